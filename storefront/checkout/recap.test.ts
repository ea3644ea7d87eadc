import { expect, it } from 'vitest'
import { CARRIERS } from '#contract/shipping.ts'
import type { CartRead, Line } from '../cart/read-cart.ts'
import { recapOf } from './recap.ts'

const crowns = (value: number) => ({ value, formatted: `${value} Kč` })

/** Of a line only what its recap is made of. */
function line(own: Partial<Line>): Line {
  return {
    id: 1,
    item_type: 1,
    name: 'Hrnek',
    amount: 1,
    gift_id: null,
    product_fields: [],
    taxed_total_price: crowns(own.is_priced === false ? 0 : 100),
    items: [],
    ...own,
  } as unknown as Line
}

const CART = {
  taxed_items_price: crowns(0),
  taxed_credit_items_price: crowns(0),
  rounding: crowns(0),
  taxed_total_price: crowns(0),
  total_price: crowns(0),
  discounts: [] as { id: number; name: string; taxed_amount: ReturnType<typeof crowns> }[],
  tax_per_rate: [],
}

const linesOf = (...items: Line[]) => recapOf({ cart: CART, items } as unknown as CartRead).lines

it('a line without a price in the currency says so beside the order, its parts not once more [CART-37]', () => {
  const part = line({ id: 2, is_priced: false })
  const [set] = linesOf(line({ is_priced: false, items: [part] }))
  expect(set).toMatchObject({ price: '—', is_free: false, notes: ['cart.unpriced'] })
  expect(set?.parts).toMatchObject([{ is_free: true, notes: [] }])
})

it('a service without one says so itself: what it belongs to is sold [CART-37]', () => {
  const [mug] = linesOf(line({ items: [line({ id: 2, is_priced: false })] }))
  expect(mug).toMatchObject({ price: '100 Kč', notes: [] })
  expect(mug?.parts).toMatchObject([{ price: '—', is_free: false, notes: ['cart.unpriced'] }])
})

it('a line that cannot be returned says so beside the order [L6b]', () => {
  expect(linesOf(line({ withdrawal_exception: 'made_to_order' }))[0]?.notes).toEqual([
    'product.no_withdrawal_made_to_order',
  ])
})

it.each([
  [CARRIERS.stock, 'checkout.pickup_time'],
  [CARRIERS.partner_salons, 'checkout.pickup_time'],
  [CARRIERS.ppl_address_delivery, 'checkout.delivery_time'],
])('goods of the carrier %i wait or are brought, as the recap says [L4]', (shipping_service, key) => {
  const shipping_method = {
    name: '',
    shipping_service,
    price: crowns(0),
    taxed_price: crowns(0),
    delivery_time: '2 dny',
  }
  const recap = recapOf({ cart: { ...CART, shipping_method }, items: [] } as unknown as CartRead)
  expect(recap.shipping?.when).toEqual({ key, time: '2 dny' })
})

it('a code for free shipping is no discount on the goods: it shows in the price of shipping [CART-33]', () => {
  const discounts = [
    { id: 1, name: 'Doprava zdarma', taxed_amount: crowns(0) },
    { id: 2, name: 'Sleva 10 %', taxed_amount: crowns(25) },
  ]
  const recap = recapOf({ cart: { ...CART, discounts }, items: [] } as unknown as CartRead)
  expect(recap.discounts).toEqual([{ id: 2, name: 'Sleva 10 %', price: '−25 Kč' }])
})

it('sums, and taxes below them, each have as many decimals as any of their own [API-17]', () => {
  const halers = { value: 0.2, formatted: '0,20 Kč' }
  const cart = {
    ...CART,
    taxed_items_price: crowns(100),
    discounts: [{ id: 2, name: 'Sleva', taxed_amount: crowns(25) }],
    tax_per_rate: [{ tax_rate: 21, tax_amount: crowns(13) }],
  }
  const whole = recapOf({ cart, items: [] } as unknown as CartRead)
  expect(whole).toMatchObject({ items_price: '100 Kč', discounts: [{ price: '−25 Kč' }], total: '0 Kč' })
  const rounded = recapOf({ cart: { ...cart, rounding: halers }, items: [] } as unknown as CartRead)
  expect(rounded).toMatchObject({
    items_price: '100,00 Kč',
    discounts: [{ price: '−25,00 Kč' }],
    rounding: '0,20 Kč',
    total: '0,00 Kč',
    taxes: [{ rate: 21, amount: '13 Kč' }],
  })
})
