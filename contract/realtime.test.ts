import { describe, expect, it } from 'vitest'
import { CART_EVENT_MESSAGES, cartChannel, parseCartChannel, privateChannel } from './cart-channel.ts'
import { accepts } from '#tests/entity-value.ts'
import { CartItemMessage, REALTIME_STATUSES } from './realtime.ts'
import { TOAST_TYPES } from './toast.ts'

it('toasts have six types [ENUM-12]', () => {
  expect(TOAST_TYPES).toEqual(['default', 'success', 'info', 'warning', 'error', 'loading'])
})

it('the socket has five states [ENUM-13] [RT-05]', () => {
  expect(REALTIME_STATUSES).toEqual(['initial', 'connecting', 'open', 'closed', 'error'])
})

const CART = '0123456789abcdef0123456789abcdef'

describe('the channel of a cart', () => {
  it('is named by shop and cart', () => {
    expect(cartChannel(1, CART)).toBe(`shop.1.cart.${CART}`)
    expect(privateChannel(cartChannel(1, CART))).toBe(`private-shop.1.cart.${CART}`)
  })

  it('is read back with or without the prefix of the socket', () => {
    expect(parseCartChannel(`private-shop.1.cart.${CART}`)).toEqual({ shopId: 1, cartId: CART })
    expect(parseCartChannel(`shop.12.cart.${CART}`)).toEqual({ shopId: 12, cartId: CART })
  })

  it.each([
    `presence-shop.1.cart.${CART}`,
    'shop.1.cart.',
    `shop.0.cart.${CART}`,
    `shop.1.cart.${CART}.x`,
    '',
  ])('%j is none', (name) => expect(parseCartChannel(name)).toBeNull())

  it('carries two events, each with name and amount and a message of its own', () => {
    expect(CART_EVENT_MESSAGES).toEqual({
      'cart-item-sold-out-message': 'cart_item_sold_out',
      'cart-item-amount-changed-message': 'cart_item_stock_decreased',
    })
    expect(accepts(CartItemMessage, { name: 'Konvice', amount: 0 })).toBe(true)
    expect(accepts(CartItemMessage, { name: 'Konvice' })).toBe(false)
  })
})
