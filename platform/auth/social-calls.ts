import { authCalls as calls, SOCIAL_PROVIDERS } from '#contract/auth.ts'
import { serve } from '#platform/http/serve.ts'
import { resetPassword } from './password-reset.ts'
import type { SocialClients } from './social-client.ts'
import { beginSocialLogin, endSocialLogin } from './social-login.ts'
import { unpair } from './social-pairing.ts'

export const socialCalls = (clients: SocialClients) =>
  serve(calls, {
    'GET /socialite/providers': async ({ language }) =>
      SOCIAL_PROVIDERS.flatMap((provider) => {
        const client = clients[provider]
        return client ? [{ provider, name: client.name(language) }] : []
      }),
    'POST /socialite/redirect': (context, { body }) => beginSocialLogin(context, clients, body),
    'POST /socialite/callback': (context, { body }) => endSocialLogin(context, clients, body),
    // A new password leaves some third parties linked, and says which.
    'PUT /passwords/customer': (context, { body }) => resetPassword(context, clients, body),
    'DELETE /socialite/pairings/{provider}': (context, { params }) => unpair(context, params.provider),
  })
