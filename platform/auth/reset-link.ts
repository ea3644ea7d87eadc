import type { InterfaceLanguage } from '#contract/language.ts'
import type { Context } from '#platform/http/context.ts'
import { shopLink } from '#platform/shop/shop-link.ts'

/** The storefront's screen for a new password; a test holds these to its table of routes. */
export const RESET_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/obnova-hesla',
  sk: '/sk/obnova-hesla',
  en: '/en/password-reset',
}

export function resetLink(context: Context, language: InterfaceLanguage, token: string): Promise<string> {
  return shopLink(context, RESET_PATHS[language], { token })
}
