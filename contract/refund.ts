import * as z from 'zod/mini'
import { AddressBody, addressFields, AddressTypeWord } from './address.ts'
import { bankBodyFields, bankFields } from './bank.ts'
import { defineCalls, Id, PathId } from './call.ts'
import { ItemAmount, MAX_ITEM_AMOUNT } from './cart-item.ts'
import { embedMany } from './embed.ts'
import { line } from './form-field.ts'
import { listAnswer, resource } from './list.ts'
import { Money } from './money.ts'
import { OrderAccess } from './payment.ts'
import { REFUND_RESOLVES, refundItems, returnableItems } from './refund-item.ts'
import { RefundShippingMethod, refundShippingMethods } from './shipping.ts'
import { dayAfter, shopDay } from './shop-day.ts'
import { TaxPerRate } from './tax.ts'
import { workingDayFrom } from './working-day.ts'

/** Days after the last piece has been received; a delivery nobody has recorded keeps the time open. */
export const WITHDRAWAL_DAYS = 14
export const MAX_REASON_LENGTH = 2000
/** A draft is thrown away this long after it was last changed. */
export const REFUND_DRAFT_LIFETIME_S = 24 * 60 * 60

export const REFUND_STATES = { created: 1, received: 2, approved: 3, rejected: 4, paid_out: 5 } as const
export const RefundState = z.literal(Object.values(REFUND_STATES))
export type RefundState = z.infer<typeof RefundState>

export const Refund = z.object({
  id: z.number(),
  order_id: z.number(),
  is_withdrawal: z.boolean(),
  state: RefundState,
  total_amount: z.number(),
  unique_amount: z.number(),
  /** The goods as they were paid for. */
  taxed_items_price: Money,
  /** What credits had paid of them: it comes back as credits and is no part of the total. */
  taxed_credit_price: Money,
  /** What sending the goods out had cost; it goes back with the whole order, within the time for withdrawing. */
  taxed_delivery_price: Money,
  /** What the total of the order was rounded by; it goes back with the delivery, or with the last money where that was free. */
  rounding: Money,
  /** What is taken off for the way back: never more than there is to give back. */
  taxed_way_back_price: Money,
  /** The money that goes back, less the price of the way back. */
  total_price: Money,
  taxed_total_price: Money,
  tax_per_rate: TaxPerRate,
  tax_amount: Money,
  shipping_method: z.nullable(RefundShippingMethod),
  has_shipping_address: z.boolean(),
  /** When a draft nobody has sent is thrown away. */
  expiration_at: z.nullable(z.string()),
  /** The time that counts for the law; null is a draft. */
  submitted_at: z.nullable(z.string()),
})
export type Refund = z.infer<typeof Refund>

export const refunds = resource({
  name: 'refund',
  entity: Refund,
  embeds: {
    items: embedMany(refundItems),
    /** From its sending on. */
    history: { schema: z.array(z.object({ state: RefundState, created_at: z.string() })) },
    order_code: { schema: z.string() },
    /** Of a withdrawal by the public form: who withdraws, as the form names them. */
    sender: { schema: z.nullable(z.string()) },
    /** Of the order: until it is paid there is no money to give back. */
    is_paid: { schema: z.boolean() },
    /** Named with the refund, for money that no gateway can give back. */
    account: { schema: z.nullable(z.string()) },
    /** The same in the fields it was typed in. */
    bank_account: { schema: z.object(bankFields) },
    /** What went back once it was paid out; goods that are exchanged are sent by a person. */
    settlement: {
      schema: z.nullable(
        z.object({ taxed_money_price: Money, credit_amount: z.number(), is_exchange: z.boolean() }),
      ),
    },
  },
  filterable: {
    id: 'number',
    order_id: 'number',
    is_withdrawal: 'boolean',
    state: 'number',
    submitted_at: 'date',
  },
  sortable: ['id', 'submitted_at'],
  searchable: false,
})

export const RefundAddress = z.object({
  ...addressFields,
  type: AddressTypeWord,
  customer_address_id: z.nullable(z.number()),
  refund_id: z.number(),
})
export type RefundAddress = z.infer<typeof RefundAddress>

export const refundAddresses = resource({
  name: 'refund_address',
  entity: RefundAddress,
  embeds: {},
  filterable: { type: 'text', country_id: 'number' },
  sortable: ['type'],
  searchable: false,
})

interface Returnable {
  cancelled_at: string | null
  delivered_at: string | null
}

