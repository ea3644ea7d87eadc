import * as z from 'zod/mini'
import { ComplaintPatch } from './complaint-patch.ts'
import { complaints } from './complaint.ts'
import { defineCalls, Id, PathId } from './call.ts'
import { line } from './form-field.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'
import { OrderInvoice, orders } from './order.ts'
import { OrderStateId } from './order-state.ts'
import { RefundMove, refunds } from './refund.ts'
import { Review, reviews } from './review.ts'

/** Null says that nobody knows, which does not stop a purchase. */
const StockState = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))

export const StockBody = z.strictObject({
  product_id: Id,
  product_variation_id: z.optional(z.nullable(Id)),
  stock_state: StockState,
})

export const StockAnswer = z.object({
  product_id: z.number(),
  product_variation_id: z.nullable(z.number()),
  stock_state: z.nullable(z.number()),
  reserved_state: z.number(),
})

export const OrderPatch = z.strictObject({
  state_id: z.optional(OrderStateId),
  tracking_numbers: z.optional(z.array(line(64)).check(z.maxLength(50))),
})

/** Something the staff has set about to change, in its own name or a customer's. */
export const StaffAction = z.object({
  id: z.number(),
  user_id: z.number(),
  user_full_name: z.string(),
  customer_id: z.nullable(z.number()),
  call: z.string(),
  params: z.record(z.string(), z.unknown()),
  body: z.nullable(z.record(z.string(), z.unknown())),
  created_at: z.string(),
})
export type StaffAction = z.infer<typeof StaffAction>

export const staffActions = resource({
  name: 'staff_action',
  entity: StaffAction,
  embeds: {},
  filterable: { id: 'number', user_id: 'number', customer_id: 'number', call: 'text', created_at: 'date' },
  sortable: ['id', 'created_at'],
  searchable: false,
})

/** A review as the staff sees it, with what readers are not told. */
export const staffReviews = resource({
  ...reviews,
  name: 'staff_review',
  entity: z.object({ ...Review.shape, is_published: z.boolean(), is_waiting: z.boolean() }),
  filterable: { ...reviews.filterable, is_published: 'boolean', is_waiting: 'boolean' },
})

/** An invoice or a credit note, for the books; its PDF is that of `GET /orders/{id}/invoices/{invoice_id}`. */
export const StaffInvoice = z.object({
  ...OrderInvoice.shape,
  order_id: z.number(),
  order_code: z.string(),
  issued_at: z.string(),
  supplied_at: z.string(),
  /** What stands at its end; of a credit note negative. */
  taxed_total_price: Money,
})

export const staffInvoices = resource({
  name: 'staff_invoice',
  entity: StaffInvoice,
  embeds: {},
  filterable: {
    id: 'number',
    name: 'text',
    parent_id: 'number',
    order_id: 'number',
    order_code: 'text',
    issued_at: 'date',
    supplied_at: 'date',
  },
  sortable: ['id', 'name', 'issued_at', 'supplied_at'],
  searchable: false,
})

const byId = z.object({ id: PathId })

/** What staff does without screens of its own; every call leaves a record of who made it. */
export const staffCalls = defineCalls({
  'GET /staff/orders': { summary: 'Lists all orders', access: 'staff', list: orders },
  'GET /staff/orders/{id}': { summary: 'Reads any order', access: 'staff', params: byId, one: orders },
  'PATCH /staff/orders/{id}': {
    summary: 'Moves an order to another state, or adds tracking numbers',
    access: 'staff',
    params: byId,
    body: OrderPatch,
    one: orders,
  },
  'POST /staff/orders/{id}/cancel': {
    summary: 'Cancels an order in any state before delivery',
    access: 'staff',
    params: byId,
    one: orders,
  },
  'POST /staff/orders/{id}/payment': {
    summary: 'Marks an order as paid, by bank transfer or in cash',
    access: 'staff',
    params: byId,
    body: z.strictObject({ paid_at: z.optional(z.iso.datetime({ offset: true })) }),
    one: orders,
  },
  'GET /staff/invoices': {
    summary: 'Lists invoices and credit notes, the latest first',
    access: 'staff',
    list: staffInvoices,
  },
  'PUT /staff/stock': {
    summary: 'Sets the stock of a product or a variation',
    access: 'staff',
    body: StockBody,
    answer: StockAnswer,
  },
  'GET /staff/actions': {
    summary: 'Lists what the staff has changed, the latest first',
    access: 'staff',
    list: staffActions,
  },
  'GET /staff/reviews': {
    summary: 'Lists reviews, also those that wait for approval',
    access: 'staff',
    list: staffReviews,
  },
  'PATCH /staff/reviews/{id}': {
    summary: 'Publishes a review or takes it back',
    access: 'staff',
    params: byId,
    body: z.strictObject({ is_published: z.boolean() }),
    one: staffReviews,
  },
  'GET /staff/refunds': { summary: 'Lists all refunds and withdrawals', access: 'staff', list: refunds },
  'PATCH /staff/refunds/{id}': {
    summary: 'Moves a refund to another state',
    access: 'staff',
    params: byId,
    body: RefundMove,
    one: refunds,
  },
  'GET /staff/complaints': {
    summary: 'Lists all complaints, those to be answered soonest first',
    access: 'staff',
    list: complaints,
  },
  'PATCH /staff/complaints/{id}': {
    summary: 'Moves a complaint to another state',
    access: 'staff',
    params: byId,
    body: ComplaintPatch,
    one: complaints,
  },
})
