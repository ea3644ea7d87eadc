import * as z from 'zod/mini'
import { defineCalls, Id, PathId } from './call.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'
import { PaymentService } from './payment-service.ts'
import { refundDues } from './refund-due.ts'

export const PaymentMethod = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  image_id: z.nullable(z.number()),
  price: Money,
  taxed_price: Money,
  payment_note: z.nullable(z.string()),
  is_online: z.boolean(),
  position: z.number(),
  is_active: z.boolean(),
  payment_service: PaymentService,
  has_customer_groups: z.boolean(),
  bank_account: z.nullable(z.string()),
  tax_group_id: z.number(),
  tax_rate: z.number(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

const imageUrl = { image_url: { schema: z.nullable(z.string()) } }

export const paymentMethods = resource({
  name: 'payment_method',
  entity: PaymentMethod,
  embeds: imageUrl,
  filterable: { id: 'number', name: 'text', is_online: 'boolean', payment_service: 'number' },
  sortable: ['id', 'name', 'position'],
  searchable: false,
})

/** A payment method as one cart sees it. */
export const CartPaymentMethod = z.object({
  id: z.number(),
  name: z.string(),
  price: Money,
  taxed_price: Money,
  can_use: z.boolean(),
  /** Why a method that goes with the cart cannot be used for the moment; null where nothing is in its way. */
  unavailable_text: z.nullable(z.string()),
  payment_service: PaymentService,
  position: z.number(),
})
export type CartPaymentMethod = z.infer<typeof CartPaymentMethod>

export const cartPaymentMethods = resource({
  name: 'cart_payment_method',
  entity: CartPaymentMethod,
  embeds: imageUrl,
  filterable: { id: 'number', name: 'text', can_use: 'boolean', payment_service: 'number' },
  sortable: ['position', 'id', 'name'],
  searchable: false,
})

export const PAYMENT_STATUSES = ['success', 'error', 'unknown'] as const
export const PaymentStatus = z.literal(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/**
 * Where to pay. No address means there is nothing to pay there: the money of an earlier try has come meanwhile, or the
 * order now waits for a transfer.
 */
export const GatewayResult = z.object({ gateway_uri: z.nullable(z.string()), is_paid: z.boolean() })
export type GatewayResult = z.infer<typeof GatewayResult>

/** One try to pay an order; `success` is null until the gateway has decided. */
export const OrderGatewayPayment = z.object({
  id: z.number(),
  order_id: z.number(),
  payment_service: PaymentService,
  gate_url: z.nullable(z.string()),
  success: z.nullable(z.boolean()),
  created_at: z.string(),
})
export type OrderGatewayPayment = z.infer<typeof OrderGatewayPayment>

export const orderGatewayPayments = resource({
  name: 'order_gateway_payment',
  entity: OrderGatewayPayment,
  embeds: {},
  filterable: { id: 'number', success: 'boolean', created_at: 'date' },
  sortable: ['id', 'created_at'],
  searchable: false,
})

/** A payment order to be scanned; `image` is the picture as a data address. */
export const QrCode = z.object({
  payload: z.string(),
  image: z.string(),
  /** As it is written where the currency is at home; IBAN and SWIFT take money from anywhere. */
  account: z.string(),
  iban: z.string(),
  swift: z.string(),
  amount: Money,
  variable_symbol: z.string(),
  due_at: z.string(),
})
export type QrCode = z.infer<typeof QrCode>

/** What the gateway says about the payment, asked by the platform itself. */
export const PaymentOutcome = z.object({ order_id: z.number(), payment_status: PaymentStatus })

/** The random key of one order: it opens that order, and no other, to whoever has no session. */
export const OrderAccess = z.object({ hash: z.optional(z.string().check(z.maxLength(128))) })

const ReturnUrl = z.string().check(z.minLength(1), z.maxLength(2000))

export const GopayRequestBody = z.strictObject({
  order_id: Id,
  payload: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  return_url: ReturnUrl,
})
export const GopayAnswer = z.object({ gateUrl: z.string() })

export const CsobPaymentBody = z.strictObject({
  order_id: Id,
  return_uri: ReturnUrl,
  return_method: z.literal('POST'),
})
export const CsobAnswer = z.object({ gatewayUri: z.string() })

const GopayPaymentId = z.string().check(z.regex(/^\d{1,20}$/))

export const paymentCalls = defineCalls({
  'GET /payment-methods': {
    summary: 'Lists the payment methods of the shop, apart from any cart',
    access: 'public',
    list: paymentMethods,
  },
  'POST /gopay-requests': {
    summary: 'Starts a payment of one’s own unpaid order at GoPay',
    access: 'order',
    query: OrderAccess,
    body: GopayRequestBody,
    answer: GopayAnswer,
  },
  'POST /gopay-requests/{payment_id}/verify': {
    summary: 'Settles a GoPay payment by its state at the gateway, when the payer returns',
    access: 'gateway',
    params: z.object({ payment_id: GopayPaymentId }),
    answer: PaymentOutcome,
  },
  'GET /gopay-requests/notification': {
    summary: 'Hears from GoPay that a payment has changed',
    access: 'gateway',
    query: z.object({ id: GopayPaymentId, parent_id: z.optional(GopayPaymentId) }),
    // GoPay takes 200 for an answer and nothing else.
    answer: z.object({ id: z.string() }),
  },
  'POST /csob/payment': {
    summary: 'Starts a payment of one’s own unpaid order at ČSOB',
    access: 'order',
    query: OrderAccess,
    body: CsobPaymentBody,
    answer: CsobAnswer,
  },
  'POST /csob/payment/verify': {
    summary: 'Settles a ČSOB payment by the signed form the payer returns with',
    access: 'gateway',
    body: z.record(z.string(), z.string().check(z.maxLength(4096))),
    answer: PaymentOutcome,
  },
  'GET /orders/{id}/payments': {
    summary: 'Lists the tries to pay an order',
    access: 'order',
    params: z.object({ id: PathId }),
    query: OrderAccess,
    list: orderGatewayPayments,
  },
  'POST /orders/{id}/payments': {
    summary: 'Pays an order again, or in another way; the earlier try is asked about first',
    access: 'order',
    params: z.object({ id: PathId }),
    query: OrderAccess,
    body: z.strictObject({ return_url: ReturnUrl, payment_method_id: z.optional(z.nullable(Id)) }),
    answer: GatewayResult,
  },
  'GET /orders/{id}/payment-methods': {
    summary: 'Lists the methods an order can be paid by; none once it is paid, cancelled or being prepared',
    access: 'order',
    params: z.object({ id: PathId }),
    query: OrderAccess,
    list: paymentMethods,
  },
  'POST /orders/{id}/payments/verify': {
    summary: 'Asks the gateway how the payment of an order stands',
    access: 'order',
    params: z.object({ id: PathId }),
    query: OrderAccess,
    answer: PaymentOutcome,
  },
  'GET /staff/refund-dues': {
    summary: 'Lists the money that is to go back, by the gateway it came by or by hand',
    access: 'staff',
    list: refundDues,
  },
  'POST /staff/refund-dues/{id}/send': {
    summary: 'Has the gateway give the money back now; sent twice, it goes back once',
    access: 'staff',
    params: z.object({ id: PathId }),
    one: refundDues,
  },
  'POST /staff/refund-dues/{id}/close': {
    summary: 'Records that the money was sent by hand, or given back in another way',
    access: 'staff',
    params: z.object({ id: PathId }),
    one: refundDues,
  },
  'GET /orders/{id}/qr-code': {
    summary: 'Gives the bank transfer of an order as a code to scan',
    access: 'order',
    params: z.object({ id: PathId }),
    query: OrderAccess,
    answer: QrCode,
  },
})
