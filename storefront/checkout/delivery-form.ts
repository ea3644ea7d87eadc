import {
  AddressBody,
  type AddressIssue,
  addressIssues,
  type AddressScope,
  type AddressTypeWord,
  type AddressValues,
  NO_COMPANY,
} from '#contract/address.ts'
import { Email, GENDER_PREFERENCES, type GenderPreference, oneLine, Password } from '#contract/form-field.ts'
import { MAX_NOTE_LENGTH, type OrderForm } from '#contract/order-form.ts'
import {
  type AddressRequirement,
  allowsDifferentBillingAddress,
  requiredAddresses,
} from '#contract/shipping.ts'
import * as z from 'zod/mini'
import type { PlainMessageKey } from '../i18n/messages.ts'

/** The form as it is sent: flat, every value a text, a ticked box `on`. */
export type DeliveryForm = Readonly<Record<string, string | undefined>>

/** What is typed of an address; its country is chosen. */
export const ADDRESS_TEXTS = [
  'first_name',
  'last_name',
  'dial_code',
  'phone',
  'street',
  'city',
  'post_code',
  'company_name',
  'company_identification_number',
  'company_vat_number',
] as const

export const addressField = (kind: AddressTypeWord, field: string) => `${kind}_${field}`

/** An address as it stands in the form; what is empty is null. */
export function addressOf(form: DeliveryForm, kind: AddressTypeWord): AddressValues {
  const texts = ADDRESS_TEXTS.map((field) => [field, oneLine(form[addressField(kind, field)] ?? '') || null])
  return {
    ...Object.fromEntries(texts),
    country_id: Number(form[addressField(kind, 'country_id')]) || null,
    is_company: form[addressField(kind, 'is_company')] === 'on',
  }
}

/**
 * What of an address may be kept already: a field with a slip in it waits until it is mended. A form of the basic kind
 * asks for no street, so one that is known stays as it is.
 */
export function keptAddress(address: AddressValues, scope: AddressScope = 'full'): AddressBody {
  const { phone, dial_code } = address
  const kept = (scope === 'basic' ? NAMES : KEPT)
    .map((field) => [field, address[field]] as const)
    .filter(([field, value]) => value !== undefined && fits({ [field]: value }))
  return { ...Object.fromEntries(kept), ...(fits({ phone, dial_code }) ? { phone, dial_code } : {}) }
}

const NAMES = ['first_name', 'last_name'] as const
const KEPT = [
  ...ADDRESS_TEXTS.filter((field) => field !== 'phone' && field !== 'dial_code'),
  'country_id',
  'is_company',
] as const

const fits = (part: object) => z.safeParse(AddressBody, part).success

export function keptEmail(form: DeliveryForm): string | null {
  return z.safeParse(Email, form.email ?? '').data ?? null
}

export const wantsShippingAddress = (form: DeliveryForm, requirement: AddressRequirement) =>
  allowsDifferentBillingAddress(requirement) && form.has_shipping_address === 'on'

export interface DeliveryIssue {
  field: string
  message: PlainMessageKey
}

interface Asked {
  requirement: AddressRequirement
  /** Country id → its two letters. */
  countries: ReadonlyMap<number, string>
  is_guest: boolean
}

/** Everything that keeps the form from being ordered with, in the order of its fields. */
export function deliveryIssues(form: DeliveryForm, asked: Asked): DeliveryIssue[] {
  const { billing, shipping } = requiredAddresses(
    asked.requirement,
    wantsShippingAddress(form, asked.requirement),
  )
  return [
    ...emailIssues(form),
    ...addressFormIssues(form, 'billing', billing, asked.countries),
    ...(shipping ? addressFormIssues(form, 'shipping', shipping, asked.countries) : []),
    ...(asked.is_guest ? passwordIssues(form) : []),
    ...((noteOf(form) ?? '').length > MAX_NOTE_LENGTH
      ? [{ field: 'note', message: 'checkout.wrong.note' } as const]
      : []),
  ]
}

function emailIssues(form: DeliveryForm): DeliveryIssue[] {
  if (!form.email?.trim()) return [{ field: 'email', message: 'checkout.missing.email' }]
  return keptEmail(form) === null ? [{ field: 'email', message: 'checkout.wrong.email' }] : []
}

