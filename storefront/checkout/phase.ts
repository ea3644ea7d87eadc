import {
  type CheckoutFacts,
  type CheckoutPhase,
  lastValidPhase,
  phaseRequirementsHold,
} from '#contract/checkout.ts'
import type { InterfaceLanguage } from '#contract/language.ts'
import { pathFor, routeEntries } from '../route-match.ts'
import type { RouteName } from '../routes.ts'

interface Shipping {
  id: number
  has_options: boolean
  can_use: boolean
  can_be_used_by_country: boolean
}
interface Payment {
  id: number
  can_use: boolean
}

/** What the phases before the order ask about; a cart that has been read fits. */
export interface PhaseCart {
  shipping_method: Shipping | null
  shipping_option?: object | null | undefined
  payment_method: Payment | null
}

/** A method that was chosen and has become unusable since, by another country or group, is as good as none. */
export function usableMethods<S extends Shipping, P extends Payment>(cart: {
  shipping_method: S | null
  payment_method: P | null
}): { shipping_method: S | null; payment_method: P | null } {
  const { shipping_method: shipping, payment_method: payment } = cart
  return {
    shipping_method: shipping?.can_use && shipping.can_be_used_by_country ? shipping : null,
    payment_method: payment?.can_use ? payment : null,
  }
}

export function phaseFacts(cart: PhaseCart | null, items: readonly unknown[]): CheckoutFacts {
  const usable = cart && usableMethods(cart)
  return {
    items,
    shippingMethod: usable?.shipping_method ?? null,
    shippingOption: cart?.shipping_option ?? null,
    paymentMethod: usable?.payment_method ?? null,
    latestOrder: null,
  }
}

export function phaseRoute(phase: CheckoutPhase): RouteName {
  const found = routeEntries().find(([, route]) => route.phase === phase)
  if (!found) throw new Error(`No route is the phase ${phase}`)
  return found[0]
}

/** Where a shopper goes instead of a phase whose requirements do not hold; null lets them in. */
export function phaseInstead(
  phase: CheckoutPhase,
  facts: CheckoutFacts,
  language: InterfaceLanguage,
): string | null {
  if (phaseRequirementsHold(phase, facts)) return null
  return pathFor(phaseRoute(lastValidPhase(phase, facts)), language)
}
