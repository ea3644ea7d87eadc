import { readableAccount } from '#contract/bank.ts'
import { gatewayOf } from '#contract/payment-service.ts'
import type { Translator } from '../i18n/translator.ts'
import type { OrderWire } from '../order/order-view.ts'
import type { RefusedForm } from '../refused-form.ts'
import { BANK_FIELDS, BANK_WORDS, type BankField } from './bank-form.ts'

/** An account as it was typed, and what is wrong with it. */
export interface AccountView {
  values: Record<string, string>
  errors: Record<string, string>
}

/** What a gateway took it gives back itself. */
export function needsAccount({ payment }: Pick<OrderWire, 'payment'>): boolean {
  return !payment || gatewayOf(payment.payment_service) === null
}

export function typedAccount(
  { values, errors }: Pick<RefusedForm, 'values' | 'errors'>,
  { t }: Pick<Translator, 't'>,
): AccountView {
  const wrong = BANK_FIELDS.filter((field) => errors.some((error) => error.field === field))
  return {
    values: Object.fromEntries(BANK_FIELDS.map((field) => [field, values[field] ?? ''])),
    errors: Object.fromEntries(wrong.map((field) => [field, t(BANK_WORDS[field])])),
  }
}

/** An account that was named before, back in the fields it was typed in. */
export function namedAccount(account: Record<BankField, string | null>): AccountView {
  const values = BANK_FIELDS.map((field) => [field, readableAccount(account[field] ?? '')])
  return { values: Object.fromEntries(values), errors: {} }
}
