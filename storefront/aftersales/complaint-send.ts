import type { FieldError } from '#contract/error.ts'
import { looksLikeCustomer, takeLostSession } from '../api/session-mark.ts'
import type { Sending } from './complaint-outcome.tsx'
import type { PickedFile } from './picked-files.ts'

/** What the own server answers a script. */
interface Answer {
  id?: number
  location?: string
  errors?: FieldError[]
}

export type Outcome = { location: string; messages: string[] } | { errors: readonly FieldError[] }
type Tell = (sending: Sending) => void

/** Files the complaint first, then sends its files one by one: a broken line loses one of them, not all. */
export async function sendComplaint(
  form: HTMLFormElement,
  files: readonly PickedFile[],
  failed: string,
  tell: Tell,
): Promise<Outcome> {
  const action = form.getAttribute('action') ?? ''
  const fields = new FormData(form)
  fields.delete('documents')
  fields.set('live', '1')
  const was_customer = looksLikeCustomer()
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
  })
  // Whoever has just been logged out is asked to log in over the form, which keeps what is typed and picked.
  if (was_customer && takeLostSession() && response.status !== 201) return { errors: [] }
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.status !== 201 || !answer?.id || !answer.location) return { errors: answer?.errors ?? [] }
  const hash = fields.get('hash')
  const to = { complaint_id: String(answer.id), ...(typeof hash === 'string' ? { hash } : {}) }
  const url = new URL(action, location.href)
  url.pathname += '/documents'
  return { location: answer.location, messages: await sendFiles(url, to, files, failed, tell) }
}

/** Answers what is wrong with those that did not get through. */
export async function sendFiles(
  url: URL,
  fields: Record<string, string>,
  files: readonly PickedFile[],
  failed: string,
  tell: Tell,
): Promise<string[]> {
  const messages: string[] = []
  const all = files.reduce((sum, { blob }) => sum + blob.size, 0)
  let before = 0
  for (const [index, { name, blob }] of files.entries()) {
    const file = { number: index + 1, count: files.length }
    const told = (bytes: number) => tell({ file, done: Math.min(1, (before + bytes) / all) })
    told(0)
    const body = new FormData()
    for (const [field, value] of Object.entries({ ...fields, live: '1' })) body.append(field, value)
    body.append('documents', blob, name)
    const answer = await post(url, body, told)
    if (!answer) messages.push(`${name}: ${failed}`)
    else messages.push(...(answer.errors ?? []).map(({ message }) => message))
    before += blob.size
  }
  return messages
}

/** Only this old way of asking tells how far the sending has come. */
function post(url: URL, body: FormData, told: (bytes: number) => void): Promise<Answer | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded }) => told(loaded))
    request.addEventListener('load', () =>
      done(request.status < 500 ? (request.response as Answer | null) : null),
    )
    request.addEventListener('error', () => done(null))
    request.send(body)
  })
}
