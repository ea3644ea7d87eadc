import * as z from 'zod/mini'
import { compact } from './form-field.ts'
import type { Language } from './language.ts'

export const bankFields = {
  bank_code: z.nullable(z.string()),
  bank_account_number: z.nullable(z.string()),
  bank_account_iban: z.nullable(z.string()),
  bank_swift_code: z.nullable(z.string()),
}

/** The country and check digits move to the end, letters count from 10, and the whole leaves 1 after 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (char) => Number.parseInt(char, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** As people read and copy it, by four; an account of another form as it is. */
export function readableAccount(account: string): string {
  return isIban(account) ? account.replace(/.{4}(?=.)/g, '$& ') : account
}

/** Of the shop, to pay to: as the number is written at home, and what it takes from elsewhere. */
export interface PaidAccount {
  account: string
  iban?: string | null
  swift?: string | null
}

/** What to write into a transfer: at home the number is enough, and whoever reads another language may pay from abroad. */
export function accountFacts(
  { account, iban, swift }: PaidAccount,
  number_name: string,
  language: Language,
): [name: string, value: string][] {
  const number = account.replace(/\s/g, '')
  const is_iban = isIban(number)
  if (!is_iban && language === 'cs') return [[number_name, number]]
  const crossing = iban ?? (is_iban ? number : null)
  return [
    ...(is_iban ? [] : [[number_name, number] satisfies [string, string]]),
    ...(crossing ? [['IBAN', readableAccount(crossing.replace(/\s/g, ''))] satisfies [string, string]] : []),
    ...(swift ? [['SWIFT/BIC', swift] satisfies [string, string]] : []),
  ]
}

type Account = {
  [Field in 'bank_account_iban' | 'bank_account_number' | 'bank_code']?: string | null | undefined
}

/** As its owner reads it; null where none is named. */
export function accountText({ bank_account_iban, bank_account_number, bank_code }: Account): string | null {
  if (bank_account_iban) return readableAccount(bank_account_iban)
  return bank_account_number ? [bank_account_number, bank_code].filter(Boolean).join('/') : null
}

export const bankBodyFields = {
  bank_code: z.optional(z.nullable(z.string().check(compact, z.regex(/^\d{4}$/)))),
  bank_account_number: z.optional(z.nullable(z.string().check(compact, z.regex(/^(\d{1,6}-)?\d{2,10}$/)))),
  bank_account_iban: z.optional(z.nullable(z.string().check(compact, z.refine(isIban)))),
  bank_swift_code: z.optional(
    z.nullable(z.string().check(compact, z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/))),
  ),
}
