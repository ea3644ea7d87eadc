import type { InterfaceLanguage } from '#contract/language.ts'

/** The storefront's screen for a new e-mail; a test holds these to its table of routes. */
export const EMAIL_CONFIRM_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/potvrzeni-e-mailu',
  sk: '/sk/potvrdenie-e-mailu',
  en: '/en/email-confirmation',
}
