import { categories } from '#contract/category.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import { table } from '#platform/db/table.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import type { Context } from '#platform/http/context.ts'
import { categoryBanners } from './late-embed.ts'
import { countListed } from './listed-count.ts'
import { urlOf, urlsEmbed } from './page-url.ts'
import { imagesColumn } from './picture.ts'
import { hasWords, html, metaColumns, text } from './text.ts'
import { categoryIsVisible, pricedProduct, productIsListed } from './visibility.ts'

/** Products of every category and of all below it, in one pass over the shop. */
export async function countProducts(
  context: Context,
  { facets }: ShopIndexes,
): Promise<ReadonlyMap<number, number>> {
  const { sql } = context
  if (facets) return countListed(context, facets, 'category')
  const rows = await sql<{ id: number; count: number }[]>`
    with placed as (
      select distinct above.ancestor_id, link.product_id
      from category_closure above join product_category link on link.category_id = above.descendant_id
    )
    select placed.ancestor_id as id, count(*)::int as count
    from placed join (${pricedProduct(context)}) on product.id = placed.product_id
    where ${productIsListed(context)} group by 1`
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export const categoryTable = table({
  resource: categories,
  from: ({ sql }) => sql`category`,
  visible: categoryIsVisible,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`category.id`,
      name: text(context, 'category.name'),
      description: html(context, 'category.description'),
      parent_id: sql`category.parent_id`,
      images: imagesColumn(context, sql`(select * from category_image where category_id = category.id)`),
      color: sql`category.color`,
      slug: text(context, 'category.slug'),
      url: urlOf(context, MODEL_TYPES.category, sql`category.id`),
      position: sql`category.position`,
      available_for_languages: sql`category.available_for_languages`,
      is_active: sql`category.is_active`,
      customer_groups_restriction: sql`category.customer_groups_restriction`,
      products_count: sql`(
        select count(distinct product.id)::int
        from category_closure below
        join product_category link on link.category_id = below.descendant_id
        join (${pricedProduct(context)}) on product.id = link.product_id
        where below.ancestor_id = category.id and ${productIsListed(context)}
      )`,
      restricted_customer_group_ids: sql`array(
        select customer_group_id from category_customer_group where category_id = category.id order by 1
      )`,
      ...metaColumns(context, 'category'),
    }
  },
  embeds: { urls: urlsEmbed(MODEL_TYPES.category), banners: categoryBanners },
  search: (context, searched) => hasWords(context, 'category.search_words', searched),
  default_sort: [{ field: 'position', descending: false }],
})
