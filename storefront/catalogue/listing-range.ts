import { MAX_PAGES_AT_ONCE, type PaginationData } from '#contract/product-filter.ts'
import type { ListingData } from './listing-data.ts'

/** Which page the shown products start with: a listing may show several pages at once, the last being `page`. */
export function firstPage({ page, per_page }: PaginationData, shown: number): number {
  return Math.max(1, page - Math.max(1, Math.ceil(shown / per_page)) + 1)
}

/** What a listing begins with, such as its description, stands above its first page alone. */
export const isFromStart = ({
  pagination_data,
  products,
}: Pick<ListingData, 'pagination_data' | 'products'>) => firstPage(pagination_data, products.length) === 1

/** The pages to show when more are asked for below the shown ones; null at the end, and where the numbers go on. */
export function nextRange(pagination: PaginationData, shown: number): { from: number; to: number } | null {
  const from = firstPage(pagination, shown)
  const to = pagination.page + 1
  return shown > 0 && to <= pagination.pages && to - from < MAX_PAGES_AT_ONCE ? { from, to } : null
}
