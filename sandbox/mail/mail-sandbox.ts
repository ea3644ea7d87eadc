import { escapeHtml } from '#contract/escape-html.ts'
import { exactTime } from '#contract/exact-time.ts'

/** A mail as the shop has written it. */
export interface SandboxMail {
  id: number
  to: string
  language: string
  subject: string
  text: string
  html: string
  /** One with a `cid` is shown inside the mail. */
  attachments: { name: string; type: string; cid?: string }[]
  created_at: string
}

export interface MailSandboxOptions {
  /** The newest mails first, all or those to one address. */
  read: (to: string | null) => Promise<SandboxMail[]>
  /** One attachment by its place; its content in base64. */
  readFile: (id: number, place: number) => Promise<{ name: string; type: string; content: string } | null>
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; form-action 'self'; frame-ancestors 'self'",
}

/** A mail in its own dress: no script, and nothing from elsewhere. */
const MAIL_HEADERS = {
  ...HEADERS,
  'content-security-policy':
    "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
}

/** The mailbox of a shop that sends nothing out: `/sandbox/mail`, or as JSON with `?to=` for programs. */
export function createMailSandbox({ read, readFile }: MailSandboxOptions): {
  fetch: (request: Request) => Promise<Response>
} {
  return {
    fetch: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      }
      const { pathname, searchParams } = new URL(request.url)
      const mails = await read(searchParams.get('to')?.trim().toLowerCase() || null)
      if (/\bapplication\/json\b/.test(request.headers.get('accept') ?? '')) {
        return Response.json(mails, { headers: { 'cache-control': 'no-store' } })
      }
      if (/^\/sandbox\/mail\/?$/.test(pathname)) return new Response(listPage(mails), { headers: HEADERS })
      const [, id, html, place] = MAIL_PATH.exec(pathname) ?? []
      const mail = mails.find((one) => String(one.id) === id)
      const none = () => new Response(listPage(mails), { status: 404, headers: HEADERS })
      if (!mail) return none()
      if (html) return new Response(dressed(mail), { headers: MAIL_HEADERS })
      if (place === undefined) return new Response(mailPage(mail), { headers: HEADERS })
      const file = await readFile(mail.id, Number(place))
      return file ? fileAnswer(file) : none()
    },
  }
}

const MAIL_PATH = /^\/sandbox\/mail\/(\d{1,9})(?:\/(html)|\/(\d{1,2}))?$/

function fileAnswer({ name, type, content }: { name: string; type: string; content: string }): Response {
  // Only pictures stay in the page; a document of the shop's own must not act as a page of the sandbox.
  const is_picture = type.startsWith('image/')
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      ...HEADERS,
      'content-type': type,
      'content-disposition': `${is_picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

function dressed({ id, html, attachments }: SandboxMail): string {
  return html.replaceAll(/\bcid:([\w.@-]+)/g, (whole, cid: string) => {
    const place = attachments.findIndex((one) => one.cid === cid)
    return place < 0 ? whole : `/sandbox/mail/${id}/${place}`
  })
}

/** In the time of the shop, as its mails and papers say it. */
function timeOf(created_at: string): string {
  return `<time datetime="${escapeHtml(created_at)}">${escapeHtml(exactTime(created_at, 'en'))}</time>`
}

function listPage(mails: SandboxMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, created_at }) =>
      `<li><a href="/sandbox/mail/${id}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to)} · ${timeOf(created_at)}</small></li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>'
  return page(
    'Mail sandbox',
    `<p>Nothing leaves this shop by mail in demo mode. What it would have sent is here.</p>${list}`,
  )
}

function mailPage({ id, to, subject, text, attachments, created_at }: SandboxMail): string {
  const details = `<p><a href="/sandbox/mail">All mail</a> · <a href="/sandbox/mail/${id}/html">As HTML</a></p><p><small>${escapeHtml(to)} · ${timeOf(created_at)}</small></p>`
  const files = attachments.map(
    ({ name }, place) => `<li><a href="/sandbox/mail/${id}/${place}">${escapeHtml(name)}</a></li>`,
  )
  const list = files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''
  return page(subject, `${details}<p class="text">${linked(text)}</p>${list}`)
}

/** The plain form with its addresses made clickable: what every mailbox can show. */
function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function page(heading: string, body: string): string {
  const style =
    'body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#2a241d;background:#faf6ef}' +
    'ul{padding:0;list-style:none}li{padding:.75rem 0;border-top:1px solid #e5dac8}a{color:#2f4530}' +
    'time{white-space:nowrap}.text{white-space:pre-line;overflow-wrap:anywhere}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title><style>${style}</style><h1>${escapeHtml(heading)}</h1>${body}</html>`
}
