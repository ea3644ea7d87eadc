import * as z from 'zod/mini'

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
