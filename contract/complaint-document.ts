import * as z from 'zod/mini'
import { line } from './form-field.ts'
import { resource } from './list.ts'

export const DOCUMENT_MIME_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type DocumentMimeType = (typeof DOCUMENT_MIME_TYPES)[number]
export const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024
export const MAX_DOCUMENTS = 10

/** A photograph or a paper the customer adds. */
export const ComplaintDocument = z.object({
  id: z.number(),
  complaint_id: z.number(),
  name: z.string(),
  mime_type: z.literal(DOCUMENT_MIME_TYPES),
  size: z.number(),
  created_at: z.string(),
})
export type ComplaintDocument = z.infer<typeof ComplaintDocument>

export const complaintDocuments = resource({
  name: 'complaint_document',
  entity: ComplaintDocument,
  embeds: {},
  filterable: { id: 'number', name: 'text', mime_type: 'text' },
  sortable: ['id', 'name'],
  searchable: false,
})

export const ComplaintDocumentBody = z.strictObject({
  name: line(128),
  mime_type: z.literal(DOCUMENT_MIME_TYPES),
  /** The bytes in base64, four characters for every three of them. */
  content: z.base64().check(z.minLength(4), z.maxLength(Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4)),
})
export type ComplaintDocumentBody = z.infer<typeof ComplaintDocumentBody>

/** The bytes in base64, and the few other words around them. */
export const MAX_DOCUMENT_BODY_BYTES = Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4 + 10_000
