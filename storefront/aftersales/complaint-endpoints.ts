import * as z from 'zod/mini'
import { ComplaintBody } from '#contract/complaint.ts'
import { type FieldError, formMessage } from '#contract/error.ts'
import { isRefusal, RefusedUrlError } from '../api/request-error.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import type { OwnAnswer, OwnRequest, OwnUpload } from '../own-request.ts'
import { refuseForm, withResult } from '../refused-form.ts'
import { pathFor } from '../route-match.ts'
import { bankErrors } from './bank-form.ts'
import { complaintBody, complaintErrors } from './complaint-form.ts'
import type { FormPart } from './complaint-multipart.ts'
import { fieldText, isFile, sendFile } from './complaint-upload.ts'

type Form = Record<string, string>
type Filed = { id: number } | { errors: FieldError[]; status: number }

export const COMPLAINT_FORM = 'complaint'
export const DOCUMENTS_FORM = 'complaint-documents'

/** Forms with files, read as they arrive. */
export const complaintUploads: Record<string, (asked: OwnUpload) => Promise<OwnAnswer>> = {
  '/api/complaint': fileComplaint,
  '/api/complaint/documents': addDocuments,
}

export const complaintEndpoints: Record<string, (asked: OwnRequest) => Promise<OwnAnswer>> = {
  '/api/complaint/cancel': cancelComplaint,
}

const ID = /^[1-9]\d{0,9}$/
const wordsOf = ({ language }: Pick<OwnUpload, 'language'>) =>
  createTranslator(language, messagesFor(language))
const byHash = (form: Form) => (form.hash ? { hash: form.hash } : {})

/** In the customer area for whoever is logged in and has no hash; otherwise where guests are let in. */
function placeOf(
  { me, language }: Pick<OwnUpload, 'me' | 'language'>,
  form: Form,
  what: 'form' | 'detail',
  id: number | string,
) {
  const is_own = me !== null && !form.hash
  const names = is_own
    ? { form: 'customer-new-complaint' as const, detail: 'customer-complaint' as const }
    : { form: 'new-complaint' as const, detail: 'complaint' as const }
  return pathFor(names[what], language, { id }, is_own ? {} : byHash(form))
}

/** The fields before the first file, and the rest of the parts from it on. */
async function readFields(
  parts: AsyncGenerator<FormPart, void>,
): Promise<{ form: Form; first: FormPart | null }> {
  const form: Form = {}
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (isFile(next.value)) return { form, first: next.value }
    if (next.value.file_name === null) form[next.value.name] = fieldText(next.value)
  }
  return { form, first: null }
}

/** POST /api/complaint: files the complaint as soon as its fields have come, then takes its files one by one. */
async function fileComplaint(asked: OwnUpload): Promise<OwnAnswer> {
  const { form, first } = await readFields(asked.parts)
  const place = (what: 'form' | 'detail', id: number | string) => placeOf(asked, form, what, id)
  const order_id = ID.exec(form.order_id ?? '')?.[0]
  const filed = order_id ? await file(asked, form) : { errors: [], status: 404 }
  if ('errors' in filed) {
    await drain(asked.parts)
    const location = order_id ? place('form', order_id) : pathFor('home', asked.language)
    return refuseForm({ ...asked, form }, { form: COMPLAINT_FORM, location, ...filed })
  }
  const refused = await sendFiles(asked, form, filed.id, first)
  const filed_at = new URL(place('detail', filed.id), 'https://shop.invalid')
  filed_at.searchParams.set('filed', '1')
  return afterFiles(asked, form, {
    ...filed,
    location: filed_at.pathname + filed_at.search,
    refused,
    status: 201,
  })
}

/** POST /api/complaint/documents {complaint_id}: adds files to a complaint that stands already. */
async function addDocuments(asked: OwnUpload): Promise<OwnAnswer> {
  const { form, first } = await readFields(asked.parts)
  const id = Number(ID.exec(form.complaint_id ?? '')?.[0] ?? 0)
  const location = placeOf(asked, form, 'detail', id)
  const { t } = wordsOf(asked)
  const nothing = { field: 'documents', message: t('complaint.no_file') }
  const refused = first ? await sendFiles(asked, form, id, first) : [nothing]
  return afterFiles(asked, form, { id, location, refused, status: 200 })
}

async function sendFiles(
  asked: OwnUpload,
  form: Form,
  complaint_id: number,
  first: FormPart | null,
): Promise<FieldError[]> {
  const to = { api: asked.api, complaint_id, hash: form.hash || null, translator: wordsOf(asked) }
  const refused: FieldError[] = []
  for (let part = first; part; part = (await asked.parts.next()).value ?? null) {
    const wrong = isFile(part) ? await sendFile(part, to) : null
    if (wrong) refused.push(wrong)
  }
  return refused
}

interface AfterFiles {
  id: number
  location: string
  refused: FieldError[]
  status: number
}

/** The complaint stands, whatever became of its files; which of them did not go through is said on its page. */
function afterFiles(asked: OwnUpload, form: Form, { id, location, refused, status }: AfterFiles): OwnAnswer {
  if (refused.length === 0) return { location, status, body: { id, location, errors: [] } }
  const kept = { ...asked, form: form.live ? { live: form.live } : ({} as Form) }
  const answer = refuseForm(kept, { form: DOCUMENTS_FORM, location, status, errors: refused })
  return { ...answer, body: { id, location, errors: refused } }
}

async function file(asked: OwnUpload, form: Form): Promise<Filed> {
  const words = wordsOf(asked)
  const filled = complaintBody(form)
  const wrong = [...bodyErrors(form, filled, words), ...bankErrors(form, words)]
  if (wrong.length > 0) return { errors: wrong, status: 422 }
  try {
    const { id } = await asked.api('POST /complaints', { query: byHash(form), body: filled })
    return { id }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { status, body } = error
    const errors = complaintErrors(form, body?.errors ?? [], words)
    const message = body?.message || words.t('general_error')
    return { status, errors: errors.length > 0 ? errors : [{ field: '', message }] }
  }
}

/** All that is wrong is said at once, also beside what the platform does not look at. */
function bodyErrors(form: Form, body: ComplaintBody, words: Translator): FieldError[] {
  const issues = z.safeParse(ComplaintBody, body).error?.issues ?? []
  const found = issues.map((issue) => ({
    field: issue.path.join('.'),
    message: words.t(`form.${formMessage(issue)}`),
  }))
  return complaintErrors(form, found, words)
}

/** A browser that is still sending does not listen yet. */
async function drain(parts: AsyncGenerator<FormPart, void>): Promise<void> {
  for await (const part of parts) void part
}

/** POST /api/complaint/cancel {complaint_id}: while nobody has begun to work on it. */
async function cancelComplaint(asked: OwnRequest): Promise<OwnAnswer> {
  const { api, form, language } = asked
  const id = ID.exec(form.complaint_id ?? '')?.[0]
  if (!id) return { location: pathFor('home', language), status: 404, body: null }
  const location = placeOf(asked, form, 'detail', id)
  try {
    await api('POST /complaints/{id}/cancel', { params: { id }, query: byHash(form) })
    return { location: withResult(location, 'cancelled'), status: 200, body: { location } }
  } catch (error) {
    if (!(error instanceof RefusedUrlError) && !isRefusal(error)) throw error
    return { location: withResult(location, 'not_cancelled'), status: 409, body: null }
  }
}
