import type { Walk } from './walk.ts'

let made = 0

/** A customer of nobody else's, with the password, the name and the addresses of one of the demo shop. */
export async function newCustomer(
  { db, language }: Walk,
  { like = 'jana@example.com', addresses = true, credits = 0 } = {},
): Promise<string> {
  const number = ++made
  const email = `walk-${number}@example.com`
  const [customer] = await db<{ id: number; model_id: number }[]>`
    insert into customer (email, password_hash, first_name, last_name, dial_code, phone, code, language)
    select ${email}, password_hash, first_name, last_name, dial_code, phone, ${`W${number}`}, ${language}
    from customer where email = ${like}
    returning id, (select id from customer where email = ${like}) as model_id`
  if (!customer) throw new Error(`The demo shop has no customer ${like}`)
  const { id, model_id } = customer
  if (addresses) {
    await db`
      insert into customer_address (customer_id, first_name, last_name, phone, dial_code, street, city, post_code,
        country_id, is_company, company_name, company_identification_number, company_vat_number,
        is_billing_default, is_shipping_default)
      select ${id}, first_name, last_name, phone, dial_code, street, city, post_code, country_id, is_company,
        company_name, company_identification_number, company_vat_number, is_billing_default, is_shipping_default
      from customer_address where customer_id = ${model_id}`
  }
  if (credits > 0) {
    await db`
      insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
      select ${id}, min(id), ${credits}, 1 from customer_account`
  }
  return email
}
