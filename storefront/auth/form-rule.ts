import { isBirthDay } from '#contract/birth-day.ts'
import type { FormMessage } from '#contract/error.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '#contract/form-limit.ts'
import { nationalPhone } from '#contract/national-phone.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'

/** What a form says before it is sent. The platform judges again, by its schemas; a test holds the two together. */
interface FieldRule {
  is_required?: true
  min?: number
  max?: number
  fits?: (value: string, values: Values) => boolean
  /** Said instead of the sentence about lengths and formats. */
  otherwise?: PlainMessageKey
  /** A space is as good a character of a password as any other. */
  is_kept?: true
}

type Values = Readonly<Record<string, string>>
export type FormRules = Readonly<Record<string, FieldRule>>

export interface FormIssue {
  /** Empty where no field is to blame. */
  field: string
  message: PlainMessageKey
}

/** Everything that keeps the form from being sent, in the order of its fields. */
export function formIssues(rules: FormRules, values: Values): FormIssue[] {
  const known = Object.entries(rules).flatMap(([field, rule]) => {
    const message = issueOf(rule, values[field] ?? '', values)
    return message ? [{ field, message }] : []
  })
  const is_foreign = Object.keys(values).some((field) => !Object.hasOwn(rules, field))
  return is_foreign ? [{ field: '', message: said('unknown_keys') }, ...known] : known
}

const said = (message: FormMessage): PlainMessageKey => `form.${message}`

function issueOf(rule: FieldRule, given: string, values: Values): PlainMessageKey | null {
  const value = rule.is_kept ? given : given.trim()
  if (value === '') return rule.is_required ? said('invalid_type') : null
  if (value.length > (rule.max ?? Infinity)) return rule.otherwise ?? said('too_big')
  if (value.length < (rule.min ?? 0)) return rule.otherwise ?? said('too_small')
  if (rule.fits && !rule.fits(value, values)) return rule.otherwise ?? said('invalid_format')
  return null
}

/** Lets through whatever the platform may take; which of it is an address, the platform says. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

const email: FieldRule = {
  is_required: true,
  max: MAX_EMAIL_LENGTH,
  fits: (value) => EMAIL.test(value),
  otherwise: 'auth.email_invalid',
}
const name: FieldRule = { is_required: true, max: MAX_NAME_LENGTH }
const new_password: FieldRule = {
  is_required: true,
  min: MIN_PASSWORD_LENGTH,
  max: MAX_PASSWORD_LENGTH,
  otherwise: 'auth.password_invalid',
  is_kept: true,
}
const again = (field: string): FieldRule => ({
  is_required: true,
  is_kept: true,
  fits: (value, values) => value === values[field],
  otherwise: 'auth.password_mismatch',
})
/** What goes along with every form. */
const along: FormRules = { language: {}, return_to: {} }

export const LOGIN_RULES: FormRules = {
  ...along,
  email,
  password: { is_required: true, max: MAX_PASSWORD_LENGTH, is_kept: true },
}

export const REGISTRATION_RULES: FormRules = {
  ...along,
  first_name: name,
  last_name: name,
  email,
  password: new_password,
  password_confirmation: again('password'),
  dial_code: {},
  phone: { fits: (value, { dial_code }) => nationalPhone(value, dial_code) !== null },
  birth_at: { fits: isBirthDay },
  is_subscribed: {},
}

export const RESET_RULES: FormRules = { ...along, email }

export const NEW_PASSWORD_RULES: FormRules = {
  ...along,
  token: {},
  new_password,
  new_password_confirmation: again('new_password'),
}
