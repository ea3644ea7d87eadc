import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import { type Goods, type StockItem, stockKey, type Stockroom } from './cart-goods.ts'
import type { ItemRow } from './cart-item.ts'
import { fitToStock } from './fit-to-stock.ts'
import { mostOf, stockDemand } from './item-stock.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const [POT, CUP, SET, WRAP] = [1, 2, 3, 4] as const

const inside = (product_id: number, count: number) => ({
  product_id,
  product_variation_id: null,
  package_part_id: null,
  count,
})
const goods = (id: number, own: Partial<Goods> = {}): Goods => ({
  id,
  name: `product ${id}`,
  product_type: id === SET ? PRODUCT_TYPES.fixed_package : PRODUCT_TYPES.normal,
  has_variations: false,
  is_visible: true,
  is_offered: true,
  is_active: true,
  flexible_package_number_of_items: null,
  default_category_id: null,
  category_ids: [],
  fields: [],
  package_items: id === SET ? [inside(POT, 1), inside(CUP, 2)] : [],
  package_part_ids: [],
  credits: [],
  ...own,
})
const stock = (product_id: number, stock_state: number | null, own: Partial<StockItem> = {}): StockItem => ({
  product_id,
  product_variation_id: null,
  is_active: true,
  update_stock: stock_state !== null,
  stock_state,
  max_purchasable_amount: null,
  product_availability_id: null,
  product_availability: null,
  weight: null,
  variation_name: null,
  ...own,
})
const stockroomOf = (items: StockItem[], own: Goods[] = []): Stockroom => ({
  goods: new Map([...[POT, CUP, SET, WRAP].map((id) => goods(id)), ...own].map((one) => [one.id, one])),
  stock: new Map(items.map((item) => [stockKey(item), item])),
})
const row = (id: number, product_id: number, amount: number, own: Partial<ItemRow> = {}): ItemRow => ({
  id,
  parent_id: null,
  item_type: CART_ITEM_TYPES.classic,
  product_id,
  product_variation_id: null,
  gift_id: null,
  amount,
  amount_per_package: null,
  customer_account_id: null,
  product_fields: [],
  payload: null,
  ...own,
})
const { package_item, gift, related_gift, service } = CART_ITEM_TYPES
const setOf = (id: number, amount: number, cups = 2): ItemRow[] => [
  row(id, SET, amount),
  row(id + 1, POT, amount, { parent_id: id, item_type: package_item, amount_per_package: 1 }),
  row(id + 2, CUP, amount * cups, { parent_id: id, item_type: package_item, amount_per_package: cups }),
]
const told = (rows: ItemRow[]) => rows.map(({ id, amount }) => [id, amount])

describe('what is left of a cart', () => {
  it('is all of it while there is enough', () => {
    const rows = [...setOf(1, 2), row(4, CUP, 4)]
    const fitted = fitToStock(rows, stockroomOf([stock(POT, 2), stock(CUP, 8), stock(SET, null)]), NOW)
    expect(fitted).toEqual({ rows, shortages: [] })
  })

  it('takes from gifts first, and from what was put in last', () => {
    const rows = [row(1, CUP, 2, { gift_id: 9, item_type: gift }), row(2, CUP, 3), row(3, CUP, 3)]
    const fitted = fitToStock(rows, stockroomOf([stock(CUP, 4)]), NOW)
    expect(told(fitted.rows)).toEqual([
      [2, 3],
      [3, 1],
    ])
    expect(fitted.shortages).toEqual([{ product_id: CUP, product_variation_id: null, amount: 4 }])
  })

  it('shrinks a package as a whole, and names the package', () => {
    const fitted = fitToStock(setOf(1, 3), stockroomOf([stock(POT, 9), stock(CUP, 5), stock(SET, null)]), NOW)
    expect(told(fitted.rows)).toEqual([
      [1, 2],
      [2, 2],
      [3, 4],
    ])
    expect(fitted.shortages).toEqual([{ product_id: SET, product_variation_id: null, amount: 2 }])
  })

  it('is without a package that is not offered any more, though its parts are', () => {
    const stockroom = stockroomOf(
      [stock(POT, 9), stock(CUP, 9), stock(SET, null)],
      [goods(SET, { is_active: false })],
    )
    expect(fitToStock(setOf(1, 1), stockroom, NOW).rows).toEqual([])
  })

  it('is without a package put together by other contents than it is sold with now', () => {
    const stockroom = stockroomOf([stock(POT, 9), stock(CUP, 9), stock(SET, null)])
    const fitted = fitToStock([...setOf(1, 1, 3), ...setOf(4, 2)], stockroom, NOW)
    expect(told(fitted.rows)).toEqual([
      [4, 2],
      [5, 2],
      [6, 4],
    ])
    expect(fitted.shortages).toEqual([{ product_id: SET, product_variation_id: null, amount: 2 }])
  })

  it('is without a service that ended, and with what it was bought for', () => {
    const wrapped = [
      row(1, POT, 2),
      row(2, WRAP, 2, { parent_id: 1, item_type: service, amount_per_package: 1 }),
    ]
    const fitted = fitToStock(
      wrapped,
      stockroomOf([stock(POT, 9), stock(WRAP, null, { is_active: false })]),
      NOW,
    )
    expect(told(fitted.rows)).toEqual([[1, 2]])
    expect(fitted.shortages).toEqual([{ product_id: WRAP, product_variation_id: null, amount: 0 }])
  })

  it('loses a related gift with the line that earned it', () => {
    const rows = [row(1, POT, 1), row(2, CUP, 1, { parent_id: 1, gift_id: 9, item_type: related_gift })]
    const fitted = fitToStock(rows, stockroomOf([stock(POT, 0), stock(CUP, 9)]), NOW)
    expect(fitted.rows).toEqual([])
  })

  it('is never more than the shop has, never more than there was, and the same when asked again', () => {
    const line = fc.record({
      kind: fc.constantFrom('pot', 'cup', 'set', 'gift'),
      amount: fc.integer({ min: 1, max: 6 }),
    })
    const left = fc.option(fc.integer({ min: 0, max: 12 }), { nil: null })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), left, left, (lines, pots, cups) => {
        const rows = lines.flatMap(({ kind, amount }, index) => {
          const id = index * 3 + 1
          if (kind === 'set') return setOf(id, amount)
          if (kind === 'gift') return [row(id, CUP, amount, { gift_id: id, item_type: gift })]
          return [row(id, kind === 'pot' ? POT : CUP, amount)]
        })
        const stockroom = stockroomOf([stock(POT, pots), stock(CUP, cups), stock(SET, null)])
        const fitted = fitToStock(rows, stockroom, NOW)
        for (const [key, amount] of stockDemand(stockroom, fitted.rows)) {
          expect(amount).toBeLessThanOrEqual(mostOf(stockroom, key, NOW))
        }
        const before = new Map(rows.map(({ id, amount }) => [id, amount]))
        for (const { id, amount } of fitted.rows) expect(amount).toBeLessThanOrEqual(before.get(id) ?? 0)
        for (const child of fitted.rows.filter(({ parent_id }) => parent_id !== null)) {
          const parent = fitted.rows.find(({ id }) => id === child.parent_id)
          expect(child.amount).toBe((child.amount_per_package ?? 0) * (parent?.amount ?? Number.NaN))
        }
        expect(fitToStock(fitted.rows, stockroom, NOW)).toEqual({ rows: fitted.rows, shortages: [] })
      }),
    )
  })
})
