import { withoutTax } from '#contract/money.ts'
import { canWithdraw, REFUND_STATES } from '#contract/refund.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import type { RefundRow } from './refund.ts'
import type { ReturnLine } from './refund-line.ts'
import type { Rate } from './refund-price.ts'

interface Returned {
  lines: ReadonlyMap<number, ReturnLine>
  items: readonly { order_item_id: number; amount: number; taxed_money_price: number }[]
}

/**
 * What goes back beside the goods, once none of them stay: their delivery, and what the total was rounded by. Whoever
 * returns while they may still withdraw gets no less than by withdrawing.
 */
export async function readCharges(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  { id, order_id, is_withdrawal }: RefundRow,
  returned: Returned,
): Promise<{ delivery: Rate[]; rounded_by: number }> {
  const contract = await readContract(tx, order_id, id)
  const is_undone =
    isWhole(returned) && !contract.is_exchange && (is_withdrawal || canWithdraw(contract, now))
  return {
    delivery: is_undone ? await readDelivery(tx, order_id) : [],
    rounded_by: is_undone ? contract.rounding : roundingBack(contract, returned),
  }
}

/** What goes back with a complaint of what the total was rounded by. */
export async function readRounding(tx: Transaction, order_id: number, returned: Returned): Promise<number> {
  return roundingBack(await readContract(tx, order_id, null), returned)
}

/**
 * Goods in exchange bring no coins back; but what was rounded down was never paid, and nothing can correct more than the
 * invoice. The last goods may be worth less than that: then those before them take some of it.
 */
function roundingBack({ is_free, is_exchange, rounding }: SaleContract, returned: Returned): number {
  if (!is_free) return 0
  const left = moneyLeft(returned)
  return left === 0 && !is_exchange ? rounding : Math.min(0, rounding + left)
}

/** What stays of the money that was paid for goods; what credits have paid is none. */
function moneyLeft({ lines, items }: Returned): number {
  const sum = (of: Iterable<{ taxed_money_price: number }>) =>
    [...of].reduce((all, { taxed_money_price }) => all + taxed_money_price, 0)
  const before = [...lines.values()].map((line) => line.before)
  return sum(lines.values()) - sum(before) - sum(items)
}

interface SaleContract {
  cancelled_at: string | null
  delivered_at: string | null
  /** Goods in exchange are no end of the contract, whichever return of the order they were wished in. */
  is_exchange: boolean
  /** Neither delivery nor payment has cost anything: with the money for goods all of the total goes back. */
  is_free: boolean
  /** What the total was rounded by, less what returns and complaints have taken of it. */
  rounding: number
}

async function readContract(
  tx: Transaction,
  order_id: number,
  refund_id: number | null,
): Promise<SaleContract> {
  const [contract] = await tx<SaleContract[]>`
    select cancelled_at, delivered_at, exists (
        select from refund_item item join refund on refund.id = item.refund_id
        where refund.order_id = customer_order.id and preferred_resolve = 'exchange' and (
          refund.id = ${refund_id}::int
          or (submitted_at is not null and state <> ${REFUND_STATES.rejected}))) as is_exchange,
      not exists (
        select from order_shipping where order_id = customer_order.id and taxed_price > 0
        union all
        select from order_payment where order_id = customer_order.id and taxed_price > 0) as is_free,
      rounding - (
        select coalesce(sum(refund.rounding), 0)::bigint from refund
        where refund.order_id = customer_order.id and submitted_at is not null
          and state <> ${REFUND_STATES.rejected}
      ) - (
        select coalesce(sum(complaint.rounding), 0)::bigint from complaint
        where complaint.order_id = customer_order.id) as rounding
    from customer_order where id = ${order_id}`
  if (!contract) throw new Error(`There is no order ${order_id} to give money back for`)
  return contract
}

/** Whether nothing that was bought stays with the customer. */
function isWhole({ lines, items }: Returned): boolean {
  const now = new Map(items.map(({ order_item_id, amount }) => [order_item_id, amount]))
  return [...lines.values()].every(
    ({ order_item_id, amount, is_bought, before }) =>
      !is_bought || amount === before.amount + (now.get(order_item_id) ?? 0),
  )
}

/** Once. */
async function readDelivery(tx: Transaction, order_id: number): Promise<Rate[]> {
  const given = await tx`
    select from refund where order_id = ${order_id} and submitted_at is not null and state <> ${REFUND_STATES.rejected}
      and taxed_delivery_price > 0 limit 1`
  return given.length > 0 ? [] : deliveryOf(tx, order_id)
}

/**
 * Whoever chose a dearer delivery gets back what the cheapest would have cost on that day. What was asked for the way of
 * paying goes back whole, and may be taxed otherwise.
 */
export async function deliveryOf(tx: Transaction, order_id: number): Promise<Rate[]> {
  const charges = await tx<(Rate & { most: number })[]>`
    select tax_rate::float8 as tax_rate, price, taxed_price, coalesce(cheapest_taxed_price, taxed_price) as most
    from order_shipping where order_id = ${order_id}
    union all
    select tax_rate::float8, price, taxed_price, taxed_price from order_payment where order_id = ${order_id}`
  return charges
    .map(({ tax_rate, price, taxed_price, most }) =>
      most >= taxed_price
        ? { tax_rate, price, taxed_price }
        : { tax_rate, price: withoutTax(most, tax_rate), taxed_price: most },
    )
    .filter(({ taxed_price }) => taxed_price > 0)
}
