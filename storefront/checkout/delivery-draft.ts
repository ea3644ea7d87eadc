import { requiredAddresses } from '#contract/shipping.ts'
import type { Api } from '../api/client.ts'
import { ApiError, failureText, isWrongChoice } from '../api/request-error.ts'
import { type CartRead, readCart } from '../cart/read-cart.ts'
import { createTranslator } from '../i18n/translator.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { type OwnAnswer, type OwnRequest, RESULT_PARAMETER } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { outdatedFormCookies, outlivedFormCookies } from './checkout-memory.ts'
import { readCountries } from './country.ts'
import { BOOK_FAILED, fieldsOf } from './delivery-data.ts'
import {
  addressOf,
  type DeliveryForm,
  deliveryIssues,
  keptAddress,
  keptEmail,
  wantsShippingAddress,
} from './delivery-form.ts'
import { deliveryInstead } from './delivery-instead.ts'
import { recapOf } from './recap.ts'
import { withCart } from './with-cart.ts'

/** Keeps on the cart what is filled in so far, so that a reload or another device finds it. */
export async function keepDelivery(api: Api, { cart }: CartRead, form: DeliveryForm): Promise<void> {
  const params = { cart_id: cart.id }
  const email = keptEmail(form)
  const requirement = cart.shipping_method?.address_requirement ?? 0
  const has_shipping_address = wantsShippingAddress(form, requirement)
  const { billing, shipping } = requiredAddresses(requirement, has_shipping_address)
  if (email !== cart.email || has_shipping_address !== cart.has_shipping_address) {
    await api('PATCH /carts/{cart_id}', {
      params,
      body: { ...(email ? { email } : {}), has_shipping_address },
    })
  }
  await api('PATCH /carts/{cart_id}/addresses', {
    params,
    body: {
      billing: keptAddress(addressOf(form, 'billing'), billing),
      ...(shipping ? { shipping: keptAddress(addressOf(form, 'shipping'), shipping) } : {}),
    },
  })
}

/** What is wrong with the form, in the words of the page. */
export async function issuesIn(asked: OwnRequest, { cart }: CartRead) {
  const { t } = createTranslator(asked.language, messagesFor(asked.language))
  const countries = await readCountries(asked.api)
  const issues = deliveryIssues(asked.form, {
    requirement: cart.shipping_method?.address_requirement ?? 0,
    countries: new Map(countries.map(({ id, alpha2 }) => [id, alpha2])),
    is_guest: asked.me === null,
  })
  return issues.map(({ field, message }) => ({ field, message: t(message) }))
}

/** Items that could not be read leave the recap as it stands. */
export const knownRecap = (state: CartRead) => (state.items_failed ? undefined : recapOf(state))

/** POST /api/checkout/draft: the form as far as it is filled in. Answers what is wrong, and prices as they are now. */
export async function saveDelivery(asked: OwnRequest): Promise<OwnAnswer> {
  return withCart(asked, async (state) => {
    const errors = await issuesIn(asked, state)
    let set_cookies: string[] = []
    try {
      await keepDelivery(asked.api, state, asked.form)
      set_cookies = outlivedFormCookies(asked)
    } catch (error) {
      if (!isSlip(error)) throw error
    }
    const now = await readCart(asked.api, state.cart.id)
    const instead = deliveryInstead(now, asked.language)
    if (instead) return { ...leaving(instead), set_cookies }
    const filled = errors.filter(({ field }) => asked.form[field]?.trim())
    return { ...here(asked), body: { errors: filled, recap: knownRecap(now) }, set_cookies }
  })
}

/** POST /api/checkout/address {kind, customer_address_id}: fills an address in from the customer's book. */
export async function takeFromBook(asked: OwnRequest): Promise<OwnAnswer> {
  const kind = asked.form.kind === 'shipping' ? 'shipping' : 'billing'
  const customer_address_id = Number(asked.form.customer_address_id)
  return withCart(asked, async (state) => {
    try {
      const address = await asked.api(`PATCH /carts/{cart_id}/addresses/${kind}`, {
        params: { cart_id: state.cart.id },
        body: { customer_address_id },
      })
      // It can be chosen only where goods are to go elsewhere, which a page without scripts has told nobody yet.
      if (kind === 'shipping' && !state.cart.has_shipping_address) {
        await asked.api('PATCH /carts/{cart_id}', {
          params: { cart_id: state.cart.id },
          body: { has_shipping_address: true },
        })
      }
      const now = await readCart(asked.api, state.cart.id)
      const values = fieldsOf(kind, address)
      const set_cookies = outdatedFormCookies(asked, (field) => field in values)
      const instead = deliveryInstead(now, asked.language)
      if (instead) return { ...leaving(instead), set_cookies }
      return { ...here(asked), body: { values, recap: knownRecap(now) }, set_cookies }
    } catch (error) {
      if (!isSlip(error)) throw error
      const location = pathFor('cart-delivery', asked.language, {}, { [RESULT_PARAMETER]: BOOK_FAILED })
      return { location, status: 422, body: { message: failureText(error, '') } }
    }
  })
}

const here = ({ language }: OwnRequest) => ({ location: pathFor('cart-delivery', language), status: 200 })

/** A country has made the chosen shipping unusable: a script goes where a plain form is led. */
const leaving = (location: string) => ({ location, status: 200, body: { location } })

/** An address of the book that is not theirs, or no book at all, is refused like any other slip. */
function isSlip(error: unknown): boolean {
  return isWrongChoice(error) || (error instanceof ApiError && [401, 403].includes(error.status))
}
