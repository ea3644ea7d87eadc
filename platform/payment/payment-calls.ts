import { paymentCalls as calls } from '#contract/payment.ts'
import { belongsTo } from '#platform/db/embed.ts'
import { readList } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import { requireOrder } from '#platform/order/order.ts'
import { orderPaymentMethod } from '#platform/order/order-charge-table.ts'
import { awake, type Gateways } from './gateway.ts'
import { asBuyer, fitsOrder } from './other-method.ts'
import { paymentAttemptTable } from './payment-attempt-table.ts'
import { paymentMethodTable } from './payment-method-table.ts'
import { PAYMENT_TEXTS } from './payment-texts.ts'
import { readQrCode } from './qr-code.ts'
import { requireReturnUrl } from './return-url.ts'
import { type PaymentAsked, startPayment } from './start-payment.ts'
import { hearOf, verifyCsobReturn, verifyGopay, verifyOrder } from './verify-payment.ts'

orderPaymentMethod.provide(belongsTo(() => paymentMethodTable, 'payment_method_id').load)

/** Where the first payment of an order is made, which still owes something. */
async function firstPayment(
  context: Context,
  gateways: Gateways,
  asked: Omit<PaymentAsked, 'payment_method_id'>,
): Promise<string> {
  const { url } = await startPayment(context, gateways, { ...asked, payment_method_id: null })
  if (url !== null) return url
  throw new Failure('conflict', { sentence: PAYMENT_TEXTS[context.language].paid })
}

export const paymentCalls = (gateways: Gateways): Served[] =>
  serve(calls, {
    'GET /payment-methods': (context, { list }) => readList(context, paymentMethodTable, list),
    // What a script puts into `payload` stays unread: the order alone says what is paid.
    'POST /gopay-requests': async (context, { query, body }) => {
      const { id } = await requireOrder(context, body.order_id, query.hash)
      const return_url = await requireReturnUrl(context, 'return_url', body.return_url)
      return {
        gateUrl: await firstPayment(context, gateways, { order_id: id, gateway: 'gopay', return_url }),
      }
    },
    'POST /gopay-requests/{payment_id}/verify': (context, { params }) =>
      verifyGopay(context, gateways, params.payment_id),
    'GET /gopay-requests/notification': (context, { query }) => hearOf(context, gateways, query.id),
    'POST /csob/payment': async (context, { query, body }) => {
      const { id } = await requireOrder(context, body.order_id, query.hash)
      const return_url = await requireReturnUrl(context, 'return_uri', body.return_uri)
      return {
        gatewayUri: await firstPayment(context, gateways, { order_id: id, gateway: 'csob', return_url }),
      }
    },
    'POST /csob/payment/verify': (context, { body }) => verifyCsobReturn(context, gateways, body),
    'GET /orders/{id}/payments': async (context, { params, query, list }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return readList(context, paymentAttemptTable, list, context.sql`payment_attempt.order_id = ${id}`)
    },
    'POST /orders/{id}/payments': async (context, { params, query, body }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      const return_url = await requireReturnUrl(context, 'return_url', body.return_url)
      const { url, is_paid } = await startPayment(context, gateways, {
        order_id: id,
        gateway: null,
        payment_method_id: body.payment_method_id ?? null,
        return_url,
      })
      return { gateway_uri: url, is_paid }
    },
    'GET /orders/{id}/payment-methods': async (context, { params, query, list }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      const buyer = await asBuyer(context, id)
      return readList(buyer, paymentMethodTable, list, fitsOrder(buyer, id, awake(gateways)))
    },
    'POST /orders/{id}/payments/verify': async (context, { params, query }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return verifyOrder(context, gateways, id)
    },
    'GET /orders/{id}/qr-code': (context, { params, query }) => readQrCode(context, params.id, query.hash),
  })
