import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import { withoutTax } from '#contract/money.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { giveCreditsBack, withdrawEarned } from '#platform/order/order-credit.ts'
import { type IssuedInvoice, issuePartialCreditNote } from '#platform/order/order-invoice.ts'
import { type LockedOrder, whoMoves } from '#platform/order/order-move.ts'
import { markReturned } from '#platform/order/order-return.ts'
import { isNothingLeft } from './nothing-left.ts'
import { type RefundRow, refuse } from './refund.ts'
import { deliveryOf } from './refund-charge.ts'
import { type Rate, takenForWayBack } from './refund-price.ts'
import { REFUND_LINE_TEXTS } from './refund-line-texts.ts'
import { type MoneyWay, settleRefund } from './refund-settle.ts'

interface Paid {
  taxed_items_price: number
  taxed_credit_price: number
  taxed_delivery_price: number
  rounding: number
  taxed_total_price: number
  settled_money: number
  tax_per_rate: Rate[]
  shipping_name: string | null
  shipping_rate: number
  language: Context['language']
}

interface Item {
  order_item_id: number
  name: string
  amount: number
  tax_rate: number
  price: number
  taxed_price: number
  taxed_money_price: number
  credit_amount: number
  preferred_resolve: string | null
}

export interface PaidOut {
  credit_note: IssuedInvoice | null
  /** Null where no money goes back. */
  money_way: MoneyWay | null
}

/** Settles a refund: credits and papers follow the money. A cancelled order has settled all of it by itself. */
export async function payRefundOut(
  tx: Transaction,
  context: Context,
  order: LockedOrder,
  refund: RefundRow,
): Promise<PaidOut> {
  const { now, language } = context
  const items = await readItems(tx, refund.id)
  if (order.cancelled_at !== null) {
    return { credit_note: null, money_way: await settleRefund(tx, context, order, refund.id, items) }
  }
  const is_all = await isNothingLeft(tx, order.id, { refund_id: refund.id })
  // The rest is still to be paid, and whoever pays is asked for the whole: settled now, this part would be lost to them.
  if (order.paid_at === null && !is_all) throw refuse(language, 'not_paid')
  const credits = items.map(({ order_item_id, credit_amount: amount }) => ({ order_item_id, amount }))
  await giveCreditsBack(tx, order.id, credits, now)
  const { whole, before } = await readPaidBack(tx, order.id)
  const after = before + items.reduce((sum, { taxed_money_price }) => sum + taxed_money_price, 0)
  await withdrawEarned(tx, order.id, { whole, before, after }, now)
  const money_way = await settleRefund(tx, context, order, refund.id, items)
  const credit_note = await writeCreditNote(tx, order.id, refund, items, now)
  if (is_all) await markReturned(tx, order.id, whoMoves(context.caller), now)
  return { credit_note, money_way }
}

/** Credits of a buyer who has left went with the account: none of them can come back. */
const readItems = (tx: Transaction, refund_id: number) => tx<Item[]>`
  select item.order_item_id, concat_ws(', ', line.name, line.variation_name) as name, item.amount,
    line.tax_rate::float8 as tax_rate, item.price, item.taxed_price, item.taxed_money_price, item.preferred_resolve, case when exists (
      select from customer_account_usage used
      where used.order_item_id = line.id and used.operation = ${ACCOUNT_OPERATIONS.used}
    ) then item.credit_amount else 0 end as credit_amount
  from refund_item item join order_item line on line.id = item.order_item_id
  where item.refund_id = ${refund_id} order by item.order_item_id`

/** The money paid for goods, and how much of it has gone back so far. */
export async function readPaidBack(
  tx: Transaction,
  order_id: number,
): Promise<{ whole: number; before: number }> {
  const [paid] = await tx<{ whole: number; before: number }[]>`
    select (select coalesce(sum(taxed_total_price - taxed_total_price_with_credits), 0)::bigint
        from order_item where order_id = ${order_id}) as whole,
      (select coalesce(sum(taxed_money_price), 0)::bigint
        from refund join refund_item item on item.refund_id = refund.id
        where refund.order_id = ${order_id} and refund.state = ${REFUND_STATES.paid_out})
      + (select coalesce(sum(settled_taxed_money_price), 0)::bigint
        from complaint join complaint_item item on item.complaint_id = complaint.id
        where complaint.order_id = ${order_id} and complaint.state = ${COMPLAINT_STATES.resolved}) as before`
  return { whole: Number(paid?.whole ?? 0), before: Number(paid?.before ?? 0) }
}

async function writeCreditNote(
  tx: Transaction,
  order_id: number,
  refund: RefundRow,
  items: readonly Item[],
  now: Date,
): Promise<IssuedInvoice | null> {
  const [paid] = await tx<Paid[]>`
    select refund.taxed_items_price, taxed_credit_price, taxed_delivery_price, refund.rounding, refund.taxed_total_price,
      settled_money, tax_per_rate, customer_order.language, localized_text(method.name, customer_order.language) as shipping_name,
      coalesce((select rate from tax_rate where tax_rate.tax_group_id = method.tax_group_id
        and tax_rate.country_id = coalesce(customer_order.tax_country_id, customer_order.country_id)), 0)::float8 as shipping_rate
    from refund join customer_order on customer_order.id = refund.order_id
    left join refund_shipping_method method on method.id = refund.shipping_method_id
    where refund.id = ${refund.id}`
  if (!paid) throw new Error(`There is no refund ${refund.id} to be paid out`)
  const { taxed_credit_price, taxed_delivery_price, rounding, taxed_total_price } = paid
  const goods_lines = items.map(({ name, amount, tax_rate, price, taxed_price }) => ({
    name,
    amount,
    tax_rate,
    price,
    taxed_price,
  }))
  const texts = REFUND_LINE_TEXTS[paid.language]
  const charge = (name: string, taxed_price: number, tax_rate: number) =>
    taxed_price === 0
      ? []
      : [{ name, amount: 1, tax_rate, price: withoutTax(taxed_price, tax_rate), taxed_price }]
  const delivery = taxed_delivery_price === 0 ? [] : await deliveryOf(tx, order_id)
  return issuePartialCreditNote(
    tx,
    order_id,
    {
      lines: [
        ...goods_lines,
        ...delivery.map((rate) => ({ name: texts.delivery, amount: 1, ...rate })),
        ...charge(paid.shipping_name ?? texts.way_back, -takenForWayBack(paid), paid.shipping_rate),
      ],
      taxed_credit_price,
      rounding,
      recap: paid.tax_per_rate,
      taxed_total_price,
      taxed_money_price: paid.settled_money,
    },
    now,
  )
}
