import type { CustomerSession } from '#contract/auth.ts'
import { parseCookies } from '../api/cookie-text.ts'
import { echoed } from '../echoed.ts'
import { pathFor } from '../route-match.ts'
import { localPath } from '../ui/safe-url.ts'
import { type Asked, failed, shown, withCookies } from './auth-answer.ts'
import { beginSession } from './begin-session.ts'
import { sessionFailure } from './form-failure.ts'
import { keepsSecureCookies } from './session-cookies.ts'

/** POST /api/auth/login {email, password} */
export async function logIn(asked: Asked): Promise<Response> {
  const { form, api, language, page } = asked
  const { email = '', password = '' } = form
  try {
    const session = await api('POST /auth/login', { body: { email, password } })
    const { set_cookies, cart_path } = await entered(asked, session, ['logged_in'])
    if (page) return page(cart_path ?? wantedPath(asked), set_cookies)
    return withCookies(Response.json(shown(session)), set_cookies)
  } catch (error) {
    if (!page) return failed(error)
    const return_to = localPath(form.return_to) ?? undefined
    const query = { error: sessionFailure(error), return_to, email: echoed(email) }
    return page(pathFor('login', language, {}, query))
  }
}

/** Where a visitor was going before they were asked to log in; used once, since only this form knows it. */
export function wantedPath({ form, language }: Pick<Asked, 'form' | 'language'>): string {
  return localPath(form.return_to) ?? pathFor('home', language)
}

export async function entered(
  { request, url, api, as, page, language, log }: Asked,
  session: CustomerSession,
  notices: Parameters<typeof beginSession>[0]['notices'],
): ReturnType<typeof beginSession> {
  const cookies = parseCookies(request.headers.get('cookie'))
  const started = await beginSession({
    session,
    api: as(session.access_token),
    cookies,
    secure: keepsSecureCookies(url),
    notices,
    is_page: page !== null,
    language,
    log,
  })
  // With its cookies replaced, nobody at this browser could end the former session any more.
  const refresh_token = cookies.get('refresh_token')
  if (refresh_token) await api('POST /auth/logout', { body: { refresh_token } }).catch(() => {})
  return started
}
