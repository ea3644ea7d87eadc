import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { PRODUCT_TYPES } from '#contract/product-type.ts'
import type { Drafts } from './draft.ts'
import { FILES, type Layout } from './layout.ts'
import type { Row } from './row.ts'
import type { Stored } from './stored.ts'

const NAMED = 10

/** What the law wants and the shop would still lack. It is told and refuses nothing: a shop is filled by and by. */
export function lawGaps({ of }: Drafts, stored: Stored): string[] {
  const rowsOf = (file: string): Row[] => {
    const layout = FILES[file] as Layout
    const rows = new Map((stored.rows.get(layout) ?? []).map((row) => [row['id'], row]))
    for (const { row, current } of of(layout)) rows.set(row['id'], { ...current, ...row })
    return [...rows.values()]
  }
  return [
    ...withoutMaker(rowsOf('products.json'), rowsOf('brands.json')),
    ...withoutOfficialNotice(rowsOf('static-contents.json')),
  ]
}

/** Their page has no block about safety then, without a word. */
function withoutMaker(products: Row[], brands: Row[]): string[] {
  const known = new Set(brands.filter((brand) => brand['product_safety_id'] != null).map(({ id }) => id))
  const codes = products
    .filter((product) => product['is_active'] !== false && product['product_type'] !== PRODUCT_TYPES.service)
    .filter((product) => product['product_safety_id'] == null && !known.has(product['brand_id']))
    .map(({ code }) => String(code))
  if (codes.length === 0) return []
  const more = codes.length > NAMED ? ` and ${codes.length - NAMED} more` : ''
  return [
    `products.json: product_safety is missing, also from the brand, so their pages name no manufacturer (L14): ${codes.slice(0, NAMED).join(', ')}${more}.`,
  ]
}

function withoutOfficialNotice(contents: Row[]): string[] {
  const notice = contents.find(({ code }) => code === 'guarantee-notice')?.['content']
  const texts = (notice ?? {}) as Record<string, string>
  const lacking = INTERFACE_LANGUAGES.filter((language) => !texts[language]?.includes('<img'))
  if (lacking.length === 0) return []
  return [
    `static-contents.json: guarantee-notice has no official picture of the legal guarantee in ${lacking.join(', ')} (L15).`,
  ]
}
