/** Words that the screens and the own server share. */
export const WAY_BACK_FORM = 'way_back'

export const REFUND_FAILURES = ['items', 'way', 'failed'] as const
export type RefundFailure = (typeof REFUND_FAILURES)[number]
