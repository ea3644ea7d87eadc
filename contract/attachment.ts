import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { resource } from './list.ts'

/** Only a ready file can be downloaded. */
export const ATTACHMENT_STATUSES = ['pending', 'ready', 'failed'] as const

export const Attachment = z.object({
  id: z.number(),
  name: z.string(),
  mime_type: z.string(),
  extension: z.string(),
  /** Bytes. */
  size: z.number(),
  download_url: z.string(),
  status: z.enum(ATTACHMENT_STATUSES),
})
export type Attachment = z.infer<typeof Attachment>

export const attachments = resource({
  name: 'attachment',
  entity: Attachment,
  embeds: {},
  filterable: {
    id: 'number',
    name: 'text',
    mime_type: 'text',
    extension: 'text',
    size: 'number',
    status: 'text',
  },
  sortable: ['id', 'name', 'size'],
  searchable: false,
})

export const attachmentCalls = defineCalls({
  'GET /attachments/{id}': {
    summary: 'Reads what is known of a file',
    access: 'public',
    params: z.object({ id: PathId }),
    one: attachments,
  },
  'GET /attachments/{id}/download': {
    summary: 'Downloads the file',
    access: 'public',
    params: z.object({ id: PathId }),
    produces: 'application/octet-stream',
  },
})
