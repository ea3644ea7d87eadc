import type { CustomerAddress } from '#contract/address.ts'
import { fullName } from '#contract/customer.ts'
import type { Api } from '../api/client.ts'
import { type DialCode, dialCodeRow } from '../auth/dial-code.ts'
import { offeredCountries } from '../checkout/country.ts'
import { fieldsOf } from '../checkout/delivery-data.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { type OwnCustomer, ownCustomer, resultIn, type ShownForm, shownForm } from './customer-data.ts'

export interface ShownAddress extends CustomerAddress {
  full_name: string
  country: string | null
  alpha2: string | null
}

const ADDRESS_RESULTS = ['address_saved', 'address_deleted'] as const

export interface AddressData {
  addresses: ShownAddress[]
  result: (typeof ADDRESS_RESULTS)[number] | null
  /** Why an address could not be deleted or made a default. */
  failure: string | null
  /** The address that is being written; null while the book is only read. */
  edited: ({ id: number | null } & ShownForm) | null
  countries: { id: number; name: string }[]
  dial_codes: DialCode[]
}

/** The book shares its fields with the checkout, where every field says whose address it belongs to. */
export const ADDRESS_KIND = 'billing'

/** The address book; `?edit=` an id or `new` opens the form. */
export async function loadAddresses(context: LoadContext): Promise<Loaded<AddressData>> {
  const { api, query } = context
  const { customer } = ownCustomer(context)
  const [addresses, countries, dial_codes] = await Promise.all([
    readAddresses(api),
    offeredCountries(api, customer.restrict_to_country_id),
    api('GET /dial-codes', { query: { paginate: false } }),
  ])
  const wanted = query.get('edit')
  const edited = addresses.find(({ id }) => String(id) === wanted) ?? null
  const country_id = customer.restrict_to_country_id ?? (await api('GET /shop', {})).default_country_id
  const own_code = dial_codes.items.find((one) => one.country_id === country_id)?.dial_code ?? null
  const fresh = newAddress(customer, country_id, own_code, addresses.length === 0)
  return {
    data: {
      addresses,
      result: resultIn(context, ADDRESS_RESULTS),
      failure:
        shownForm(context, 'addresses')
          .errors.map(({ message }) => message)
          .join(' ') || null,
      edited:
        edited || wanted === 'new'
          ? { id: edited?.id ?? null, ...shownForm(context, 'address', edited ? written(edited) : fresh) }
          : null,
      countries: countries.map(({ id, name }) => ({ id, name })),
      dial_codes: dial_codes.items.map(dialCodeRow),
    },
  }
}

/** Defaults first, then the latest. */
export async function readAddresses(api: Api): Promise<ShownAddress[]> {
  const [{ items }, countries] = await Promise.all([
    api('GET /customer-addresses', { query: { paginate: false, sort: '-id' } }),
    api('GET /countries', { query: { paginate: false, only: ['id', 'name', 'alpha2'] } }),
  ])
  const known = new Map(countries.items.map((country) => [country.id, country]))
  const rank = (one: CustomerAddress) => (one.is_billing_default ? 2 : 0) + (one.is_shipping_default ? 1 : 0)
  return items
    .map((address) => {
      const { name: country = null, alpha2 = null } = known.get(address.country_id ?? 0) ?? {}
      return { ...address, full_name: fullName(address), country, alpha2 }
    })
    .toSorted((one, other) => rank(other) - rank(one))
}

const ticked = (is_ticked: boolean) => (is_ticked ? 'on' : '')

function written(address: ShownAddress): Record<string, string> {
  return {
    ...fieldsOf(ADDRESS_KIND, address),
    is_billing_default: ticked(address.is_billing_default),
    is_shipping_default: ticked(address.is_shipping_default),
  }
}

/** Most people add their own address first. */
function newAddress(
  customer: OwnCustomer,
  country_id: number,
  own_code: string | null,
  is_first: boolean,
): Record<string, string> {
  const { first_name, last_name, phone } = customer
  const dial_code = customer.dial_code ?? own_code
  return {
    ...fieldsOf(ADDRESS_KIND, { first_name, last_name, phone, dial_code, country_id }),
    is_billing_default: ticked(is_first),
    is_shipping_default: ticked(is_first),
  }
}
