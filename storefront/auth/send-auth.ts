import type { FieldError } from '#contract/error.ts'
import type { BrowserPage } from '../api/browser-api.ts'
import { postOwn } from '../api/own-post.ts'
import type { PlainMessageKey } from '../i18n/messages.ts'
import { browserSession } from './browser-session.ts'
import { LOGIN_FAILURE_TEXTS, loginFailure } from './form-failure.ts'
import type { FormRules } from './form-rule.ts'

type Words = (key: PlainMessageKey) => string
type Sent = Awaited<ReturnType<typeof postOwn>>

/** What is wrong with a login; nothing where somebody is logged in now. */
export async function sendLogin(form: HTMLFormElement, page: BrowserPage, t: Words): Promise<FieldError[]> {
  const { status } = await enter(form, page, isOk)
  return isOk({ status }) ? [] : [{ field: '', message: t(LOGIN_FAILURE_TEXTS[loginFailure(status)]) }]
}

export interface Registered {
  errors: FieldError[]
  /** Without automatic login the account stands, and its owner logs in. */
  is_logged_in: boolean
}

export async function sendRegistration(
  form: HTMLFormElement,
  page: BrowserPage,
  t: Words,
  rules: FormRules,
): Promise<Registered> {
  const hasSession = ({ body }: Pick<Sent, 'body'>) => (body as { session?: object } | null)?.session != null
  const sent = await enter(form, page, (answer) => isOk(answer) && hasSession(answer))
  return { errors: isOk(sent) ? [] : errorsOf(sent, t, rules), is_logged_in: hasSession(sent) }
}

/** A form after which nobody is logged in: a link for a new password, or the password itself. */
export async function sendPassword(form: HTMLFormElement, t: Words, rules: FormRules): Promise<FieldError[]> {
  const sent = await post(form)
  return isOk(sent) ? [] : errorsOf(sent, t, rules)
}

const isOk = ({ status }: Pick<Sent, 'status'>) => status >= 200 && status < 300

/** Nothing came back: the same as a server that is away. */
const post = (form: HTMLFormElement): Promise<Sent> =>
  postOwn(form).catch(() => ({ status: 503, body: null }))

async function enter(
  form: HTMLFormElement,
  page: BrowserPage,
  isOpen: (answer: Sent) => boolean,
): Promise<Sent> {
  let sent: Sent = { status: 503, body: null }
  await browserSession(page).enter(async () => {
    sent = await post(form)
    return isOpen(sent)
  })
  return sent
}

/** At their fields, as the platform names them; what no field of the form is to blame for stands above them all. */
function errorsOf({ status, body }: Sent, t: Words, rules: FormRules): FieldError[] {
  const { errors = [] } = (body ?? {}) as { errors?: FieldError[] }
  if (status === 422 && errors.length > 0) {
    return errors.map(({ field, message }) => ({ field: Object.hasOwn(rules, field) ? field : '', message }))
  }
  return [{ field: '', message: t(status === 429 ? 'auth.rate_limited' : 'general_error') }]
}
