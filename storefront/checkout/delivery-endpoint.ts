import { createHash } from 'node:crypto'
import type { FieldError } from '#contract/error.ts'
import type { CreatedOrder } from '#contract/order.ts'
import { orderBody } from '#contract/order-form.ts'
import { ApiError, NO_ANSWER, TIMED_OUT } from '../api/request-error.ts'
import { cartCookie, forgottenCart, forgottenOrderingCart } from '../cart/cart-cookie.ts'
import { formerCartId, heldCartId } from '../cart/held-cart.ts'
import { type CartRead, isCartLost, makeCart, readCart } from '../cart/read-cart.ts'
import { createTranslator } from '../i18n/translator.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { forgottenFormCookie, orderFormCookie, outlivedFormCookies } from './checkout-memory.ts'
import { issuesIn, keepDelivery, knownRecap } from './delivery-draft.ts'
import { formFieldOf, orderFormOf, shownAgain } from './delivery-form.ts'
import { deliveryInstead } from './delivery-instead.ts'
import { latestOrderCookie } from './latest-order.ts'
import { orderOfCart, orderOfFormerCart } from './ordered-cart.ts'
import { startPayment } from './start-payment.ts'

/** POST /api/checkout/delivery: the whole form of the last phase. Orders, and leads to paying or to the summary. */
export async function sendOrder(asked: OwnRequest): Promise<OwnAnswer> {
  const cart_id = await heldCartId(asked, asked.cookies)
  const lost = { location: pathFor('cart', asked.language), status: 404, body: null }
  const before = await orderOfFormerCart(asked.api, cart_id, formerCartId(asked.me, asked.cookies))
  if (before) return ordered(asked, before, cart_id)
  if (!cart_id) return lost
  const state = await openCart(asked, cart_id)
  if (!state) return (await orderedBefore(asked, cart_id)) ?? lost
  const failed = () => refused(asked, state, 503, [{ field: '', message: textsOf(asked)('checkout.failed') }])
  // Items that could not be read make no empty cart, which would be left with all that is typed.
  if (state.items_failed) return failed()
  const instead = deliveryInstead(state, asked.language)
  if (instead) return left(asked, state, instead)
  const errors = await issuesIn(asked, state)
  try {
    await keepDelivery(asked.api, state, asked.form)
    const now = await readCart(asked.api, cart_id)
    // Another country may have made the chosen shipping unusable.
    const forced = deliveryInstead(now, asked.language)
    if (forced) return left(asked, now, forced)
    if (errors.length > 0) return refused(asked, now, 422, errors)
    return await ordered(asked, await makeOrder(asked, cart_id))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isCartLost(error, asked.me === null)) return (await orderedBefore(asked, cart_id)) ?? lost
    if (error.status >= 500 || [NO_ANSWER, TIMED_OUT].includes(error.status)) return failed()
    return refused(asked, await readCart(asked.api, cart_id), error.status, errorsOf(asked, error, errors))
  }
}

async function openCart(asked: OwnRequest, cart_id: string): Promise<CartRead | null> {
  try {
    return await readCart(asked.api, cart_id)
  } catch (error) {
    if (isCartLost(error, asked.me === null)) return null
    throw error
  }
}

async function orderedBefore(asked: OwnRequest, cart_id: string): Promise<OwnAnswer | null> {
  const order = await orderOfCart(asked.api, cart_id)
  return order && ordered(asked, order)
}

/** Sent twice where the answer was lost on its way: the platform knows the second one by its key and by its cart. */
async function makeOrder(asked: OwnRequest, cart_id: string): Promise<CreatedOrder> {
  const { form } = asked
  const total = Number(form.seen_total)
  const seen =
    form.seen_total && Number.isFinite(total)
      ? {
          taxed_total_price: total,
          shipping_method_id: Number(form.seen_shipping_method_id) || null,
          payment_method_id: Number(form.seen_payment_method_id) || null,
          ...(form.seen_items_mark && {
            shipping_option_id: Number(form.seen_shipping_option_id) || null,
            items_mark: Number(form.seen_items_mark),
          }),
        }
      : null
  const body = orderBody(cart_id, { ...orderFormOf(form, asked.me === null), ...(seen ? { seen } : {}) })
  // The key is kept with the order, where a fast hash of a password must not be.
  const { password: _password, password_confirmation: _confirmation, ...told } = body
  const idempotency_key = createHash('sha256').update(JSON.stringify(told)).digest('hex')
  const send = () => asked.api('POST /orders', { body, idempotency_key })
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && error.status === NO_ANSWER) return send()
    throw error
  }
}

/** A cart that is still `open` stays, with what another tab has put into it since. */
async function ordered(
  asked: OwnRequest,
  order: CreatedOrder,
  open: string | null = null,
): Promise<OwnAnswer> {
  const { api, secure } = asked
  const next = open ?? (await makeCart(api).catch(() => null))?.cart.id
  const location = await startPayment(asked, order)
  return {
    location,
    status: 201,
    body: { location, order_id: order.id },
    set_cookies: [
      next ? cartCookie(next, secure) : forgottenCart(secure),
      latestOrderCookie(order, secure),
      forgottenOrderingCart(secure),
      forgottenFormCookie(secure),
    ],
  }
}

/** Back to the form, as it was typed. */
function refused(asked: OwnRequest, state: CartRead, status: number, errors: FieldError[]): OwnAnswer {
  return {
    location: pathFor('cart-delivery', asked.language),
    status,
    body: { errors, recap: knownRecap(state) },
    set_cookies: typed(asked, state, errors),
  }
}

/** To the phase the cart still allows; the form is as it was typed for whoever comes back. */
function left(asked: OwnRequest, state: CartRead, location: string): OwnAnswer {
  return { location, status: 404, body: { location }, set_cookies: typed(asked, state, []) }
}

/** A script holds the form and shows the errors itself; a page without one needs them kept. */
function typed(asked: OwnRequest, { cart }: CartRead, errors: FieldError[]): string[] {
  const { form, secure } = asked
  if (form.live) return outlivedFormCookies(asked)
  return [orderFormCookie({ cart_id: cart.id, values: shownAgain(form), errors }, secure)]
}

const textsOf = ({ language }: OwnRequest) => createTranslator(language, messagesFor(language)).t

/** What the platform refuses lands on the fields it speaks of; the rest is said above the form. */
function errorsOf(asked: OwnRequest, error: ApiError, known: FieldError[]): FieldError[] {
  const t = textsOf(asked)
  const said = (error.body?.errors ?? []).map(({ field, message }) => ({
    field: formFieldOf(field) ?? '',
    message,
  }))
  const onFields = said.filter(({ field }) => field !== '')
  if (onFields.length > 0) return onFields
  if (error.status === 409) return said.length > 0 ? said : [{ field: '', message: t('checkout.changed') }]
  if (known.length > 0) return known
  return [{ field: '', message: said[0]?.message || error.body?.message || t('general_error') }]
}
