import type { ProductFilter } from '#contract/product-filter.ts'
import { fillTemplate } from '#contract/url-template.ts'
import { PRICE_BOUNDS } from './price-bound.ts'

/**
 * Something chosen in a listing and the address without it. A price has no words of its own but its ends,
 * of which one may be open.
 */
export type ChosenFilter = { key: string; url: string } & (
  | { label: string }
  | { from: number | null; to: number | null }
)

export function chosenIn(filter: ProductFilter): ChosenFilter[] {
  if (filter.type !== 'price_slider') {
    return filter.items
      .filter((item) => item.is_selected)
      .map(({ value, label, url }) => ({ key: `${filter.code}=${value}`, label, url }))
  }
  const { min, max, current_min, current_max, url_template } = filter.price_range
  if (current_min === min && current_max === max) return []
  const from = current_min === min ? null : current_min
  const to = current_max === max ? null : current_max
  return [{ key: filter.code, from, to, url: fillTemplate(url_template, {}) }]
}

/** The address of a listing with nothing chosen; sorting, paging size and the searched words stay. */
export function withoutFilters(filters: ProductFilter[], page_url_template: string): string {
  const [path = '', search] = fillTemplate(page_url_template, {}).split('?')
  const query = new URLSearchParams(search)
  // Prices may have been asked for without a slider to show them: nothing is left that has one.
  for (const name of [...PRICE_BOUNDS, ...filters.map(({ code }) => code)]) query.delete(name)
  return query.size > 0 ? `${path}?${query}` : path
}
