import type { AddressBody, AddressTypeWord } from '#contract/address.ts'
import type { CartAddress } from '#contract/cart.ts'
import { allowsDifferentBillingAddress } from '#contract/shipping.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid } from '#platform/http/failure.ts'
import { type CartRow, changeCart } from './cart.ts'
import { CART_TEXTS } from './cart-texts.ts'

type Fields = Omit<CartAddress, 'type'>

const BLANK: Fields = {
  customer_address_id: null,
  first_name: null,
  last_name: null,
  phone: null,
  dial_code: null,
  street: null,
  city: null,
  post_code: null,
  country_id: null,
  is_company: false,
  company_name: null,
  company_identification_number: null,
  company_vat_number: null,
}

export async function readCartAddresses({ sql }: Context, cart_id: string): Promise<CartAddress[]> {
  return sql<CartAddress[]>`
    select type, customer_address_id, first_name, last_name, phone, dial_code, street, city, post_code,
      country_id, is_company, company_name, company_identification_number, company_vat_number
    from cart_address where cart_id = ${cart_id} order by type`
}

/** Changes addresses field by field, so that a form may be filled in by and by. */
export async function changeAddresses(
  context: Context,
  cart_id: string,
  bodies: Partial<Record<AddressTypeWord, AddressBody | undefined>>,
  /** What stands before the name of a field that is refused. */
  prefixOf: (type: AddressTypeWord) => string = () => '',
): Promise<CartAddress[]> {
  return changeCart(context, cart_id, async (inside, cart) => {
    const known = new Map((await readCartAddresses(inside, cart.id)).map((one) => [one.type, one]))
    for (const type of ['billing', 'shipping'] as const) {
      const body = bodies[type]
      if (!body) continue
      if (type === 'shipping') await requireShippingAddress(inside, cart, prefixOf(type))
      const current = known.get(type)
      const next = await changed(inside, current ?? BLANK, body)
      if (next.country_id !== null) await requireCountry(inside, cart, next.country_id, prefixOf(type))
      await writeAddress(inside, cart.id, { ...next, type })
    }
    return readCartAddresses(inside, cart.id)
  })
}

async function changed(context: Context, current: Fields, body: AddressBody): Promise<Fields> {
  const { customer_address_id, ...rest } = body
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (customer_address_id !== undefined && customer_address_id !== null) {
    return { ...(await readBookAddress(context, customer_address_id)), ...filled, customer_address_id }
  }
  const is_own = customer_address_id === null || Object.keys(filled).length > 0
  return {
    ...current,
    ...filled,
    // What was changed by hand is no longer the address of the book.
    customer_address_id: is_own ? null : current.customer_address_id,
  }
}

/** The same answer whether somebody else has such an address or nobody. */
async function readBookAddress({ sql, caller }: Context, id: number): Promise<Fields> {
  if (caller.customer_id === null) throw new Failure('unauthenticated')
  const [found] = await sql<Fields[]>`
    select id as customer_address_id, first_name, last_name, phone, dial_code, street, city, post_code,
      country_id, is_company, company_name, company_identification_number, company_vat_number
    from customer_address where id = ${id} and customer_id = ${caller.customer_id}`
  if (!found) throw new Failure('forbidden')
  return { ...found }
}

async function requireShippingAddress({ sql, language }: Context, cart: CartRow, prefix: string) {
  const [method] = await sql<{ address_requirement: 0 | 1 | 2 }[]>`
    select address_requirement from shipping_method where id = ${cart.shipping_method_id}`
  if (method && !allowsDifferentBillingAddress(method.address_requirement)) {
    throw invalid(`${prefix}street`, CART_TEXTS[language].no_shipping_address)
  }
}

async function requireCountry({ sql, language }: Context, cart: CartRow, country_id: number, prefix: string) {
  const [country] = await sql<{ is_active: boolean; is_allowed: boolean }[]>`
    select is_active, coalesce((
      select restrict_to_country_id is null or restrict_to_country_id = country.id
      from customer where customer.id = ${cart.customer_id}
    ), true) as is_allowed
    from country where id = ${country_id}`
  const texts = CART_TEXTS[language]
  if (!country?.is_active) throw invalid(`${prefix}country_id`, texts.country)
  if (!country.is_allowed) throw invalid(`${prefix}country_id`, texts.restricted_country)
}

async function writeAddress({ sql }: Context, cart_id: string, address: CartAddress): Promise<void> {
  await sql`
    insert into cart_address ${sql({ cart_id, ...address })}
    on conflict (cart_id, type) do update set ${sql({ ...address })}`
}
