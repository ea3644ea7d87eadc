import { RELATIONS, relatedProducts } from '#contract/related.ts'
import { shopDay } from '#contract/shop-day.ts'
import { belongsTo } from '#platform/db/embed.ts'
import { table } from '#platform/db/table.ts'
import { productTable } from './product-table.ts'
import { hasWords } from './text.ts'
import { pricedProduct, productIsListed } from './visibility.ts'

const RANDOM_PRODUCTS = 12
const RANDOM_IDS = 1_000_000_000

/** Products related to one: picked by the shop, or drawn from its categories anew every day. */
export function relatedTable(product_id: number) {
  return table({
    resource: relatedProducts,
    from: (context) => {
      const { sql, now } = context
      const day = shopDay(now)
      const drawn = (relation: number, same: typeof picked) => sql`
        select ${RANDOM_IDS + relation * RANDOM_PRODUCTS}::int + row_number() over (order by place)::int,
          product_id, related_product_id, ${relation}::smallint, row_number() over (order by place)::int
        from (
          select ${product_id}::int as product_id, product.id as related_product_id,
            md5(product.id || ${day}::text) as place
          from ${pricedProduct(context)}
          where product.id <> ${product_id} and ${productIsListed(context)} and ${same}
          order by place limit ${RANDOM_PRODUCTS}
        ) draw`
      const picked = sql`
        select id, product_id, related_product_id, relation, position from related_product
        where product_id = ${product_id}`
      const same_category = sql`product.id in (
        select link.product_id from product_category link where link.category_id = any(array(
          select category_id from product_category where product_id = ${product_id}
        ))
      )`
      const same_default = sql`product.default_category_id = (
        select default_category_id from product where id = ${product_id}
      )`
      return sql`(
        ${picked}
        union all (${drawn(RELATIONS.random_same_category, same_category)})
        union all (${drawn(RELATIONS.random_same_default_category, same_default)})
      ) related(id, product_id, related_product_id, relation, position)
      join (${pricedProduct(context)}) on product.id = related.related_product_id`
    },
    visible: productIsListed,
    columns: ({ sql }) => ({
      id: sql`related.id`,
      product_id: sql`related.product_id`,
      related_product_id: sql`related.related_product_id`,
      relation: sql`related.relation`,
      position: sql`related.position`,
    }),
    embeds: { related_product: belongsTo(() => productTable, 'related_product_id') },
    search: (context, searched) => hasWords(context, 'product.search_words', searched),
    default_sort: [
      { field: 'relation', descending: false },
      { field: 'position', descending: false },
    ],
  })
}
