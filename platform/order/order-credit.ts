import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import type { Transaction } from '#platform/db/database.ts'
import { lockSpentPrograms } from '#platform/discount/loyalty.ts'

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

/** Undoes both ways. Earned credits that were spent elsewhere meanwhile are forgiven, not owed. */
export async function returnCredits(tx: Transaction, order_id: number, now: Date): Promise<void> {
  await tx`
    insert into customer_account_usage
      (customer_id, customer_account_id, amount, operation, order_id, order_item_id, created_at)
    select customer_id, customer_account_id, -amount, ${ACCOUNT_OPERATIONS.returned}, order_id, order_item_id,
      ${now}
    from customer_account_usage where order_id = ${order_id} and operation = ${ACCOUNT_OPERATIONS.used}
    order by customer_account_id`
  const earned = await tx<{ customer_id: number; customer_account_id: number; amount: number }[]>`
    select customer_id, customer_account_id, sum(amount)::int as amount from customer_account_usage
    where order_id = ${order_id} and operation = ${ACCOUNT_OPERATIONS.received}
    group by 1, 2 order by 2`
  for (const { customer_id, customer_account_id, amount } of earned) {
    const [balance] = await tx<{ amount: number }[]>`
      select amount from customer_account_balance
      where customer_id = ${customer_id} and customer_account_id = ${customer_account_id} for update`
    const withdrawn = Math.min(amount, balance?.amount ?? 0)
    if (withdrawn === 0) continue
    await tx`
      insert into customer_account_usage
        (customer_id, customer_account_id, amount, operation, order_id, created_at)
      values (${customer_id}, ${customer_account_id}, ${-withdrawn}, ${ACCOUNT_OPERATIONS.withdrawn},
        ${order_id}, ${now})`
  }
}
