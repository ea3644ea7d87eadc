import { formattedAddress } from '#contract/address-line.ts'
import type { AddressTypeWord, CustomerAddress } from '#contract/address.ts'
import type { CartAddress } from '#contract/cart.ts'
import { type Customer, fullName } from '#contract/customer.ts'
import type { FieldError } from '#contract/error.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/form-limit.ts'
import { MAX_NOTE_LENGTH } from '#contract/order-form.ts'
import type { AddressRequirement } from '#contract/shipping.ts'
import type { Api } from '../api/client.ts'
import { type DialCode, dialCodeRow } from '../auth/dial-code.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import type { CartRead } from '../cart/read-cart.ts'
import { loadStaticText } from '../content/static-text.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { isRedirect, type PageRedirect } from '../page.ts'
import { deliveredTo, offeredCountries } from './country.ts'
import { ADDRESS_TEXTS, addressField } from './delivery-form.ts'
import { openPhase } from './open-phase.ts'
import { type Recap, recapOf } from './recap.ts'

export interface DeliveryData {
  requirement: AddressRequirement
  is_guest: boolean
  /** The fields of the form as they stand, by their names. */
  values: Record<string, string>
  errors: FieldError[]
  countries: { id: number; name: string }[]
  /** Those of an address that goods are sent to. */
  shipping_countries: { id: number; name: string }[]
  dial_codes: DialCode[]
  /** The customer's address book. */
  book: { id: number; text: string }[]
  recap: Recap
  /** Handed over as data: the files that know them would bring all schemas into the browser. */
  limits: { password_min: number; password_max: number; note: number }
}

export interface DeliveryScreen extends DeliveryData {
  /** The shop's own words, as HTML. */
  help: string | null
}

/** Why the form is shown again, as its address says it: an address of the book could not be taken. */
export const BOOK_FAILED = 'address_failed'

export async function loadDelivery(context: LoadContext): Promise<Loaded<DeliveryScreen> | PageRedirect> {
  const state = await openPhase('delivery', context)
  if (isRedirect(state)) return state
  context.cart.noteOrdering(state.cart.id)
  const { refused_order } = context.checkout
  const refused = refused_order?.cart_id === state.cart.id ? refused_order : null
  const [data, help] = await Promise.all([
    deliveryData(context.api, state, context.cart),
    loadStaticText(context.api, 'checkout-help'),
  ])
  const has_failed = context.query.get(RESULT_PARAMETER) === BOOK_FAILED
  const errors = [
    ...(has_failed ? [{ field: '', message: context.translator.t('general_error') }] : []),
    ...(refused?.errors ?? []),
  ]
  return { data: { ...data, values: { ...data.values, ...refused?.values }, errors, help } }
}

export async function deliveryData(
  api: Api,
  state: CartRead,
  { is_guest, only_country_id }: Pick<HeldCart, 'is_guest' | 'only_country_id'>,
): Promise<DeliveryData> {
  const { cart } = state
  const [shop, countries, dial_codes, addresses, customer] = await Promise.all([
    api('GET /shop', {}),
    offeredCountries(api, only_country_id),
    api('GET /dial-codes', { query: { paginate: false } }),
    api('GET /carts/{cart_id}/addresses', { params: { cart_id: cart.id } }),
    is_guest ? null : readCustomer(api),
  ])
  const country_id = cart.shipping_country_id ?? only_country_id ?? shop.default_country_id
  const own_code = dial_codes.items.find((one) => one.country_id === country_id)?.dial_code ?? ''
  const book = customer?.book ?? []
  const sent_to = cart.has_shipping_address ? 'shipping' : 'billing'
  // Goods are counted as sent to the country of the cart; an address elsewhere would change that unnoticed.
  const fits = (kind: AddressTypeWord, address: CustomerAddress) =>
    kind !== sent_to || cart.shipping_option !== null || address.country_id === country_id
  const filled = (kind: AddressTypeWord) =>
    addresses.items.find(({ type, last_name }) => type === kind && last_name) ??
    book.find((one) => one[`is_${kind}_default`] && fits(kind, one))
  const empty = { country_id, dial_code: own_code }
  const billing = filled('billing') ?? namesOf(customer?.me)
  const shipping = {
    ...empty,
    ...set(filled('shipping')),
    ...set(partOf(addresses.items, 'shipping')),
  }
  return {
    requirement: cart.shipping_method?.address_requirement ?? 0,
    is_guest,
    values: {
      email: cart.email ?? customer?.me?.email ?? '',
      ...fieldsOf('billing', { ...empty, ...set(partOf(addresses.items, 'billing')), ...set(billing) }),
      ...(cart.has_shipping_address ? { has_shipping_address: 'on' } : {}),
      ...fieldsOf('shipping', shipping),
    },
    errors: [],
    countries: countries.map(({ id, name }) => ({ id, name })),
    shipping_countries: deliveredTo(countries, shipping.country_id ?? null),
    dial_codes: dial_codes.items.map(dialCodeRow),
    book: book.map((address) => {
      const alpha2 = countries.find(({ id }) => id === address.country_id)?.alpha2 ?? null
      const place = formattedAddress({ ...address, alpha2 })
      return {
        id: address.id,
        text: [address.company_name ?? fullName(address), place].filter(Boolean).join(', '),
      }
    }),
    recap: recapOf(state),
    limits: { password_min: MIN_PASSWORD_LENGTH, password_max: MAX_PASSWORD_LENGTH, note: MAX_NOTE_LENGTH },
  }
}

async function readCustomer(api: Api) {
  const [me, book] = await Promise.all([
    api('GET /auth/me', { query: { embed: ['customer'] } }),
    api('GET /customer-addresses', { query: { paginate: false } }),
  ])
  return { me: me.customer, book: book.items }
}

type Filled = Partial<CartAddress | CustomerAddress>

const partOf = (addresses: CartAddress[], kind: AddressTypeWord) =>
  addresses.find(({ type }) => type === kind)

function namesOf(customer: Customer | null | undefined): Filled {
  if (!customer) return {}
  const { first_name, last_name, phone, dial_code } = customer
  return { first_name, last_name, phone, ...(dial_code ? { dial_code } : {}) }
}

function set(address: Filled | undefined): Filled {
  return Object.fromEntries(
    Object.entries(address ?? {}).filter(([, value]) => value != null && value !== ''),
  )
}

export function fieldsOf(kind: AddressTypeWord, address: Filled): Record<string, string> {
  const texts = [...ADDRESS_TEXTS, 'country_id' as const].map((field) => [
    addressField(kind, field),
    String(address[field] ?? ''),
  ])
  // Said either way: an address of a person unticks what a company's has ticked.
  return { ...Object.fromEntries(texts), [addressField(kind, 'is_company')]: address.is_company ? 'on' : '' }
}
