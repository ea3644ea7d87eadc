import type { Transaction } from '#platform/db/database.ts'
import type { DemoItem, DemoPrices, DemoProduct } from './catalogue/shape.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { daysFrom, insertRows } from './seed-rows.ts'
import { currencyId, customerGroupId } from './seed-id.ts'

interface Priced {
  product_id: number
  product_variation_id: number | null
  item: DemoItem
}

interface PriceRow {
  product_id: number
  product_variation_id: number | null
  currency_id: number
  taxed_price: number
  discounted_taxed_price: number | null
  valid_from: Date
}

// Object.keys forgets the keys of the prices.
const CODES: (keyof DemoPrices)[] = ['CZK', 'EUR']

/** Asks every price of the past in its turn, so the price history is written by the same trigger as in life. */
export async function seedPrices(
  sql: Transaction,
  products: DemoProduct[],
  ids: CatalogueIds,
  now: Date,
): Promise<void> {
  const items = products.flatMap((product): Priced[] => {
    const product_id = ids.product(product.code)
    return [
      { product_id, product_variation_id: null, item: product },
      ...product.product_variations.map((variation) => ({
        product_id,
        product_variation_id: ids.variation(variation.code),
        item: variation,
      })),
    ]
  })
  const turns = Math.max(...items.map(({ item }) => Math.max(1, item.price_history.length)))
  for (let turn = 0; turn < turns; turn++) {
    const rows = items.flatMap((priced) => priceRows(priced, turn, now))
    if (turn === 0)
      await insertRows(
        sql,
        'product_price',
        rows.map((row) => ({ ...row })),
      )
    else await changePrices(sql, rows)
  }
  await insertRows(
    sql,
    'customer_price',
    items.flatMap(({ product_id, product_variation_id, item }) =>
      item.customer_prices.flatMap(({ customer_group, taxed_price }) =>
        CODES.map((code) => ({
          product_id,
          product_variation_id,
          customer_group_id: customerGroupId(customer_group),
          currency_id: currencyId(code),
          taxed_price: taxed_price[code],
        })),
      ),
    ),
  )
}

function priceRows({ product_id, product_variation_id, item }: Priced, turn: number, now: Date): PriceRow[] {
  const { price_history, taxed_price, discounted_taxed_price } = item
  const entry = price_history[turn]
  if (!entry && turn > 0) return []
  const is_last = turn >= price_history.length - 1
  return CODES.map((code) => ({
    product_id,
    product_variation_id,
    currency_id: currencyId(code),
    taxed_price: is_last || !entry ? taxed_price[code] : entry.taxed_price[code],
    discounted_taxed_price: is_last ? (discounted_taxed_price?.[code] ?? null) : null,
    valid_from: daysFrom(now, -(entry?.from_days_ago ?? 0)),
  }))
}

async function changePrices(sql: Transaction, rows: PriceRow[]): Promise<void> {
  // The driver's JSON type has no name for "any plain object".
  const changes = sql.json(rows as never)
  await sql`
    update product_price price set taxed_price = change.taxed_price,
      discounted_taxed_price = change.discounted_taxed_price, valid_from = change.valid_from
    from jsonb_to_recordset(${changes}) change(
      product_id int, product_variation_id int, currency_id int, taxed_price bigint,
      discounted_taxed_price bigint, valid_from timestamptz
    )
    where price.product_id = change.product_id and price.currency_id = change.currency_id
      and price.variation_key = coalesce(change.product_variation_id, 0)`
}
