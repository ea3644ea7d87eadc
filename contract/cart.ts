import * as z from 'zod/mini'
import { AddressBody, addressFields, AddressTypeWord } from './address.ts'
import { defineCalls, Id, PathId } from './call.ts'
import { CartId } from './cart-id.ts'
import { CartItemBatchBody, CartItemBody, CartItemPatch, cartItems } from './cart-item.ts'
import { wire } from './embed.ts'
import { Email, line } from './form-field.ts'
import { listAnswer, resource } from './list.ts'
import { Money } from './money.ts'
import { CartPaymentMethod, cartPaymentMethods } from './payment.ts'
import { CartItemMessage } from './realtime.ts'
import { CartShippingMethod, cartShippingMethods, ShippingOption } from './shipping.ts'
import { TaxPerRate } from './tax.ts'

export const GUEST_CART_LIFETIME_S = 30 * 24 * 60 * 60
export const CUSTOMER_CART_LIFETIME_S = 180 * 24 * 60 * 60

export const CartDiscount = z.object({
  id: z.number(),
  name: z.string(),
  code: z.nullable(z.string()),
  /** Taken off items; what shipping costs less is in its own price. */
  amount: Money,
  taxed_amount: Money,
})
export type CartDiscount = z.infer<typeof CartDiscount>

/** What one account of credits has to do with the cart; credits, not money. */
export const CartCustomerAccount = z.object({
  customer_account_id: z.number(),
  name: z.string(),
  balance: z.number(),
  /** Spent on items of the cart. */
  amount_of_items: z.number(),
  /** Earned by ordering the cart. */
  amount_of_order: z.number(),
})
export type CartCustomerAccount = z.infer<typeof CartCustomerAccount>

/**
 * Amounts stand in pairs, without tax and with it (`taxed_…`). `items_price` is before discounts of the cart,
 * `discounted_items_price` after them, and in two parts: `normal_items_price` is paid with money, and
 * `credit_items_price` is what credits pay for.
 */
export const Cart = z.object({
  id: z.string(),
  expiration_at: z.string(),
  items_price: Money,
  taxed_items_price: Money,
  discounted_items_price: Money,
  taxed_discounted_items_price: Money,
  /** Left to pay once credits are taken off; with shipping and payment. */
  total_price: Money,
  taxed_total_price: Money,
  total_price_without_credits: Money,
  taxed_total_price_without_credits: Money,
  tax_amount: Money,
  /** What cash is rounded by, up or down: in the taxed totals alone, and in no tax. */
  rounding: Money,
  tax_per_rate: TaxPerRate,
  credit_items_price: Money,
  taxed_credit_items_price: Money,
  normal_items_price: Money,
  taxed_normal_items_price: Money,
  discounts: z.array(CartDiscount),
  shipping_method: z.nullable(CartShippingMethod),
  payment_method: z.nullable(CartPaymentMethod),
  /** Pieces of top-level items. */
  amount: z.number(),
  /** Pieces, nested items included. */
  total_amount: z.number(),
  /** Different lines. */
  unique_amount: z.number(),
  email: z.nullable(z.string()),
  /** Whether a customer has the e-mail already is nobody's business: true only for the cart of a customer. */
  has_account: z.boolean(),
  has_free_shipping: z.boolean(),
  has_shipping_address: z.boolean(),
  customer_accounts: z.array(CartCustomerAccount),
  /** Always false: goods are reserved by the order, not by the cart (decision 020). */
  reservation_set: z.boolean(),
})
export type Cart = z.infer<typeof Cart>

/** From which value of discounted items shipping is free, and what is missing to it; zero once it is reached. */
export const CartFreeShipping = z.object({ taxed_price: Money, taxed_missing_price: Money })
export type CartFreeShipping = z.infer<typeof CartFreeShipping>

export const carts = resource({
  name: 'cart',
  entity: Cart,
  embeds: {
    /** Null where the shop sets no such value in the asked currency. */
    free_shipping: { schema: z.nullable(CartFreeShipping) },
    shipping_option: { schema: z.nullable(ShippingOption) },
    shipping_country_id: { schema: z.nullable(z.number()) },
    additional_data: { schema: z.record(z.string(), z.unknown()) },
    /** What stock no longer sufficed for, until its holder has changed the cart knowing of it, or puts it in again. */
    shortages: { schema: z.array(CartItemMessage) },
  },
  filterable: {},
  sortable: [],
  searchable: false,
})

