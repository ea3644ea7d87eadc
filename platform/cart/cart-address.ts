import { type AddressBody, type AddressTypeWord, BLANK_ADDRESS } from '#contract/address.ts'
import type { CartAddress } from '#contract/cart.ts'
import { allowsDifferentBillingAddress } from '#contract/shipping.ts'
import { type GivenAddress, givenAddress } from '#platform/customer/given-address.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { orderOwnerId, type CartRow, changeCart } from './cart.ts'
import { CART_TEXTS } from './cart-texts.ts'

const BLANK: GivenAddress = { ...BLANK_ADDRESS, customer_address_id: null, first_name: null, last_name: null }

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
      const next = await givenAddress(inside.sql, inside.caller, known.get(type) ?? BLANK, body)
      if (next.country_id !== null) await requireCountry(inside, cart, next.country_id, prefixOf(type))
      await writeAddress(inside, cart.id, { ...next, type })
    }
    return readCartAddresses(inside, cart.id)
  })
}

async function requireShippingAddress({ sql, language }: Context, cart: CartRow, prefix: string) {
  const [method] = await sql<{ address_requirement: 0 | 1 | 2 }[]>`
    select address_requirement from shipping_method where id = ${cart.shipping_method_id}`
  if (method && !allowsDifferentBillingAddress(method.address_requirement)) {
    throw invalid(`${prefix}street`, CART_TEXTS[language].no_shipping_address)
  }
}

async function requireCountry(context: Context, cart: CartRow, country_id: number, prefix: string) {
  const { sql, language } = context
  const [country] = await sql<{ is_active: boolean; is_allowed: boolean }[]>`
    select is_active, coalesce((
      select restrict_to_country_id is null or restrict_to_country_id = country.id
      from customer where customer.id = ${orderOwnerId(context, cart)}
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
