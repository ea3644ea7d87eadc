import type { FieldError } from '#contract/error.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import type { Translator } from '../i18n/translator.ts'

type Form = Record<string, string>

export const BANK_FIELDS = [
  'bank_account_number',
  'bank_code',
  'bank_account_iban',
  'bank_swift_code',
] as const
export type BankField = (typeof BANK_FIELDS)[number]

/** What is wrong with a field of an account, in words that help. */
export const BANK_WORDS: Record<BankField, PlainMessageKey> = {
  bank_account_number: 'complaint.wrong.bank_account_number',
  bank_code: 'complaint.wrong.bank_code',
  bank_account_iban: 'complaint.wrong.bank_account_iban',
  bank_swift_code: 'complaint.wrong.bank_swift_code',
}

export const typed = (form: Form, name: string): string | null => form[name]?.trim() || null

/** The account of a form as the platform takes it. */
export const bankBody = (form: Form): Record<BankField, string | null> => ({
  bank_account_number: typed(form, 'bank_account_number'),
  bank_code: typed(form, 'bank_code'),
  bank_account_iban: typed(form, 'bank_account_iban'),
  bank_swift_code: typed(form, 'bank_swift_code'),
})

/** The account is one of two things, and each is whole or not there: what is missing of it. */
export function missingBankField(form: Form): BankField | null {
  const has = (name: BankField) => typed(form, name) !== null
  if (has('bank_account_number') === has('bank_code')) return null
  return has('bank_code') ? 'bank_account_number' : 'bank_code'
}

export function bankErrors(form: Form, { t }: Pick<Translator, 't'>): FieldError[] {
  const field = missingBankField(form)
  return field ? [{ field, message: t(BANK_WORDS[field]) }] : []
}
