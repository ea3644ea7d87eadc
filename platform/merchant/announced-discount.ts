import { announcedLowest, type PriceKey, priceKey, readPrices } from '#platform/catalogue/price.ts'
import type { Context } from '#platform/http/context.ts'

interface Reduced {
  taxed_price: number
  discounted_taxed_price: number | null
  discounted_from: string | null
  discounted_to: string | null
}

/** A former price stands only where the page may strike one; elsewhere there is the price that is asked, alone. */
export async function withAnnounced<Row extends Reduced>(
  context: Context,
  rows: Row[],
  keyOf: (row: Row) => PriceKey,
): Promise<Row[]> {
  const reduced = rows.filter((row) => row.discounted_taxed_price !== null)
  // What was asked in the last 30 days is looked up for the few that need it.
  if (reduced.length === 0) return rows
  const prices = await readPrices(context, reduced.map(keyOf))
  return rows.map((row) => {
    if (row.discounted_taxed_price === null) return row
    const own = prices.get(priceKey(keyOf(row)))?.find(({ currency }) => currency.id === context.currency.id)
    if (own && announcedLowest(own) !== null) return row
    const alone = { discounted_taxed_price: null, discounted_from: null, discounted_to: null }
    return { ...row, ...alone, taxed_price: row.discounted_taxed_price }
  })
}
