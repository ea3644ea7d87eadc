import * as z from 'zod/mini'
import { bankBodyFields } from '#contract/bank.ts'
import type { FieldError } from '#contract/error.ts'
import { bankBody, missingBankField } from './bank-form.ts'

const Account = z.strictObject(bankBodyFields)

/** Fields of the account that cannot be read as one; the page has words for each. */
export function wrongBankFields(form: Record<string, string>): FieldError[] {
  const missing = missingBankField(form)
  const { error } = z.safeParse(Account, bankBody(form))
  const fields = [...(error?.issues.map(({ path }) => String(path[0])) ?? []), ...(missing ? [missing] : [])]
  return fields.map((field) => ({ field, message: '' }))
}
