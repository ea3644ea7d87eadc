/** Why the page of shipping and payment is shown again, as its address says it. */
export const METHODS_RESULTS = [
  'payment_dropped',
  'shipping_missing',
  'place_missing',
  'payment_missing',
  'methods_failed',
] as const
export type MethodsResult = (typeof METHODS_RESULTS)[number]

/** Which payment method a result speaks of. */
export const PAYMENT_PARAMETER = 'payment'
