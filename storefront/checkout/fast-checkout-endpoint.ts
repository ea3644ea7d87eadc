import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { ADDRESS_TYPES } from '#contract/address.ts'
import { lastValidPhase } from '#contract/checkout.ts'
import type { OrderAddress } from '#contract/order.ts'
import type { Api } from '../api/client.ts'
import { isWrongChoice } from '../api/request-error.ts'
import { heldCartId } from '../cart/held-cart.ts'
import { isCartLost, readCart } from '../cart/read-cart.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { keptAddress } from './delivery-form.ts'
import { phaseFacts, phaseRoute } from './phase.ts'

const EMBED = [
  'latest_order',
  'latest_order.shipping',
  'latest_order.payment',
  'latest_order.order_addresses',
] as const
type LatestOrder = NonNullable<
  CallAnswer<Calls['GET /customers/{id}'], { embed: typeof EMBED }>['latest_order']
>

export type FastCheckoutFailure = 'fast_checkout_missing_reference' | 'fast_checkout_error'

/** POST /api/checkout/fast: fills the cart like the customer's latest order and jumps as far as that leads. */
export async function fastCheckout(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, me, language } = asked
  const back = (status: number, result?: FastCheckoutFailure | 'cart_missing'): OwnAnswer => ({
    location: pathFor('cart', language, {}, { [RESULT_PARAMETER]: result }),
    status,
    body: result ? { error: result } : null,
  })
  const cart_id = await heldCartId(asked, asked.cookies)
  if (!cart_id) return back(404)
  if (!me?.customer) return back(422, 'fast_checkout_missing_reference')
  const { latest_order } = await api('GET /customers/{id}', {
    params: { id: me.customer.id },
    query: { embed: EMBED },
  })
  if (!latest_order) return back(422, 'fast_checkout_missing_reference')
  const former = referenceOf(latest_order)
  if (!former) return back(422, 'fast_checkout_error')
  try {
    await fill(api, cart_id, former)
    const { cart, items } = await readCart(api, cart_id)
    const location = pathFor(phaseRoute(lastValidPhase('delivery', phaseFacts(cart, items))), language)
    return { location, status: 200, body: { location } }
  } catch (error) {
    if (isCartLost(error)) return back(404, 'cart_missing')
    throw error
  }
}

interface Reference {
  billing: OrderAddress
  shipping: OrderAddress | null
  shipping_method_id: number
  shipping_option_id: number | null
  payment_method_id: number
}

/** Everything fast checkout needs of an order; null where one of the three is missing. */
function referenceOf(order: Pick<LatestOrder, 'order_addresses' | 'shipping' | 'payment'>): Reference | null {
  const address = (type: number) => order.order_addresses?.find((one) => one.type === type) ?? null
  const billing = address(ADDRESS_TYPES.billing)
  const shipping_method_id = order.shipping?.shipping_method_id
  const payment_method_id = order.payment?.payment_method_id
  if (!billing || !shipping_method_id || !payment_method_id) return null
  return {
    billing,
    shipping: elsewhere(billing, address(ADDRESS_TYPES.shipping)),
    shipping_method_id,
    shipping_option_id: order.shipping?.shipping_option_id ?? null,
    payment_method_id,
  }
}

/** An order has both addresses, also where everything went to one. */
function elsewhere(billing: OrderAddress, shipping: OrderAddress | null): OrderAddress | null {
  const [one, other] = [billing, shipping ?? billing].map((address) => JSON.stringify(keptAddress(address)))
  return one === other ? null : shipping
}

/**
 * A country, a method or a place that is not offered any more is left for the shopper to choose anew. The e-mail is that
 * of the account: a mailbox of that time may be somebody else's by now.
 */
async function fill(api: Api, cart_id: string, former: Reference): Promise<void> {
  const params = { cart_id }
  const { shipping_method_id, shipping_option_id, payment_method_id } = former
  const patch = (body: CartPatch) => isTaken(api('PATCH /carts/{cart_id}', { params, body }))
  // The method chosen so far may not let goods go to an address of their own.
  await patch({ shipping_method_id: null, email: null })
  for (const kind of ['billing', 'shipping'] as const) {
    const address = former[kind]
    if (!address) continue
    await isTaken(api(`PATCH /carts/{cart_id}/addresses/${kind}`, { params, body: keptAddress(address) }))
  }
  await patch({ has_shipping_address: former.shipping !== null })
  const has_place = shipping_option_id !== null && (await patch({ shipping_method_id, shipping_option_id }))
  if (!has_place) await patch({ shipping_method_id })
  await patch({ payment_method_id })
}

interface CartPatch {
  email?: null
  has_shipping_address?: boolean
  shipping_method_id?: number | null
  shipping_option_id?: number
  payment_method_id?: number
}

async function isTaken(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (isWrongChoice(error)) return false
    throw error
  }
}
