import { currencies, freeShippingPrices, staffCurrencies } from '#contract/currency.ts'
import { type Currency, money, withoutTax } from '#contract/money.ts'
import { containsText } from '#platform/db/contains-text.ts'
import { table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import { currencyJson } from './currency-json.ts'

const columns = ({ sql }: Context) => ({
  id: sql`currency.id`,
  code: sql`currency.code`,
  symbol: sql`currency.symbol`,
  decimal_places: sql`currency.decimal_places`,
})
const search = (context: Context, searched: string) =>
  containsText(context, [context.sql`currency.code`, context.sql`currency.symbol`], searched)

export const currencyTable = table({
  resource: currencies,
  from: ({ sql }) => sql`currency`,
  visible: ({ sql }) => sql`true`,
  columns,
  embeds: {},
  search,
})

export const staffCurrencyTable = table({
  resource: staffCurrencies,
  from: ({ sql }) => sql`currency`,
  visible: ({ sql }) => sql`true`,
  columns: (context) => ({ ...columns(context), czk_rate: context.sql`currency.czk_rate::float8` }),
  embeds: {},
  search,
})

interface Threshold {
  taxed_price: number
  rate: number
  currency: Currency
}

export const freeShippingPriceTable = table({
  resource: freeShippingPrices,
  from: ({ sql }) => sql`free_shipping_price join currency on currency.id = free_shipping_price.currency_id`,
  visible: ({ sql, shop_id }) => sql`free_shipping_price.shop_id = ${shop_id}`,
  columns: ({ sql, language, country_id }) => {
    // Each threshold stands in its own currency, whichever one the visitor prefers.
    const threshold = sql`json_build_object(
      'taxed_price', free_shipping_price.taxed_price,
      'rate', (select coalesce(max(rate), 0)::float8 from tax_rate where country_id = ${country_id}),
      'currency', ${currencyJson(sql)}
    )`
    return {
      id: sql`currency.id`,
      currency_id: sql`currency.id`,
      price: {
        sql: threshold,
        as: ({ taxed_price, rate, currency }: Threshold) =>
          money(withoutTax(taxed_price, rate), currency, language),
      },
      taxed_price: {
        sql: threshold,
        as: ({ taxed_price, currency }: Threshold) => money(taxed_price, currency, language),
      },
    }
  },
  embeds: {},
})
