import { describe, expect, it } from 'vitest'
import { expectEmbeds, expectFields } from '#tests/entity-table.ts'
import { accepts, expectValues } from '#tests/entity-value.ts'
import { ItemProductField } from './item-product-field.ts'
import {
  CreatedOrder,
  ItemsPrice,
  Order,
  OrderAddress,
  OrderInvoice,
  OrderPaymentMethod,
  orderPaymentMethods,
  orders,
  OrderShippingMethod,
  orderShippingMethods,
} from './order.ts'
import { OrderDiscount, OrderItem, orderItems } from './order-item.ts'
import { ORDER_STATES, OrderState } from './order-state.ts'

it('order states have their codes', () => {
  expect(ORDER_STATES).toEqual({
    new: 1,
    awaiting_payment: 2,
    processing: 3,
    ready_for_pickup: 4,
    shipped: 5,
    delivered: 6,
    cancelled: 7,
    returned: 8,
  })
})

const money = { value: 121, formatted: '121 Kč' }

const CHARGED = {
  id: 'number',
  name: 'text',
  price: 'money',
  taxed_price: 'money',
  order_id: 'number',
  tax_rate: 'number',
  original_price: 'money',
  original_taxed_price: 'money',
} as const

describe('an order on the wire', () => {
  it('Order carries every catalogued field [ENT-41]', () => {
    expectFields(Order, {
      id: 'number',
      currency_id: 'number',
      customer_id: 'number?',
      email: 'text',
      total_price: 'money',
      taxed_total_price: 'money',
      total_price_without_credits: 'money',
      taxed_total_price_without_credits: 'money',
      weight: 'number',
      code: 'text',
      variable_symbol: 'text',
      paid_at: 'text?',
      cancelled_at: 'text?',
      created_at: 'text',
    })
    expectValues(Order, { stock_state: [1, 4] })
  })

  it('Order carries every catalogued embed on request only [ENT-41]', () => {
    expectEmbeds(orders, { invoices: 'list', order_addresses: 'list', tax_per_rate: 'list' })
    const { state, shipping, payment, items_price, tax_per_rate } = orders.embeds
    expect(accepts(state.schema, { id: 1, name: 'Nová', color: '#0a0', position: 1 })).toBe(true)
    expect(accepts(shipping.schema, null)).toBe(true)
    expect(accepts(payment.schema, null)).toBe(true)
    expect(accepts(items_price.schema, money)).toBe(false)
    expect(accepts(tax_per_rate.schema, [{ tax_rate: 21, tax_amount: money }])).toBe(true)
    expect(accepts(tax_per_rate.schema, [{ tax_rate: 21, tax_amount: 21 }])).toBe(false)
    expectFields(ItemsPrice, { price: 'money', taxed_price: 'money' })
    for (const name of Object.keys(orders.embeds)) expect(Object.keys(Order.shape)).not.toContain(name)
  })

  it('the state of an order carries its name and colour', () => {
    expectFields(OrderState, { name: 'text', color: 'text', position: 'number' })
    expectValues(OrderState, { id: [8, 9] })
  })

  it('Order item carries every catalogued field [ENT-43]', () => {
    expectFields(OrderItem, {
      id: 'number',
      order_id: 'number',
      product_id: 'number?',
      product_variation_id: 'number?',
      parent_id: 'number?',
      name: 'text',
      variation_name: 'text?',
      code: 'text?',
      sku: 'text?',
      ean: 'text?',
      unit_price: 'money',
      taxed_unit_price: 'money',
      total_price: 'money',
      taxed_total_price: 'money',
      tax_rate: 'number',
      amount: 'number',
    })
    expectValues(OrderItem, { payload: [null, 'x'], order_item_type: [7, 8] })
    expectEmbeds(orderItems, {
      image_url: 'text?',
      variation_properties_names: 'list',
      product_fields: 'list',
    })
  })

  it('Item product field carries name and value [ENT-44]', () => {
    expectFields(ItemProductField, { name: 'text', value: 'text' })
  })

  it('Order discount carries every catalogued field [ENT-45]', () => {
    expectFields(OrderDiscount, {
      name: 'text',
      code: 'text?',
      discounted_amount: 'money',
      is_for_purchase: 'boolean',
    })
  })

  it('Order payment method carries every catalogued field [ENT-46]', () => {
    expectFields(OrderPaymentMethod, { ...CHARGED, payment_method_id: 'number?' })
    expectValues(OrderPaymentMethod, { payment_service: ['csob', 'visa'] })
    expect(Object.keys(orderPaymentMethods.embeds)).toEqual(['order', 'payment_method'])
  })

  it('Order shipping method carries every catalogued field [ENT-47]', () => {
    expectFields(OrderShippingMethod, {
      ...CHARGED,
      shipping_method_id: 'number?',
      shipping_option_id: 'number?',
      shipping_option_name: 'text?',
      delivery_time: 'text?',
      tracking_numbers: 'list',
    })
    expectValues(OrderShippingMethod, { shipping_service: [16, 19] })
    expect(Object.keys(orderShippingMethods.embeds)).toEqual(['order', 'shipping_method', 'shipping_option'])
  })

  it('Order invoice carries its parent, which makes it a credit note [ENT-48]', () => {
    expectFields(OrderInvoice, { id: 'number', name: 'text', parent_id: 'number?' })
  })

  it('Order address carries an address and what the goods travel by [ENT-51]', () => {
    expectFields(OrderAddress, {
      id: 'number',
      first_name: 'text',
      last_name: 'text',
      phone: 'text?',
      dial_code: 'text?',
      street: 'text?',
      city: 'text?',
      post_code: 'text?',
      country_id: 'number?',
      is_company: 'boolean',
      company_name: 'text?',
      company_identification_number: 'text?',
      company_vat_number: 'text?',
      created_at: 'text',
      order_id: 'number',
      customer_address_id: 'number?',
      shipping_method_id: 'number?',
      shipping_option_id: 'number?',
    })
    expectValues(OrderAddress, { type: [1, 'shipping'], shipping_service: [null, 19] })
    expectValues(OrderAddress, { type: [2, 3] })
  })

  it('a created order tells its hash once, and no other answer does', () => {
    expectFields(CreatedOrder, { hash: 'text' })
    expect(Object.keys(Order.shape)).not.toContain('hash')
    expect(Object.keys(orders.embeds)).not.toContain('hash')
  })
})
