import { type Currency, money, type Money, withoutTax } from '#contract/money.ts'
import type { Context } from '#platform/http/context.ts'

/** What one product or variation costs in one currency: whole minor units with tax. */
export interface ItemPrice {
  product_id: number
  variation_key: number
  currency: Currency
  rate: number
  taxed_price: number
  /** Set while a discount lasts. */
  discounted_taxed_price: number | null
  /** The best price of the caller's groups. */
  customer_taxed_price: number | null
  /** The lowest price asked in the 30 days before the discount began, with all steps by which it has grown. */
  lowest_taxed_price: number | null
  unit_content: number | null
  unit_base: number | null
  unit: string | null
}

/** Which prices to read: a variation's, or with key 0 the product's own. */
export interface PriceKey {
  product_id: number
  variation_key: number
}

type PriceRow = Omit<ItemPrice, 'currency'> & {
  currency_id: number
  code: Currency['code']
  symbol: string
  decimal_places: number
}

/** Prices of many items at once in all currencies, by `priceKey`. */
export async function readPrices(context: Context, keys: PriceKey[]): Promise<Map<string, ItemPrice[]>> {
  const { sql, now, caller, country_id } = context
  const rows = await sql<PriceRow[]>`
    select price.product_id, price.variation_key, coalesce(tax_rate.rate, 0)::float8 as rate,
      currency.id as currency_id, currency.code, currency.symbol, currency.decimal_places,
      price.taxed_price, discounted_at(price, ${now}) as discounted_taxed_price,
      lowest.taxed_price as lowest_taxed_price,
      (
        select min(own.taxed_price) from customer_price own
        where own.product_id = price.product_id and own.variation_key = price.variation_key
          and own.currency_id = price.currency_id
          and own.customer_group_id = any(${caller.customer_group_ids}::int[])
      ) as customer_taxed_price,
      coalesce(variation.unit_content, product.unit_content) as unit_content,
      coalesce(variation.unit_base, product.unit_base) as unit_base,
      coalesce(variation.unit, product.unit) as unit
    from unnest(
      ${keys.map((key) => key.product_id)}::int[], ${keys.map((key) => key.variation_key)}::int[]
    ) item(product_id, variation_key)
    join product_price price using (product_id, variation_key)
    join currency on currency.id = price.currency_id
    join product on product.id = price.product_id
    left join product_variation variation on variation.id = price.variation_key
    left join tax_rate on tax_rate.tax_group_id = product.tax_group_id
      and tax_rate.country_id = ${country_id}
    left join lateral (
      with recursive step as (
        select asked.valid_from, asked.taxed_price from price_history asked
        where asked.product_id = price.product_id and asked.variation_key = price.variation_key
          and asked.currency_id = price.currency_id and discounted_at(price, ${now}) is not null
          and asked.valid_from <= ${now} and (asked.valid_to is null or asked.valid_to > ${now})
        union all
        select earlier.valid_from, earlier.taxed_price
        from step join price_history earlier on earlier.valid_to = step.valid_from
          and earlier.is_reduced and earlier.taxed_price >= step.taxed_price
        where earlier.product_id = price.product_id and earlier.variation_key = price.variation_key
          and earlier.currency_id = price.currency_id
      )
      select min(before.taxed_price) as taxed_price
      from (select min(valid_from) as began from step) discount
      join price_history before on before.valid_from < discount.began
        and before.valid_to > discount.began - interval '30 days'
      where before.product_id = price.product_id and before.variation_key = price.variation_key
        and before.currency_id = price.currency_id
    ) lowest on true
    order by currency.id`
  const found = new Map<string, ItemPrice[]>()
  for (const { currency_id, code, symbol, decimal_places, ...row } of rows) {
    const price = { ...row, currency: { id: currency_id, code, symbol, decimal_places } }
    const key = priceKey(row)
    found.set(key, [...(found.get(key) ?? []), price])
  }
  return found
}

export function priceKey({ product_id, variation_key }: PriceKey): string {
  return `${product_id}.${variation_key}`
}

/** What this caller pays for one piece. */
export function paidPrice(price: ItemPrice): number {
  const asked = price.discounted_taxed_price ?? price.taxed_price
  return price.customer_taxed_price === null ? asked : Math.min(asked, price.customer_taxed_price)
}

/** How far the discount goes below the lowest price of 30 days; a smaller step may not be announced as one. */
export function discountPercents(price: ItemPrice): number | null {
  const { discounted_taxed_price: discounted, lowest_taxed_price: lowest } = price
  if (discounted === null || lowest === null || discounted >= lowest) return null
  return Math.floor(((lowest - discounted) * 100) / lowest)
}

/** The lowest price of 30 days, where the discount is what this caller pays and may be announced. */
export function announcedLowest(price: ItemPrice): number | null {
  const is_paid = paidPrice(price) === price.discounted_taxed_price
  return is_paid && (discountPercents(price) ?? 0) > 0 ? price.lowest_taxed_price : null
}

export function taxed(context: Context, price: ItemPrice, minor: number): Money {
  return money(minor, price.currency, context.language)
}

export function untaxed(context: Context, price: ItemPrice, minor: number): Money {
  return money(withoutTax(minor, price.rate), price.currency, context.language)
}
