import { describe, expect, it } from 'vitest'
import { CHECKOUT_PHASES, type CheckoutFacts, lastValidPhase, phaseRequirementsHold } from './checkout.ts'

const empty: CheckoutFacts = {
  items: [],
  shippingMethod: null,
  shippingOption: null,
  paymentMethod: null,
  latestOrder: null,
}
const filled: CheckoutFacts = { ...empty, items: [{}] }
const chosen: CheckoutFacts = { ...filled, shippingMethod: { has_options: false }, paymentMethod: {} }
const pickup: CheckoutFacts = { ...chosen, shippingMethod: { has_options: true } }
const ordered: CheckoutFacts = { ...empty, latestOrder: { id: 1 } }

const holds = (facts: CheckoutFacts) => CHECKOUT_PHASES.filter((phase) => phaseRequirementsHold(phase, facts))

describe('checkout phases', () => {
  it('stand in their order [CHECK-01]', () => {
    expect(CHECKOUT_PHASES).toEqual(['detail', 'shipping_and_payment', 'delivery', 'summary'])
  })

  it('shipping and payment needs items [CHECK-02]', () => {
    expect(holds(empty)).toEqual(['detail'])
    expect(holds(filled)).toEqual(['detail', 'shipping_and_payment'])
  })

  it('delivery needs items, shipping, its option where it has options, and payment [CHECK-03]', () => {
    expect(phaseRequirementsHold('delivery', chosen)).toBe(true)
    expect(phaseRequirementsHold('delivery', { ...chosen, items: [] })).toBe(false)
    expect(phaseRequirementsHold('delivery', { ...chosen, shippingMethod: null })).toBe(false)
    expect(phaseRequirementsHold('delivery', { ...chosen, paymentMethod: null })).toBe(false)
    expect(phaseRequirementsHold('delivery', pickup)).toBe(false)
    expect(phaseRequirementsHold('delivery', { ...pickup, shippingOption: { id: 3 } })).toBe(true)
  })

  it('summary needs a created order and nothing else [CHECK-04]', () => {
    expect(phaseRequirementsHold('summary', chosen)).toBe(false)
    expect(phaseRequirementsHold('summary', ordered)).toBe(true)
  })

  it('are entered only while their requirements hold, else the last one whose do is [CHECK-05]', () => {
    expect(lastValidPhase('delivery', filled)).toBe('shipping_and_payment')
    expect(lastValidPhase('delivery', chosen)).toBe('delivery')
    expect(lastValidPhase('delivery', pickup)).toBe('shipping_and_payment')
    expect(lastValidPhase('delivery', empty)).toBe('detail')
    expect(lastValidPhase('summary', chosen)).toBe('delivery')
    expect(lastValidPhase('detail', chosen)).toBe('detail')
  })

  it('keep the summary of an order though its cart is empty by then', () => {
    expect(lastValidPhase('summary', ordered)).toBe('summary')
  })
})
