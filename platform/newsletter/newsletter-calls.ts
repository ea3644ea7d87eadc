import { NEWSLETTER_TYPES, newsletterCalls as calls } from '#contract/newsletter.ts'
import { readList } from '#platform/db/read-table.ts'
import { senderOf } from '#platform/http/client-ip.ts'
import { notFound } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { serve } from '#platform/http/serve.ts'
import { newsletterTable } from './newsletter-table.ts'
import { confirm, subscribe, unsubscribe } from './newsletter.ts'

export const MAX_REQUESTS = 20
export const REQUESTS_WINDOW_S = 60 * 60

/** By address of the sender: nobody types more e-mails of their own than this. */
const asked = createRateLimit({ name: 'newsletter', limit: MAX_REQUESTS, window_s: REQUESTS_WINDOW_S })

export const newsletterCalls = serve(calls, {
  'GET /newsletters': (context, { list }) => readList(context, newsletterTable, list),
  'POST /newsletters': async (context, { body }) => {
    const { email, type = NEWSLETTER_TYPES.general, gender = null } = body
    const { customer_id } = context.caller
    await asked.take(context, senderOf(context))
    await context.sql.begin((tx) => subscribe(context, tx, { email, customer_id, type, gender }))
    return { customer_id, email, type, gender }
  },
  'POST /newsletters/confirm': (context, { body }) => confirm(context, body.token),
  'POST /newsletters/unsubscribe': (context, { body }) => unsubscribe(context, body.token),
  'DELETE /newsletters/{id}': async ({ sql, caller, now }, { params }) => {
    const { count } = await sql`
      update newsletter set unsubscribed_at = coalesce(unsubscribed_at, ${now})
      where id = ${params.id} and customer_id = ${caller.customer_id}`
    if (count === 0) throw notFound()
  },
})
