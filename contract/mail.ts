import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'

export const MAIL_STATES = ['waiting', 'sent', 'given_up'] as const

/** A mail of the shop and how far it has come; its words are for whoever it is written to. */
export const OutgoingMail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  state: z.literal(MAIL_STATES),
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  created_at: z.string(),
  next_attempt_at: z.string(),
  sent_at: z.nullable(z.string()),
})

export const outgoingMails = resource({
  name: 'mail',
  entity: OutgoingMail,
  embeds: {},
  filterable: { id: 'number', to: 'text', subject: 'text', state: 'text', created_at: 'date' },
  sortable: ['id', 'created_at', 'next_attempt_at'],
  searchable: true,
})

export const mailCalls = defineCalls({
  'GET /staff/mails': {
    summary: 'Lists mails of the last 90 days, those that wait and those that were given up too',
    access: 'staff',
    list: outgoingMails,
  },
  'POST /staff/mails/{id}/send': {
    summary: 'Has a mail sent now: one that was given up, or once more one that was lost',
    access: 'staff',
    params: z.object({ id: PathId }),
    one: outgoingMails,
  },
})
