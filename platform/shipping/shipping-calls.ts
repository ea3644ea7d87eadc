import { shippingCalls as calls } from '#contract/shipping.ts'
import { readList } from '#platform/db/read-table.ts'
import { notFound } from '#platform/http/failure.ts'
import { serve } from '#platform/http/serve.ts'
import { shippingMethodTable } from './shipping-method-table.ts'
import { shippingOptionTable } from './shipping-option-table.ts'

export const shippingCalls = serve(calls, {
  'GET /shipping-methods': (context, { list }) => readList(context, shippingMethodTable, list),
  'GET /shipping-methods/{id}/options': async (context, { params, list }) => {
    const { sql } = context
    const known = await sql`select from shipping_method where id = ${params.id} and is_active`
    if (known.length === 0) throw notFound()
    const own = sql`shipping_option.shipping_method_id = ${params.id}`
    return readList(context, shippingOptionTable, list, own)
  },
})
