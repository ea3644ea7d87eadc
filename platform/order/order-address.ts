import { ADDRESS_TYPES, type AddressTypeWord, NO_COMPANY } from '#contract/address.ts'
import type { CartAddress } from '#contract/cart.ts'
import { allowsDifferentBillingAddress } from '#contract/shipping.ts'
import type { ReadCart } from '#platform/cart/read-priced-cart.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'

export interface FilledAddress extends CartAddress {
  country: string | null
}

export async function readCartAddresses({ sql }: Context, cart_id: string): Promise<FilledAddress[]> {
  return sql<FilledAddress[]>`
    select type, customer_address_id, first_name, last_name, phone, cart_address.dial_code, street, city,
      post_code, country_id, is_company, company_name, company_identification_number, company_vat_number,
      country.alpha2 as country
    from cart_address left join country on country.id = cart_address.country_id
    where cart_id = ${cart_id}`
}

/** Freezes both addresses; goods without one of their own go where the bill goes. */
export async function writeOrderAddresses(
  tx: Transaction,
  order_id: number,
  { cart, shipping_method, country: { shipping_country_id } }: ReadCart,
  {
    addresses,
    option,
    now,
  }: { addresses: readonly FilledAddress[]; option: { id: number } | null; now: Date },
): Promise<void> {
  const find = (type: AddressTypeWord) => addresses.find((one) => one.type === type)
  const billing = find('billing')
  if (!billing || !shipping_method) throw new Error('An order was checked and has no address')
  const elsewhere =
    cart.has_shipping_address && allowsDifferentBillingAddress(shipping_method.address_requirement)
  const carriage = {
    shipping_method_id: shipping_method.id,
    shipping_option_id: option?.id ?? null,
    shipping_service: shipping_method.shipping_service,
  }
  const nowhere = { shipping_method_id: null, shipping_option_id: null, shipping_service: null }
  const row = (address: FilledAddress, type: AddressTypeWord) => {
    const { country, first_name, last_name, ...fields } = address
    void country
    return {
      ...fields,
      // A cart keeps what was typed before the tick was taken back; nobody is invoiced by it.
      ...(fields.is_company ? {} : NO_COMPANY),
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      // Who picks up is not asked for a country; the invoice names the one that was counted with.
      country_id: fields.country_id ?? shipping_country_id,
      order_id,
      type: ADDRESS_TYPES[type],
      ...(type === 'shipping' ? carriage : nowhere),
      created_at: now,
    }
  }
  const shipping = (elsewhere ? find('shipping') : undefined) ?? billing
  await tx`insert into order_address ${tx([row(shipping, 'shipping'), row(billing, 'billing')])}`
}
