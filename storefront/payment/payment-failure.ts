/** Why there is no gateway to pay at: the word in the address, and the text it stands for. */
export const PAYMENT_FAILURES = {
  go_pay_load_error: 'go_pay_load_error',
  invalid_return_url: 'invalid_return_url',
  payment_refused: 'payment.refused',
  payment_not_changed: 'payment.not_changed',
} as const
export type PaymentFailure = keyof typeof PAYMENT_FAILURES

export function failureIn(result: string | null): PaymentFailure | null {
  const failures = Object.keys(PAYMENT_FAILURES) as PaymentFailure[]
  return failures.find((failure) => failure === result) ?? null
}
