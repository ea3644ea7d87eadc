import { ORDER_STATES } from '#contract/order-state.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import { sumOf } from '#platform/cart/spread.ts'
import type { CreditNote, OrderBooks, Part, Rate } from './read-order.ts'

type Must = (is_so: boolean, sentence: string) => void

/** Everything that must never be of an order, and is; one sentence each. What follows later has followed once jobs ran. */
export function wrongsOf(books: OrderBooks, have_jobs_run: boolean): string[] {
  const found: string[] = []
  const must: Must = (is_so, sentence) => void (is_so || found.push(sentence))
  const owed = checkMoney(books, must)
  checkLines(books, must)
  checkPapers(books, must)
  checkCredits(books, must)
  checkEnd(books, must)
  const { is_cancelled, is_paid, total } = books.order
  const is_undone = is_cancelled && is_paid && have_jobs_run
  must(!is_undone || owed === total, `${owed} go back of a cancelled order of ${total}`)
  return found
}

const PAID_OUT = REFUND_STATES.paid_out

/** What the way back has cost, of what was to be given back. */
const wayBack = (refund: OrderBooks['refunds'][number]) =>
  refund.taxed_items_price -
  refund.taxed_credit_price +
  refund.taxed_delivery_price +
  refund.rounding -
  refund.taxed_total_price

/** Money goes back once, for a reason that is written down, and never more than was paid; answers how much does. */
function checkMoney(
  { order, refunds, complaints, resolved, dues, attempts }: OrderBooks,
  must: Must,
): number {
  const given = dues.filter(({ reason }) => reason === 'returned' || reason === 'cancelled')
  const money = sumOf(given.map(({ amount }) => amount))
  const paid = order.is_paid ? order.total : 0
  must(money <= paid, `${money} go back of ${paid} that were paid`)
  for (const { id, amount } of attempts) {
    const of_attempt = sumOf(dues.filter(({ attempt_id }) => attempt_id === id).map((due) => due.amount))
    must(of_attempt <= amount, `${of_attempt} go back by a payment of ${amount}`)
  }
  if (order.is_cancelled) return money
  const owed = (key: string) => sumOf(dues.filter((due) => due.key === key).map(({ amount }) => amount))
  const settled = refunds.filter(({ state }) => state === PAID_OUT)
  for (const { id, settled_money, taxed_total_price } of settled) {
    must(owed(`refund:${id}`) === settled_money, `refund ${id} says ${settled_money}`)
    must((settled_money ?? 0) <= taxed_total_price, `refund ${id} gives more than it is worth`)
  }
  const by_complaints = complaints.map(({ id, rounding }) => {
    const own = resolved.filter(({ complaint_id }) => complaint_id === id)
    const worth = sumOf(own.map(({ taxed_money_price }) => taxed_money_price)) + rounding
    must(owed(`complaint:${id}`) === worth, `complaint ${id} is worth ${worth}`)
    return worth
  })
  const worth = sumOf([...settled.map((refund) => refund.taxed_total_price), ...by_complaints])
  must(worth <= order.total, `${worth} are given back, and ${order.total} were paid`)
  return money
}

const COLUMNS = ['price', 'taxed_price', 'taxed_money_price', 'credit_amount'] as const

