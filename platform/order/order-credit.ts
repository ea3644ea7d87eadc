import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fragment } from '#platform/db/table.ts'
import { lockSpentPrograms } from '#platform/discount/loyalty.ts'
import type { ReturnedPieces } from './order-return.ts'

export interface SpentCredits {
  order_item_id: number
  customer_account_id: number
  amount: number
}

export const CREDITS_CONSTRAINT = 'credits_never_run_below_zero'

/** Pays with credits; the balance's own constraint refuses what two tabs would spend twice. */
export async function spendCredits(
  tx: Transaction,
  order: { id: number; customer_id: number },
  spent: readonly SpentCredits[],
  now: Date,
): Promise<void> {
  if (spent.length === 0) return
  // One order of accounts for all: balances are the last rows an order locks.
  const ordered = spent.toSorted((one, other) => one.customer_account_id - other.customer_account_id)
  await tx`
    insert into customer_account_usage ${tx(
      ordered.map(({ order_item_id, customer_account_id, amount }) => ({
        customer_id: order.customer_id,
        customer_account_id,
        amount: -amount,
        operation: ACCOUNT_OPERATIONS.used,
        order_id: order.id,
        order_item_id,
        created_at: now,
      })),
    )}`
}

/** Takes back what the order was to earn by programmes that orders made at the same moment have used up. */
export async function limitEarnings(
  tx: Transaction,
  order: { order_id: number; customer_id: number },
): Promise<void> {
  const spent = await lockSpentPrograms(tx, order)
  if (spent.length === 0) return
  await tx`
    delete from order_earning where order_id = ${order.order_id} and loyalty_program_id = any(${spent}::int[])`
}

/** Books what the order was to earn; booked once, however often the payment is told. */
export async function earnCredits(tx: Transaction, order_id: number, now: Date): Promise<void> {
  await tx`
    insert into customer_account_usage
      (customer_id, customer_account_id, amount, operation, loyalty_program_id, order_id, created_at)
    select customer_order.customer_id, earning.customer_account_id, earning.amount,
      ${ACCOUNT_OPERATIONS.received}, earning.loyalty_program_id, earning.order_id, ${now}
    from order_earning earning join customer_order on customer_order.id = earning.order_id
    where earning.order_id = ${order_id} and customer_order.customer_id is not null
    order by earning.customer_account_id
    on conflict do nothing`
}

/** Undoes both ways. */
export async function returnCredits(tx: Transaction, order_id: number, now: Date): Promise<void> {
  await tx`
    insert into customer_account_usage
      (customer_id, customer_account_id, amount, operation, order_id, order_item_id, created_at)
    select customer_id, customer_account_id, -amount, ${ACCOUNT_OPERATIONS.returned}, order_id, order_item_id,
      ${now}
    from customer_account_usage where order_id = ${order_id} and operation = ${ACCOUNT_OPERATIONS.used}
    order by customer_account_id`
  await takeEarned(tx, order_id, (amount) => amount, now)
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
 * gone back.
 */
export async function withdrawEarned(
  tx: Transaction,
  order_id: number,
  { whole, before, after }: { whole: number; before: number; after: number },
  now: Date,
): Promise<void> {
  if (whole === 0) return
  const share = (amount: number, part: number) => Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
  await takeEarned(tx, order_id, (amount) => share(amount, after) - share(amount, before), now)
}

/** Earned credits that were spent elsewhere meanwhile are forgiven, not owed. */
async function takeEarned(
  tx: Transaction,
  order_id: number,
  partOf: (amount: number) => number,
  now: Date,
): Promise<void> {
  const earned = await tx<{ customer_id: number; customer_account_id: number; amount: number }[]>`
    select customer_id, customer_account_id, sum(amount)::int as amount from customer_account_usage
    where order_id = ${order_id} and operation = ${ACCOUNT_OPERATIONS.received}
    group by 1, 2 order by 2`
  for (const { customer_id, customer_account_id, amount } of earned) {
    const [balance] = await tx<{ amount: number }[]>`
      select amount from customer_account_balance
      where customer_id = ${customer_id} and customer_account_id = ${customer_account_id} for update`
    const withdrawn = Math.min(partOf(amount), balance?.amount ?? 0)
    if (withdrawn <= 0) continue
    await tx`
      insert into customer_account_usage
        (customer_id, customer_account_id, amount, operation, order_id, created_at)
      values (${customer_id}, ${customer_account_id}, ${-withdrawn}, ${ACCOUNT_OPERATIONS.withdrawn},
        ${order_id}, ${now})`
  }
}
