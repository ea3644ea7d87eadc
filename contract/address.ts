import * as z from 'zod/mini'
import { defineCalls, Id, PathId } from './call.ts'
import type { FormMessage } from './error.ts'
import {
  compact,
  DialCode,
  isPhone,
  line,
  oneLine,
  PersonName,
  Phone,
  phoneFitsDialCode,
} from './form-field.ts'
import { resource } from './list.ts'

/** Orders keep the number, carts, refunds and complaints the word. */
export const ADDRESS_TYPES = { shipping: 1, billing: 2 } as const
export const ADDRESS_TYPE_WORDS = ['shipping', 'billing'] as const
export const AddressTypeWord = z.literal(ADDRESS_TYPE_WORDS)
export type AddressTypeWord = z.infer<typeof AddressTypeWord>

/** Names alone are always there: a billing address of the basic kind has no street. */
export const addressFields = {
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  dial_code: z.nullable(z.string()),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  post_code: z.nullable(z.string()),
  country_id: z.nullable(z.number()),
  is_company: z.boolean(),
  company_name: z.nullable(z.string()),
  company_identification_number: z.nullable(z.string()),
  company_vat_number: z.nullable(z.string()),
}

export const Address = z.object({ id: z.number(), ...addressFields, created_at: z.string() })
export type Address = z.infer<typeof Address>

/** What an address of a private person has of a company. */
export const NO_COMPANY = {
  company_name: null,
  company_identification_number: null,
  company_vat_number: null,
}

/** Before anything of it is filled in. */
export const BLANK_ADDRESS: Omit<Address, 'id' | 'created_at'> = {
  ...NO_COMPANY,
  first_name: '',
  last_name: '',
  phone: null,
  dial_code: null,
  street: null,
  city: null,
  post_code: null,
  country_id: null,
  is_company: false,
}

