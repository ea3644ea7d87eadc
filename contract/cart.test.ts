import { describe, expect, it } from 'vitest'
import { Cart, CartAddress, CartBody, CartCustomerAccount, CartDiscount, carts } from './cart.ts'
import {
  CART_ITEM_TYPES,
  CartItem,
  CartItemBatchBody,
  CartItemBody,
  CartItemPatch,
  cartItems,
  isGift,
} from './cart-item.ts'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { accepts, expectValues, refusedFields } from '#tests/entity-value.ts'

it('cart items have their types [ENUM-10]', () => {
  expect(CART_ITEM_TYPES).toEqual({
    classic: 0,
    gift: 1,
    no_send_gift: 2,
    related_gift: 3,
    flexible_package: 4,
    combinable_package: 5,
    package_item: 6,
    service: 7,
  })
})

it('gifts are the three gift kinds and no other', () => {
  expect(Object.values(CART_ITEM_TYPES).filter((item_type) => isGift({ item_type }))).toEqual([1, 2, 3])
})

describe('a cart on the wire', () => {
  it('Cart carries every catalogued field [ENT-36]', () => {
    expectFields(Cart, {
      id: 'text',
      expiration_at: 'text',
      items_price: 'money',
      taxed_items_price: 'money',
      discounted_items_price: 'money',
      taxed_discounted_items_price: 'money',
      total_price: 'money',
      taxed_total_price: 'money',
      total_price_without_credits: 'money',
      taxed_total_price_without_credits: 'money',
      tax_amount: 'money',
      tax_per_rate: 'list',
      discounts: 'list',
      amount: 'number',
      total_amount: 'number',
      unique_amount: 'number',
      email: 'text?',
      has_account: 'boolean',
      has_free_shipping: 'boolean',
      has_shipping_address: 'boolean',
      customer_accounts: 'list',
      reservation_set: 'boolean',
      credit_items_price: 'money',
      taxed_credit_items_price: 'money',
      normal_items_price: 'money',
      taxed_normal_items_price: 'money',
    })
    expectValues(Cart, { shipping_method: [null, 3], payment_method: [null, 3] })
    expectFields(CartDiscount, {
      id: 'number',
      name: 'text',
      code: 'text?',
      amount: 'money',
      taxed_amount: 'money',
    })
    expectFields(CartCustomerAccount, { customer_account_id: 'number' })
  })

  it('Cart carries its embeds on request only [ENT-36]', () => {
    expectEmbeds(carts, { shipping_country_id: 'number?' })
    expect(accepts(carts.embeds.shipping_option.schema, null)).toBe(true)
    expect(accepts(carts.embeds.additional_data.schema, { utm: 'x' })).toBe(true)
    for (const name of Object.keys(carts.embeds)) expect(Object.keys(Cart.shape)).not.toContain(name)
  })

  it('Cart tells how much is missing to free shipping [SHOP-02]', () => {
    const price = { value: 1500, formatted: '1 500 Kč' }
    const { schema } = carts.embeds.free_shipping
    expect(accepts(schema, { taxed_price: price, taxed_missing_price: price })).toBe(true)
    expect(accepts(schema, { taxed_price: price })).toBe(false)
    expect(accepts(schema, null)).toBe(true)
  })

  it('Cart item carries every catalogued field [ENT-38]', () => {
    expectFields(CartItem, {
      id: 'number',
      name: 'text',
      product_id: 'number?',
      product_variation_id: 'number?',
      gift_id: 'number?',
      amount: 'number',
      amount_per_package: 'number?',
      amount_without_customer_account: 'number',
      parent_id: 'number?',
      unit_price: 'money',
      taxed_unit_price: 'money',
      original_unit_price: 'money',
      taxed_original_unit_price: 'money',
      total_price: 'money',
      taxed_total_price: 'money',
      total_price_with_credits: 'money',
      taxed_total_price_with_credits: 'money',
      total_price_without_credits: 'money',
      taxed_total_price_without_credits: 'money',
      tax_amount: 'money',
      stock_state: 'number?',
      update_stock: 'boolean',
      weight: 'number?',
      customer_account_amounts: 'list',
      items: 'list',
      customer_account_id: 'number?',
      product_fields: 'list',
    })
    expectValues(CartItem, { item_type: [7, 8], payload: [null, 'x'] })
  })

  it('Cart item carries its embeds on request only [ENT-39]', () => {
    expectEmbeds(cartItems, {
      image_url: 'text?',
      variation_properties_names: 'list',
      discount_percents: 'number?',
      credit_account_ids: 'numbers',
    })
    expect(accepts(cartItems.embeds.availability.schema, null)).toBe(true)
    expect(accepts(cartItems.embeds.amount_unit_translations.schema, { one: 'kus', few: 'kusy' })).toBe(true)
  })

  it('Cart item holds its children, which hold theirs [ENT-38]', () => {
    const money = { value: 1, formatted: '1 Kč' }
    const moneyFields = Object.keys(CartItem.shape).filter((name) => /price|tax_amount/.test(name))
    const leaf = {
      ...Object.fromEntries(moneyFields.map((name) => [name, money])),
      id: 2,
      name: 'Hrnek',
      product_id: 1,
      product_variation_id: null,
      gift_id: null,
      amount: 1,
      amount_per_package: 2,
      amount_without_customer_account: 1,
      item_type: 6,
      parent_id: 1,
      payload: null,
      tax_rate: 21,
      stock_state: null,
      update_stock: false,
      weight: null,
      customer_account_amounts: [],
      customer_account_id: null,
      product_fields: [],
      items: [],
    }
    expect(accepts(CartItem, { ...leaf, items: [{ ...leaf, items: [leaf] }] })).toBe(true)
    expect(accepts(CartItem, { ...leaf, items: [{ ...leaf, items: [{ id: 3 }] }] })).toBe(false)
  })

  it('Cart address carries its type as a word, the id from the book and the country [ENT-40]', () => {
    expectFields(CartAddress, { customer_address_id: 'number?', country_id: 'number?', first_name: 'text?' })
    expectValues(CartAddress, { type: ['billing', 2] })
    expectValues(CartAddress, { type: ['shipping', 'invoice'] })
  })
})

