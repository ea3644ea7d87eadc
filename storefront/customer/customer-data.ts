import type { CustomerAddress } from '#contract/address.ts'
import type { Me } from '#contract/auth.ts'
import { type Customer, fullName } from '#contract/customer.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import type { PageRedirect } from '../page.ts'
import { pathFor } from '../route-match.ts'

export interface CustomerData {
  me: Me
  customer: Customer
  /** Joined here, on the server: the file that knows how would bring all schemas into the browser. */
  full_name: string
  addresses: (CustomerAddress & { full_name: string; country: string | null })[]
}

/** Whose area it is; all its screens are drawn from the same few rows. */
export async function loadCustomer({
  api,
  language,
}: LoadContext): Promise<Loaded<CustomerData> | PageRedirect> {
  const [{ customer, ...me }, addresses, countries] = await Promise.all([
    api('GET /auth/me', { query: { embed: ['customer'] } }),
    api('GET /customer-addresses', { query: { paginate: false } }),
    api('GET /countries', { query: { paginate: false, only: ['id', 'name'] } }),
  ])
  // The session may end between the guard and here.
  if (!customer) return { redirect: { destination: pathFor('login', language), status_code: 302 } }
  const names = new Map(countries.items.map(({ id, name }) => [id, name]))
  const named = addresses.items.map((address) => ({
    ...address,
    full_name: fullName(address),
    country: names.get(address.country_id ?? 0) ?? null,
  }))
  return { data: { me, customer, full_name: fullName(customer), addresses: named } }
}
