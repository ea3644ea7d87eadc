import { MODEL_TYPES } from '#contract/page.ts'
import { products } from '#contract/product.ts'
import { table } from '#platform/db/table.ts'
import { goodsColumns } from './goods-column.ts'
import { packageSettlement } from './package-pieces.ts'
import { urlOf } from './page-url.ts'
import { priceKeyColumns } from './price-embed.ts'
import { productEmbeds } from './product-embed.ts'
import { productSearch } from './product-search.ts'
import { hasSettledAvailability, settledAvailability } from '#platform/facet/settled-availability.ts'
import { html, metaColumns, text } from './text.ts'
import { variationSettlement } from './variation-settlement.ts'
import { inCategory, pricedProduct, productIsVisible } from './visibility.ts'

export const productTable = table({
  resource: products,
  from: pricedProduct,
  visible: productIsVisible,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`product.id`,
      ...goodsColumns(context, 'product'),
      product_availability_id: settledAvailability(context),
      description: html(context, 'product.description'),
      ...metaColumns(context, 'product'),
      slug: text(context, 'product.slug'),
      url: urlOf(context, MODEL_TYPES.product, sql`product.id`),
      brand_id: sql`product.brand_id`,
      tax_group_id: sql`product.tax_group_id`,
      default_category_id: sql`product.default_category_id`,
      sells_count: sql`product.sells_count`,
      tax_rate: sql`coalesce(tax_rate.rate, 0)::float8`,
      has_variations: sql`(product.default_product_variation_id is not null)`,
      has_fields: sql`exists (select from product_field where product_id = product.id)`,
      expected_days: sql`product.expected_days`,
      amount_unit: sql`(
        select localized_text(short_name, ${context.language}) from amount_unit
        where id = product.amount_unit_id
      )`,
      feed_availability: sql`product.feed_availability`,
      product_type: sql`product.product_type`,
      flexible_package_number_of_items: sql`product.flexible_package_number_of_items`,
      withdrawal_exception: sql`product.withdrawal_exception`,
      guarantee_months: sql`product.guarantee_months`,
      ...priceKeyColumns(sql`product.id`, sql`product.price_variation_key`),
      $product_safety_id: sql`coalesce(
        product.product_safety_id, (select product_safety_id from brand where id = product.brand_id)
      )`,
      $safety_warnings: text(context, 'product.safety_warnings'),
    }
  },
  filters: {
    product_availability_id: hasSettledAvailability,
    category_id: inCategory,
    tag_id: ({ sql }, matches) =>
      sql`product.id in (select product_id from product_tag where ${matches(sql`product_tag.tag_id`)})`,
  },
  embeds: productEmbeds,
  settlements: [packageSettlement, variationSettlement],
  search: productSearch,
  default_sort: [{ field: 'position', descending: false }],
})
