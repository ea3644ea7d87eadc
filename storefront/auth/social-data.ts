import type { OfferedProvider } from '#contract/auth.ts'
import type { Api } from '../api/client.ts'

/** Whom the login page offers besides the password; a page without them is still a way in. */
export async function offeredProviders(api: Api): Promise<OfferedProvider[]> {
  return api('GET /socialite/providers', {}).catch(() => [])
}
