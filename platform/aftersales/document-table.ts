import { complaintDocuments } from '#contract/complaint-document.ts'
import { table } from '#platform/db/table.ts'

export const documentTable = table({
  resource: complaintDocuments,
  from: ({ sql }) => sql`complaint_document`,
  visible: ({ sql }) => sql`true`,
  columns: ({ sql }) => ({
    id: sql`complaint_document.id`,
    complaint_id: sql`complaint_document.complaint_id`,
    name: sql`complaint_document.name`,
    mime_type: sql`complaint_document.mime_type`,
    size: sql`octet_length(complaint_document.bytes)`,
    created_at: sql`complaint_document.created_at`,
  }),
  embeds: {},
})
