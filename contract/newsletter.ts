import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { Email, GenderPreference, line } from './form-field.ts'
import { resource } from './list.ts'

export const NEWSLETTER_TYPES = { general: 1 } as const
export const NewsletterType = z.literal(Object.values(NEWSLETTER_TYPES))

export const Newsletter = z.object({
  customer_id: z.nullable(z.number()),
  email: z.string(),
  type: NewsletterType,
  gender: z.nullable(GenderPreference),
})
export type Newsletter = z.infer<typeof Newsletter>

export const newsletters = resource({
  name: 'newsletter',
  entity: z.extend(Newsletter, { id: z.number(), confirmed_at: z.string() }),
  embeds: {},
  filterable: { id: 'number', email: 'text', type: 'number', confirmed_at: 'date' },
  sortable: ['id', 'email', 'type', 'confirmed_at'],
  searchable: false,
})

export const NewsletterBody = z.strictObject({
  email: Email,
  type: z.optional(NewsletterType),
  gender: z.optional(z.nullable(GenderPreference)),
})

const TokenBody = z.strictObject({ token: line(256) })

export const newsletterCalls = defineCalls({
  'GET /newsletters': { summary: 'Lists one’s own subscriptions', access: 'customer', list: newsletters },
  'DELETE /newsletters/{id}': {
    summary: 'Ends one of one’s own subscriptions',
    access: 'customer',
    params: z.object({ id: PathId }),
    status: 204,
  },
  'POST /newsletters': {
    summary: 'Subscribes an e-mail once its owner confirms; the answer never tells who has subscribed',
    access: 'public',
    body: NewsletterBody,
    answer: Newsletter,
  },
  'POST /newsletters/confirm': {
    summary: 'Confirms a subscription with the token of the mail',
    access: 'public',
    body: TokenBody,
    status: 204,
  },
  'POST /newsletters/unsubscribe': {
    summary: 'Ends a subscription with the token of any newsletter',
    access: 'public',
    body: TokenBody,
    status: 204,
  },
})
