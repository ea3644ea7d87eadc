import type { InterfaceLanguage } from '#contract/language.ts'

/** The storefront's screens that mails lead to; a test holds these to its table of routes. */
export const CONFIRM_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/newsletter/potvrzeni',
  sk: '/sk/newsletter/potvrdenie',
  en: '/en/newsletter/confirmation',
}
export const UNSUBSCRIBE_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/newsletter/odhlaseni',
  sk: '/sk/newsletter/odhlasenie',
  en: '/en/newsletter/unsubscribe',
}

/** Where a mailbox unsubscribes on behalf of its owner, by one POST (RFC 8058). */
export const ONE_CLICK_PATH = '/api/newsletter/one-click'
