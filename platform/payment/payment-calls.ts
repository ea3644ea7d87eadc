import { paymentCalls as calls } from '#contract/payment.ts'
import { readByIds, readList } from '#platform/db/read-table.ts'
import { belongsTo } from '#platform/db/table.ts'
import { serve } from '#platform/http/serve.ts'
import { orderPaymentMethod } from '#platform/order/order-charge-table.ts'
import { paymentMethodTable } from './payment-method-table.ts'
import { readQrCode } from './qr-code.ts'

orderPaymentMethod.provide(belongsTo(() => paymentMethodTable, 'payment_method_id', readByIds).load)

export const paymentCalls = serve(calls, {
  'GET /payment-methods': (context, { list }) => readList(context, paymentMethodTable, list),
  'GET /orders/{id}/qr-code': (context, { params, query }) => readQrCode(context, params.id, query.hash),
})
