/** What a form of the cart led to, as the address of the next page says it. */
const CART_RESULTS = [
  'added',
  'repeated',
  'repeated_in_part',
  'add_cart_item_fail',
  'cart_missing',
  'cookies_blocked',
  'cart_item_quantity_change_error',
  'cart_item_remove_error',
  'voucher_applied',
  'voucher_refused',
  'voucher_removed',
  'cart_voucher_remove_error',
  'cart_cleared',
  'cart_clear_error',
  'cart_transfer_error',
  'fast_checkout_missing_reference',
  'fast_checkout_error',
  'general_error',
] as const
export type CartResult = (typeof CART_RESULTS)[number]

const SUCCESSES: readonly CartResult[] = [
  'added',
  'repeated',
  'voucher_applied',
  'voucher_removed',
  'cart_cleared',
]

export function noticeKind(result: CartResult): 'success' | 'hint' | 'failure' {
  if (result === 'repeated_in_part') return 'hint'
  return SUCCESSES.includes(result) ? 'success' : 'failure'
}

export function cartResult(word: string | null): CartResult | null {
  return CART_RESULTS.find((one) => one === word) ?? null
}
