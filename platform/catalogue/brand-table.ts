import { brands } from '#contract/brand.ts'
import { MODEL_TYPES } from '#contract/page.ts'
import { table } from '#platform/db/table.ts'
import type { FacetIndex } from '#platform/facet/facet-index.ts'
import type { Context } from '#platform/http/context.ts'
import { withLines } from './brand-line.ts'
import { brandBanners } from './late-embed.ts'
import { urlOf, urlsEmbed } from './page-url.ts'
import { imagesColumn } from './picture.ts'
import { safetyEmbed } from './safety.ts'
import { hasWords, html, metaColumns, text } from './text.ts'
import { countListed } from './listed-count.ts'
import { pricedProduct, productIsListed } from './visibility.ts'

/** A line of a brand, such as its ceramics, counts for the brand above it as well. */
export async function countOfBrands(context: Context, facets: FacetIndex): Promise<Map<number, number>> {
  const { sql } = context
  const line = await sql<{ top_id: number; id: number }[]>`
    ${withLines(context, sql`true`)} select top_id, id from line`
  const own = countListed(context, facets, 'brand')
  const found = new Map<number, number>()
  for (const { top_id, id } of line) found.set(top_id, (found.get(top_id) ?? 0) + (own.get(id) ?? 0))
  return found
}

export const brandTable = table({
  resource: brands,
  from: ({ sql }) => sql`brand`,
  visible: ({ sql }) => sql`brand.is_active`,
  columns: (context) => {
    const { sql } = context
    return {
      id: sql`brand.id`,
      name: text(context, 'brand.name'),
      short_description: text(context, 'brand.short_description'),
      description: html(context, 'brand.description'),
      images: imagesColumn(context, sql`(select * from brand_image where brand_id = brand.id)`),
      slug: text(context, 'brand.slug'),
      url: urlOf(context, MODEL_TYPES.brand, sql`brand.id`),
      is_active: sql`brand.is_active`,
      parent_id: sql`brand.parent_id`,
      ...metaColumns(context, 'brand'),
      $product_safety_id: sql`brand.product_safety_id`,
      $safety_warnings: sql`null::text`,
    }
  },
  embeds: {
    urls: urlsEmbed(MODEL_TYPES.brand),
    banners: brandBanners,
    safety: safetyEmbed,
    products_count: {
      needs: [],
      load: async (context, rows) => {
        const { sql } = context
        const ids = rows.map((row) => row.id as number)
        const counts = await sql<{ id: number; count: number }[]>`
          ${withLines(context, sql`id = any(${ids}::int[])`)}
          select line.top_id as id, count(*)::int as count
          from line join ${pricedProduct(context)} on product.brand_id = line.id
          where ${productIsListed(context)} group by 1`
        const found = new Map(counts.map(({ id, count }) => [id, count]))
        return ids.map((id) => found.get(id) ?? 0)
      },
    },
  },
  search: (context, searched) => hasWords(context, 'brand.search_words', searched),
  default_sort: [{ field: 'name', descending: false }],
})
