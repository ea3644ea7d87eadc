import { consents } from '#contract/consent.ts'
import { table } from '#platform/db/table.ts'

export const consentTable = table({
  resource: consents,
  from: ({ sql }) => sql`consent`,
  visible: ({ sql, caller, shop_id }) => sql`
    consent.customer_id = ${caller.customer_id} and consent.shop_id = ${shop_id}`,
  columns: ({ sql }) => ({
    id: sql`consent.id`,
    customer_id: sql`consent.customer_id`,
    consent_id: sql`consent.consent_id`,
    purposes: sql`consent.purposes`,
    version: sql`consent.version`,
    language: sql`consent.language`,
    created_at: sql`consent.created_at`,
  }),
  embeds: {},
  default_sort: [{ field: 'created_at', descending: true }],
})
