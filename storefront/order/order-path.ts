import type { InterfaceLanguage } from '#contract/language.ts'
import { pathFor } from '../route-match.ts'

/** A customer has the order in the account, a guest by its hash. */
export function orderPath(
  language: InterfaceLanguage,
  id: number,
  hash: string | null,
  is_customer = !hash,
): string {
  return is_customer
    ? pathFor('customer-order', language, { id })
    : pathFor('cart-summary', language, {}, { order_id: id, hash: hash || undefined })
}
