import type { InterfaceLanguage } from '#contract/language.ts'
import type { FormPart } from './aftersales/complaint-multipart.ts'
import type { OpenSession } from './auth/session.ts'
import { NO_STORE } from './no-store.ts'
import { localPath } from './ui/safe-url.ts'

/** What the shop's keeper reads afterwards. */
export interface Notes {
  info: (event: string, fields: Record<string, unknown>) => void
}

/** A request of a page to its own server, with whoever sends it already known. */
export interface OwnRequest extends OpenSession {
  form: Record<string, string>
  cookies: Map<string, string>
  language: InterfaceLanguage
  origin: string
  /** The page the form stands on, as far as the browser tells. */
  from: string | null
  /** Whether the visitor's browser keeps secure cookies of this host. */
  secure: boolean
  log: Notes
}

/** The same with a form that holds files, read part by part as it arrives. */
export interface OwnUpload extends Omit<OwnRequest, 'form'> {
  parts: AsyncGenerator<FormPart, void>
}

/** A form without scripts goes on to `location`; a script gets the status and the body. */
export interface OwnAnswer {
  location: string
  status: number
  body: unknown
  set_cookies?: string[]
  /** A file to keep instead of a page. */
  file?: { name: string; content_type: string; content: string }
}

/** Why a page is shown again, as its address says it: a word, never a sentence somebody else could choose. */
export const RESULT_PARAMETER = 'result'

/** Back to the page the form stands on, with what became of it. */
export function backWith(form: Record<string, string>, home: string, result: string, hash = ''): string {
  const back = new URL(localPath(form.return_to) ?? home, 'https://shop.invalid')
  back.searchParams.set(RESULT_PARAMETER, result)
  return back.pathname + back.search + hash
}

export function ownResponse(is_form: boolean, answer: OwnAnswer, session_cookies: string[]): Response {
  const headers = new Headers(NO_STORE)
  for (const cookie of [...session_cookies, ...(answer.set_cookies ?? [])])
    headers.append('set-cookie', cookie)
  if (answer.file) {
    const { name, content_type, content } = answer.file
    headers.set('content-type', content_type)
    headers.set('content-disposition', `attachment; filename="${name}"`)
    return new Response(content, { status: answer.status, headers })
  }
  if (!is_form) return Response.json(answer.body, { status: answer.status, headers })
  if (/^https?:/.test(answer.location)) return leavingPage(answer.location, headers)
  headers.set('location', answer.location)
  return new Response(null, { status: 303, headers })
}

/** A form of a page may only lead to this origin; a page of its own may lead anywhere. */
function leavingPage(address: string, headers: Headers): Response {
  const to = address.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  return new Response(
    `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${to}">` +
      `<title>${new URL(address).hostname}</title><p><a href="${to}">${new URL(address).hostname}</a></p>`,
    { status: 200, headers },
  )
}
