import type { Context } from '#platform/http/context.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import { hasWords } from './text.ts'
import { pricedProduct, productIsListed } from './visibility.ts'

export interface ProductFinds {
  /** Best first. */
  ids: number[] | Int32Array
  total: number
  /** The query as it was understood, where a misspelt word was replaced. */
  corrected: string | null
  /** Some of the finds lack a word of the query. */
  is_partial: boolean
}

/** Listed products that this caller may see; all of them where no limit is given. */
export async function findProducts(
  context: Context,
  { facets, search }: ShopIndexes,
  searched: string,
  limit?: number,
): Promise<ProductFinds> {
  if (!search) return findBySql(context, searched, limit)
  const { language, currency, caller } = context
  const accept = facets?.listed({ groups: caller.customer_group_ids, currency_id: currency.id })
  const index = search.of('product', language)
  if (limit === undefined) return index.rank(searched, accept)
  const { hits, ...finds } = index.search(searched, { limit, ...(accept ? { accept } : {}) })
  return { ...finds, ids: hits.map(({ id }) => id) }
}

async function findBySql(context: Context, searched: string, limit?: number): Promise<ProductFinds> {
  const { sql } = context
  const rows = await sql<{ id: number; total: number }[]>`
    select product.id, count(*) over ()::int as total from ${pricedProduct(context)}
    where ${productIsListed(context)} and ${productSearch(context, searched)}
    order by ${searchRank(context, searched)}, product.id limit ${limit ?? null}`
  const ids = rows.map(({ id }) => id)
  return { ids, total: rows[0]?.total ?? 0, corrected: null, is_partial: false }
}

/** Finds a product by words of its name, of its brand or of a variation, or by any of its codes as a whole. */
export function productSearch(context: Context, searched: string): Fragment {
  const { sql } = context
  const code = searched.trim().toLowerCase()
  return sql`(
    (${hasWords(context, 'product.search_words', searched)})
    or product.brand_id = any(array(
      select brand.id from brand
      where brand.is_active and ${hasWords(context, 'brand.search_words', searched)}
    ))
    or lower(product.code) = ${code} or lower(product.sku) = ${code} or product.ean = ${code}
    or product.id = any(array(
      select variation.product_id from product_variation variation join offered_variation using (id)
      where lower(variation.code) = ${code} or lower(variation.sku) = ${code} or variation.ean = ${code}
        or (${hasWords(context, 'variation.search_words', searched)})
    ))
  )`
}

/** Best finds first: names that begin with the text, then names with all its words, then what sells best. */
function searchRank(context: Context, searched: string): Fragment {
  const { sql, language } = context
  return sql`case
    when starts_with(search_text(localized_text(product.name, ${language})), search_text(${searched}::text)) then 0
    when ${hasWords(context, 'product.search_words', searched)} then 1
    else 2
  end, product.sells_count desc`
}
