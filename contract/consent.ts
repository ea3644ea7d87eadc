import * as z from 'zod/mini'
import { defineCalls } from './call.ts'
import { line } from './form-field.ts'
import { LANGUAGES } from './language.ts'
import { resource } from './list.ts'

/** Beside what the shop cannot do without, for which nobody is asked. */
const purposes = z.strictObject({
  preferences: z.boolean(),
  statistics: z.boolean(),
  marketing: z.boolean(),
})

/** What was agreed to or refused, which wording was shown, and when. */
export const Consent = z.object({
  id: z.number(),
  customer_id: z.nullable(z.number()),
  /** Random, kept by the browser, so that a visitor's choice can be proved. */
  consent_id: z.string(),
  purposes,
  version: z.string(),
  language: z.literal(LANGUAGES),
  created_at: z.string(),
})
export type Consent = z.infer<typeof Consent>

export const consents = resource({
  name: 'consent',
  entity: Consent,
  embeds: {},
  filterable: { id: 'number', version: 'text', created_at: 'date' },
  sortable: ['id', 'created_at'],
  searchable: false,
})

export const ConsentBody = z.strictObject({
  consent_id: z.uuid(),
  purposes,
  version: line(32),
  /** Without consent to statistics, what was recorded under it is deleted. */
  tracking_id: z.optional(line(64)),
})

export const consentCalls = defineCalls({
  'GET /consents': { summary: 'Lists one’s own consents', access: 'customer', list: consents },
  'POST /consents': {
    summary: 'Records what a visitor agrees to or refuses',
    access: 'public',
    body: ConsentBody,
    answer: Consent,
    status: 201,
  },
  'POST /consents/join': {
    summary: 'Makes what this browser chose before login the customer’s own',
    access: 'customer',
    in_person: true,
    body: z.strictObject({ consent_id: z.uuid() }),
    status: 204,
  },
})
