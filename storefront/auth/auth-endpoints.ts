import { isInterfaceLanguage, type InterfaceLanguage } from '#contract/language.ts'
import type { Api } from '../api/client.ts'
import { setCookie } from '../api/cookie.ts'
import { parseCookies } from '../api/cookie-text.ts'
import { ApiError } from '../api/request-error.ts'
import { echoed } from '../echoed.ts'
import { NO_STORE } from '../no-store.ts'
import { matchRoute, pathFor, routeOf, splitLanguage } from '../route-match.ts'
import { localPath } from '../ui/safe-url.ts'
import { type Asked, failed, failure, seeOther, shown, withCookies } from './auth-answer.ts'
import { passwordFailure } from './form-failure.ts'
import { logIn } from './login-endpoint.ts'
import { register } from './register-endpoint.ts'
import { staffEndpoints } from '../staff/staff-endpoints.ts'
import { endedSessionCookies, keepsSecureCookies, sessionCookies } from './session-cookies.ts'

/** Turns the platform's tokens into cookies. A form without scripts is sent on to a page, a script gets JSON. */
export async function authEndpoint(
  request: Request,
  url: URL,
  form: Asked['form'],
  api: Api,
  as: (token: string) => Api,
  { automatic_login }: { automatic_login: boolean },
  log: Asked['log'],
): Promise<Response> {
  const isForm = /^application\/x-www-form/i.test(request.headers.get('content-type') ?? '')
  const asked: Asked = {
    request,
    url,
    form,
    api,
    as,
    language: languageOf(request, form),
    page: isForm || acceptsPage(request) ? seeOther : null,
    log,
  }
  const serve = authEndpoints[url.pathname]
  if (serve) return serve(asked, automatic_login)
  return failure(404, { status: 404, type: 'not_found', message: 'Not found', errors: [] })
}

export const authEndpoints: Record<string, (asked: Asked, automatic_login: boolean) => Promise<Response>> = {
  '/api/auth/login': logIn,
  '/api/auth/register': register,
  '/api/auth/logout': logOut,
  '/api/auth/refresh': refresh,
  '/api/auth/password-reset': requestReset,
  '/api/auth/password': resetPassword,
  ...staffEndpoints,
}

async function logOut({ request, form, api, url, language, page }: Asked): Promise<Response> {
  const refresh_token = parseCookies(request.headers.get('cookie')).get('refresh_token')
  const cookies = [...endedSessionCookies(keepsSecureCookies(url)), setCookie('notice', 'logged_out')]
  try {
    if (refresh_token) await api('POST /auth/logout', { body: { refresh_token } })
  } catch (error) {
    // The browser forgets its tokens in any case; a script also learns that the session may live on elsewhere.
    if (!page) return withCookies(failed(error), cookies)
  }
  if (!page) return withCookies(new Response(null, { status: 204 }), cookies)
  const from = localPath(form.return_to) ?? refererPath(request, url)
  if (!from) return page(pathFor('home', language), cookies)
  const match = matchRoute(new URL(from, url).pathname)
  if (!match || routeOf(match.name).access !== 'customers') return page(from, cookies)
  return page(pathFor('login', match.language, {}, { return_to: from }), cookies)
}

async function refresh({ request, form, api, url, language, page }: Asked): Promise<Response> {
  const secure = keepsSecureCookies(url)
  const back = localPath(form.return_to) ?? pathFor('home', language)
  const refresh_token = parseCookies(request.headers.get('cookie')).get('refresh_token')
  try {
    if (!refresh_token) throw new ApiError(401, null)
    const session = await api('POST /auth/refresh', { body: { refresh_token } })
    const cookies = sessionCookies(session, secure)
    return page ? page(back, cookies) : withCookies(Response.json(shown(session)), cookies)
  } catch (error) {
    // Only a refusal ends the session; a platform that is away for a moment must not log anybody out.
    const refused = error instanceof ApiError && [401, 422].includes(error.status)
    const cookies = refused ? endedSessionCookies(secure) : []
    return page ? page(back, cookies) : withCookies(failed(error), cookies)
  }
}

async function requestReset({ form, api, language, page }: Asked): Promise<Response> {
  const { email = '' } = form
  try {
    await api('POST /passwords/customer', { body: { email } })
    if (!page) return new Response(null, { status: 204, headers: NO_STORE })
    return page(pathFor('password-reset', language, {}, { result: 'requested' }))
  } catch (error) {
    if (!page) return failed(error)
    return page(
      pathFor('password-reset', language, {}, { error: passwordFailure(error), email: echoed(email) }),
    )
  }
}

async function resetPassword({ form, api, language, page }: Asked): Promise<Response> {
  const { token = '', new_password = '', new_password_confirmation = '' } = form
  try {
    await api('PUT /passwords/customer', { body: { token, new_password, new_password_confirmation } })
    if (!page) return new Response(null, { status: 204, headers: NO_STORE })
    return page(pathFor('login', language, {}, { result: 'password_changed' }))
  } catch (error) {
    if (!page) return failed(error)
    const reason = passwordFailure(error)
    const kept = reason === 'token' ? undefined : token
    return page(pathFor('password-reset', language, {}, { token: kept, error: reason }))
  }
}

/** A form without fields has no content type, but its browser asks for a page. */
function acceptsPage(request: Request): boolean {
  return /\btext\/html\b/.test(request.headers.get('accept') ?? '')
}

function refererPath(request: Request, url: URL): string | null {
  const referer = request.headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  return from?.origin === url.origin ? localPath(from.pathname + from.search) : null
}

/** The language of the page the form stands on. */
function languageOf(request: Request, form: Asked['form']): InterfaceLanguage {
  if (isInterfaceLanguage(form.language ?? '')) return form.language as InterfaceLanguage
  const referer = request.headers.get('referer')
  return splitLanguage(referer && URL.canParse(referer) ? new URL(referer).pathname : '/').language
}
