import { consentCalls as calls } from '#contract/consent.ts'
import { readList } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { consentTable } from './consent-table.ts'
import { type Forget, joinConsents, recordConsent } from './consent.ts'

export const consentCalls = (forget: Forget) =>
  serve(calls, {
    'GET /consents': (context, { list }) => readList(context, consentTable, list),
    'POST /consents': (context, { body }) => recordConsent(context, body, forget),
    'POST /consents/join': (context, { body }) => joinConsents(context, body.consent_id),
  })
