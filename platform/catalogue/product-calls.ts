import { packageCalls } from '#contract/package.ts'
import { productCalls as calls } from '#contract/product.ts'
import { relatedCalls } from '#contract/related.ts'
import { variationCalls } from '#contract/variation.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { serve } from '#platform/http/serve.ts'
import { packageItemTable, packagePartTable } from './package-table.ts'
import { productTable } from './product-table.ts'
import { relatedTable } from './related-table.ts'
import { variationTable } from './variation-table.ts'
import { productIsVisible, standsInLists } from './visibility.ts'

async function requireProduct(context: Context, id: number): Promise<void> {
  const found = await context.sql`select from product where id = ${id} and ${productIsVisible(context)}`
  if (found.length === 0) throw notFound()
}

export const productCalls = [
  ...serve(calls, {
    'GET /products': (context, { list }) => readList(context, productTable, list, standsInLists(context)),
    'GET /products/{id}': (context, { params, selection }) =>
      readOne(context, productTable, params.id, selection),
  }),
  ...serve(variationCalls, {
    'GET /product-variations': (context, { list }) =>
      readList(
        context,
        variationTable,
        list,
        context.sql`(product_variation.id in (select id from offered_variation) and ${standsInLists(context)})`,
      ),
    'GET /product-variations/{id}': (context, { params, selection }) =>
      readOne(context, variationTable, params.id, selection),
  }),
  ...serve(relatedCalls, {
    'GET /products/{product_id}/related-products': async (context, { params, list }) => {
      await requireProduct(context, params.product_id)
      return readList(context, relatedTable(params.product_id), list)
    },
  }),
  ...serve(packageCalls, {
    'GET /products/{product_id}/package-items': async (context, { params, list }) => {
      await requireProduct(context, params.product_id)
      const scope = context.sql`package_item.package_product_id = ${params.product_id}`
      return readList(context, packageItemTable, list, scope)
    },
    'GET /products/{product_id}/package-parts': async (context, { params, list }) => {
      await requireProduct(context, params.product_id)
      const scope = context.sql`package_part.package_product_id = ${params.product_id}`
      return readList(context, packagePartTable, list, scope)
    },
  }),
]