describe('bodies of cart calls', () => {
  it('a cart is changed by any subset of five fields and no other', () => {
    expect(accepts(CartBody, {})).toBe(true)
    const all = {
      shipping_method_id: 1,
      shipping_option_id: 2,
      payment_method_id: null,
      has_shipping_address: true,
      email: 'jana@example.com',
    }
    expect(accepts(CartBody, all)).toBe(true)
    expect(accepts(CartBody, { total_price: 1 })).toBe(false)
    expect(refusedFields(CartBody, { email: 'jana', shipping_method_id: -1 })).toEqual([
      'shipping_method_id',
      'email',
    ])
  })

  it('an item is a product or a gift, with nested items and filled-in fields', () => {
    const product = {
      product_id: 1,
      product_variation_id: 2,
      amount: 3,
      customer_account_id: 4,
      product_fields: [{ name: 'Text', value: 'Pro babičku' }],
      items: [{ product_id: 5, amount: 1 }],
    }
    expect(accepts(CartItemBody, product)).toBe(true)
    expect(accepts(CartItemBody, { gift_id: 9, amount: 1 })).toBe(true)
    expect(refusedFields(CartItemBody, { amount: 1 })).toEqual(['product_id'])
    expect(refusedFields(CartItemBody, { product_id: 1, gift_id: 9, amount: 1 })).toEqual(['product_id'])
    expect(accepts(CartItemBody, { ...product, taxed_unit_price: 1 })).toBe(false)
  })

  it.each([0, -1, 1.5, '2', 10_001, Number.NaN])('amount %s is refused', (amount) => {
    expect(refusedFields(CartItemBody, { product_id: 1, amount })).toEqual(['amount'])
    expect(refusedFields(CartItemPatch, { amount })).toEqual(['amount'])
  })

  it('a batch names the item that is wrong', () => {
    const batch = {
      items: [
        { product_id: 1, amount: 1 },
        { product_id: 2, amount: 0 },
      ],
    }
    expect(refusedFields(CartItemBatchBody, batch)).toEqual(['items.1.amount'])
    expect(refusedFields(CartItemBatchBody, { items: [] })).toEqual(['items'])
  })
})
