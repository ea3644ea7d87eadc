import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import { ORDER_STATES, ORDER_STOCK_STATES, type OrderStateId } from '#contract/order-state.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import { putOrderEvent } from './order-event.ts'
import { type LockedOrder, lockOrder, moveOrder, type Who } from './order-move.ts'
import { lockStockOf, putBackStock, returnStock, type StockDemand, writeOffStock } from './order-stock.ts'

export interface ReturnedPieces {
  order_item_id: number
  amount: number
}

/** Goods the shop can sell again. A package is put back as its parts; what was never counted is not counted now. */
export async function putPiecesBack(
  tx: Transaction,
  order_id: number,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  await putBackStock(tx, await stockOfPieces(tx, order_id, pieces))
}

/** Pieces that lie in the stock as sellable turn out to be damaged; below zero, fewer than was said before. */
export async function recountDamaged(
  tx: Transaction,
  order_id: number,
  damaged: readonly ReturnedPieces[],
): Promise<void> {
  await writeOffStock(tx, await stockOfPieces(tx, order_id, damaged))
}

async function stockOfPieces(
  tx: Transaction,
  order_id: number,
  pieces: readonly ReturnedPieces[],
): Promise<StockDemand[]> {
  return tx<StockDemand[]>`
    select taken.product_id, taken.variation_key, sum(part.amount * back.amount / line.amount)::int as amount
    from unnest(${pieces.map(({ order_item_id }) => order_item_id)}::int[],
      ${pieces.map(({ amount }) => amount)}::int[]) back(order_item_id, amount)
    join order_item line on line.id = back.order_item_id and line.order_id = ${order_id}
    join order_item part on part.order_id = line.order_id and (part.id = line.id or
      (part.parent_id = line.id and part.order_item_type = ${CART_ITEM_TYPES.package_item}))
    join order_stock taken on taken.order_id = part.order_id and taken.product_id = part.product_id
      and taken.variation_key = coalesce(part.product_variation_id, 0)
    group by 1, 2 having sum(part.amount * back.amount / line.amount) <> 0`
}

/** What of an order's stock its returns have dealt with: sold again once they are approved, or damaged for good. */
async function returnedStock(tx: Transaction, order_id: number): Promise<StockDemand[]> {
  const pieces = await tx<ReturnedPieces[]>`
    select order_item_id, sum(
      case when state in (${REFUND_STATES.approved}, ${REFUND_STATES.paid_out}) then item.amount
      else damaged_amount end)::int as amount
    from refund_item item join refund on refund.id = item.refund_id
    where refund.order_id = ${order_id} and state <> ${REFUND_STATES.rejected}
    group by 1`
  return stockOfPieces(tx, order_id, pieces)
}

/** Everything an order still holds can be sold again: it lies in the shop, or is on its way there. */
export async function putRestBack(tx: Transaction, { id, stock_state }: LockedOrder): Promise<void> {
  await lockStockOf(tx, id)
  const is_reserved = stock_state === ORDER_STOCK_STATES.reserved
  if (!is_reserved && stock_state !== ORDER_STOCK_STATES.taken) return
  await returnStock(tx, id, is_reserved, await returnedStock(tx, id))
  await tx`update customer_order set stock_state = ${ORDER_STOCK_STATES.returned} where id = ${id}`
}

/** Credits that had paid for what goes back. */
export async function giveCreditsBack(
  tx: Transaction,
  order_id: number,
  credits: readonly ReturnedPieces[],
  now: Date,
): Promise<void> {
  await tx`
    insert into customer_account_usage
      (customer_id, customer_account_id, amount, operation, order_id, order_item_id, created_at)
    select used.customer_id, used.customer_account_id, back.amount, ${ACCOUNT_OPERATIONS.returned},
      ${order_id}::int, back.order_item_id, ${now}::timestamptz
    from unnest(${credits.map(({ order_item_id }) => order_item_id)}::int[],
      ${credits.map(({ amount }) => amount)}::int[]) back(order_item_id, amount)
    join customer_account_usage used on used.order_item_id = back.order_item_id
      and used.operation = ${ACCOUNT_OPERATIONS.used}
    where back.amount > 0
    order by used.customer_account_id, back.order_item_id`
}

export interface OrderCreditAccount {
  customer_id: number
  customer_account_id: number
  /** Worth of one credit in minor units of the order's currency; may be a fraction. */
  value: number
}

const creditAccounts = (sql: Database | Transaction, order_id: Fragment) => sql`
  customer_order buying join customer on customer.id = buying.customer_id and not customer.is_guest
  join shop on shop.id = buying.shop_id
  join customer_account_conversion conversion on conversion.customer_account_id = shop.credit_account_id
    and conversion.currency_id = buying.currency_id
  where buying.id = ${order_id}`

