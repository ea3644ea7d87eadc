import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canPurchase,
  isStockTracked,
  maxPurchasableAmount,
  type StockDisplay,
  stockDisplay,
} from './stock.ts'

const now = new Date('2026-11-15T12:00:00Z')
const tracked = { update_stock: true, stock_state: 5 }

describe('purchase', () => {
  it('stock is tracked when update_stock is true [CATALOG-07]', () => {
    expect(isStockTracked({ update_stock: true })).toBe(true)
    expect(isStockTracked({ update_stock: false })).toBe(false)
  })

  it('tracked stock above 0 can be bought, 0 and less cannot, empty can [CATALOG-05]', () => {
    const states = [5, 1, 0, -2, null]
    expect(states.map((stock_state) => canPurchase({ update_stock: true, stock_state }, now))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('untracked stock never stops a purchase [CATALOG-05]', () => {
    expect(canPurchase({ update_stock: false, stock_state: 0 }, now)).toBe(true)
  })

  it('an availability that forbids purchase wins over stock; an unknown one allows it [CATALOG-05]', () => {
    const allows = (product_availability: { can_purchase?: boolean | null } | null | undefined) =>
      canPurchase({ ...tracked, ...(product_availability !== undefined && { product_availability }) }, now)
    expect(allows({ can_purchase: true })).toBe(true)
    expect(allows({ can_purchase: false })).toBe(false)
    expect(allows({ can_purchase: null })).toBe(true)
    expect(allows(null)).toBe(true)
    expect(allows(undefined)).toBe(true)
  })

  it('before purchasable_since nothing is sold, from that moment on it is [CATALOG-19]', () => {
    const since = (purchasable_since: string | null) => canPurchase({ ...tracked, purchasable_since }, now)
    expect(since('2026-11-15T12:00:00.001Z')).toBe(false)
    expect(since('2026-11-15T12:00:00Z')).toBe(true)
    expect(since(null)).toBe(true)
  })
})

describe('the highest amount', () => {
  const max = (update_stock: boolean, stock_state: number | null, max_purchasable_amount: number | null) =>
    maxPurchasableAmount({ update_stock, stock_state, max_purchasable_amount })

  it('is the lesser of the configured maximum and the stock when stock is tracked [CATALOG-06]', () => {
    expect(max(true, 10, 3)).toBe(3)
    expect(max(true, 2, 3)).toBe(2)
    expect(max(true, 10, null)).toBe(10)
    expect(max(true, null, 3)).toBe(3)
    expect(max(true, null, null)).toBe(Infinity)
    expect(max(true, 0, 3)).toBe(0)
    expect(max(true, -4, null)).toBe(0)
  })

  it('is unlimited when stock is not tracked, whatever is configured [CATALOG-06]', () => {
    expect(max(false, 0, null)).toBe(Infinity)
    expect(max(false, 2, 3)).toBe(Infinity)
  })

  it('is 0 exactly when tracked stock or the maximum has run out [CATALOG-06]', () => {
    const amount = fc.option(fc.integer({ min: -5, max: 50 }))
    fc.assert(
      fc.property(fc.boolean(), amount, amount, (update_stock, stock_state, maximum) => {
        const isOut = update_stock && ((stock_state ?? 1) <= 0 || (maximum ?? 1) <= 0)
        expect(max(update_stock, stock_state, maximum) === 0).toBe(isOut)
      }),
    )
  })
})

describe('stock display', () => {
  const shown = (format: StockDisplay['format']) =>
    [null, 0, 1, 2, 5, 6, 120].map((state) => stockDisplay(state, { min: 2, max: 5, format }))

  it('shows the number, and a plus sign above the maximum [CATALOG-09]', () => {
    expect(shown(null)).toEqual([null, '0', '1', '2', '5', '5+', '5+'])
  })

  it('hides numbers below the minimum with hide-less [CATALOG-09]', () => {
    expect(shown('hide-less')).toEqual([null, null, null, '2', '5', '5+', '5+'])
  })

  it('hides every number with hide [CATALOG-09]', () => {
    expect(shown('hide')).toEqual([null, null, null, null, null, null, null])
  })

  it('shows plain numbers where no minimum and maximum are set [CATALOG-09]', () => {
    expect(stockDisplay(120, { min: null, max: null, format: 'hide-less' })).toBe('120')
    expect(stockDisplay(0, { min: null, max: null, format: 'hide-less' })).toBe('0')
  })
})
