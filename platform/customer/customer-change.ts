import * as z from 'zod/mini'
import type { ConfigurableVariable } from '#contract/configurable.ts'
import type { CustomerBody } from '#contract/customer.ts'
import type { FieldError } from '#contract/error.ts'
import { DateText, isPhone } from '#contract/form-field.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid } from '#platform/http/failure.ts'
import { FORM_TEXTS } from '#platform/http/failure-texts.ts'
import { CUSTOMER_TEXTS } from './customer-texts.ts'
import type { LockedCustomer } from './customer.ts'

type Body = z.infer<typeof CustomerBody>
export type CustomerChange = Omit<Body, 'email' | 'current_password'>

/** Changes what needs no password; what is not named stays. */
export async function changeCustomer(
  context: Context,
  sql: Transaction,
  customer: LockedCustomer,
  { configurable, additional_params, ...rest }: CustomerChange,
): Promise<void> {
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const { phone, dial_code } = { ...customer, ...fields }
  if (('phone' in fields || 'dial_code' in fields) && phone !== null && !isPhone(phone, dial_code)) {
    throw invalid('phone', FORM_TEXTS[context.language].invalid_format)
  }
  await requireMethods(context, sql, rest)
  const columns = { ...fields, ...(additional_params && { additional_params: sql.json(additional_params) }) }
  if (Object.keys(columns).length > 0) {
    await sql`update customer set ${sql(columns)} where id = ${customer.id}`
  }
  if (configurable) await setConfigurable(context, sql, customer.id, configurable)
}

async function requireMethods(
  { language }: Context,
  sql: Transaction,
  change: CustomerChange,
): Promise<void> {
  const { preferred_payment_method_id: payment = null, preferred_shipping_method_id: shipping = null } =
    change
  const [found] = await sql<{ payment: boolean; shipping: boolean }[]>`select
    exists (select from payment_method where id = ${payment} and is_active) as payment,
    exists (select from shipping_method where id = ${shipping} and is_active) as shipping`
  const refuse = (field: string) => invalid(field, CUSTOMER_TEXTS[language].method)
  if (payment !== null && !found?.payment) throw refuse('preferred_payment_method_id')
  if (shipping !== null && !found?.shipping) throw refuse('preferred_shipping_method_id')
}

const VALUES: Record<ConfigurableVariable['type'], z.core.$ZodType> = {
  text: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  date: DateText,
}

/** The shop's own fields by their code; null goes back to the default. */
async function setConfigurable(
  { language }: Context,
  sql: Transaction,
  customer_id: number,
  values: NonNullable<Body['configurable']>,
): Promise<void> {
  const known = await sql<Pick<ConfigurableVariable, 'id' | 'code' | 'type'>[]>`
    select id, code, type from configurable_variable where code = any(${Object.keys(values)}::text[])`
  const byCode = new Map(known.map((one) => [one.code, one]))
  const errors: FieldError[] = []
  for (const [code, value] of Object.entries(values)) {
    const variable = byCode.get(code)
    const field = `configurable.${code}`
    if (!variable) errors.push({ field, message: CUSTOMER_TEXTS[language].unknown_field })
    else if (value !== null && !z.safeParse(VALUES[variable.type], value).success) {
      errors.push({ field, message: FORM_TEXTS[language].invalid_type })
    }
  }
  if (errors.length > 0) throw new Failure('validation', { errors })
  for (const { id, code } of known) {
    const value = values[code] ?? null
    await (value === null
      ? sql`
        delete from configurable_variable_value
        where configurable_variable_id = ${id} and customer_id = ${customer_id}`
      : sql`
        insert into configurable_variable_value (configurable_variable_id, customer_id, value)
        values (${id}, ${customer_id}, ${sql.json(value)})
        on conflict (configurable_variable_id, customer_id) do update set value = excluded.value`)
  }
}