export const CartAddress = z.object({
  ...addressFields,
  type: AddressTypeWord,
  customer_address_id: z.nullable(z.number()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
})
export type CartAddress = z.infer<typeof CartAddress>

export const cartAddresses = resource({
  name: 'cart_address',
  entity: CartAddress,
  embeds: {},
  filterable: { type: 'text', country_id: 'number' },
  sortable: ['type'],
  searchable: false,
})

export const CartBody = z.strictObject({
  shipping_method_id: z.optional(z.nullable(Id)),
  shipping_option_id: z.optional(z.nullable(Id)),
  payment_method_id: z.optional(z.nullable(Id)),
  has_shipping_address: z.optional(z.boolean()),
  email: z.optional(z.nullable(Email)),
})

const cart = z.object({ cart_id: CartId })
const partOfCart = z.object({ cart_id: CartId, id: PathId })
const itemsAnswer = listAnswer(wire(cartItems))

export const cartCalls = defineCalls({
  'POST /carts': { summary: 'Makes a cart', access: 'public', one: carts, status: 201 },
  'GET /carts/{cart_id}': { summary: 'Reads a cart', access: 'cart', params: cart, one: carts },
  'PATCH /carts/{cart_id}': {
    summary: 'Chooses shipping and payment, sets the e-mail; a payment that no longer fits is dropped',
    access: 'cart',
    params: cart,
    body: CartBody,
    one: carts,
  },
  'DELETE /carts/{cart_id}': { summary: 'Clears a cart away', access: 'cart', params: cart, status: 204 },
  'POST /carts/{cart_id}/transfer-items': {
    summary: 'Moves the items of another cart in; what does not fit is told in _errors',
    access: 'cart',
    in_person: true,
    params: cart,
    body: z.strictObject({ source_cart_id: CartId }),
    answer: itemsAnswer,
  },
  'GET /carts/{cart_id}/addresses': {
    summary: 'Lists the addresses of a cart',
    access: 'cart',
    params: cart,
    list: cartAddresses,
  },
  'PATCH /carts/{cart_id}/addresses': {
    summary: 'Changes the addresses of a cart',
    access: 'cart',
    params: cart,
    body: z.strictObject({ billing: z.optional(AddressBody), shipping: z.optional(AddressBody) }),
    answer: listAnswer(CartAddress),
  },
  'PATCH /carts/{cart_id}/addresses/billing': {
    summary: 'Changes the billing address of a cart',
    access: 'cart',
    params: cart,
    body: AddressBody,
    one: cartAddresses,
  },
  'PATCH /carts/{cart_id}/addresses/shipping': {
    summary: 'Changes the shipping address of a cart',
    access: 'cart',
    params: cart,
    body: AddressBody,
    one: cartAddresses,
  },
  'GET /carts/{cart_id}/items': {
    summary: 'Lists the items of a cart as a tree',
    access: 'cart',
    params: cart,
    list: cartItems,
  },
  'POST /carts/{cart_id}/items': {
    summary: 'Adds an item to a cart',
    access: 'cart',
    params: cart,
    body: CartItemBody,
    one: cartItems,
    status: 201,
  },
  'POST /carts/{cart_id}/items/batch': {
    summary: 'Adds several items; what cannot be added is told in _errors',
    access: 'cart',
    params: cart,
    body: CartItemBatchBody,
    answer: itemsAnswer,
  },
  'PATCH /carts/{cart_id}/items/{id}': {
    summary: 'Changes the amount of an item, or the credits it is paid with',
    access: 'cart',
    params: partOfCart,
    body: CartItemPatch,
    one: cartItems,
  },
  'DELETE /carts/{cart_id}/items/{id}': {
    summary: 'Removes an item with all it contains',
    access: 'cart',
    params: partOfCart,
    status: 204,
  },
  'POST /carts/{cart_id}/discounts': {
    summary: 'Applies a discount code',
    access: 'cart',
    params: cart,
    body: z.strictObject({ code: line(64) }),
    one: carts,
    status: 201,
  },
  'DELETE /carts/{cart_id}/discounts/{id}': {
    summary: 'Takes a discount code back',
    access: 'cart',
    params: partOfCart,
    status: 204,
  },
  'GET /carts/{cart_id}/shipping-methods': {
    summary: 'Lists shipping methods as the cart sees them',
    access: 'cart',
    params: cart,
    list: cartShippingMethods,
  },
  'GET /carts/{cart_id}/payment-methods': {
    summary: 'Lists payment methods as the cart sees them',
    access: 'cart',
    params: cart,
    list: cartPaymentMethods,
  },
})
