import { SOCIAL_PROVIDERS } from '#contract/auth.ts'
import { clearCookie, setCookie } from '../api/cookie.ts'
import { MAX_COOKIE_BYTES } from '../api/cookie-text.ts'
import { cartIdIn } from '../cart/cart-cookie.ts'
import { backWith, type OwnAnswer, type OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'
import { localPath } from '../ui/safe-url.ts'
import { type SocialFailure, socialFailure } from './social-failure.ts'

/** What a cookie has besides its value. */
const COOKIE_MARGIN = 100

/** POST /api/auth/social {provider, return_to}: to the third party, with all that is needed for the way back. */
export async function startSocialLogin(asked: OwnRequest): Promise<OwnAnswer> {
  const { form, api, cookies, origin, secure } = asked
  const return_to = localPath(form.return_to)
  if (!return_to || encodeURIComponent(return_to).length > MAX_COOKIE_BYTES - COOKIE_MARGIN) {
    return refused(asked, 'invalid_return_url')
  }
  const provider = SOCIAL_PROVIDERS.find((one) => one === form.provider)
  if (!provider) return refused(asked, 'social_failed')
  try {
    const body = { provider, return_url: origin + return_to }
    const { provider_auth_url, browser_secret } = await api('POST /socialite/redirect', { body })
    const cart_id = cartIdIn(cookies)
    return {
      location: provider_auth_url,
      status: 200,
      body: { provider_auth_url },
      set_cookies: [
        setCookie('return_url', return_to, { secure }),
        cart_id
          ? setCookie('source_cart_id', cart_id, { secure })
          : clearCookie('source_cart_id', { secure }),
        setCookie('browser_secret', browser_secret, { secure }),
      ],
    }
  } catch (error) {
    return refused(asked, socialFailure(error))
  }
}

function refused({ form, me, language }: OwnRequest, error: SocialFailure | 'rate_limited'): OwnAnswer {
  return {
    location: socialFailurePath(language, localPath(form.return_to), me !== null, error),
    status: error === 'social_unavailable' ? 503 : 422,
    body: { error },
  }
}

/** The login page says what went wrong; whoever is logged in already is told where they came from. */
export function socialFailurePath(
  language: OwnRequest['language'],
  return_to: string | null,
  is_logged_in: boolean,
  error: SocialFailure | 'rate_limited',
): string {
  if (is_logged_in) return backWith({ return_to: return_to ?? '' }, pathFor('home', language), error)
  return pathFor('login', language, {}, { error, return_to: return_to ?? undefined })
}
