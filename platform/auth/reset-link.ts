import type { InterfaceLanguage } from '#contract/language.ts'
import type { Context } from '#platform/http/context.ts'
import { hostOf } from '#platform/shop/hostname.ts'

/** The storefront's screen for a new password; a test holds these to its table of routes. */
export const RESET_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/obnova-hesla',
  sk: '/sk/obnova-hesla',
  en: '/en/password-reset',
}

/** Leads to a hostname of the shop and nowhere else: the Host header of a request may be anybody's. */
export async function resetLink(
  { sql, shop_id, request }: Context,
  language: InterfaceLanguage,
  token: string,
): Promise<string> {
  const hosts = await sql<{ hostname: string }[]>`
    select hostname from shop_hostname where shop_id = ${shop_id} order by position, hostname`
  const link = new URL(RESET_PATHS[language], request.url)
  link.hostname = hostOf(hosts, request)?.hostname ?? 'localhost'
  link.search = new URLSearchParams({ token }).toString()
  return link.href
}
