import * as z from 'zod/mini'
import { defineCalls, Id, PathId } from './call.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'

export const PAYMENT_SERVICES = {
  none: 0,
  bank_transaction: 1,
  card_web_payment: 2,
  carrier: 3,
  online_payment_gateway: 4,
  pickup_payment: 5,
  invoice_payment: 6,
  online_payment_provider: 7,
  bank_card_service: 8,
} as const
export type PaymentServiceCode = (typeof PAYMENT_SERVICES)[keyof typeof PAYMENT_SERVICES]

export const PAYMENT_SERVICE_NAMES = { gopay: 4, csob: 8 } as const
export type PaymentServiceName = keyof typeof PAYMENT_SERVICE_NAMES

/** Orders may carry the name of a gateway in place of its number, so every test of a service takes both. */
export const PaymentService = z.union([
  z.literal(Object.values(PAYMENT_SERVICES)),
  z.literal(['gopay', 'csob']),
])
export type PaymentService = z.infer<typeof PaymentService>

export function paymentServiceCode(service: PaymentService): PaymentServiceCode {
  return typeof service === 'string' ? PAYMENT_SERVICE_NAMES[service] : service
}

const PAID_LATER: readonly PaymentServiceCode[] = [
  PAYMENT_SERVICES.none,
  PAYMENT_SERVICES.bank_transaction,
  PAYMENT_SERVICES.carrier,
  PAYMENT_SERVICES.pickup_payment,
  PAYMENT_SERVICES.invoice_payment,
]

export function isPaidLater(service: PaymentService): boolean {
  return PAID_LATER.includes(paymentServiceCode(service))
}

export const GATEWAYS = ['gopay', 'csob'] as const
export type Gateway = (typeof GATEWAYS)[number]

/** Card web payment goes through GoPay with the card chosen beforehand. */
export function gatewayOf(service: PaymentService): Gateway | null {
  switch (paymentServiceCode(service)) {
    case PAYMENT_SERVICES.card_web_payment:
    case PAYMENT_SERVICES.online_payment_gateway:
      return 'gopay'
    case PAYMENT_SERVICES.bank_card_service:
      return 'csob'
    default:
      return null
  }
}

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

export const REFUND_DUE_REASONS = ['already_paid', 'paid_after_cancel', 'cancelled', 'returned'] as const
export type RefundDueReason = (typeof REFUND_DUE_REASONS)[number]

/**
 * `due`: a person decides. `approved`: it is being sent. `accepted`: the gateway has it. `refused`: the gateway will
 * not. `unclear`: a person has to look how it ended.
 */
export const REFUND_DUE_STATES = ['due', 'approved', 'accepted', 'done', 'refused', 'unclear'] as const
export type RefundDueState = (typeof REFUND_DUE_STATES)[number]

/** Money that is to go back: by the gateway it came by, or by hand. */
export const RefundDue = z.object({
  id: z.number(),
  order_id: z.number(),
  order_code: z.string(),
  /** No gateway holds it: a person sends it to the account, and then closes it. */
  is_by_hand: z.boolean(),
  gateway: z.nullable(z.literal(GATEWAYS)),
  gateway_payment_id: z.nullable(z.string()),
  amount: Money,
  recipient: z.string(),
  email: z.string(),
  /** Null: the shop knows none and has to ask. */
  account: z.nullable(z.string()),
  variable_symbol: z.string(),
  reason: z.literal(REFUND_DUE_REASONS),
  state: z.literal(REFUND_DUE_STATES),
  created_at: z.string(),
  approved_at: z.nullable(z.string()),
  approved_by: z.nullable(z.number()),
  refunded_at: z.nullable(z.string()),
})
export type RefundDue = z.infer<typeof RefundDue>

/** Each time the gateway was asked to give it back; without an outcome it is being asked now. */
export const RefundTry = z.object({
  operation: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
})
export type RefundTry = z.infer<typeof RefundTry>

export const refundDues = resource({
  name: 'refund_due',
  entity: RefundDue,
  embeds: { tries: { schema: z.array(RefundTry) } },
  filterable: {
    id: 'number',
    order_id: 'number',
    is_by_hand: 'boolean',
    reason: 'text',
    state: 'text',
    created_at: 'date',
  },
  sortable: ['id', 'created_at'],
  searchable: false,
})

/** A payment order to be scanned; `image` is the picture as a data address. */
export const QrCode = z.object({
  payload: z.string(),
  image: z.string(),
  account: z.string(),
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
