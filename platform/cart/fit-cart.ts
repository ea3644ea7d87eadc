import { type CartEvent, cartChannel, privateChannel } from '#contract/cart-channel.ts'
import { parseLanguage } from '#contract/language.ts'
import type { Currency } from '#contract/money.ts'
import type { CartItemMessage } from '#contract/realtime.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { type Context, VISITOR, within } from '#platform/http/context.ts'
import type { Log } from '#platform/http/log.ts'
import { currencyJson } from '#platform/shop/currency-json.ts'
import { lockCartIfThere } from './cart.ts'
import { readStockroom, stockKey, type Stockroom } from './cart-goods.ts'
import { readItems, writeItems } from './cart-item.ts'
import { fitToStock, type Shortage } from './fit-to-stock.ts'
import { keepShortages } from './kept-shortage.ts'

export interface CartNotice {
  channel: string
  event: CartEvent
  data: CartItemMessage
}

/** Takes out of a cart what the shop no longer has, and answers what its holder should hear of it. */
export async function fitCart(
  sql: Database,
  cart_id: string,
  { now, log }: { now: Date; log: Log },
): Promise<CartNotice[]> {
  const notices = await sql.begin(async (tx) => {
    const cart = await lockCartIfThere(tx, cart_id)
    // An ordered cart is an order by now: its goods are the buyer's.
    if (!cart || cart.ordered_at !== null || Date.parse(cart.expiration_at) <= now.getTime()) return []
    const context = await contextOf(tx, cart_id, { now, log, sql })
    const rows = await readItems(context, cart_id)
    const stockroom = await readStockroom(
      context,
      rows.map(({ product_id }) => product_id),
    )
    const fitted = fitToStock(rows, stockroom, now)
    if (fitted.shortages.length === 0) return []
    await writeItems(context, cart_id, rows, fitted.rows)
    const channel = privateChannel(cartChannel(cart.shop_id, cart_id))
    const told = fitted.shortages.map((shortage) => ({
      key: stockKey(shortage),
      notice: noticeOf(channel, stockroom, shortage),
    }))
    // An event reaches whoever is there; who comes back later finds the same in the cart.
    const at = now.toISOString()
    const kept = told.map(({ key, notice }) => ({ key, at, ...notice.data }))
    await keepShortages(tx, cart_id, [...cart.shortages, ...kept])
    return told.map(({ notice }) => notice)
  })
  return notices as CartNotice[]
}

function noticeOf(channel: string, { goods, stock }: Stockroom, shortage: Shortage): CartNotice {
  const { amount } = shortage
  const name = [goods.get(shortage.product_id)?.name, stock.get(stockKey(shortage))?.variation_name]
    .filter(Boolean)
    .join(', ')
  const event = amount === 0 ? 'cart-item-sold-out-message' : 'cart-item-amount-changed-message'
  return { channel, event, data: { name, amount } }
}

/** A look at the cart on behalf of nobody, in the language of its holder. What belongs to a currency is not looked at. */
async function contextOf(
  tx: Transaction,
  cart_id: string,
  { now, log, sql }: { now: Date; log: Log; sql: Database },
): Promise<Context> {
  const [found] = await tx<{ shop_id: number; language: string; country_id: number; currency: Currency }[]>`
    select cart.shop_id, cart.language, host.country_id, ${currencyJson(tx)} as currency
    from cart join shop_hostname host on host.shop_id = cart.shop_id
    join currency on currency.id = host.currency_id
    where cart.id = ${cart_id} order by host.position limit 1`
  if (!found) throw new Error('A shop with a cart has no address')
  const context: Context = {
    ...found,
    language: parseLanguage(found.language),
    sql,
    request: new Request('http://localhost/'),
    request_id: `cart-keeper-${cart_id}`,
    caller: VISITOR,
    now,
    log,
  }
  return within(context, tx)
}