/** Where money of an order can go as credits: null without an account of the buyer, of the shop, or a worth. */
export async function creditAccountOf(tx: Transaction, order_id: number): Promise<OrderCreditAccount | null> {
  const [account] = await tx<OrderCreditAccount[]>`
    select customer.id as customer_id, conversion.customer_account_id, conversion.value::float8 as value
    from ${creditAccounts(tx, tx`${order_id}`)}`
  return account ?? null
}

export const hasCreditAccount = (sql: Database, order_id: Fragment): Fragment =>
  sql`exists (select from ${creditAccounts(sql, order_id)})`

interface WishedCredits extends OrderCreditAccount {
  order_id: number
  refund_id: number
  credits: number
}

/** Books the money of a return as credits, once for each return. */
export async function bookWishedCredits(
  tx: Transaction,
  { order_id, refund_id, credits, customer_id, customer_account_id }: WishedCredits,
  now: Date,
): Promise<void> {
  await tx`
    insert into customer_account_usage
      (customer_id, customer_account_id, amount, operation, order_id, refund_id, created_at)
    values (${customer_id}, ${customer_account_id}, ${credits}, ${ACCOUNT_OPERATIONS.returned}, ${order_id},
      ${refund_id}, ${now})
    on conflict (refund_id) do nothing`
}

/**
 * Takes back what the returned goods had earned: of `whole`, money that was paid for goods, `before` and `after` have
 * gone back. Credits that were spent elsewhere meanwhile are forgiven, not owed.
 */
export async function withdrawEarned(
  tx: Transaction,
  order_id: number,
  { whole, before, after }: { whole: number; before: number; after: number },
  now: Date,
): Promise<void> {
  if (whole === 0) return
  const earned = await tx<{ customer_id: number; customer_account_id: number; amount: number }[]>`
    select customer_id, customer_account_id, sum(amount)::int as amount from customer_account_usage
    where order_id = ${order_id} and operation = ${ACCOUNT_OPERATIONS.received}
    group by 1, 2 order by 2`
  const share = (amount: number, part: number) => Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
  for (const { customer_id, customer_account_id, amount } of earned) {
    const [balance] = await tx<{ amount: number }[]>`
      select amount from customer_account_balance
      where customer_id = ${customer_id} and customer_account_id = ${customer_account_id} for update`
    const withdrawn = Math.min(share(amount, after) - share(amount, before), balance?.amount ?? 0)
    if (withdrawn <= 0) continue
    await tx`
      insert into customer_account_usage
        (customer_id, customer_account_id, amount, operation, order_id, created_at)
      values (${customer_id}, ${customer_account_id}, ${-withdrawn}, ${ACCOUNT_OPERATIONS.withdrawn},
        ${order_id}, ${now})`
  }
}

/** The goods have not left the shop. */
export const UNSENT_STATES: readonly OrderStateId[] = [
  ORDER_STATES.new,
  ORDER_STATES.awaiting_payment,
  ORDER_STATES.processing,
  ORDER_STATES.ready_for_pickup,
]

/**
 * An order of which nothing is left is returned, where its state knows such a step; one that never left gives up all it
 * holds. Answers whether it moved.
 */
export async function markReturned(tx: Transaction, order_id: number, who: Who, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, order_id)
  const moves = { ...who, mover: 'shop' as const }
  if (!order || !(await moveOrder(tx, order, ORDER_STATES.returned, moves, now))) return false
  if (UNSENT_STATES.includes(order.state_id)) await putRestBack(tx, order)
  await putOrderEvent(tx, order_id, 'state_changed', now)
  return true
}

/**
 * Whether something was given back for a part of the goods; such an order is not given back as a whole. The return
 * that would give it back as a whole does not count.
 */
export async function hasGivenBack(
  tx: Transaction,
  order_id: number,
  but_refund_id: number | null,
): Promise<boolean> {
  const found = await tx`
    select from refund where order_id = ${order_id} and id is distinct from ${but_refund_id}::int
      and state in (${REFUND_STATES.received}, ${REFUND_STATES.approved}, ${REFUND_STATES.paid_out})
    union all
    select from complaint join complaint_item item on item.complaint_id = complaint.id
    where order_id = ${order_id} and (final_resolve = 'money_back' or settled_price is not null)
      and state in (${COMPLAINT_STATES.accepted}, ${COMPLAINT_STATES.resolved})
    limit 1`
  return found.length > 0
}
