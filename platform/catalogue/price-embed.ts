import type { Language } from '#contract/language.ts'
import { type Money, money } from '#contract/money.ts'
import type { Context } from '#platform/http/context.ts'
import type { EmbedSource, Entity, Fragment } from '#platform/db/table.ts'
import { discountPercents, type ItemPrice, paidPrice, priceKey, readPrices, taxed, untaxed } from './price.ts'

/** Hidden columns by which the price embeds find a row's prices. */
export function priceKeyColumns(product_id: Fragment, variation_key: Fragment) {
  return { $price_product_id: product_id, $price_variation_key: variation_key }
}

const reads = new WeakMap<Entity[], Promise<Map<string, ItemPrice[]>>>()

/** All price embeds of one page of rows share one read. */
function pricesOf(context: Context, rows: Entity[]): Promise<Map<string, ItemPrice[]>> {
  let read = reads.get(rows)
  if (!read) {
    read = readPrices(context, rows.map(keyOf))
    reads.set(rows, read)
  }
  return read
}

function keyOf(row: Entity) {
  return { product_id: row.$price_product_id as number, variation_key: row.$price_variation_key as number }
}

function perCurrency(value: (context: Context, price: ItemPrice) => unknown): EmbedSource {
  return {
    needs: ['$price_product_id', '$price_variation_key'],
    load: async (context, rows) => {
      const prices = await pricesOf(context, rows)
      return rows.map((row) => (prices.get(priceKey(keyOf(row))) ?? []).map((price) => value(context, price)))
    },
  }
}

function inCurrency(value: (context: Context, price: ItemPrice) => unknown): EmbedSource {
  return {
    needs: ['$price_product_id', '$price_variation_key'],
    load: async (context, rows) => {
      const prices = await pricesOf(context, rows)
      return rows.map((row) => {
        const own = prices
          .get(priceKey(keyOf(row)))
          ?.find(({ currency }) => currency.id === context.currency.id)
        return own ? value(context, own) : null
      })
    },
  }
}

type Amount = (price: ItemPrice) => number | null

function pair(amount: Amount): [EmbedSource, EmbedSource] {
  const as = (form: (context: Context, price: ItemPrice, minor: number) => Money) =>
    inCurrency((context, price) => {
      const minor = amount(price)
      return minor === null ? null : form(context, price, minor)
    })
  return [as(untaxed), as(taxed)]
}

const [discounted_price, discounted_taxed_price] = pair((price) => price.discounted_taxed_price)
const [customer_price, customer_taxed_price] = pair((price) => price.customer_taxed_price)
const [lowest_price_30_days, taxed_lowest_price_30_days] = pair((price) => price.lowest_taxed_price)

export const priceEmbedSources = {
  prices: perCurrency((context, price) => ({
    currency_id: price.currency.id,
    price: untaxed(context, price, price.taxed_price),
    taxed_price: taxed(context, price, price.taxed_price),
  })),
  computed_prices: perCurrency((context, price) => ({
    currency_id: price.currency.id,
    price: untaxed(context, price, paidPrice(price)),
  })),
  computed_taxed_prices: perCurrency((context, price) => ({
    currency_id: price.currency.id,
    taxed_price: taxed(context, price, paidPrice(price)),
  })),
  discounted_price,
  discounted_taxed_price,
  customer_price,
  customer_taxed_price,
  lowest_price_30_days,
  taxed_lowest_price_30_days,
  discount_percents: inCurrency((_, price) => discountPercents(price)),
  discounted_fixed_amount: inCurrency((context, price) => {
    const { discounted_taxed_price: discounted, lowest_taxed_price: lowest } = price
    if (discounted === null || lowest === null || discounted >= lowest) return null
    return money(lowest - discounted, price.currency, context.language)
  }),
  unit_price: inCurrency(unitPrice),
} satisfies Record<string, EmbedSource>

function unitPrice(context: Context, price: ItemPrice) {
  const { unit, unit_base, unit_content } = price
  if (unit === null || unit_base === null || unit_content === null) return null
  const minor = Math.round((paidPrice(price) * unit_base) / unit_content)
  return {
    unit: unitName(unit, unit_base, context.language),
    price: untaxed(context, price, minor),
    taxed_price: taxed(context, price, minor),
  }
}

const LARGE_UNITS: Record<string, string> = { g: 'kg', ml: 'l', mm: 'm' }
const PIECE: Record<Language, string> = { cs: 'ks', sk: 'ks', en: 'pc', de: 'St.' }

function unitName(unit: string, base: number, language: Language): string {
  const name = unit === 'piece' ? PIECE[language] : unit
  if (base === 1) return name
  return base === 1000 && LARGE_UNITS[unit] ? LARGE_UNITS[unit] : `${base} ${name}`
}
