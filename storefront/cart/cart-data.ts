import { canPayOnline } from '#contract/order-flag.ts'
import type { Api } from '../api/client.ts'
import { unlessHidden } from '../api/unless-hidden.ts'
import { deliveredTo, readCountries } from '../checkout/country.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { isRedirect, type PageRedirect } from '../page.ts'
import { pathFor } from '../route-match.ts'
import { type CartResult, cartResult } from './cart-result.ts'
import { loadCart } from './load-cart.ts'
import type { CartRead } from './read-cart.ts'
import type { RefusedVoucher } from './refused-voucher.ts'

export interface CartPageData {
  /** Null while nothing has been put in yet. */
  state: CartRead | null
  /** What a form without scripts has led to. */
  result: CartResult | null
  /** The code that was refused, and why, where a form without scripts has brought it. */
  refused_voucher: Pick<RefusedVoucher, 'code' | 'message'> | null
  /** Whoever comes Back here from the gateway finds the cart empty, and the way to what became of it. */
  latest_order: WayToOrder | null
  is_guest: boolean
  /** Where goods are sent to and what pays them, said before ordering begins; null while there is nothing to order. */
  limits: OrderLimits | null
}

export interface WayToOrder {
  url: string
  /** In ready words. */
  text: string
  /** There is something to do there. */
  is_unpaid: boolean
}

export interface OrderLimits {
  countries: string[]
  payments: string[]
}

export async function loadCartPage(context: LoadContext): Promise<Loaded<CartPageData> | PageRedirect> {
  const state = await loadCart(context, true)
  if (state && isRedirect(state)) return state
  const told = cartResult(context.query.get(RESULT_PARAMETER))
  const { is_guest, has_cookies } = context.cart
  // What was put in a moment ago is in a cart that the browser has not kept; or it was emptied since.
  const is_gone = told === 'added' && !state
  const result = is_gone ? (has_cookies ? null : 'cookies_blocked') : told
  const { refused_voucher: refused } = context.checkout
  const is_told = result === 'voucher_refused' && refused && refused.cart_id === state?.cart.id
  const refused_voucher = is_told ? { code: refused.code, message: refused.message } : null
  const has_items = state !== null && state.items.length > 0
  const limits = has_items ? await readLimits(context.api) : null
  const latest_order = has_items ? null : await wayToLatestOrder(context)
  return { data: { state, result, refused_voucher, latest_order, is_guest, limits } }
}

async function wayToLatestOrder(context: LoadContext): Promise<WayToOrder | null> {
  const { latest_order } = context.checkout
  if (!latest_order) return null
  const { id, hash } = latest_order
  const { t } = context.translator
  const order = await unlessHidden(
    context.api('GET /orders/{id}', {
      params: { id },
      query: { hash, only: ['code', 'paid_at', 'cancelled_at'], embed: ['state', 'payment'] },
    }),
  )
  // The order in the address outlives the cookie, which another tab may drop by leaving the summary.
  const url = pathFor('cart-summary', context.language, {}, { order_id: id, hash })
  if (!order || !canPayOnline(order)) return { url, text: t('payment.latest_order'), is_unpaid: false }
  return { url, text: t('payment.latest_order_unpaid', { code: order.code }), is_unpaid: true }
}

async function readLimits(api: Api): Promise<OrderLimits> {
  const [countries, payments] = await Promise.all([
    readCountries(api),
    api('GET /payment-methods', { query: { paginate: false, only: ['name'], sort: 'position' } }),
  ])
  return {
    countries: deliveredTo(countries, null).map(({ name }) => name),
    payments: payments.items.map(({ name }) => name),
  }
}
