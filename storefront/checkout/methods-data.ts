import type { CartPaymentMethod } from '#contract/payment.ts'
import { SELF_COLLECTED, type CartShippingMethod } from '#contract/shipping.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { type CartRead, readCart } from '../cart/read-cart.ts'
import { loadStaticText } from '../content/static-text.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { isRedirect, type PageRedirect } from '../page.ts'
import { deliveredTo, offeredCountries } from './country.ts'
import { METHODS_RESULTS, type MethodsResult, PAYMENT_PARAMETER } from './methods-result.ts'
import { openPhase } from './open-phase.ts'
import { usableMethods } from './phase.ts'
import { findPlaces, type Place, placeOf, type Places } from './places.ts'
import { type Recap, recapOf } from './recap.ts'

export interface MethodRow {
  id: number
  name: string
  description: string | null
  delivery_time: string | null
  /** In the shop itself: nothing is delivered, it is made ready. */
  is_picked_up: boolean
  image_url: string | null
  price: string
  is_free: boolean
  has_options: boolean
  /** Why it cannot be chosen for the moment. */
  unavailable_text: string | null
}

export interface MethodsNotice {
  result: MethodsResult
  /** Of the method it speaks of. */
  name: string | null
}

export interface PlacedNotice extends MethodsNotice {
  /** Where it can be acted upon. */
  about: 'shipping' | 'payment' | 'page'
}

export interface MethodsData {
  countries: { id: number; name: string }[]
  country_id: number | null
  shipping: MethodRow[]
  shipping_method_id: number | null
  shipping_option: Place | null
  /** Null: the chosen method hands goods over at the door. */
  places: Places | null
  payment: MethodRow[]
  payment_method_id: number | null
  recap: Recap
  notice: PlacedNotice | null
}

export interface MethodsScreen extends MethodsData {
  /** The shop's own words, as HTML. */
  help: string | null
}

const ABOUT: Record<MethodsResult, PlacedNotice['about']> = {
  payment_dropped: 'payment',
  payment_missing: 'payment',
  shipping_missing: 'shipping',
  place_missing: 'shipping',
  methods_failed: 'page',
}

/** The query in which a page without scripts looks for a pick-up point. */
const PLACE_PARAMETER = 'place'

export async function loadMethods(context: LoadContext): Promise<Loaded<MethodsScreen> | PageRedirect> {
  const opened = await openPhase('shipping_and_payment', context)
  if (isRedirect(opened)) return opened
  const { api, query } = context
  const { only_country_id } = context.cart
  const state = only_country_id === null ? opened : await sentOnlyTo(api, opened, only_country_id)
  const result = METHODS_RESULTS.find((one) => one === query.get(RESULT_PARAMETER))
  const notice = result ? { result, name: await paymentName(api, query.get(PAYMENT_PARAMETER)) } : null
  const [data, help] = await Promise.all([
    methodsData(api, state, query.get(PLACE_PARAMETER), notice, only_country_id),
    loadStaticText(api, 'checkout-help'),
  ])
  return { data: { ...data, help } }
}

/** A cart may name a country from before its customer was held to another one. */
async function sentOnlyTo(api: Api, state: CartRead, country_id: number): Promise<CartRead> {
  const { shipping_country_id } = state.cart
  const is_elsewhere = shipping_country_id !== null && shipping_country_id !== country_id
  return is_elsewhere ? sentTo(api, state, country_id) : state
}

async function sentTo(api: Api, state: CartRead, country_id: number): Promise<CartRead> {
  const { cart } = state
  const params = { cart_id: cart.id }
  const kind = cart.has_shipping_address ? 'shipping' : 'billing'
  try {
    await api(`PATCH /carts/{cart_id}/addresses/${kind}`, { params, body: { country_id } })
  } catch (error) {
    // A customer may be held to another country.
    if (error instanceof ApiError) return state
    throw error
  }
  return readCart(api, cart.id)
}

/** The names of methods are public; the address only says which one is meant. */
async function paymentName(api: Api, id: string | null): Promise<string | null> {
  if (!id || !/^\d{1,9}$/.test(id)) return null
  const { items } = await api('GET /payment-methods', {
    query: { filters: [{ field: 'id', operator: 'eq', value: Number(id) }], only: ['name'] },
  })
  return items[0]?.name ?? null
}

export async function methodsData(
  api: Api,
  state: CartRead,
  place: string | null,
  notice: MethodsNotice | null,
  only_country_id: number | null,
): Promise<MethodsData> {
  const { cart } = state
  const params = { cart_id: cart.id }
  const [shop, countries, shipping, payment, described] = await Promise.all([
    api('GET /shop', {}),
    offeredCountries(api, only_country_id),
    api('GET /carts/{cart_id}/shipping-methods', { params, query: { ...usable(), embed: ['image_url'] } }),
    api('GET /carts/{cart_id}/payment-methods', {
      params,
      query: { paginate: false, sort: 'position', embed: ['image_url'] },
    }),
    api('GET /payment-methods', { query: { paginate: false, only: ['id', 'description'] } }),
  ])
  const descriptions = new Map(described.items.map(({ id, description }) => [id, description]))
  const country_id = cart.shipping_country_id ?? only_country_id ?? shop.default_country_id
  const chosen = usableMethods(cart)
  return {
    countries: deliveredTo(countries, country_id),
    country_id,
    shipping: shipping.items
      .filter(({ can_be_used_by_country }) => can_be_used_by_country)
      .map((method) => ({
        ...rowOf(method),
        description: method.description,
        delivery_time: method.delivery_time,
        is_picked_up: SELF_COLLECTED.includes(method.shipping_service),
        has_options: method.has_options,
      })),
    shipping_method_id: chosen.shipping_method?.id ?? null,
    shipping_option: cart.shipping_option ? placeOf(cart.shipping_option) : null,
    places: chosen.shipping_method?.has_options
      ? await findPlaces(api, chosen.shipping_method.id, country_id, place ?? (await knownTown(api, cart.id)))
      : null,
    payment: payment.items
      .filter(({ can_use, unavailable_text }) => can_use || unavailable_text !== null)
      .map((method) => ({
        ...rowOf(method),
        description: descriptions.get(method.id) ?? null,
        unavailable_text: method.unavailable_text,
      })),
    payment_method_id: chosen.payment_method?.id ?? null,
    recap: recapOf(state),
    notice: notice && { ...notice, about: ABOUT[notice.result] },
  }
}

function usable() {
  return {
    filters: [{ field: 'can_use', operator: 'eq' as const, value: true }],
    paginate: false,
    sort: 'position',
  }
}

/** Whoever has filled in an address is offered the places near it first. */
async function knownTown(api: Api, cart_id: string): Promise<string> {
  const { items } = await api('GET /carts/{cart_id}/addresses', { params: { cart_id } })
  return items.find(({ type }) => type === 'billing')?.city ?? ''
}

type Listed = (CartShippingMethod | CartPaymentMethod) & { image_url: string | null }

function rowOf({ id, name, image_url, taxed_price }: Listed): MethodRow {
  return {
    id,
    name,
    description: null,
    delivery_time: null,
    is_picked_up: false,
    image_url,
    price: taxed_price.formatted,
    is_free: taxed_price.value === 0,
    has_options: false,
    unavailable_text: null,
  }
}
