import { createHash } from 'node:crypto'
import {
  type ComplaintDocumentBody,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
} from '#contract/complaint-document.ts'
import { canAddDocument, type ComplaintState } from '#contract/complaint.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure, invalid, notFound } from '#platform/http/failure.ts'
import { complaintText } from './complaint-texts.ts'
import { checkDocument } from './document-check.ts'
import { asAttachment, cleanDocumentName } from './document-name.ts'

/** Keeps a file with a complaint; the same file a second time is the same document. */
export async function addDocument(
  context: Context,
  complaint_id: number,
  { name, mime_type, content }: ComplaintDocumentBody,
): Promise<number> {
  const { sql, language, now } = context
  const sent = new Uint8Array(Buffer.from(content, 'base64'))
  if (sent.length > MAX_DOCUMENT_BYTES) {
    const limit = MAX_DOCUMENT_BYTES / 1024 / 1024
    throw invalid('content', complaintText(language, 'too_large_document', { limit }))
  }
  const sent_hash = createHash('sha256').update(sent).digest()
  // Whoever may add nothing more is told so before anything is decoded.
  const known = await findRoom(context, sql, complaint_id, sent_hash)
  if (known !== null) return known
  const checked = await checkDocument(sent, mime_type)
  if ('refused' in checked) throw invalid('content', complaintText(language, checked.refused))
  const { id } = await sql.begin(async (tx) => {
    await tx`select from complaint where id = ${complaint_id} for update`
    const meanwhile = await findRoom(context, tx, complaint_id, sent_hash)
    if (meanwhile !== null) return { id: meanwhile }
    const [written] = await tx<{ id: number }[]>`
      insert into complaint_document (complaint_id, name, mime_type, bytes, sent_hash, created_at)
      values (${complaint_id}, ${cleanDocumentName(name, mime_type)}, ${mime_type},
        ${Buffer.from(checked.bytes)}, ${sent_hash}, ${now}) returning id`
    if (!written) throw new Error('A document was written and not returned')
    return { id: written.id }
  })
  return id
}

/** The document if it is here already, null where there is room for one more. */
async function findRoom(
  { language }: Context,
  sql: Database | Transaction,
  complaint_id: number,
  sent_hash: Buffer,
): Promise<number | null> {
  const [found] = await sql<{ state: ComplaintState; same: number | null; documents: number }[]>`
    select state, (select id from complaint_document
        where complaint_id = complaint.id and sent_hash = ${sent_hash}) as same,
      (select count(*)::int from complaint_document where complaint_id = complaint.id) as documents
    from complaint where id = ${complaint_id}`
  if (!found) throw notFound()
  if (found.same !== null) return found.same
  if (!canAddDocument(found)) throw new Failure('conflict', { sentence: complaintText(language, 'closed') })
  if (found.documents >= MAX_DOCUMENTS) {
    const sentence = complaintText(language, 'too_many_documents', { limit: MAX_DOCUMENTS })
    throw new Failure('conflict', { sentence })
  }
  return null
}

/** Nothing in a file may run in the shop's name, wherever somebody opens it. */
const HARMLESS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
}

export async function sendDocument({ sql }: Context, complaint_id: number, id: number): Promise<Response> {
  const [document] = await sql<{ name: string; mime_type: string; bytes: Buffer<ArrayBuffer> }[]>`
    select name, mime_type, bytes from complaint_document
    where id = ${id} and complaint_id = ${complaint_id}`
  if (!document) throw notFound()
  const { name, mime_type, bytes } = document
  const headers = { ...HARMLESS, 'content-type': mime_type, 'content-disposition': asAttachment(name) }
  return new Response(bytes, { headers })
}
