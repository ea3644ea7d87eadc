export const CHECKOUT_PHASES = ['detail', 'shipping_and_payment', 'delivery', 'summary'] as const
export type CheckoutPhase = (typeof CHECKOUT_PHASES)[number]

/** What phases ask about; a cart view with the latest order fits. */
export interface CheckoutFacts {
  items: readonly unknown[]
  shippingMethod: { has_options: boolean } | null
  shippingOption: object | null
  paymentMethod: object | null
  latestOrder: object | null
}

export function phaseRequirementsHold(phase: CheckoutPhase, facts: CheckoutFacts): boolean {
  const hasItems = facts.items.length > 0
  switch (phase) {
    case 'detail':
      return true
    case 'shipping_and_payment':
      return hasItems
    case 'delivery':
      return hasItems && hasShipping(facts) && facts.paymentMethod !== null
    case 'summary':
      return facts.latestOrder !== null
  }
}

function hasShipping({ shippingMethod, shippingOption }: CheckoutFacts): boolean {
  return shippingMethod !== null && (!shippingMethod.has_options || shippingOption !== null)
}

/** The nearest phase, going back from the current one, whose requirements hold. */
export function lastValidPhase(current: CheckoutPhase, facts: CheckoutFacts): CheckoutPhase {
  const reached = CHECKOUT_PHASES.slice(0, CHECKOUT_PHASES.indexOf(current) + 1)
  return reached.findLast((phase) => phaseRequirementsHold(phase, facts)) ?? 'detail'
}
