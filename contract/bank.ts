import * as z from 'zod/mini'
import { compact } from './form-field.ts'

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
