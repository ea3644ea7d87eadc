import { setTimeout as wait } from 'node:timers/promises'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { PACKAGE_TYPES } from '#contract/product-type.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/http/log.ts'
import type { RealtimeMessage } from '#platform/realtime/message.ts'
import { fitCart } from './fit-cart.ts'

/** A notification wakes the keeper at once; one that got lost costs at most this. */
const POLL_MS = 5000
const RETRY_MS = 1000
const BATCH = 500
/** A cart that cannot be kept, for whatever reason, must not keep the others from it for ever. */
const MOST_TRIES = 5

export interface KeeperOptions {
  sql: Database
  publish: (messages: RealtimeMessage[]) => Promise<void>
  log: Log
  now?: () => Date
}

/**
 * Looks after the carts that hold what there is less of now; answers how many drops of stock were dealt with. The
 * rows stay locked meanwhile: other processes pass them by, and if this one dies they are free again.
 */
export async function keepCarts({
  sql,
  publish,
  log,
  now = () => new Date(),
}: KeeperOptions): Promise<number> {
  const done = await sql.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`
    const drops = await tx<{ id: number; product_id: number }[]>`
      select id, product_id from stock_drop order by id limit ${BATCH} for update skip locked`
    if (drops.length === 0) return 0
    const ids = drops.map(({ id }) => id)
    let failed = 0
    for (const cart_id of await cartsShortOf(tx, [...new Set(drops.map((drop) => drop.product_id))], now())) {
      try {
        const notices = await fitCart(sql, cart_id, { now: now(), log })
        await publish(notices.map(({ data, ...notice }) => ({ ...notice, data: JSON.stringify(data) })))
      } catch (error) {
        failed += 1
        log.warn('cart not kept', { cart: cart_id.slice(0, 8), error })
      }
    }
    if (failed > 0) await tx`update stock_drop set tries = tries + 1 where id = any(${ids}::bigint[])`
    const gone = await tx`
      delete from stock_drop where id = any(${ids}::bigint[])
        and (${failed === 0}::boolean or tries >= ${MOST_TRIES})`
    return gone.count
  })
  return done as number
}

/**
 * Open carts that hold more of these products than can be bought, or one that is a set or was put in as one; a few too
 * many do no harm.
 */
async function cartsShortOf(tx: Transaction, product_ids: number[], now: Date): Promise<string[]> {
  const own = (column: string) => tx`case when variation.id is null then product.${tx(column)} else
    variation.${tx(column)} end`
  const rows = await tx<{ cart_id: string }[]>`
    select distinct item.cart_id
    from cart_item item
    join cart on cart.id = item.cart_id and cart.ordered_at is null and cart.expiration_at > ${now}
    join product on product.id = item.product_id
    left join product_variation variation on variation.id = item.product_variation_id
    left join product_availability availability
      on availability.id = coalesce(variation.product_availability_id, product.product_availability_id)
    where item.product_id = any(${product_ids}::int[])
    group by item.cart_id, product.id, variation.id, availability.id
    having product.product_type = any(${[...PACKAGE_TYPES]}::int[])
      or bool_or(exists (
        select from cart_item piece
        where piece.cart_id = item.cart_id and piece.parent_id = item.id
          and piece.item_type = ${CART_ITEM_TYPES.package_item}
      ))
      or not product.is_active or not coalesce(variation.is_active, true)
      or has_hidden_attribute(variation.id)
      or not coalesce(availability.can_purchase, true)
      or greatest(variation.purchasable_since, product.purchasable_since) > ${now}
      or (${own('update_stock')}
        and sum(item.amount) > least(${own('stock_state')}, ${own('max_purchasable_amount')}))
    order by item.cart_id`
  return rows.map(({ cart_id }) => cart_id)
}

/** Keeps carts for as long as the process lives. */
export function openCartKeeper(options: KeeperOptions): { close: () => Promise<void> } {
  const { sql, log } = options
  const closing = new AbortController()
  let turn = new AbortController()
  const wake = () => turn.abort()
  const listening = sql.listen('stock_drop', wake, wake)
  // The poll alone suffices where no notification comes.
  listening.catch(() => {})

  const pause = (ms: number) => wait(ms, undefined, { signal: turn.signal, ref: false }).catch(() => {})
  const working = (async () => {
    while (!closing.signal.aborted) {
      turn = new AbortController()
      try {
        // More may wait behind a full batch, and behind what was notified meanwhile.
        if ((await keepCarts(options)) === BATCH) continue
      } catch (error) {
        if (!closing.signal.aborted) log.error('carts not kept', { error })
        await wait(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      }
      await pause(POLL_MS)
    }
  })()

  return {
    close: async () => {
      closing.abort()
      wake()
      await working
      await listening.then(({ unlisten }) => unlisten()).catch(() => {})
    },
  }
}
