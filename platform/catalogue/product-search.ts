import type { Context } from '#platform/http/context.ts'
import type { Fragment } from '#platform/db/table.ts'
import { hasWords } from './text.ts'

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
      select variation.product_id from product_variation variation
      where variation.is_active and not variation.is_hidden and (
        lower(variation.code) = ${code} or lower(variation.sku) = ${code} or variation.ean = ${code}
        or (${hasWords(context, 'variation.search_words', searched)})
      )
    ))
  )`
}

/** Best finds first: names that begin with the text, then names with all its words, then what sells best. */
export function searchRank(context: Context, searched: string): Fragment {
  const { sql, language } = context
  return sql`case
    when starts_with(search_text(localized_text(product.name, ${language})), search_text(${searched}::text)) then 0
    when ${hasWords(context, 'product.search_words', searched)} then 1
    else 2
  end, product.sells_count desc`
}
