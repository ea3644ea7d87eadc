import type { articles } from '#contract/article.ts'
import { attachmentCalls } from '#contract/attachment.ts'
import { availabilityCalls } from '#contract/availability.ts'
import { productFilterCalls } from '#contract/product-filter.ts'
import { productListCalls } from '#contract/product-list.ts'
import { productPropertyCalls } from '#contract/product-property.ts'
import { searchCalls } from '#contract/search.ts'
import { visitCalls } from '#contract/visit.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { Table } from '#platform/db/table.ts'
import { NO_INDEXES, type ShopIndexes } from '#platform/feed/feed.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import { downloadAttachment } from './attachment-download.ts'
import { attachmentTable } from './attachment-table.ts'
import { availabilityTable } from './availability-table.ts'
import { brandCalls } from './brand-calls.ts'
import { categoryCalls } from './category-calls.ts'
import { filterProducts } from './listing.ts'
import { findListingScope } from './listing-scope.ts'
import { productCalls } from './product-calls.ts'
import { productListTable } from './product-list-table.ts'
import { propertyTable } from './property-table.ts'
import { searchShop } from './search.ts'
import { recordVisit, visitTable } from './visit.ts'

export interface CatalogueOptions {
  indexes?: ShopIndexes
  article_table?: Table<typeof articles> | null
}

export const catalogueCalls = ({
  indexes = NO_INDEXES,
  article_table = null,
}: CatalogueOptions = {}): Served[] => [
  ...brandCalls(indexes),
  ...categoryCalls(indexes),
  ...productCalls,
  ...serve(availabilityCalls, {
    'GET /product-availabilities': (context, { list }) => readList(context, availabilityTable, list),
    'GET /product-availabilities/{id}': (context, { params, selection }) =>
      readOne(context, availabilityTable, params.id, selection),
  }),
  ...serve(productPropertyCalls, {
    'GET /product-properties': (context, { list }) =>
      readList(context, propertyTable, list, context.sql`product_property.is_public`),
    'GET /product-properties/{id}': (context, { params, selection }) =>
      readOne(context, propertyTable, params.id, selection),
  }),
  ...serve(productListCalls, {
    'GET /product-lists': (context, { list }) => readList(context, productListTable, list),
    'GET /product-lists/{id}': (context, { params, selection }) =>
      readOne(context, productListTable, params.id, selection),
  }),
  ...serve(attachmentCalls, {
    'GET /attachments/{id}': (context, { params, selection }) =>
      readOne(context, attachmentTable, params.id, selection),
    'GET /attachments/{id}/download': (context, { params }) => downloadAttachment(context, params.id),
  }),
  ...serve(visitCalls, {
    'GET /visits': (context, { list }) => readList(context, visitTable, list),
    'POST /visits': (context, { body }) => recordVisit(context, body.product_id),
  }),
  ...serve(searchCalls, {
    'GET /search': (context, { query }) =>
      searchShop(context, query.q, {
        indexes,
        article_table,
        limit: query.limit === undefined ? undefined : Number(query.limit),
      }),
  }),
  ...serve(productFilterCalls, {
    'GET /product-filters': async (context, { query }) => {
      // The query is open, and all a URL can hold is text.
      const { path, ...rest } = query as { path: string } & Record<string, string>
      return filterProducts(context, indexes, await findListingScope(context, indexes, path, rest), rest)
    },
  }),
]
