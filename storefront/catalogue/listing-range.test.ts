import { describe, expect, it } from 'vitest'
import { MAX_PAGES_AT_ONCE, type PaginationData } from '#contract/product-filter.ts'
import { firstPage, nextRange } from './listing-range.ts'

function pagination(page: number, items_count: number): PaginationData {
  return {
    items_count,
    page,
    pages: Math.ceil(items_count / 24),
    per_page: 24,
    per_page_options: [24],
    page_url_template: '/caje?page={page}',
    range_url_template: '/caje?from={from}&to={to}',
    per_page_url_template: '/caje?per_page={per_page}',
  }
}

describe('the pages a listing shows', () => {
  it('start with the page itself, or with the first of several shown together', () => {
    expect(firstPage(pagination(1, 60), 24)).toBe(1)
    expect(firstPage(pagination(3, 60), 12)).toBe(3)
    expect(firstPage(pagination(3, 60), 60)).toBe(1)
    expect(firstPage(pagination(3, 60), 36)).toBe(2)
  })

  it('go on with the next page below those shown', () => {
    expect(nextRange(pagination(1, 60), 24)).toEqual({ from: 1, to: 2 })
    expect(nextRange(pagination(2, 60), 48)).toEqual({ from: 1, to: 3 })
    expect(nextRange(pagination(2, 60), 24)).toEqual({ from: 2, to: 3 })
  })

  it('end with the last page, and with a listing of one page or of nothing [UI-33]', () => {
    expect(nextRange(pagination(3, 60), 60)).toBeNull()
    expect(nextRange(pagination(1, 24), 24)).toBeNull()
    expect(nextRange(pagination(1, 0), 0)).toBeNull()
    expect(nextRange(pagination(9, 60), 0)).toBeNull()
  })

  it('are never more at once than one address may ask for', () => {
    const most = MAX_PAGES_AT_ONCE
    expect(nextRange(pagination(most - 1, 1000), (most - 1) * 24)).toEqual({ from: 1, to: most })
    expect(nextRange(pagination(most, 1000), most * 24)).toBeNull()
  })
})