export const CustomerAddress = z.extend(Address, {
  customer_id: z.number(),
  is_billing_default: z.boolean(),
  is_shipping_default: z.boolean(),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

export const customerAddresses = resource({
  name: 'customer_address',
  entity: CustomerAddress,
  embeds: {},
  filterable: {
    id: 'number',
    city: 'text',
    country_id: 'number',
    is_company: 'boolean',
    is_billing_default: 'boolean',
    is_shipping_default: 'boolean',
  },
  sortable: ['id', 'last_name', 'city', 'created_at'],
  searchable: true,
})

export const addressBodyFields = {
  phone: z.optional(z.nullable(Phone)),
  dial_code: z.optional(z.nullable(DialCode)),
  is_company: z.optional(z.boolean()),
  company_name: z.optional(z.nullable(line(128))),
  company_identification_number: z.optional(
    z.nullable(z.string().check(compact, z.minLength(1), z.maxLength(20))),
  ),
  company_vat_number: z.optional(z.nullable(z.string().check(compact, z.minLength(1), z.maxLength(20)))),
}

const place = {
  street: line(128),
  city: line(128),
  post_code: line(16).check(z.overwrite(oneLine)),
  country_id: Id,
}

const defaultFlags = {
  is_billing_default: z.optional(z.boolean()),
  is_shipping_default: z.optional(z.boolean()),
}

export const CustomerAddressBody = z
  .strictObject({
    first_name: PersonName,
    last_name: PersonName,
    ...place,
    ...addressBodyFields,
    ...defaultFlags,
  })
  .check(phoneFitsDialCode)

export const CustomerAddressPatch = z
  .strictObject({
    first_name: z.optional(PersonName),
    last_name: z.optional(PersonName),
    street: z.optional(place.street),
    city: z.optional(place.city),
    post_code: z.optional(place.post_code),
    country_id: z.optional(place.country_id),
    ...addressBodyFields,
    ...defaultFlags,
  })
  .check(phoneFitsDialCode)

/** An address of a cart, refund or complaint: one from the address book by its id, or its fields, filled in by and by. */
export const AddressBody = z
  .strictObject({
    customer_address_id: z.optional(z.nullable(Id)),
    first_name: z.optional(PersonName),
    last_name: z.optional(PersonName),
    street: z.optional(z.nullable(place.street)),
    city: z.optional(z.nullable(place.city)),
    post_code: z.optional(z.nullable(place.post_code)),
    country_id: z.optional(z.nullable(place.country_id)),
    ...addressBodyFields,
  })
  .check(phoneFitsDialCode)
export type AddressBody = z.infer<typeof AddressBody>

const FIVE_DIGIT_COUNTRIES = ['CZ', 'SK']

export function isPostCode(postCode: string, country: string | null): boolean {
  const text = postCode.trim()
  return FIVE_DIGIT_COUNTRIES.includes(country ?? '')
    ? /^\d{3} ?\d{2}$/.test(text)
    : /^[\p{L}\d][\p{L}\d -]{1,15}$/u.test(text)
}

/** Czech and Slovak companies share eight digits, the last of which checks the rest by weights 8 to 2. */
export function isCompanyIdentificationNumber(number: string, country: string | null): boolean {
  const text = number.replace(/\s/g, '')
  if (!FIVE_DIGIT_COUNTRIES.includes(country ?? '')) return /^[\p{L}\d./-]{2,20}$/u.test(text)
  if (!/^\d{8}$/.test(text)) return false
  const digits = Array.from(text, Number)
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0)
  return digits[7] === (11 - (sum % 11)) % 10
}

/** The prefix of the number decides, since a company may be registered for tax elsewhere than it sits. */
export function isVatNumber(number: string): boolean {
  const text = number.replace(/\s/g, '').toUpperCase()
  if (text.startsWith('CZ')) return /^CZ\d{8,10}$/.test(text)
  if (text.startsWith('SK')) return /^SK\d{10}$/.test(text)
  return /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(text)
}

/** Basic: who picks the goods up. Full: also where the goods or the invoice go. */
export type AddressScope = 'basic' | 'full'

export interface AddressIssue {
  field: string
  message: FormMessage
}

const BASIC_FIELDS = ['first_name', 'last_name', 'phone'] as const
const FULL_FIELDS = [...BASIC_FIELDS, 'street', 'post_code', 'city', 'country_id'] as const
const COMPANY_FIELDS = ['company_name', 'company_identification_number'] as const

export type AddressValues = {
  [K in Exclude<keyof z.infer<typeof Address>, 'id' | 'created_at'>]?:
    | z.infer<typeof Address>[K]
    | null
    | undefined
}

/** What keeps an address from being used; `country` is the two-letter code behind its `country_id`. */
export function addressIssues(
  address: AddressValues,
  scope: AddressScope,
  country: string | null,
): AddressIssue[] {
  const needed = scope === 'basic' ? BASIC_FIELDS : FULL_FIELDS
  const asCompany = scope === 'full' && address.is_company === true
  const missing = [...needed, ...(asCompany ? COMPANY_FIELDS : [])].filter(
    (field) => address[field] == null || address[field] === '',
  )
  const issues: AddressIssue[] = missing.map((field) => ({ field, message: 'too_small' }))
  const refuse = (field: string, valid: boolean) => {
    if (!valid) issues.push({ field, message: 'invalid_format' })
  }
  if (address.phone) refuse('phone', isPhone(address.phone, address.dial_code))
  if (scope === 'basic') return issues
  if (address.post_code) refuse('post_code', isPostCode(address.post_code, country))
  if (!asCompany) return issues
  const { company_identification_number: identification, company_vat_number: vat } = address
  if (identification) {
    refuse('company_identification_number', isCompanyIdentificationNumber(identification, country))
  }
  if (vat) refuse('company_vat_number', isVatNumber(vat))
  return issues
}

const one = z.object({ id: PathId })

export const addressCalls = defineCalls({
  'GET /customer-addresses': {
    summary: 'Lists the address book of the customer',
    access: 'customer',
    list: customerAddresses,
  },
  'POST /customer-addresses': {
    summary: 'Adds an address to the book',
    access: 'customer',
    body: CustomerAddressBody,
    one: customerAddresses,
    status: 201,
  },
  'GET /customer-addresses/{id}': {
    summary: 'Reads one address of the book',
    access: 'customer',
    params: one,
    one: customerAddresses,
  },
  'PATCH /customer-addresses/{id}': {
    summary: 'Changes an address of the book',
    access: 'customer',
    params: one,
    body: CustomerAddressPatch,
    one: customerAddresses,
  },
  'DELETE /customer-addresses/{id}': {
    summary: 'Removes an address from the book',
    access: 'customer',
    params: one,
    status: 204,
  },
})
