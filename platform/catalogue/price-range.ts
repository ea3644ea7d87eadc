import { money, withoutTax } from '#contract/money.ts'
import type { EmbedSource } from '#platform/db/table.ts'
import { paidPrice, priceKey, readPrices } from './price.ts'

/** From the cheapest to the dearest variation that is left, as the caller pays them. */
export const priceRangeEmbed: EmbedSource = {
  needs: [],
  load: async (context, rows) => {
    const { sql, currency, language } = context
    const ids = rows.map((row) => row.id as number)
    const keys = await sql<{ product_id: number; variation_key: number }[]>`
      select product_id, id as variation_key from priced_variation where product_id = any(${ids}::int[])`
    if (keys.length === 0) return ids.map(() => null)
    const prices = await readPrices(context, keys)
    const byProduct = Map.groupBy(keys, ({ product_id }) => product_id)
    return ids.map((id) => {
      const own = (byProduct.get(id) ?? []).flatMap(
        (key) => prices.get(priceKey(key))?.filter((price) => price.currency.id === currency.id) ?? [],
      )
      const [first] = own
      if (!first) return null
      const paid = own.map(paidPrice)
      const [min, max] = [Math.min(...paid), Math.max(...paid)]
      return {
        min_price: money(withoutTax(min, first.rate), currency, language),
        max_price: money(withoutTax(max, first.rate), currency, language),
        taxed_min_price: money(min, currency, language),
        taxed_max_price: money(max, currency, language),
      }
    })
  },
}
