import { availabilityCalls } from '#contract/availability.ts'
import { productPropertyCalls } from '#contract/product-property.ts'
import { productCalls } from '#contract/product.ts'
import { variationCalls } from '#contract/variation.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { availabilityTable } from './availability-table.ts'
import { brandCalls } from './brand-calls.ts'
import { categoryCalls } from './category-calls.ts'
import { productTable } from './product-table.ts'
import { propertyTable } from './property-table.ts'
import { variationTable } from './variation-table.ts'
import { productIsListed } from './visibility.ts'

export const catalogueCalls = [
  ...brandCalls,
  ...categoryCalls,
  ...serve(productCalls, {
    'GET /products': (context, { list }) => readList(context, productTable, list, productIsListed(context)),
    'GET /products/{id}': (context, { params, selection }) =>
      readOne(context, productTable, params.id, selection),
  }),
  ...serve(variationCalls, {
    'GET /product-variations': (context, { list }) =>
      readList(
        context,
        variationTable,
        list,
        context.sql`(not product_variation.is_hidden and ${productIsListed(context)})`,
      ),
    'GET /product-variations/{id}': (context, { params, selection }) =>
      readOne(context, variationTable, params.id, selection),
  }),
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
]
