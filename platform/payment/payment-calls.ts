import { paymentCalls as calls } from '#contract/payment.ts'
import { readList } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { paymentMethodTable } from './payment-method-table.ts'

export const paymentCalls = serve(calls, {
  'GET /payment-methods': (context, { list }) => readList(context, paymentMethodTable, list),
})
