/** Words that the form and the own server share. */
export const WITHDRAWAL_FORM = 'withdrawal'

export const WITHDRAWAL_FAILURES = [
  'name',
  'order_code',
  'email',
  'items',
  'account',
  'dead_token',
  'rate_limited',
  'failed',
] as const
export type WithdrawalFailure = (typeof WITHDRAWAL_FAILURES)[number]
