import { type AddressRequirement, CARRIERS, type Carrier } from '#contract/shipping.ts'
import type { PaymentService } from '#contract/payment-service.ts'
import type { Context } from '#platform/http/context.ts'
import { isDeliveredTo } from '#platform/shop/country-table.ts'
import { orderOwnerId, type CartRow } from './cart.ts'
import { paymentMethodIsOffered } from './payment-offer.ts'

interface Method {
  id: number
  name: string
  position: number
  tax_rate: number
  /** Minor units of the request's currency, before anything of the cart counts. */
  taxed_price: number
  can_use: boolean
  $image_name: string | null
}

export interface ShippingMethodRow extends Method {
  description: string | null
  delivery_time: string | null
  image_id: number | null
  shipping_service: Carrier
  has_options: boolean
  address_requirement: AddressRequirement
  can_be_used_by_country: boolean
}

export interface PaymentMethodRow extends Method {
  payment_service: PaymentService
  cash_step: number | null
}

/** Where the goods go, as far as the cart knows; tax and methods follow it. */
export interface CartCountry {
  /** Null while no address says it, of the cart or of its customer. */
  shipping_country_id: number | null
  country_id: number
  /** Whose rates count: a country for which the shop knows none is sold to as if where the company sits. */
  tax_country_id: number
  /** The only country the customer may have anything sent to. */
  restrict_to_country_id: number | null
}

export async function readCartCountry(context: Context, cart: CartRow): Promise<CartCountry> {
  const { sql, shop_id, country_id } = context
  const owner_id = orderOwnerId(context, cart)
  // Goods go to the place where they are picked up, wherever the bill goes; in the shop itself they change hands at home.
  // Until an address is written, a customer is taken at the one that the form will begin with.
  const [row] = await sql<{ known: number | null; only: number | null; taxed: number | null }[]>`
    select known, "only", coalesce(
      (select country_id from tax_rate
        where country_id = coalesce(handed_over, known, "only", ${country_id}) limit 1),
      seat
    ) as taxed
    from (
      select
      (select country_id from company where shop_id = ${shop_id}) as seat,
      (
        select company.country_id from company
        join shipping_method on shipping_method.shipping_service = ${CARRIERS.stock}
        where company.shop_id = ${shop_id} and shipping_method.id = ${cart.shipping_method_id}
      ) as handed_over,
      coalesce(
        (select country_id from shipping_option where id = ${cart.shipping_option_id}),
        (select country_id from cart_address
          where cart_id = ${cart.id} and type = 'shipping' and ${cart.has_shipping_address}::boolean),
        (select country_id from cart_address where cart_id = ${cart.id} and type = 'billing'),
        (select own.country_id from customer_address own join customer on customer.id = own.customer_id
          join country on country.id = own.country_id and country.is_active
          where own.customer_id = ${owner_id} and ${isDeliveredTo(sql, sql`own.country_id`)}
            and own.country_id = coalesce(restrict_to_country_id, own.country_id)
            and case when ${cart.has_shipping_address} then own.is_shipping_default else own.is_billing_default end)
      ) as known,
      (select restrict_to_country_id from customer where id = ${owner_id}) as "only"
    ) found`
  const shipping_country_id = row?.known ?? null
  const restrict_to_country_id = row?.only ?? null
  return {
    shipping_country_id,
    country_id: shipping_country_id ?? restrict_to_country_id ?? country_id,
    tax_country_id: row?.taxed ?? country_id,
    restrict_to_country_id,
  }
}

/** Methods with a price in the currency; `id` narrows them to one. */
export async function readShippingMethods(
  context: Context,
  country: CartCountry,
  id: number | null = null,
): Promise<ShippingMethodRow[]> {
  const { sql, language, currency } = context
  const { country_id, tax_country_id, restrict_to_country_id } = country
  const is_allowed = restrict_to_country_id === null || restrict_to_country_id === country_id
  const rows = await sql<Omit<ShippingMethodRow, 'can_use'>[]>`
    select method.id, localized_text(method.name, ${language}) as name, method.position,
      localized_text(method.description, ${language}) as description,
      localized_text(method.delivery_time, ${language}) as delivery_time, method.image_id,
      method.shipping_service, method.has_options, method.address_requirement,
      coalesce(tax_rate.rate, 0)::float8 as tax_rate, price.taxed_price,
      exists (
        select from shipping_method_country served
        where served.shipping_method_id = method.id and served.country_id = ${country_id}
      ) as can_be_used_by_country,
      (select name from media where media.id = method.image_id) as "$image_name"
    from shipping_method method
    join shipping_method_price price on price.shipping_method_id = method.id
      and price.currency_id = ${currency.id}
    left join tax_rate on tax_rate.tax_group_id = method.tax_group_id
      and tax_rate.country_id = ${tax_country_id}
    where method.is_active ${id === null ? sql`` : sql`and method.id = ${id}`}
    order by method.position, method.id`
  return rows.map((row) => {
    const can_be_used_by_country = row.can_be_used_by_country && is_allowed
    return { ...row, can_be_used_by_country, can_use: can_be_used_by_country }
  })
}

/** Methods the caller is offered; which of them can be used depends on the chosen shipping. */
export async function readPaymentMethods(
  context: Context,
  { tax_country_id }: CartCountry,
  shipping_method_id: number | null,
  id: number | null = null,
): Promise<PaymentMethodRow[]> {
  const { sql, language, currency } = context
  return sql<PaymentMethodRow[]>`
    select payment_method.id, localized_text(payment_method.name, ${language}) as name, payment_method.position,
      payment_method.payment_service, coalesce(tax_rate.rate, 0)::float8 as tax_rate, price.taxed_price,
      price.cash_step,
      (${shipping_method_id}::int is null or exists (
        select from payment_method_shipping_method fitting
        where fitting.payment_method_id = payment_method.id
          and fitting.shipping_method_id = ${shipping_method_id}
      )) as can_use,
      (select name from media where media.id = payment_method.image_id) as "$image_name"
    from payment_method
    join payment_method_price price on price.payment_method_id = payment_method.id
      and price.currency_id = ${currency.id}
    left join tax_rate on tax_rate.tax_group_id = payment_method.tax_group_id
      and tax_rate.country_id = ${tax_country_id}
    where ${paymentMethodIsOffered(context)} ${id === null ? sql`` : sql`and payment_method.id = ${id}`}
    order by payment_method.position, payment_method.id`
}
