import { creditsFor } from '#platform/cart/price-credit.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { bookWishedCredits, creditAccountOf } from '#platform/order/order-credit.ts'
import type { LockedOrder } from '#platform/order/order-move.ts'
import { type MoneyBack, readCancelledBack, refundPayment, tellExchange } from '#platform/payment/payment.ts'
import { totalBack } from './refund.ts'
import { type Back, splitBack } from './refund-price.ts'

interface Item {
  name: string
  amount: number
  taxed_money_price: number
  credit_amount: number
  preferred_resolve: string | null
}

/** How money of a refund goes: it was `sent`, or a person still sends it, by the gateway or to an account. */
export type MoneyWay = 'sent' | 'by_gateway' | 'to_account'

const NOTHING: Back = { money: 0, credit: 0, exchange: 0 }

/**
 * Gives back as it was wished: money by the way it came, credits to the account, and goods by a person, who is told.
 * Credits that cannot be booked are money. What went back is written down, for the buyer to read. Answers
 * how the money goes, if there is any.
 */
export async function settleRefund(
  tx: Transaction,
  { caller, now }: Context,
  { id: order_id, paid_at, cancelled_at }: LockedOrder,
  refund_id: number,
  items: readonly Item[],
): Promise<MoneyWay | null> {
  const total = await totalBack(tx, { id: refund_id, order_id })
  const account = await creditAccountOf(tx, order_id)
  const wished = items.map(({ taxed_money_price, preferred_resolve: wish }) => ({
    taxed_money_price,
    wish: wish === 'exchange' || (wish === 'store_credit' && account) ? wish : 'money_back',
  }))
  const back = paid_at === null ? NOTHING : splitBack(wished, total)
  const credits = account && back.credit > 0 ? creditsFor(back.credit, account.value) : 0
  const money = { order_id, amount: back.money, key: `refund:${refund_id}`, approved_by: caller.user_id }
  const way = await giveMoney(tx, money, cancelled_at !== null, now)
  if (cancelled_at === null) {
    if (account && credits > 0) await bookWishedCredits(tx, { order_id, refund_id, credits, ...account }, now)
    const exchanged = items.filter(({ preferred_resolve }) => preferred_resolve === 'exchange')
    if (paid_at !== null && exchanged.length > 0) {
      const goods = exchanged.map(({ name, amount }) => `${amount} × ${name}`).join(', ')
      await tellExchange(tx, { order_id, amount: back.exchange, goods }, now)
    }
  }
  const given = items.reduce((sum, { credit_amount }) => sum + credit_amount, 0)
  await tx`
    update refund set settled_money = ${back.money}, settled_credits = ${given + credits} where id = ${refund_id}`
  return way
}

/** A cancelled order gives its money back by itself: of that it is only said how. */
async function giveMoney(
  tx: Transaction,
  money: MoneyBack,
  is_cancelled: boolean,
  now: Date,
): Promise<MoneyWay | null> {
  if (money.amount === 0) return null
  if (!is_cancelled) return (await refundPayment(tx, money, now)) === 'gateway' ? 'sent' : 'to_account'
  return promisedWay(tx, money.order_id)
}

/** How money goes that nobody is asked for yet. */
export async function promisedWay(tx: Transaction, order_id: number): Promise<MoneyWay> {
  const { by, is_sent } = await readCancelledBack(tx, order_id)
  if (is_sent) return 'sent'
  return by === 'gateway' ? 'by_gateway' : 'to_account'
}
