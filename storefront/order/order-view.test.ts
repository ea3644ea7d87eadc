import { expect, it } from 'vitest'
import { ORDER_STATES } from '#contract/order-state.ts'
import { CARRIERS } from '#contract/shipping.ts'
import { type OrderWire, orderView } from './order-view.ts'

const crowns = (value: number) => ({ value, formatted: `${value} Kč` })

/** Of an order only what its prices are shown by. */
const ORDER = {
  id: 1,
  code: '26000001',
  created_at: '2026-05-04T10:00:00Z',
  paid_at: null,
  cancelled_at: null,
  delivered_at: null,
  state: null,
  shipping: null,
  payment: null,
  items: [],
  items_price: { taxed_price: crowns(250) },
  taxed_total_price: crowns(250),
  taxed_total_price_without_credits: crowns(250),
  total_price: crowns(223),
  rounding: crowns(0),
  tax_per_rate: [],
  order_addresses: [],
  invoices: [],
}

it('an order tells of a discount what it took off the goods, and nothing of one that made shipping free [CART-33]', () => {
  const discounts = [
    { name: 'Doprava zdarma', code: 'DOPRAVA', discounted_amount: crowns(0) },
    { name: 'Sleva 10 %', code: 'SLEVA10', discounted_amount: crowns(25) },
  ]
  const view = orderView({ ...ORDER, discounts } as unknown as OrderWire, new Map(), new Date())
  expect(view.discounts).toMatchObject([{ name: 'Sleva 10 % (SLEVA10)', price: '−25 Kč' }])
})

it('an order writes Czech and Slovak post codes in two groups, and those of others as they were typed [CUST-12]', () => {
  const order_addresses = [
    { type: 2, post_code: '11000', city: 'Praha', country_id: 1 },
    { type: 1, post_code: '10115', city: 'Berlin', country_id: 2 },
  ]
  const countries = new Map([
    [1, { name: 'Česko', alpha2: 'CZ' }],
    [2, { name: 'Německo', alpha2: 'DE' }],
  ])
  const view = orderView(
    { ...ORDER, discounts: [], order_addresses } as unknown as OrderWire,
    countries,
    new Date(),
  )
  expect(view.addresses.flatMap(({ lines }) => lines)).toEqual(
    expect.arrayContaining(['110\u00a000 Praha', '10115 Berlin']),
  )
})

it('an order can be withdrawn from as long as the clock of the shop says, not that of the process [F21]', () => {
  const order = { ...ORDER, discounts: [], delivered_at: '2026-05-10T10:00:00Z' } as unknown as OrderWire
  const canWithdraw = (at: string) => orderView(order, new Map(), new Date(at)).can_withdraw
  expect(canWithdraw('2026-05-12T10:00:00Z')).toBe(true)
  expect(canWithdraw('2026-07-12T10:00:00Z')).toBe(false)
})

it('an order to be fetched by its buyer is picked up, at the shop or at a partner’s [ENUM-03]', () => {
  const pickup = (shipping_service: number) => {
    const shipping = { shipping_service, name: 'Doprava', taxed_price: crowns(0) }
    const order = { ...ORDER, discounts: [], shipping } as unknown as OrderWire
    const { is_picked_up, is_at_shop } = orderView(order, new Map(), new Date())
    return { is_picked_up, is_at_shop }
  }
  expect(pickup(CARRIERS.stock)).toEqual({ is_picked_up: true, is_at_shop: true })
  expect(pickup(CARRIERS.partner_salons)).toEqual({ is_picked_up: true, is_at_shop: false })
  expect(pickup(CARRIERS.packeta)).toEqual({ is_picked_up: false, is_at_shop: false })
})

it('an order says when its goods come or wait as it was promised, until they are there or it has ended [L4]', () => {
  const when = (shipping_service: number, order: object = {}) => {
    const shipping = { shipping_service, delivery_time: '2 dny', name: 'Doprava', taxed_price: crowns(0) }
    return orderView(
      { ...ORDER, discounts: [], shipping, ...order } as unknown as OrderWire,
      new Map(),
      new Date(),
    ).shipping?.when
  }
  expect(when(CARRIERS.ppl_address_delivery)).toEqual({ key: 'checkout.delivery_time', time: '2 dny' })
  expect(when(CARRIERS.stock)).toEqual({ key: 'checkout.pickup_time', time: '2 dny' })
  expect(when(CARRIERS.stock, { state: { id: ORDER_STATES.ready_for_pickup } })).toBeNull()
  expect(when(CARRIERS.ppl_address_delivery, { state: { id: ORDER_STATES.delivered } })).toBeNull()
  expect(when(CARRIERS.ppl_address_delivery, { cancelled_at: '2026-05-05T10:00:00Z' })).toBeNull()
})
