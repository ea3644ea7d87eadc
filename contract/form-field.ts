import * as z from 'zod/mini'
import { isBirthDay } from './birth-day.ts'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './form-limit.ts'
import { barePhone, nationalPhone } from './national-phone.ts'

/** Signs that show nothing but turn or hide what others wrote are dropped; joiners that letters need stay. */
export function readable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\P{Cf}\u200C\u200D]/gu, '')
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
}

/** What is copied from elsewhere brings spaces that do not break and signs that nobody sees: a line as it is meant. */
export const oneLine = (text: string) => readable(text).replaceAll(/\s+/g, ' ').trim()

/** A number or code in groups, written as one word. */
export const compact = z.overwrite<string>((text) => text.replaceAll(/[\s\p{Cf}]/gu, '').toUpperCase())

/** A line of text: trimmed, at least one character, at most `max`, nothing that is not printable. */
export function line(max: number) {
  return z
    .string()
    .check(z.overwrite(readable), z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u))
}

/** A text people write at length, or leave empty: line breaks and tabs may stand in it. */
export function paragraphs(max: number) {
  return z.string().check(
    z.overwrite((text) => readable(text).replace(/\r\n?/g, '\n')),
    z.trim(),
    z.maxLength(max),
    z.regex(/^(?:\P{Cc}|[\n\t])*$/u),
  )
}

/** Words with dots between them, of every sign that mail servers take unquoted; a name of a domain may be in punycode. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i

export const Email = z.string().check(
  z.overwrite((text) => text.replaceAll(/\p{Cf}/gu, '')),
  z.trim(),
  z.toLowerCase(),
  z.minLength(1),
  z.maxLength(MAX_EMAIL_LENGTH),
  z.regex(EMAIL),
)

export const PersonName = line(MAX_NAME_LENGTH)

/** Never trimmed: a space is as good a character of a password as any other. */
export const Password = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(MAX_PASSWORD_LENGTH))

export const DialCode = z.string().check(z.trim(), z.regex(/^\+[1-9]\d{0,3}$/))

/** May begin with its dial code, which goes once the two are read together: see phoneFitsDialCode. */
export const Phone = z.string().check(z.overwrite(barePhone), z.regex(/^(?:(?:\+|00)[1-9]\d{0,3})?\d{6,15}$/))

export function isPhone(phone: string, dial_code: string | null | undefined): boolean {
  return nationalPhone(phone, dial_code) !== null
}

/** A day of the calendar, `YYYY-MM-DD`; the 30th of February is none. */
export const DateText = z.string().check(z.regex(z.regexes.date))

export const BirthDate = DateText.check(z.refine(isBirthDay))

/** 0 none, 1 women, 2 men, 3 both. */
export const GENDER_PREFERENCES = { none: 0, women: 1, men: 2, both: 3 } as const
export const GenderPreference = z.literal(Object.values(GENDER_PREFERENCES))
export type GenderPreference = z.infer<typeof GenderPreference>

interface Passwords {
  password?: string | undefined
  password_confirmation?: string | undefined
}

export const passwordIsConfirmed = z.refine<Passwords>(
  (body) => body.password === body.password_confirmation,
  { path: ['password_confirmation'] },
)

export const newPasswordIsConfirmed = z.refine<{ new_password: string; new_password_confirmation: string }>(
  (body) => body.new_password === body.new_password_confirmation,
  { path: ['new_password_confirmation'] },
)

interface WithPhone {
  phone?: string | null | undefined
  dial_code?: string | null | undefined
}

/** A number that fits is kept as its country writes it, without the dial code. */
export const phoneFitsDialCode = z.check<WithPhone>((body) => {
  const { phone, dial_code } = body.value
  if (phone == null) return
  const national = nationalPhone(phone, dial_code)
  if (national === null) body.issues.push({ code: 'custom', path: ['phone'], input: phone })
  else body.value = { ...body.value, phone: national }
})