export function canWithdraw(order: Returnable, now: Date): boolean {
  if (order.cancelled_at !== null) return false
  if (order.delivered_at === null) return true
  return shopDay(now) <= lastWithdrawalDay(order.delivered_at)
}

/** `YYYY-MM-DD`; the day of delivery does not count, and the last day counts whole and is a working day. */
export function lastWithdrawalDay(delivered_at: string): string {
  return workingDayFrom(dayAfter(shopDay(new Date(delivered_at)), WITHDRAWAL_DAYS))
}

export function canRefund(order: Returnable): boolean {
  return order.cancelled_at === null && order.delivered_at !== null
}

const reason = z.optional(z.nullable(line(MAX_REASON_LENGTH)))
const preferredResolve = z.optional(z.nullable(z.literal(REFUND_RESOLVES)))

export const RefundItemBody = z.strictObject({
  order_item_id: Id,
  amount: ItemAmount,
  reason,
  preferred_resolve: preferredResolve,
})

export const RefundItemPatch = z.strictObject({
  amount: z.optional(ItemAmount),
  reason,
  preferred_resolve: preferredResolve,
})

const DamagedAmount = z.int().check(z.nonnegative(), z.maximum(MAX_ITEM_AMOUNT))

/**
 * `damaged_items` are pieces that came back and cannot be sold again; all others return to the stock. Once the refund is
 * received and until it is approved they can be told anew, none of them too, also with the state it is in.
 */
export const RefundMove = z.strictObject({
  state: RefundState,
  damaged_items: z.optional(
    z.array(z.strictObject({ refund_item_id: Id, amount: DamagedAmount })).check(z.maxLength(200)),
  ),
})

const byId = z.object({ id: PathId })
const itemById = z.object({ id: PathId, item_id: PathId })
const held = { access: 'order', query: OrderAccess } as const

export const refundCalls = defineCalls({
  'GET /orders/{id}/returnable-items': {
    summary: 'Lists what of an order can still go back, and why the rest cannot',
    ...held,
    params: byId,
    list: returnableItems,
  },
  'GET /refunds': { summary: 'Lists one’s own refunds and withdrawals', access: 'customer', list: refunds },
  'POST /refunds': {
    summary: 'Starts a refund or a withdrawal for an order',
    ...held,
    body: z.strictObject({ order_id: Id, is_withdrawal: z.boolean() }),
    one: refunds,
    status: 201,
  },
  'GET /refunds/{id}': { summary: 'Reads a refund', ...held, params: byId, one: refunds },
  'PATCH /refunds/{id}': {
    summary: 'Chooses how the goods travel back, and the account for the money',
    ...held,
    params: byId,
    body: z.strictObject({
      shipping_method_id: z.optional(z.nullable(Id)),
      shipping_option_id: z.optional(z.nullable(Id)),
      has_shipping_address: z.optional(z.boolean()),
      ...bankBodyFields,
    }),
    one: refunds,
  },
  'DELETE /refunds/{id}': { summary: 'Throws a draft away', ...held, params: byId, status: 204 },
  'POST /refunds/{id}/submit': {
    summary: 'Sends the refund; its receipt is confirmed by mail',
    ...held,
    params: byId,
    one: refunds,
  },
  'GET /refunds/{id}/items': {
    summary: 'Lists the items of a refund',
    ...held,
    params: byId,
    list: refundItems,
  },
  'POST /refunds/{id}/items': {
    summary: 'Adds an item of the order to the refund',
    ...held,
    params: byId,
    body: RefundItemBody,
    one: refundItems,
    status: 201,
  },
  'PATCH /refunds/{id}/items/{item_id}': {
    summary: 'Changes an item of the refund',
    ...held,
    params: itemById,
    body: RefundItemPatch,
    one: refundItems,
  },
  'DELETE /refunds/{id}/items/{item_id}': {
    summary: 'Removes an item from the refund',
    ...held,
    params: itemById,
    status: 204,
  },
  'GET /refunds/{id}/addresses': {
    summary: 'Lists the addresses of a refund',
    ...held,
    staff_too: true,
    params: byId,
    list: refundAddresses,
  },
  'PATCH /refunds/{id}/addresses': {
    summary: 'Changes the addresses of a refund',
    ...held,
    params: byId,
    body: z.strictObject({ billing: z.optional(AddressBody), shipping: z.optional(AddressBody) }),
    answer: listAnswer(RefundAddress),
  },
  'GET /refunds/{id}/shipping-methods': {
    summary: 'Lists the ways the goods may travel back',
    ...held,
    params: byId,
    list: refundShippingMethods,
  },
})
