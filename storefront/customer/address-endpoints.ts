import { CustomerAddressBody } from '#contract/address.ts'
import * as z from 'zod/mini'
import { offeredCountries } from '../checkout/country.ts'
import { addressField, addressFormIssues, addressOf } from '../checkout/delivery-form.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { ADDRESS_KIND } from './address-data.ts'
import { changeCustomer, type CustomerForm, FormRefused, wordsOf } from './change-customer.ts'

const page = { page: 'customer-my-addresses' } as const

export const addressEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/customer/address': saveAddress,
  '/api/customer/address/default': chooseDefault,
  '/api/customer/address/delete': deleteAddress,
}

/** POST /api/customer/address: a new address, or with `address_id` another wording of one. */
function saveAddress(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const id = form.address_id ?? ''
  const place: CustomerForm = {
    ...page,
    form: 'address',
    done: 'address_saved',
    query: id ? { edit: id } : { edit: 'new' },
    failure: 'addresses.save_failed',
    fields: PLATFORM_FIELDS,
  }
  return changeCustomer(asked, place, async (customer) => {
    const countries = await offeredCountries(api, customer.restrict_to_country_id)
    const known = new Map(countries.map((country) => [country.id, country.alpha2]))
    const { t } = wordsOf(asked)
    // Unlike a delivery, a book needs no phone.
    const issues = addressFormIssues(form, ADDRESS_KIND, 'full', known).filter(
      ({ message }) => message !== 'checkout.missing.phone',
    )
    if (issues.length > 0) {
      throw new FormRefused(issues.map(({ field, message }) => ({ field, message: t(message) })))
    }
    // The platform lets go of a company's name and numbers once it is none.
    const address = z.safeParse(CustomerAddressBody, {
      ...addressOf(form, ADDRESS_KIND),
      is_billing_default: form.is_billing_default === 'on',
      is_shipping_default: form.is_shipping_default === 'on',
    })
    // What no field of the page can send.
    if (!address.success) throw new FormRefused([])
    if (id) await api('PATCH /customer-addresses/{id}', { params: { id }, body: address.data })
    else await api('POST /customer-addresses', { body: address.data })
  })
}

/** POST /api/customer/address/default {address_id, kind: billing | shipping} */
function chooseDefault(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const place = {
    ...page,
    form: 'addresses',
    done: 'address_saved',
    failure: 'addresses.save_failed',
  } as const
  return changeCustomer(asked, place, async () => {
    const body = form.kind === 'shipping' ? { is_shipping_default: true } : { is_billing_default: true }
    await api('PATCH /customer-addresses/{id}', { params: { id: form.address_id ?? '' }, body })
  })
}

/** POST /api/customer/address/delete {address_id} */
function deleteAddress(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form } = asked
  const place = {
    ...page,
    form: 'addresses',
    done: 'address_deleted',
    failure: 'addresses.delete_failed',
  } as const
  return changeCustomer(asked, place, async () => {
    await api('DELETE /customer-addresses/{id}', { params: { id: form.address_id ?? '' } })
  })
}

/** The platform speaks of an address alone, the form shares its fields with the checkout. */
const PLATFORM_FIELDS = Object.fromEntries(
  Object.keys(CustomerAddressBody.def.shape)
    .filter((field) => !field.endsWith('_default'))
    .map((field) => [field, addressField(ADDRESS_KIND, field)]),
)