/** No line gives back more than was paid for it; one that is gone has given back all of it. */
function checkLines({ order, lines, rates, charges, returned, resolved }: OrderBooks, must: Must): void {
  const gone: Part[] = [...returned, ...resolved]
  const isGone = (line: Part, of: readonly Part[]) => sumOf(of.map(({ amount }) => amount)) === line.amount
  const own = (id: number) => gone.filter(({ order_item_id }) => order_item_id === id)
  for (const line of lines) {
    const parts = own(line.order_item_id)
    const pieces = sumOf(parts.map(({ amount }) => amount))
    must(pieces <= line.amount, `${pieces} of ${line.amount} pieces of line ${line.order_item_id} went back`)
    for (const column of COLUMNS) {
      const sum = sumOf(parts.map((part) => part[column]))
      const name = `${sum} of ${line[column]} ${column} of line ${line.order_item_id}`
      must(sum <= line[column] && sum >= 0, `${name} went back`)
      if (isGone(line, parts)) must(sum === line[column], `${name} went back with the last piece`)
    }
    for (const part of parts) {
      const { price, taxed_price, money_price, taxed_money_price } = part
      const is_right = money_price <= price && taxed_money_price <= taxed_price
      must(is_right && price <= taxed_price && money_price <= taxed_money_price, 'a part has negative tax')
    }
  }
  if (order.is_cancelled) return
  for (const { tax_rate, ...whole } of rates) {
    const same = lines.filter((line) => line.tax_rate === tax_rate && line.taxed_price > 0)
    const of_charges = charges.filter((charge) => charge.tax_rate === tax_rate)
    const base = whole.price - sumOf(of_charges.map(({ price }) => price))
    const parts = same.flatMap(({ order_item_id }) => own(order_item_id))
    const sum = sumOf(parts.map(({ money_price }) => money_price))
    const is_all = same.every((line) => isGone(line, own(line.order_item_id)))
    must(is_all ? sum === base : sum <= base, `${sum} of the base ${base} at ${tax_rate} % went back`)
  }
}

/** Invoices and credit notes add up, by rates and in all; together they correct no more than was invoiced. */
function checkPapers(
  { order, rates, invoices, refunds, resolved, complaints }: OrderBooks,
  must: Must,
): void {
  const [invoice, ...more] = invoices.filter(({ parent_id }) => parent_id === null)
  must(more.length === 0, 'an order has several invoices')
  must(invoice !== undefined || !order.is_paid, 'a paid order has no invoice')
  const sum = sumOf(rates.map(({ taxed_price }) => taxed_price)) + order.rounding
  must(sum === order.total, `the rates of an invoice make ${sum}, and its total is ${order.total}`)
  const notes = invoices.filter(({ parent_id }) => parent_id !== null)
  const parts = notes.flatMap(({ content }) => (content ? [content] : []))
  for (const note of parts) checkNote(note, must)
  const wholes = notes.length - parts.length
  must(wholes === (order.is_cancelled && invoice ? 1 : 0), `${wholes} credit notes are about the whole order`)
  must(wholes === 0 || parts.length === 0, 'an order is corrected whole and in part')
  const settled = refunds.filter(({ state }) => state === PAID_OUT)
  const paid = complaints.filter(({ id }) => resolved.some(({ complaint_id }) => complaint_id === id))
  const expected = invoice && !order.is_cancelled ? settled.length + paid.length : 0
  must(parts.length === expected, `${parts.length} credit notes are written for ${expected} settlements`)
  const charged = sumOf(settled.map(wayBack))
  for (const whole of rates) {
    const own = parts.flatMap(({ recap }) => recap.filter(({ tax_rate }) => tax_rate === whole.tax_rate))
    const taxed = sumOf(own.map(({ taxed_price }) => taxed_price))
    const base = sumOf(own.map(({ price }) => price))
    must(taxed <= whole.taxed_price, `${taxed} of ${whole.taxed_price} are corrected at ${whole.tax_rate} %`)
    must(base <= whole.price, `${base} of the base ${whole.price} are corrected at ${whole.tax_rate} %`)
    const tax = whole.taxed_price - whole.price
    must(taxed - base <= tax, `${taxed - base} of the tax ${tax} are corrected at ${whole.tax_rate} %`)
    must(taxed >= -charged, `${taxed} are corrected at ${whole.tax_rate} %`)
  }
}

