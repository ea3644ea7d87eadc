import { mailCalls as calls, outgoingMails } from '#contract/mail.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { table } from '#platform/db/table.ts'
import { notFound } from '#platform/http/failure.ts'
import { serve } from '#platform/http/serve.ts'

const mailTable = table({
  resource: outgoingMails,
  from: ({ sql }) => sql`mail_outbox mail`,
  visible: ({ sql }) => sql`true`,
  columns: ({ sql }) => ({
    id: sql`mail.id`,
    to: sql`mail."to"`,
    subject: sql`mail.subject`,
    state: sql`(case when mail.sent_at is not null then 'sent' when mail.given_up_at is not null then 'given_up'
      else 'waiting' end)`,
    attempts: sql`mail.attempts`,
    last_error: sql`mail.last_error`,
    created_at: sql`mail.created_at`,
    next_attempt_at: sql`mail.next_attempt_at`,
    sent_at: sql`mail.sent_at`,
  }),
  embeds: {},
  search: ({ sql }, text) =>
    sql`search_text(mail."to" || ' ' || mail.subject) like '%' || search_text(${text}) || '%'`,
  default_sort: [{ field: 'id', descending: true }],
})

export const mailCalls = serve(calls, {
  'GET /staff/mails': (context, { list }) => readList(context, mailTable, list),
  'POST /staff/mails/{id}/send': async (context, { params: { id }, selection }) => {
    const { sql, now } = context
    const { count } = await sql`
      update mail_outbox set sent_at = null, given_up_at = null, attempts = 0, next_attempt_at = ${now}
      where id = ${id}`
    if (count === 0) throw notFound()
    return readOne(context, mailTable, id, selection)
  },
})
