import { describe, expect, it } from 'vitest'
import { CHECKOUT_PHASES } from '#contract/checkout.ts'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { pathFor } from '../route-match.ts'
import { phaseFacts, phaseInstead, phaseRoute } from './phase.ts'

const bare = { shipping_method: null, shipping_option: null, payment_method: null }
const usable = { id: 1, can_use: true, can_be_used_by_country: true }
const parcel = {
  shipping_method: { ...usable, has_options: false },
  shipping_option: null,
  payment_method: usable,
}
const point = { ...parcel, shipping_method: { ...usable, has_options: true } }

describe('a phase of the checkout', () => {
  it.each([
    ['an empty cart', bare, [], '/kosik'],
    ['no cart at all', null, [], '/kosik'],
    ['items alone', bare, [{}], '/kosik/doprava-a-platba'],
    ['no payment', { ...parcel, payment_method: null }, [{}], '/kosik/doprava-a-platba'],
    ['a pick-up point not chosen', point, [{}], '/kosik/doprava-a-platba'],
    ['a pick-up point chosen', { ...point, shipping_option: {} }, [{}], null],
    ['everything', parcel, [{}], null],
    [
      'shipping that does not go to the country any more',
      { ...parcel, shipping_method: { ...parcel.shipping_method, can_be_used_by_country: false } },
      [{}],
      '/kosik/doprava-a-platba',
    ],
    [
      'a payment that may not be used any more',
      { ...parcel, payment_method: { id: 1, can_use: false } },
      [{}],
      '/kosik/doprava-a-platba',
    ],
    ['methods but no items', parcel, [], '/kosik'],
  ])('delivery with %s leads to the last valid one [CHECK-03] [CHECK-09]', (_, cart, items, path) => {
    expect(phaseInstead('delivery', phaseFacts(cart, items), 'cs')).toBe(path)
  })

  it('shipping and payment needs items [CHECK-02] [CHECK-09]', () => {
    expect(phaseInstead('shipping_and_payment', phaseFacts(bare, []), 'en')).toBe('/en/my-cart')
    expect(phaseInstead('shipping_and_payment', phaseFacts(bare, [{}]), 'en')).toBeNull()
  })

  it('summary needs an order, and without one leads to the furthest phase before it [CHECK-04]', () => {
    expect(phaseInstead('summary', phaseFacts(bare, []), 'sk')).toBe('/sk/kosik')
    expect(phaseInstead('summary', phaseFacts(parcel, [{}]), 'sk')).toBe('/sk/kosik/dorucenie')
    expect(phaseInstead('summary', { ...phaseFacts(bare, []), latestOrder: {} }, 'sk')).toBeNull()
  })

  it('has a route in every language [CHECK-01]', () => {
    const names = ['cart', 'cart-shipping-and-payment', 'cart-delivery', 'cart-summary'] as const
    expect(CHECKOUT_PHASES.map(phaseRoute)).toEqual(names)
    for (const language of INTERFACE_LANGUAGES) {
      expect(new Set(names.map((name) => pathFor(name, language))).size).toBe(names.length)
    }
  })
})
