import { hashPassword } from '#platform/auth/password-hash.ts'
import type { Transaction } from '#platform/db/database.ts'
import { configurableVariables } from './content/customer-field.ts'
import { countryId, customerGroupId } from './seed-id.ts'
import { continueIds, daysFrom, idsByCode, insertRows } from './seed-rows.ts'
import { typedValue } from './seed-shop.ts'
import type { Customer, StaffUser } from './trade/shape.ts'

const variableId = idsByCode(configurableVariables)
const typeOf = (variable: string) => configurableVariables.find(({ code }) => code === variable)?.type

export async function seedCustomers(
  sql: Transaction,
  { customers, staff_users }: { customers: Customer[]; staff_users: StaffUser[] },
  now: Date,
): Promise<void> {
  const password_hash = await hashesOf([...customers, ...staff_users])
  const customerId = idsByCode(customers)
  await insertRows(
    sql,
    'customer',
    customers.map((customer) => ({
      id: customerId(customer.code),
      code: customer.code,
      first_name: customer.first_name,
      last_name: customer.last_name,
      email: customer.email,
      password_hash: password_hash(customer.password),
      dial_code: customer.dial_code,
      phone: customer.phone,
      language: customer.language,
      is_active: customer.is_active,
      is_blocked: customer.is_blocked,
      is_guest: false,
      email_verified_at: customer.is_email_verified ? daysFrom(now, -customer.registered_days_ago) : null,
      gender_oriented_product_preference: customer.gender_oriented_product_preference,
      additional_params: {},
      birth_at: customer.birth_at,
      created_at: daysFrom(now, -customer.registered_days_ago),
    })),
  )
  await insertRows(
    sql,
    'customer_customer_group',
    customers.flatMap(({ code, customer_group_codes }) =>
      customer_group_codes.map((group) => ({
        customer_id: customerId(code),
        customer_group_id: customerGroupId(group),
      })),
    ),
  )
  const addresses = customers.flatMap(({ code, registered_days_ago, addresses: own }) =>
    own.map(({ country, ...address }) => ({
      ...address,
      customer_id: customerId(code),
      country_id: countryId(country),
      created_at: daysFrom(now, -registered_days_ago),
    })),
  )
  await insertRows(
    sql,
    'customer_address',
    addresses.map((address, index) => ({ id: index + 1, ...address })),
  )
  await insertRows(
    sql,
    'configurable_variable_value',
    customers.flatMap(({ code, configurable }) =>
      Object.entries(configurable).map(([variable, value]) => ({
        configurable_variable_id: variableId(variable),
        customer_id: customerId(code),
        value: typedValue(typeOf(variable), value),
      })),
    ),
  )
  await insertRows(
    sql,
    'staff_user',
    staff_users.map(({ password, ...user }, index) => ({
      id: index + 1,
      ...user,
      password_hash: password_hash(password),
      is_active: true,
      created_at: now,
    })),
  )
  await continueIds(sql, ['customer', 'customer_address', 'staff_user'])
}

/** Hashing is slow on purpose, and the demo people share their passwords. */
async function hashesOf(people: { password: string }[]): Promise<(password: string) => string> {
  const passwords = [...new Set(people.map(({ password }) => password))]
  const hashes = await Promise.all(passwords.map(hashPassword))
  const byPassword = new Map(passwords.map((password, index) => [password, hashes[index]]))
  return (password) => byPassword.get(password) ?? ''
}
