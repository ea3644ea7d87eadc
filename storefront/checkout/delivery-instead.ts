import type { InterfaceLanguage } from '#contract/language.ts'
import type { CartRead } from '../cart/read-cart.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { type MethodsResult, PAYMENT_PARAMETER } from './methods-result.ts'
import { phaseFacts, phaseInstead } from './phase.ts'

export function methodsPath(language: InterfaceLanguage, result?: MethodsResult, payment?: string): string {
  const query = { [RESULT_PARAMETER]: result, [PAYMENT_PARAMETER]: payment }
  return pathFor('cart-shipping-and-payment', language, {}, query)
}

/** Where whoever cannot be at the order form goes, and is told what is missing; null lets them be there. */
export function deliveryInstead(state: CartRead, language: InterfaceLanguage): string | null {
  const { cart, items, items_failed } = state
  if (items_failed) return null
  const facts = phaseFacts(cart, items)
  const instead = phaseInstead('delivery', facts, language)
  if (!instead || items.length === 0) return instead
  const { shippingMethod, shippingOption } = facts
  if (!shippingMethod) return methodsPath(language, 'shipping_missing')
  const needs_place = shippingMethod.has_options && !shippingOption
  return methodsPath(language, needs_place ? 'place_missing' : 'payment_missing')
}
