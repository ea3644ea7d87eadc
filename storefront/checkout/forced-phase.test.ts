import { expect, it } from 'vitest'
import { forcedPath } from './forced-phase.ts'
import { phaseFacts } from './phase.ts'

const empty = phaseFacts(null, [])

it('leaves a phase whose requirements stopped holding, in the language of the page [CHECK-06]', () => {
  expect(forcedPath('cart-delivery', empty, 'en')).toBe('/en/my-cart')
  expect(forcedPath('cart-shipping-and-payment', empty, 'sk')).toBe('/sk/kosik')
  expect(forcedPath('cart-delivery', phaseFacts(null, [{}]), 'cs')).toBe('/kosik/doprava-a-platba')
})

it('does not move a shopper whose cart empties elsewhere than in the checkout [CHECK-07]', () => {
  for (const screen of ['product', 'home', 'category', 'customer-my-orders', 'error'] as const) {
    expect(forcedPath(screen, empty, 'cs')).toBeNull()
  }
  expect(forcedPath('cart', empty, 'cs')).toBeNull()
})

it('leaves a shopper on the summary though the new cart is empty [CHECK-04] [CHECK-06]', () => {
  expect(forcedPath('cart-summary', empty, 'cs')).toBeNull()
})
