import { describe, expect, it } from 'vitest'
import type { ProductFilter } from '#contract/product-filter.ts'
import { chosenIn, withoutFilters } from './chosen-filters.ts'

const item = (value: string, is_selected: boolean) => ({
  value,
  label: value.toUpperCase(),
  count: 3,
  is_selected,
  url: `/hledani?q=hrnek&without=${value}`,
  color: null,
})
const material: ProductFilter = {
  type: 'checkbox',
  code: 'material',
  label: 'Materiál',
  items: [item('sklo', true), item('kov', false)],
}

function price(current_min: number, current_max: number): ProductFilter {
  const url_template = '/hledani?q=hrnek&material=sklo&min_price={min_price}&max_price={max_price}'
  return {
    type: 'price_slider',
    code: 'price',
    label: 'Cena',
    price_range: { min: 50, max: 900, current_min, current_max, url_template },
  }
}

describe('what is chosen in a listing', () => {
  it('has the address without it', () => {
    expect(chosenIn(material)).toEqual([
      { key: 'material=sklo', label: 'SKLO', url: '/hledani?q=hrnek&without=sklo' },
    ])
  })

  it('includes a price, unless it is the whole range', () => {
    expect(chosenIn(price(50, 900))).toEqual([])
    expect(chosenIn(price(100, 700))).toEqual([
      { key: 'price', from: 100, to: 700, url: '/hledani?q=hrnek&material=sklo' },
    ])
  })

  it('says of a price only the end that was set', () => {
    expect(chosenIn(price(1000, 900))).toMatchObject([{ from: 1000, to: null }])
    expect(chosenIn(price(50, 700))).toMatchObject([{ from: null, to: 700 }])
  })

  it('is cleared without losing the searched words or the sorting', () => {
    const template = '/hledani?q=modr%C3%BD+hrnek&material=sklo&min_price=100&sort=name&page={page}'
    expect(withoutFilters([material, price(100, 900)], template)).toBe(
      '/hledani?q=modr%C3%BD+hrnek&sort=name',
    )
    expect(withoutFilters([material], '/sklo?material=sklo&page={page}')).toBe('/sklo')
  })

  it('is cleared of a price too where nothing is left to have one [FILTER-09]', () => {
    expect(withoutFilters([material], '/sklo?material=sklo&min_price=100&max_price=200&page={page}')).toBe(
      '/sklo',
    )
  })
})
