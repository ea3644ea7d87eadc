import { MAX_PAGES_AT_ONCE, type PaginationData } from '#contract/product-filter.ts'

/** Which page the shown products start with: a listing may show several pages at once, the last being `page`. */
export function firstPage({ page, per_page }: PaginationData, shown: number): number {
  return Math.max(1, page - Math.max(1, Math.ceil(shown / per_page)) + 1)
}

/** The pages to show when more are asked for below the shown ones; null at the end, and where the numbers go on. */
export function nextRange(pagination: PaginationData, shown: number): { from: number; to: number } | null {
  const from = firstPage(pagination, shown)
  const to = pagination.page + 1
  return shown > 0 && to <= pagination.pages && to - from < MAX_PAGES_AT_ONCE ? { from, to } : null
}
