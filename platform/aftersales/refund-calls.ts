import { refundCalls as calls } from '#contract/refund.ts'
import { staffCalls } from '#contract/staff.ts'
import { withdrawalCalls } from '#contract/withdrawal.ts'
import { listRows, onePage } from '#platform/db/list-rows.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { requireOrder } from '#platform/order/order.ts'
import { discardDraft, requireReadableRefund, requireRefund, startRefund } from './refund.ts'
import { changeRefundAddresses, readRefundAddresses } from './refund-address.ts'
import { addRefundItem, changeRefundItem, chooseWayBack, removeRefundItem } from './refund-draft.ts'
import { readWaysBack, wayBackAnswer } from './refund-method.ts'
import { moveRefund } from './refund-move.ts'
import { submitRefund } from './refund-submit.ts'
import { refundItemTable, refundTable, returnableItemTable } from './refund-table.ts'
import { withdrawalTable } from './withdrawal-table.ts'
import { confirmForBuyer, confirmWithdrawal, takeWithdrawal } from './withdrawal.ts'

export const refundCalls = [
  ...serve(calls, {
    'GET /orders/{id}/returnable-items': async (context, { params, query, list }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return readList(context, returnableItemTable, list, context.sql`line.order_id = ${id}`)
    },
    'GET /refunds': (context, { list }) =>
      readList(
        context,
        refundTable,
        list,
        context.sql`customer_order.customer_id = ${context.caller.customer_id} and refund.submitted_at is not null`,
      ),
    'POST /refunds': async (context, { query, body, selection }) => {
      const { id: order_id } = await requireOrder(context, body.order_id, query.hash)
      const id = await startRefund(context, order_id, body.is_withdrawal)
      return readOne(context, refundTable, id, selection)
    },
    'GET /refunds/{id}': async (context, { params, query, selection }) => {
      const { id } = await requireRefund(context, params.id, query.hash)
      return readOne(context, refundTable, id, selection)
    },
    'PATCH /refunds/{id}': async (context, { params: { id }, query, body, selection }) => {
      await chooseWayBack(context, id, query.hash, body)
      return readOne(context, refundTable, id, selection)
    },
    'DELETE /refunds/{id}': (context, { params, query }) => discardDraft(context, params.id, query.hash),
    'POST /refunds/{id}/submit': async (context, { params: { id }, query, selection }) => {
      await submitRefund(context, id, query.hash)
      return readOne(context, refundTable, id, selection)
    },
    'GET /refunds/{id}/items': async (context, { params, query, list }) => {
      const { id } = await requireRefund(context, params.id, query.hash)
      return readList(context, refundItemTable, list, context.sql`item.refund_id = ${id}`)
    },
    'POST /refunds/{id}/items': async (context, { params, query, body, selection }) => {
      const id = await addRefundItem(context, params.id, query.hash, body)
      return readOne(context, refundItemTable, id, selection)
    },
    'PATCH /refunds/{id}/items/{item_id}': async (context, { params, query, body, selection }) => {
      await changeRefundItem(context, params, query.hash, body)
      return readOne(context, refundItemTable, params.item_id, selection)
    },
    'DELETE /refunds/{id}/items/{item_id}': (context, { params, query }) =>
      removeRefundItem(context, params, query.hash),
    'GET /refunds/{id}/addresses': async (context, { params, query, list }) => {
      const { id } = await requireReadableRefund(context, params.id, query.hash)
      return listRows(context, await readRefundAddresses(context.sql, id), list, {})
    },
    'PATCH /refunds/{id}/addresses': async (context, { params, query, body }) =>
      onePage(await changeRefundAddresses(context, params.id, query.hash, body)),
    'GET /refunds/{id}/shipping-methods': async (context, { params, query, list }) => {
      const { id } = await requireRefund(context, params.id, query.hash)
      const ways = await readWaysBack(context.sql, context, id)
      return listRows(
        context,
        ways.map((way) => wayBackAnswer(way, context)),
        list,
        {},
      )
    },
  }),
  ...serve(withdrawalCalls, {
    'GET /staff/withdrawals': (context, { list }) => readList(context, withdrawalTable, list),
    'POST /staff/withdrawals/{id}/confirm': async (context, { params: { id }, body, selection }) => {
      await confirmForBuyer(context, id, body.order_id)
      return readOne(context, withdrawalTable, id, selection)
    },
    'POST /withdrawals': (context, { body }) => takeWithdrawal(context, body),
    'POST /withdrawals/confirm': (context, { body }) => confirmWithdrawal(context, body.token),
  }),
  ...serve(staffCalls, {
    'GET /staff/refunds': (context, { list }) =>
      readList(context, refundTable, list, context.sql`refund.submitted_at is not null`),
    'PATCH /staff/refunds/{id}': async (context, { params: { id }, body, selection }) => {
      await moveRefund(context, id, body)
      return readOne(context, refundTable, id, selection)
    },
  }),
]