function passwordIssues(form: DeliveryForm): DeliveryIssue[] {
  if (form.create_new_account !== 'on') return []
  return z.safeParse(Password, form.password ?? '').success
    ? []
    : [{ field: 'password', message: 'auth.password_invalid' }]
}

const FIELD_ORDER: readonly string[] = [
  'first_name',
  'last_name',
  'phone',
  'street',
  'post_code',
  'city',
  'country_id',
  'company_name',
  'company_identification_number',
  'company_vat_number',
]

/** What is wrong with one address of a form, in the order of its fields. */
export function addressFormIssues(
  form: DeliveryForm,
  kind: AddressTypeWord,
  scope: AddressScope,
  countries: Asked['countries'],
): DeliveryIssue[] {
  const address = addressOf(form, kind)
  const country = countries.get(address.country_id ?? 0) ?? null
  const known = addressIssues(address, scope, country)
  // Too long, or with signs nobody can print: the platform would refuse it as well.
  const wrong = Object.entries({ ...address, ...(address.is_company ? {} : NO_COMPANY) })
    .filter(
      ([field, value]) =>
        value != null && field !== 'dial_code' && field !== 'phone' && !fits({ [field]: value }),
    )
    .map(([field]): AddressIssue => ({ field, message: 'invalid_format' }))
  const first = new Map([...wrong, ...known].map((issue) => [issue.field, issue]))
  return [...first.values()]
    .toSorted((one, other) => FIELD_ORDER.indexOf(one.field) - FIELD_ORDER.indexOf(other.field))
    .map(({ field, message }) => ({
      field: addressField(kind, field),
      message: message === 'too_small' ? missing(field) : wrongIn(field),
    }))
}

function missing(field: string): PlainMessageKey {
  return FIELD_ORDER.includes(field)
    ? (`checkout.missing.${field}` as 'checkout.missing.first_name')
    : 'form.too_small'
}

const SAID_WRONG: Readonly<Record<string, PlainMessageKey>> = {
  phone: 'checkout.wrong.phone',
  post_code: 'checkout.wrong.post_code',
  company_identification_number: 'checkout.wrong.company_identification_number',
  company_vat_number: 'checkout.wrong.company_vat_number',
}

function wrongIn(field: string): PlainMessageKey {
  return SAID_WRONG[field] ?? 'form.invalid_format'
}

/** The part of the form that goes into the order itself. */
export function orderFormOf(form: DeliveryForm, is_guest: boolean): OrderForm {
  const wantsAccount = is_guest && form.create_new_account === 'on'
  return {
    note: noteOf(form),
    gender_oriented_product_preference: preferenceOf(form),
    create_new_account: wantsAccount,
    ...(wantsAccount ? { password: form.password ?? '' } : {}),
    newsletter: form.newsletter === 'on',
  }
}

/** A form that no script sends has two signs for a line end, and the limit counts one. */
const noteOf = (form: DeliveryForm) => form.note?.replaceAll('\r\n', '\n') ?? null

function preferenceOf(form: DeliveryForm): GenderPreference | null {
  const text = form.gender_oriented_product_preference
  return text ? (Object.values(GENDER_PREFERENCES).find((code) => code === Number(text)) ?? null) : null
}

/** Fields of an address as the platform may name them: `billing.phone`, `addresses.billing.phone`, `billing_address.phone`. */
const PLATFORM_FIELD = /^(?:addresses\.)?(billing|shipping)(?:_address)?[._](\w+)$/

/** The field of the form that a refusal of the platform speaks of; null where no field does. */
export function formFieldOf(field: string): string | null {
  const [, kind, name] = PLATFORM_FIELD.exec(field) ?? []
  if (kind && name && [...FIELD_ORDER, 'dial_code'].includes(name)) return `${kind}_${name}`
  return OWN_FIELDS.includes(field) ? field : null
}

const OWN_FIELDS: readonly string[] = [
  'email',
  'note',
  'password',
  'password_confirmation',
  'gender_oriented_product_preference',
  'newsletter',
]

const SECRET: readonly string[] = ['password', 'password_confirmation']

/** What a page may show again of a form that was refused: all but passwords. */
export function shownAgain(form: DeliveryForm): Record<string, string> {
  const entries = Object.entries(form).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !SECRET.includes(entry[0]),
  )
  return Object.fromEntries(entries)
}
