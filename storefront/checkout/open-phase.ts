import type { CheckoutPhase } from '#contract/checkout.ts'
import { loadCart } from '../cart/load-cart.ts'
import type { CartRead } from '../cart/read-cart.ts'
import type { LoadContext } from '../load-context.ts'
import { isRedirect, type PageRedirect } from '../page.ts'
import { phaseFacts, phaseInstead } from './phase.ts'

/** The cart a phase is drawn from, or where to go while the phase cannot be entered: also by its address alone. */
export async function openPhase(
  phase: CheckoutPhase,
  context: Pick<LoadContext, 'api' | 'cart' | 'language' | 'now'>,
): Promise<CartRead | PageRedirect> {
  const state = await loadCart(context)
  if (state && isRedirect(state)) return state
  if (state?.items_failed) throw new Error('The items of the cart could not be read')
  const instead = phaseInstead(phase, phaseFacts(state?.cart ?? null, state?.items ?? []), context.language)
  if (instead) return { redirect: { destination: instead, status_code: 302 } }
  if (!state) throw new Error(`The phase ${phase} needs a cart`)
  return state
}
