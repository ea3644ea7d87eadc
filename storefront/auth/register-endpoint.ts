import type { FieldError } from '#contract/error.ts'
import { ApiError } from '../api/request-error.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { createTranslator } from '../i18n/translator.ts'
import { ownResponse } from '../own-request.ts'
import { refuseForm } from '../refused-form.ts'
import { pathFor } from '../route-match.ts'
import { localPath } from '../ui/safe-url.ts'
import { type Asked, failed, shown, withCookies } from './auth-answer.ts'
import { REGISTRATION_VIEW, VIEW_PARAMETER } from './auth-view.ts'
import { entered, wantedPath } from './login-endpoint.ts'
import { keepsSecureCookies } from './session-cookies.ts'

/** POST /api/auth/register: makes an account and, unless the shop has that switched off, logs in by the way of login. */
export async function register(asked: Asked, automatic_login: boolean): Promise<Response> {
  const { form, api, language, page } = asked
  const { email = '', password = '' } = form
  try {
    await api('POST /customers/register', { body: registration(form) })
  } catch (error) {
    return page ? refused(asked, error) : failed(error)
  }
  const session = automatic_login
    ? // The account stands, whatever becomes of the login: then it is the customer who logs in.
      await api('POST /auth/login', { body: { email, password } }).catch(() => null)
    : null
  if (session) {
    const { set_cookies, cart_path } = await entered(asked, session, ['automatically_logged_in'])
    if (page) return page(cart_path ?? wantedPath(asked), set_cookies)
    return withCookies(Response.json({ session: shown(session) }, { status: 201 }), set_cookies)
  }
  // Said by the form to log in, which follows.
  if (!page) return withCookies(Response.json({ session: null }, { status: 201 }), [])
  const return_to = localPath(form.return_to) ?? undefined
  return page(pathFor('login', language, {}, { result: 'registered', email, return_to }))
}

function registration(form: Asked['form']) {
  const phone = form.phone?.trim() || null
  return {
    first_name: form.first_name ?? '',
    last_name: form.last_name ?? '',
    email: form.email ?? '',
    password: form.password ?? '',
    password_confirmation: form.password_confirmation ?? '',
    is_subscribed: form.is_subscribed === 'on',
    birth_at: form.birth_at || null,
    phone,
    dial_code: phone && form.dial_code ? form.dial_code : null,
  }
}

/** Back to the form with everything typed but the passwords, and with what is wrong at each field. */
function refused({ form, url, language }: Asked, error: unknown): Response {
  const return_to = localPath(form.return_to) ?? undefined
  const location = pathFor('login', language, {}, { [VIEW_PARAMETER]: REGISTRATION_VIEW, return_to })
  const status = error instanceof ApiError && error.status >= 400 ? error.status : 503
  const errors = registrationErrors(error, createTranslator(language, messagesFor(language)).t)
  const asked = { form, me: null, secure: keepsSecureCookies(url) }
  return ownResponse(true, refuseForm(asked, { form: REGISTRATION_VIEW, location, status, errors }), [])
}

type Words = (key: 'auth.rate_limited' | 'general_error') => string

function registrationErrors(error: unknown, t: Words): FieldError[] {
  if (error instanceof ApiError && error.body?.errors?.length) return error.body.errors
  const is_limited = error instanceof ApiError && error.status === 429
  return [{ field: '', message: t(is_limited ? 'auth.rate_limited' : 'general_error') }]
}
