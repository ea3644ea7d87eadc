import { describe, expect, it } from 'vitest'
import { fillTemplate } from './url-template.ts'

describe('a URL template', () => {
  it('is filled with prices, page, range, page size and product ids [FILTER-06]', () => {
    const template =
      '/caje?min_price={min_price}&max_price={max_price}&page={page}&from={from}&to={to}&per_page={per_page}&product_ids={product_ids}'
    const values = { min_price: 10, max_price: 99.5, page: 2, from: 1, to: 3, per_page: 40, product_ids: [7] }
    expect(fillTemplate(template, values)).toBe(
      '/caje?min_price=10&max_price=99.5&page=2&from=1&to=3&per_page=40&product_ids=7',
    )
  })

  it('joins product ids with underscores [FILTER-07]', () => {
    expect(fillTemplate('/sada?product_ids={product_ids}', { product_ids: [1, 2, 30] })).toBe(
      '/sada?product_ids=1_2_30',
    )
  })

  it('fills a placeholder in the path too, and every time it stands there [FILTER-06]', () => {
    expect(fillTemplate('/caje/{page}?page={page}', { page: 2 })).toBe('/caje/2?page=2')
  })

  it('leaves out a parameter nobody gave a value for, and keeps the others [FILTER-06]', () => {
    const template = '/caje?brand=kyoto&min_price={min_price}&max_price={max_price}'
    expect(fillTemplate(template, { min_price: 0 })).toBe('/caje?brand=kyoto&min_price=0')
    expect(fillTemplate('/caje?page={page}', {})).toBe('/caje')
  })

  it('leaves everything that is no placeholder as it is [FILTER-06]', () => {
    expect(fillTemplate('/caje?color=zelena_cerna&x={other}&page={page}', { page: 3 })).toBe(
      '/caje?color=zelena_cerna&x={other}&page=3',
    )
  })

  it('escapes what it fills in, so that a value cannot add parameters [FILTER-06]', () => {
    expect(fillTemplate('/caje?page={page}', { page: '2&sort=x' })).toBe('/caje?page=2%26sort%3Dx')
  })
})
