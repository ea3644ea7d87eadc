import * as z from 'zod/mini'
import { Address, ADDRESS_TYPES } from './address.ts'
import { defineCalls, PathId } from './call.ts'
import { CartId } from './cart-id.ts'
import { cartItems } from './cart-item.ts'
import { embedMany, embedNullable, wire } from './embed.ts'
import { listAnswer, type Resource, resource } from './list.ts'
import { Money } from './money.ts'
import { OrderBody } from './order-form.ts'
import { OrderDiscount, orderItems } from './order-item.ts'
import { OrderState, OrderStockState } from './order-state.ts'
import { OrderAccess, paymentMethods } from './payment.ts'
import { PaymentService } from './payment-service.ts'
import { Carrier, shippingMethods, shippingOptions } from './shipping.ts'
import { TaxPerRate } from './tax.ts'

export const Order = z.object({
  id: z.number(),
  /** The number people use; the id is for addresses of pages. */
  code: z.string(),
  variable_symbol: z.string(),
  currency_id: z.number(),
  customer_id: z.nullable(z.number()),
  email: z.string(),
  total_price: Money,
  taxed_total_price: Money,
  total_price_without_credits: Money,
  taxed_total_price_without_credits: Money,
  tax_amount: Money,
  /** What cash was rounded by, up or down: in the taxed totals alone, and in no tax. */
  rounding: Money,
  weight: z.number(),
  paid_at: z.nullable(z.string()),
  cancelled_at: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
  stock_state: OrderStockState,
  note: z.nullable(z.string()),
  created_at: z.string(),
})
export type Order = z.infer<typeof Order>

const charged = {
  id: z.number(),
  name: z.string(),
  price: Money,
  taxed_price: Money,
  order_id: z.number(),
  tax_rate: z.number(),
  /** Before free shipping or a discount. */
  original_price: Money,
  original_taxed_price: Money,
}

const orderEmbed = { schema: Order, of: (): Resource => orders }

export const OrderPaymentMethod = z.object({
  ...charged,
  payment_method_id: z.nullable(z.number()),
  payment_service: PaymentService,
})
export type OrderPaymentMethod = z.infer<typeof OrderPaymentMethod>

export const orderPaymentMethods = resource({
  name: 'order_payment_method',
  entity: OrderPaymentMethod,
  embeds: { order: orderEmbed, payment_method: embedNullable(paymentMethods) },
  filterable: {},
  sortable: [],
  searchable: false,
})

export const OrderShippingMethod = z.object({
  ...charged,
  shipping_method_id: z.nullable(z.number()),
  shipping_option_id: z.nullable(z.number()),
  shipping_option_name: z.nullable(z.string()),
  shipping_service: Carrier,
  /** As it was promised when the order was made. */
  delivery_time: z.nullable(z.string()),
  tracking_numbers: z.array(z.string()),
})
export type OrderShippingMethod = z.infer<typeof OrderShippingMethod>

export const orderShippingMethods = resource({
  name: 'order_shipping_method',
  entity: OrderShippingMethod,
  embeds: {
    order: orderEmbed,
    shipping_method: embedNullable(shippingMethods),
    /** Null where no such place is open any more. */
    shipping_option: embedNullable(shippingOptions),
  },
  filterable: {},
  sortable: [],
  searchable: false,
})

export const OrderAddress = z.extend(Address, {
  order_id: z.number(),
  type: z.literal(Object.values(ADDRESS_TYPES)),
  customer_address_id: z.nullable(z.number()),
  shipping_method_id: z.nullable(z.number()),
  shipping_option_id: z.nullable(z.number()),
  shipping_service: z.nullable(Carrier),
})
export type OrderAddress = z.infer<typeof OrderAddress>

/** A credit note has the invoice it corrects for its parent. */
export const OrderInvoice = z.object({ id: z.number(), name: z.string(), parent_id: z.nullable(z.number()) })
export type OrderInvoice = z.infer<typeof OrderInvoice>

/** Items alone: no shipping, no payment. */
export const ItemsPrice = z.object({
  price: Money,
  taxed_price: Money,
  discounted_price: Money,
  taxed_discounted_price: Money,
})

export const orders = resource({
  name: 'order',
  entity: Order,
  embeds: {
    state: { schema: OrderState },
    shipping: embedNullable(orderShippingMethods),
    payment: embedNullable(orderPaymentMethods),
    tax_per_rate: { schema: TaxPerRate },
    invoices: { schema: z.array(OrderInvoice) },
    order_addresses: { schema: z.array(OrderAddress) },
    items_price: { schema: ItemsPrice },
    items: embedMany(orderItems),
    discounts: { schema: z.array(OrderDiscount) },
  },
  filterable: {
    id: 'number',
    code: 'text',
    variable_symbol: 'text',
    email: 'text',
    currency_id: 'number',
    customer_id: 'number',
    state_id: 'number',
    paid_at: 'date',
    cancelled_at: 'date',
    created_at: 'date',
  },
  sortable: ['id', 'code', 'created_at', 'paid_at'],
  searchable: true,
})

/** `hash` opens the order to a buyer without an account; it is told once, here. */
export const CreatedOrder = z.extend(Order, { hash: z.string(), payment: z.nullable(OrderPaymentMethod) })
export type CreatedOrder = z.infer<typeof CreatedOrder>

const byId = z.object({ id: PathId })

export const orderCalls = defineCalls({
  'GET /orders': { summary: 'Lists one’s own orders', access: 'customer', list: orders },
  'POST /orders': {
    summary: 'Orders what is in the cart; the same cart never makes two orders',
    access: 'cart',
    body: OrderBody,
    answer: CreatedOrder,
    status: 201,
  },
  'GET /orders/{id}': {
    summary: 'Reads an order, by its owner or by its hash',
    access: 'order',
    params: byId,
    query: OrderAccess,
    one: orders,
  },
  'GET /orders/{id}/items': {
    summary: 'Lists the items of an order',
    access: 'order',
    params: byId,
    query: OrderAccess,
    list: orderItems,
  },
  'POST /orders/{id}/cancel': {
    summary: 'Cancels an order that is unpaid and not yet worked on',
    access: 'order',
    params: byId,
    query: OrderAccess,
    one: orders,
  },
  'POST /orders/{id}/repeat': {
    summary: 'Puts the items of an order into a cart again; what cannot be had is told in _errors',
    access: 'order',
    params: byId,
    query: OrderAccess,
    body: z.strictObject({ cart_id: CartId }),
    answer: listAnswer(wire(cartItems)),
  },
  'GET /orders/{id}/invoices/{invoice_id}': {
    summary: 'Downloads an invoice or a credit note',
    access: 'order',
    staff_too: true,
    params: z.object({ id: PathId, invoice_id: PathId }),
    query: OrderAccess,
    produces: 'application/pdf',
  },
})
