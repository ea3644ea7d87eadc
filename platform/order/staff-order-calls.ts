import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'
import { staffCalls as calls } from '#contract/staff.ts'
import type { Transaction } from '#platform/db/database.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid, notFound } from '#platform/http/failure.ts'
import { FORM_TEXTS } from '#platform/http/failure-texts.ts'
import { serve } from '#platform/http/serve.ts'
import { invoiceTable } from './invoice-table.ts'
import { cancelOrder } from './order-cancel.ts'
import { putOrderEvent } from './order-event.ts'
import { issueInvoice } from './order-invoice.ts'
import { type LockedOrder, lockOrder, moveOrder, whoMoves } from './order-move.ts'
import { settleOrder } from './order-settle.ts'
import { lockStock } from './order-stock.ts'
import { orderTable } from './order-table.ts'
import { orderText, type OrderText } from './order-texts.ts'
import { inTransaction } from './order-transaction.ts'

/** Goods leave the shop: from then on the buyer needs an invoice, paid or not. */
const INVOICED: readonly OrderStateId[] = [ORDER_STATES.ready_for_pickup, ORDER_STATES.shipped]

const refuse = ({ language }: Context, text: OrderText) =>
  new Failure('conflict', { sentence: orderText(language, text) })

const change = <Result>(context: Context, work: (tx: Transaction) => Promise<Result>) =>
  inTransaction(context.sql, orderText(context.language, 'busy'), work)

async function requireKnown({ sql, shop_id }: Context, id: number): Promise<void> {
  const found = await sql`select from customer_order where id = ${id} and shop_id = ${shop_id}`
  if (found.length === 0) throw notFound()
}

/** A state alone would leave stock, credits, papers and money as they were: says what brings them back. */
function notByHand({ state_id }: LockedOrder): OrderText {
  if (state_id === ORDER_STATES.shipped) return 'return_shipped'
  return state_id === ORDER_STATES.delivered ? 'return_delivered' : 'cannot_move'
}

async function moveByStaff(context: Context, tx: Transaction, id: number, to: OrderStateId): Promise<void> {
  const { now, caller } = context
  const order = await lockOrder(tx, id)
  if (!order) throw notFound()
  if (order.state_id === to) return
  if (to === ORDER_STATES.cancelled) {
    if ((await cancelOrder(tx, id, whoMoves(caller), now)) === 'refused')
      throw refuse(context, 'cannot_cancel')
    return
  }
  if (!(await moveOrder(tx, order, to, whoMoves(caller), now))) {
    throw refuse(context, to === ORDER_STATES.returned ? notByHand(order) : 'cannot_move')
  }
  await putOrderEvent(tx, id, 'state_changed', now)
  if (INVOICED.includes(to)) await issueInvoice(tx, id, now)
}

interface StockRow {
  stock_state: number | null
  reserved_state: number
}

async function setStock(
  context: Context,
  product_id: number,
  product_variation_id: number | null,
  stock_state: number | null,
): Promise<StockRow> {
  return change(context, async (tx) => {
    await lockStock(tx, [{ product_id, variation_key: product_variation_id ?? 0 }])
    const [row] =
      product_variation_id === null
        ? await tx<StockRow[]>`
            update product set stock_state = ${stock_state} where id = ${product_id}
            returning stock_state, reserved_state`
        : await tx<StockRow[]>`
            update product_variation set stock_state = ${stock_state}
            where id = ${product_variation_id} and product_id = ${product_id}
            returning stock_state, reserved_state`
    if (!row) throw invalid('product_id', orderText(context.language, 'no_stock'))
    return { ...row }
  })
}

export const staffOrderCalls = serve(calls, {
  'GET /staff/orders': (context, { list }) => readList(context, orderTable, list),
  'GET /staff/invoices': (context, { list }) => readList(context, invoiceTable, list),
  'GET /staff/orders/{id}': (context, { params, selection }) =>
    readOne(context, orderTable, params.id, selection),
  'PATCH /staff/orders/{id}': async (context, { params: { id }, body, selection }) => {
    await requireKnown(context, id)
    const { state_id, tracking_numbers } = body
    await change(context, async (tx) => {
      if (state_id !== undefined) await moveByStaff(context, tx, id, state_id)
      if (tracking_numbers !== undefined) {
        await tx`update order_shipping set tracking_numbers = ${tracking_numbers} where order_id = ${id}`
      }
    })
    return readOne(context, orderTable, id, selection)
  },
  'POST /staff/orders/{id}/cancel': async (context, { params: { id }, selection }) => {
    await requireKnown(context, id)
    const done = await change(context, (tx) => cancelOrder(tx, id, whoMoves(context.caller), context.now))
    if (done === 'refused') throw refuse(context, 'cannot_cancel')
    return readOne(context, orderTable, id, selection)
  },
  'POST /staff/orders/{id}/payment': async (context, { params: { id }, body, selection }) => {
    await requireKnown(context, id)
    const paid_at = body.paid_at === undefined ? context.now : new Date(body.paid_at)
    if (paid_at > context.now) throw invalid('paid_at', FORM_TEXTS[context.language].invalid_format)
    const done = await change(context, (tx) =>
      settleOrder(tx, id, paid_at, context.now, whoMoves(context.caller)),
    )
    if (done === 'cancelled') throw refuse(context, 'cannot_pay')
    return readOne(context, orderTable, id, selection)
  },
  'PUT /staff/stock': async (
    context,
    { body: { product_id, product_variation_id = null, stock_state } },
  ) => ({
    product_id,
    product_variation_id,
    ...(await setStock(context, product_id, product_variation_id, stock_state)),
  }),
})
