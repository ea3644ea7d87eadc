import {
  DOCUMENT_MIME_TYPES,
  type DocumentMimeType,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
} from '#contract/complaint-document.ts'
import type { FieldError } from '#contract/error.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import type { Translator } from '../i18n/translator.ts'
import type { FormPart } from './complaint-multipart.ts'

/** Texts of a form, however many lines its order has, and its files with some room around them. */
export const UPLOAD_LIMITS = {
  part_bytes: MAX_DOCUMENT_BYTES,
  total_bytes: MAX_DOCUMENTS * (MAX_DOCUMENT_BYTES + 1000) + 500_000,
  parts: 600,
}
const MAX_FIELD_BYTES = 10_000
const MAX_NAME_LENGTH = 128

export interface Uploaded {
  api: Api
  complaint_id: number
  hash: string | null
  translator: Pick<Translator, 't'>
}

/** A browser sends an empty part for a field of files nobody has filled. */
export const isFile = ({ file_name, bytes, is_too_large }: FormPart): boolean =>
  file_name !== null && (file_name !== '' || bytes.length > 0 || is_too_large)

export function fieldText({ bytes }: FormPart): string {
  return bytes.subarray(0, MAX_FIELD_BYTES).toString('utf8')
}

/** Hands one file to the platform; answers what is wrong with it, if anything is. */
export async function sendFile(part: FormPart, to: Uploaded): Promise<FieldError | null> {
  const { t } = to.translator
  const name = part.file_name?.slice(-MAX_NAME_LENGTH).trim() || t('complaint.nameless_file')
  const refuse = (why: string): FieldError => ({ field: 'documents', message: `${name}: ${why}` })
  if (part.is_too_large)
    return refuse(t('complaint.file_too_large', { limit: MAX_DOCUMENT_BYTES / 1024 / 1024 }))
  const mime_type = DOCUMENT_MIME_TYPES.find((one): one is DocumentMimeType => one === part.mime_type)
  if (!mime_type) return refuse(t('complaint.file_wrong_type'))
  if (part.bytes.length === 0) return refuse(t('complaint.file_empty'))
  try {
    await to.api('POST /complaints/{id}/documents', {
      params: { id: to.complaint_id },
      query: to.hash ? { hash: to.hash } : {},
      body: { name: printable(name), mime_type, content: part.bytes.toString('base64') },
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) throw error
    return refuse(error.body?.errors?.[0]?.message || error.body?.message || t('general_error'))
  }
}

const printable = (name: string) => name.replaceAll(/\p{Cc}/gu, '') || 'file'
