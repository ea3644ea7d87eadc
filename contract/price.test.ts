import { expect, it } from 'vitest'
import { isDiscounted } from './price.ts'

const money = { value: 80, formatted: '80 Kč' }

it('a variation is discounted if it has discount percents and a discounted taxed price [CATALOG-04]', () => {
  expect(isDiscounted({ discount_percents: 20, discounted_taxed_price: money })).toBe(true)
  expect(isDiscounted({ discount_percents: 20, discounted_taxed_price: null })).toBe(false)
  expect(isDiscounted({ discount_percents: null, discounted_taxed_price: money })).toBe(false)
  expect(isDiscounted({ discount_percents: 0, discounted_taxed_price: money })).toBe(false)
  expect(isDiscounted({})).toBe(false)
})

it('a price of nothing is still a discounted price [CATALOG-04]', () => {
  const free = { value: 0, formatted: '0 Kč' }
  expect(isDiscounted({ discount_percents: 100, discounted_taxed_price: free })).toBe(true)
})
