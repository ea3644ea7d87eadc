import type { Api } from '../api/client.ts'
import { isWrongChoice } from '../api/request-error.ts'
import { type CartRead, readCart } from '../cart/read-cart.ts'
import { idIn } from '../id-in.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { outdatedFormCookies } from './checkout-memory.ts'
import { deliveryInstead, methodsPath } from './delivery-instead.ts'
import { methodsData, type MethodsNotice } from './methods-data.ts'
import { usableMethods } from './phase.ts'
import { placeField } from './places.ts'
import { withCart } from './with-cart.ts'

/**
 * POST /api/checkout/methods: country, shipping with its place, and payment, saved as they are chosen.
 * With `intent=continue` goes on to the address; a script (`live`) gets the page's new data instead.
 */
export async function chooseMethods(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  return withCart(asked, async (before) => {
    const notice = await save(api, before, form)
    const state = await readCart(api, before.cart.id)
    if (state.items_failed) return { location: nextPage(asked, state, FAILED), status: 503, body: null }
    const set_cookies = outdatedFormCookies(asked, (field) => field.endsWith('country_id'))
    if (form.live) {
      const only_country_id = asked.me?.customer?.restrict_to_country_id ?? null
      const data = await methodsData(api, state, form.place ?? null, notice, only_country_id)
      return { location: '', status: 200, body: data, set_cookies }
    }
    return { location: nextPage(asked, state, notice), status: 200, body: null, set_cookies }
  })
}

function nextPage({ form, language }: OwnRequest, state: CartRead, notice: MethodsNotice | null): string {
  if (notice) {
    const is_named = notice.result === 'payment_dropped'
    return methodsPath(language, notice.result, is_named ? form.payment_method_id : undefined)
  }
  if (form.intent !== 'continue') return methodsPath(language)
  return deliveryInstead(state, language) ?? pathFor('cart-delivery', language)
}

const FAILED: MethodsNotice = { result: 'methods_failed', name: null }

/** Saves what differs. A payment that does not go with the shipping is told by its name. */
async function save(
  api: Api,
  { cart }: CartRead,
  form: Record<string, string>,
): Promise<MethodsNotice | null> {
  const params = { cart_id: cart.id }
  const chosen = usableMethods(cart)
  const country_id = idIn(form.country_id)
  const shipping_method_id = idIn(form.shipping_method_id)
  const payment_method_id = idIn(form.payment_method_id)
  try {
    const is_elsewhere = country_id !== null && country_id !== cart.shipping_country_id
    if (is_elsewhere) {
      // A place lies in its country, so it is given up with it.
      if (cart.shipping_option)
        await api('PATCH /carts/{cart_id}', { params, body: { shipping_option_id: null } })
      const kind = cart.has_shipping_address ? 'shipping' : 'billing'
      await api(`PATCH /carts/{cart_id}/addresses/${kind}`, { params, body: { country_id } })
    }
    if (shipping_method_id) {
      const place =
        is_elsewhere && cart.shipping_country_id ? null : idIn(form[placeField(shipping_method_id)])
      const is_other = shipping_method_id !== chosen.shipping_method?.id
      if (is_other || (place && place !== cart.shipping_option?.id)) {
        const body = { shipping_method_id, ...(place || is_other ? { shipping_option_id: place } : {}) }
        await api('PATCH /carts/{cart_id}', { params, body })
      }
    }
    if (payment_method_id && payment_method_id !== chosen.payment_method?.id) {
      const refused = await savePayment(api, params, payment_method_id)
      if (refused) return refused
    }
  } catch (error) {
    if (!isWrongChoice(error)) throw error
    return FAILED
  }
  if (!cart.payment_method) return null
  const now = await api('GET /carts/{cart_id}', { params, query: { only: ['payment_method'] } })
  return now.payment_method ? null : { result: 'payment_dropped', name: cart.payment_method.name }
}

async function savePayment(
  api: Api,
  params: { cart_id: string },
  payment_method_id: number,
): Promise<MethodsNotice | null> {
  try {
    await api('PATCH /carts/{cart_id}', { params, body: { payment_method_id } })
    return null
  } catch (error) {
    if (!isWrongChoice(error)) throw error
    const { items } = await api('GET /carts/{cart_id}/payment-methods', {
      params,
      query: { paginate: false },
    })
    const method = items.find(({ id }) => id === payment_method_id)
    const is_unfitting = method && !method.can_use && method.unavailable_text === null
    return is_unfitting ? { result: 'payment_dropped', name: method.name } : FAILED
  }
}
