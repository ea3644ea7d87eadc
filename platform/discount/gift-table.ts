import { giftRules, gifts } from '#contract/gift.ts'
import { type Currency, money, withoutTax } from '#contract/money.ts'
import { productTable } from '#platform/catalogue/product-table.ts'
import { variationTable } from '#platform/catalogue/variation-table.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'
import { belongsTo, hasMany, valuesOf } from '#platform/db/embed.ts'
import { type Fragment, type Table, table } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'

interface GiftPrice extends Currency {
  owner_id: number
  taxed_price: number
  rate: number
}

/** Each price stands in its own currency, whichever one the visitor prefers. */
const gift_prices = valuesOf(
  ({ sql, country_id }, ids) => sql<GiftPrice[]>`
    select price.gift_id as owner_id, price.taxed_price, coalesce(tax_rate.rate, 0)::float8 as rate,
      currency.id, currency.code, currency.symbol, currency.decimal_places
    from gift_price price join currency on currency.id = price.currency_id
    join gift on gift.id = price.gift_id join product on product.id = gift.product_id
    left join tax_rate on tax_rate.tax_group_id = product.tax_group_id and tax_rate.country_id = ${country_id}
    where price.gift_id = any(${ids}::int[]) order by currency.id`,
  ({ taxed_price, rate, ...currency }, { language }) => ({
    currency_id: currency.id,
    price: money(withoutTax(taxed_price, rate), currency, language),
    taxed_price: money(taxed_price, currency, language),
  }),
)

/** Who may not see a product is not told that it can be had as a gift. */
function giftIsVisible(context: Context): Fragment {
  const { sql } = context
  return sql`(gift.is_active and exists (
    select from product where product.id = gift.product_id and ${productIsVisible(context)}
  ))`
}

export const giftTable: Table<typeof gifts> = table({
  resource: gifts,
  from: ({ sql }) => sql`gift`,
  visible: giftIsVisible,
  columns: ({ sql }) => ({
    id: sql`gift.id`,
    product_id: sql`gift.product_id`,
    product_variation_id: sql`gift.product_variation_id`,
    is_active: sql`gift.is_active`,
    is_combinable: sql`gift.is_combinable`,
    percents: sql`gift.percents::float8`,
    type: sql`gift.type`,
    limit: sql`gift."limit"`,
  }),
  embeds: {
    product: belongsTo(() => productTable, 'product_id'),
    product_variation: belongsTo(() => variationTable, 'product_variation_id'),
    gift_prices,
    rules: hasMany(
      () => giftRuleTable,
      ({ sql }, ids) => sql`
        select gift_id as owner_id, id from gift_rule where gift_id = any(${ids}::int[]) order by id`,
    ),
  },
})

/** A rule about the value of a cart speaks of the request's currency, where it has an amount in it. */
export const giftRuleTable = table({
  resource: giftRules,
  from: ({ sql, currency }) => sql`gift_rule
    join gift on gift.id = gift_rule.gift_id
    left join gift_rule_amount value
      on value.gift_rule_id = gift_rule.id and value.currency_id = ${currency.id}`,
  visible: (context) =>
    context.sql`(${giftIsVisible(context)} and num_nonnulls(gift_rule.amount, value.amount) = 1)`,
  columns: ({ sql, currency }) => ({
    id: sql`gift_rule.id`,
    gift_id: sql`gift_rule.gift_id`,
    is_active: sql`gift_rule.is_active`,
    type: sql`gift_rule.type`,
    condition: sql`gift_rule.condition`,
    amount: sql`coalesce(
      gift_rule.amount, value.amount / ${10 ** currency.decimal_places}::numeric)::float8`,
  }),
  embeds: { gift: belongsTo(() => giftTable, 'gift_id') },
})
