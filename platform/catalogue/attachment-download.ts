import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import { attachmentTable } from './attachment-table.ts'

interface File {
  file_name: string
  mime_type: string
  bytes: Uint8Array
}

export async function downloadAttachment(context: Context, id: number): Promise<Response> {
  const { sql, language } = context
  const [file] = await sql<File[]>`
    select held.file_name, attachment.mime_type, held.bytes
    from attachment join attachment_file held on held.attachment_id = attachment.id
    where attachment.id = ${id} and attachment.status = 'ready' and held.language in (${language}, 'cs')
      and ${attachmentTable.visible(context)}
    order by held.language = ${language} desc limit 1`
  if (!file) throw notFound()
  return new Response(Buffer.from(file.bytes), {
    headers: {
      'content-type': file.mime_type,
      'content-length': String(file.bytes.byteLength),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
      'content-language': language,
      // What the shop hands out is to be kept, never to be run inside its pages.
      'x-content-type-options': 'nosniff',
    },
  })
}
