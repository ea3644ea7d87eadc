import { timelineCalls as calls } from '#contract/timeline.ts'
import { serve } from '#platform/http/serve.ts'
import { requireReadableOrder } from '#platform/order/order.ts'
import { readTimeline } from './timeline.ts'

export const timelineCalls = serve(calls, {
  'GET /orders/{id}/timeline': async (context, { params, query }) => {
    const { id } = await requireReadableOrder(context, params.id, query.hash)
    return { items: await readTimeline(context, id), _meta: { page: 1, total_pages: 1 }, _errors: {} }
  },
})
