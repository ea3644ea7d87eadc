import { type CreatedOrder, orderCalls as calls, orderPaymentMethods, orders } from '#contract/order.ts'
import { provideLatestOrder } from '#platform/customer/customer-table.ts'
import { provideDiscountUses } from '#platform/discount/cart-discount.ts'
import { readByIds, readList, readOne } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { wholeEntity } from '#platform/http/selection.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import { providePurchases } from '#platform/review/review.ts'
import { hasBought, requireOrder, requireReadableOrder } from './order.ts'
import { cancelOrder } from './order-cancel.ts'
import { readInvoice } from './invoice-document.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { createOrder, type ReachStep } from './order-create.ts'
import { orderItemTable } from './order-item-table.ts'
import { createOrderLimit } from './order-limit.ts'
import { whoMoves } from './order-move.ts'
import { repeatOrder } from './order-repeat.ts'
import { orderTable } from './order-table.ts'
import { orderText } from './order-texts.ts'
import { inTransaction } from './order-transaction.ts'
import { countDiscountUses } from './order-voucher.ts'

providePurchases(hasBought)
provideDiscountUses(countDiscountUses)

provideLatestOrder(async (context, rows, nested) => {
  const { sql } = context
  const ids = rows.map((row) => row.id as number)
  const latest = await sql<{ customer_id: number; id: number }[]>`
    select distinct on (customer_id) customer_id, id from customer_order
    where customer_id = any(${ids}::int[]) order by customer_id, created_at desc, id desc`
  const latest_orders = await readByIds(
    context,
    orderTable,
    latest.map(({ id }) => id),
    nested,
  )
  const found = new Map(latest.map(({ customer_id, id }) => [customer_id, latest_orders.get(id)]))
  return ids.map((id) => found.get(id) ?? null)
})

async function cancelByBuyer(context: Context, id: number): Promise<void> {
  const { sql, language, caller, now } = context
  const done = await inTransaction(sql, orderText(language, 'busy'), (tx) =>
    cancelOrder(tx, id, { ...whoMoves(caller), mover: 'customer' }, now),
  )
  if (done === 'refused') throw new Failure('conflict', { sentence: orderText(language, 'cannot_cancel') })
}

async function readCreated(context: Context, id: number): Promise<CreatedOrder> {
  const [secret] = await context.sql<{ hash: string }[]>`select hash from customer_order where id = ${id}`
  const whole = wholeEntity(orders, { payment: wholeEntity(orderPaymentMethods) })
  const order = await readOne(context, orderTable, id, whole)
  // The selection above asks for exactly these fields, which readOne cannot say in types.
  return { ...order, hash: secret?.hash ?? '' } as unknown as CreatedOrder
}

export const orderCalls = (reach: ReachStep = async () => {}, most_per_hour?: number): Served[] => {
  const limited = createOrderLimit(most_per_hour)
  return serve(calls, {
    'POST /orders': async (context, { body }) => {
      const idempotency_key = idempotencyKey(context)
      const order = () => createOrder(context, { body, idempotency_key, reach })
      return readCreated(context, await limited(context, body.cart_id, order))
    },
    'GET /orders': (context, { list }) =>
      readList(
        context,
        orderTable,
        list,
        context.sql`customer_order.customer_id = ${context.caller.customer_id}`,
      ),
    'GET /orders/{id}': async (context, { params, query, selection }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return readOne(context, orderTable, id, selection)
    },
    'GET /orders/{id}/items': async (context, { params, query, list }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return readList(context, orderItemTable, list, context.sql`order_item.order_id = ${id}`)
    },
    'GET /orders/{id}/invoices/{invoice_id}': async (context, { params, query }) => {
      const { id } = await requireReadableOrder(context, params.id, query.hash)
      const invoice = await readInvoice(context, id, params.invoice_id)
      return new Response(await drawInvoice(invoice), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${invoice.name}.pdf"`,
          'cache-control': 'private, no-store',
        },
      })
    },
    'POST /orders/{id}/repeat': async (context, { params, query, body }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return repeatOrder(context, id, body.cart_id)
    },
    'POST /orders/{id}/cancel': async (context, { params, query, selection }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      await cancelByBuyer(context, id)
      return readOne(context, orderTable, id, selection)
    },
  })
}
