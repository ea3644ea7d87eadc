import { belongsTo, valuesOf } from '#platform/db/embed.ts'
import { productVariations } from '#contract/variation.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import { table } from '#platform/db/table.ts'
import { availabilityTable } from './availability-table.ts'
import { goodsColumns } from './goods-column.ts'
import { priceEmbedSources, priceKeyColumns } from './price-embed.ts'
import { hasWords, html } from './text.ts'
import { productIsVisible } from './visibility.ts'

interface Owned {
  owner_id: number
}

const IMAGE_URL_WIDTH = 640

export const variationTable = table({
  resource: productVariations,
  from: ({ sql, currency, country_id }) => sql`product_variation
    join product on product.id = product_variation.product_id
    join product_price price on price.product_id = product_variation.product_id
      and price.variation_key = product_variation.id and price.currency_id = ${currency.id}
    left join tax_rate on tax_rate.tax_group_id = product.tax_group_id
      and tax_rate.country_id = ${country_id}`,
  visible: (context) => context.sql`(product_variation.is_active and ${productIsVisible(context)})`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`product_variation.id`,
      product_id: sql`product_variation.product_id`,
      ...goodsColumns(context, 'product_variation'),
      // A variation without an availability of its own has its product's, and none is sold before its product is.
      product_availability_id: sql`coalesce(
        product_variation.product_availability_id, product.product_availability_id
      )`,
      purchasable_since: sql`greatest(product_variation.purchasable_since, product.purchasable_since)`,
      description: html(context, 'product_variation.description'),
      image_id: sql`product_variation.image_id`,
      is_default: sql`(product.default_product_variation_id is not distinct from product_variation.id)`,
      ...priceKeyColumns(sql`product_variation.product_id`, sql`product_variation.id`),
      $image_name: sql`(
        select media.name from product_image image join media on media.id = image.media_id
        where image.id = product_variation.image_id
      )`,
    }
  },
  embeds: {
    ...priceEmbedSources,
    stock_states: valuesOf(
      ({ sql, language }, ids) => sql<Owned[]>`
        select variation.id as owner_id, stock.id as stock_id, localized_text(stock.name, ${language}) as name,
          case when stock.is_default then variation.stock_state - coalesce((
            select sum(other.stock_state)::int from product_variation_stock other
            where other.product_variation_id = variation.id and other.stock_id <> stock.id
          ), 0) else held.stock_state end as stock_state
        from product_variation variation cross join stock
        left join product_variation_stock held
          on held.product_variation_id = variation.id and held.stock_id = stock.id
        where variation.id = any(${ids}::int[]) and (stock.is_default or held.stock_id is not null)
        order by stock.id`,
    ),
    tag_ids: valuesOf(
      ({ sql }, ids) => sql<(Owned & { id: number })[]>`
        select product_variation_id as owner_id, tag_id as id from product_variation_tag
        where product_variation_id = any(${ids}::int[]) order by tag_id`,
      ({ id }) => id,
    ),
    properties: valuesOf(
      ({ sql }, ids) => sql<Owned[]>`
        select product_variation_id as owner_id, product_property_id, product_property_attribute_id
        from product_variation_property
        where product_variation_id = any(${ids}::int[]) order by product_property_id`,
    ),
    product_availability: belongsTo(() => availabilityTable, 'product_availability_id'),
    image_url: {
      needs: ['$image_name'],
      load: async (_, rows) =>
        rows.map((row) =>
          row.$image_name === null ? null : mediaUrl(row.$image_name as string, IMAGE_URL_WIDTH),
        ),
    },
    tags: valuesOf(
      ({ sql, language }, ids) => sql<Owned[]>`
        select link.product_variation_id as owner_id, tag.id, localized_text(tag.name, ${language}) as name,
          localized_text(tag.slug, ${language}) as slug, tag.color, tag.position
        from product_variation_tag link join tag on tag.id = link.tag_id
        where link.product_variation_id = any(${ids}::int[]) order by tag.position, tag.id`,
    ),
    customer_account_products: valuesOf(
      ({ sql }, ids) => sql<Owned[]>`
        select variation.id as owner_id, own.customer_account_id, own.can_use_credits, own.amount_from_order,
          own.product_variation_id
        from product_variation variation join customer_account_product own
          on own.product_id = variation.product_id
          and (own.product_variation_id is null or own.product_variation_id = variation.id)
        where variation.id = any(${ids}::int[]) order by own.id`,
    ),
  },
  search: (context, searched) => {
    const { sql } = context
    const code = searched.trim().toLowerCase()
    return sql`(
      (${hasWords(context, 'product_variation.search_words', searched)})
      or lower(product_variation.code) = ${code} or lower(product_variation.sku) = ${code}
      or product_variation.ean = ${code}
    )`
  },
  default_sort: [
    { field: 'product_id', descending: false },
    { field: 'position', descending: false },
  ],
})
