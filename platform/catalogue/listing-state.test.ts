import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LISTING_SORTS, listingUrl, PER_PAGE_OPTIONS, readListingState } from './listing-state.ts'

const base = { url: '/caje', query: {} }
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams)

describe('the address of a listing', () => {
  it('says nothing that goes without saying [FILTER-06]', () => {
    expect(listingUrl(base, readListingState({ page: '1', per_page: '24', sort: 'recommended' }))).toBe(
      '/caje',
    )
  })

  it('writes several choices of a filter into one parameter [FILTER-06]', () => {
    const state = readListingState({ brand: 'luh-list_hlubina', barva: 'modra' })
    expect(state.chosen).toEqual(
      new Map([
        ['brand', ['luh-list', 'hlubina']],
        ['barva', ['modra']],
      ]),
    )
    expect(listingUrl(base, state)).toBe('/caje?brand=luh-list_hlubina&barva=modra')
  })

  it('is read back as it was written, whatever the state [FILTER-06]', () => {
    const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)?$/)
    const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 5 })
    const price = fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: null })
    fc.assert(
      fc.property(
        fc.record({
          page: fc.integer({ min: 1, max: 999 }),
          per_page: fc.constantFrom(...PER_PAGE_OPTIONS),
          sort: fc.constantFrom(...LISTING_SORTS),
          prices: fc.tuple(price, price),
          brand: slugs,
          barva: slugs,
          product_ids: fc.array(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 50 }),
        }),
        ({ prices: [low, high], brand, barva, ...rest }) => {
          const ordered = low !== null && high !== null && low > high ? [high, low] : [low, high]
          const state = {
            ...rest,
            from: rest.page,
            min_price: ordered[0] ?? null,
            max_price: ordered[1] ?? null,
            chosen: new Map([
              ['brand', brand],
              ['barva', barva],
            ]),
          }
          expect(readListingState(queryOf(listingUrl(base, state)))).toEqual(state)
        },
      ),
    )
  })

  it('never fails, whatever stands in it [FILTER-06]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        const state = readListingState(query)
        expect(state.page).toBeGreaterThan(0)
        expect(state.from).toBeLessThanOrEqual(state.page)
        expect(listingUrl(base, state)).toMatch(/^\/caje/)
      }),
    )
  })
})
