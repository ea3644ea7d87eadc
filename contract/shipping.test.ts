import { describe, expect, it } from 'vitest'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { expectValues } from '#tests/entity-value.ts'
import {
  ADDRESS_REQUIREMENTS,
  allowsDifferentBillingAddress,
  CARRIERS,
  CartShippingMethod,
  cartShippingMethods,
  isFree,
  RefundShippingMethod,
  requiredAddresses,
  ShippingOption,
} from './shipping.ts'

it('address requirements have their codes [ENUM-01]', () => {
  expect(ADDRESS_REQUIREMENTS).toEqual({ only_billing_full: 0, only_billing_basic: 1, both: 2 })
})

it('carriers have their codes 0 to 18 [ENUM-03]', () => {
  expect(Object.entries(CARRIERS)).toEqual([
    ['none', 0],
    ['stock', 1],
    ['packeta', 2],
    ['czech_post', 3],
    ['ppl', 4],
    ['czech_post_to_the_post_office', 5],
    ['penguin_box', 6],
    ['penguin_box_direct', 7],
    ['czech_post_parcel_to_hand', 8],
    ['gls', 9],
    ['penguin_logistic', 10],
    ['dpd', 11],
    ['penguin_mini', 12],
    ['packeta_address_delivery', 13],
    ['wedo', 14],
    ['wedo_address_delivery', 15],
    ['ppl_address_delivery', 16],
    ['partner_salons', 17],
    ['gls_parcel_shop_delivery', 18],
  ])
})

describe('shipping on the wire', () => {
  it('Cart shipping method carries every catalogued field [ENT-32]', () => {
    expectFields(CartShippingMethod, {
      id: 'number',
      name: 'text',
      price: 'money',
      taxed_price: 'money',
      description: 'text?',
      can_use: 'boolean',
      can_be_used_by_country: 'boolean',
      has_options: 'boolean',
      option_id: 'number?',
      delivery_time: 'text?',
      image_id: 'number?',
      position: 'number',
    })
    expectValues(CartShippingMethod, { shipping_service: [18, 19], address_requirement: [2, 3] })
    expectEmbeds(cartShippingMethods, { image_url: 'text?' })
  })

  it('Shipping option carries where the place is and when it is open [ENT-35]', () => {
    expectFields(ShippingOption, {
      id: 'number',
      code: 'text',
      name: 'text',
      street: 'text?',
      city: 'text?',
      post_code: 'text?',
      country_id: 'number',
      opening_hours: 'text?',
      latitude: 'number?',
      longitude: 'number?',
      is_active: 'boolean',
    })
  })

  it('Refund shipping method carries every catalogued field [ENT-68]', () => {
    expectFields(RefundShippingMethod, {
      id: 'number',
      name: 'text',
      description: 'text?',
      position: 'number',
      price: 'money',
      taxed_price: 'money',
      can_use: 'boolean',
      has_options: 'boolean',
    })
    expectValues(RefundShippingMethod, { shipping_service: [0, -1], address_requirement: [0, 3] })
  })
})

describe('what shipping asks for', () => {
  it('a different billing address is allowed only where both addresses are asked for [CHECK-15]', () => {
    expect(allowsDifferentBillingAddress(0)).toBe(false)
    expect(allowsDifferentBillingAddress(1)).toBe(false)
    expect(allowsDifferentBillingAddress(2)).toBe(true)
    expect(allowsDifferentBillingAddress(null)).toBe(false)
  })

  it.each([
    [0, false, { billing: 'full', shipping: null }],
    [0, true, { billing: 'full', shipping: null }],
    [1, false, { billing: 'basic', shipping: null }],
    [1, true, { billing: 'basic', shipping: null }],
    [2, false, { billing: 'full', shipping: null }],
    [2, true, { billing: 'full', shipping: 'full' }],
  ] as const)(
    'requirement %i with a shipping address %s asks for %o [CHECK-16]',
    (requirement, has, wanted) => {
      expect(requiredAddresses(requirement, has)).toEqual(wanted)
    },
  )

  it('returning goods is free when its price is zero [REFUND-03]', () => {
    expect(isFree({ price: { value: 0, formatted: '0 Kč' } })).toBe(true)
    expect(isFree({ price: { value: 0.01, formatted: '0,01 Kč' } })).toBe(false)
  })
})