function checkNote(note: CreditNote, must: Must): void {
  const { lines, recap, rounding, taxed_credit_price: by_credits, taxed_total_price: total } = note
  const all = (list: readonly Rate[]) => sumOf(list.map(({ taxed_price }) => taxed_price))
  must(all(recap) + rounding === total, `the rates of a credit note make ${all(recap)} of ${total}`)
  must(
    all(lines) - by_credits + rounding === total,
    `the lines of a credit note make ${all(lines)} of ${total}`,
  )
  must((note.taxed_money_price ?? total) <= total, 'a credit note gives back more than its total')
  must(total >= 0, `a credit note is about ${total}`)
  if (by_credits > 0) return
  for (const tax_rate of new Set([...lines, ...recap].map((one) => one.tax_rate))) {
    const own = (list: readonly Rate[]) => list.filter((one) => one.tax_rate === tax_rate)
    const base = (list: readonly Rate[]) => sumOf(own(list).map(({ price }) => price))
    must(all(own(lines)) === all(own(recap)), `the lines of a credit note differ from its rate ${tax_rate} %`)
    must(base(lines) === base(recap), `the lines of a credit note have another base at ${tax_rate} %`)
  }
}

/** Credits that had paid come back once; those that were earned are taken back once. */
function checkCredits({ order, lines, refunds, credits }: OrderBooks, must: Must): void {
  const booked = (is_own: (one: OrderBooks['credits'][number]) => boolean) =>
    sumOf(credits.filter(is_own).map(({ amount }) => amount))
  for (const { order_item_id: id, credit_amount: used } of lines) {
    const back = booked((one) => one.order_item_id === id && one.operation === 3)
    must(back <= used, `${back} of ${used} credits of line ${id} came back`)
    if (order.is_cancelled) must(back === used, `${back} of ${used} credits of a cancelled order came back`)
  }
  const earned = booked(({ operation }) => operation === 1)
  const taken = -booked(({ operation }) => operation === 4)
  must(taken <= earned, `${taken} of ${earned} earned credits were taken back`)
  for (const { id, state } of refunds) {
    const wished = credits.filter(({ refund_id }) => refund_id === id)
    must(wished.length <= (state === PAID_OUT ? 1 : 0), `refund ${id} was booked ${wished.length} times`)
  }
}

/** An order of which nothing is left has ended; one that ended has nothing left, and gives all of it back. */
function checkEnd(
  { order, lines, charges, refunds, complaints, returned, resolved }: OrderBooks,
  must: Must,
): void {
  const settled = refunds.filter(({ state }) => state === PAID_OUT)
  const back = [
    ...returned.filter(({ refund_id }) => settled.some(({ id }) => id === refund_id)),
    ...resolved,
  ]
  const bought = lines.filter(({ taxed_price }) => taxed_price > 0)
  const isBack = ({ order_item_id: id, amount }: Part) =>
    sumOf(back.filter((part) => part.order_item_id === id).map((part) => part.amount)) === amount
  const is_back = bought.length > 0 && bought.every(isBack)
  const has_ended = order.is_cancelled || order.state_id === ORDER_STATES.returned
  must(!is_back || has_ended, 'everything came back, and the order goes on')
  const approved = refunds.filter(({ state }) => state === PAID_OUT || state === REFUND_STATES.approved)
  const given_up = [
    ...returned.filter(({ refund_id }) => approved.some(({ id }) => id === refund_id)),
    ...resolved,
  ]
  if (order.state_id === ORDER_STATES.returned) {
    const isGivenUp = ({ order_item_id: id, amount }: Part) =>
      sumOf(given_up.filter((part) => part.order_item_id === id).map((part) => part.amount)) === amount
    must(given_up.length > 0 && bought.every(isGivenUp), 'an order is returned, and some of it is not')
  }
  if (order.is_cancelled || !order.is_paid || !is_back) return
  const is_plain =
    complaints.every(({ state }) => state !== 6) && settled.every(({ is_exchange }) => !is_exchange)
  const is_withdrawn = settled.every(({ is_withdrawal }) => is_withdrawal)
  if (!is_plain || !is_withdrawn || refunds.length > settled.length) return
  const kept = sumOf(charges.map(({ taxed_price, most }) => Math.max(0, taxed_price - most)))
  const worth = sumOf(settled.map((refund) => refund.taxed_total_price + wayBack(refund)))
  must(worth === order.total - kept, `all was undone, and ${worth} of ${order.total} less ${kept} went back`)
}
