import type { InterfaceLanguage } from '#contract/language.ts'

/** Screens of the storefront; a test holds these to its table of routes. */
export const ORDER_SCREEN_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/zakaznik/objednavka',
  sk: '/sk/zakaznik/objednavka',
  en: '/en/customer/order',
}
export const SUMMARY_SCREEN_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/kosik/souhrn',
  sk: '/sk/kosik/suhrn',
  en: '/en/cart/summary',
}
export const WITHDRAWAL_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/odstoupeni-od-smlouvy',
  sk: '/sk/odstupenie-od-zmluvy',
  en: '/en/withdrawal',
}

/** To the withdrawal of this order, for whoever is logged in or has its hash; any other reader has to say who they are. */
export function withdrawalQuery(order: {
  id: number
  code: string
  hash: string
  customer_id: number | null
}): Record<string, string> {
  const { id, code, hash, customer_id } = order
  return { order_id: String(id), ...(customer_id === null ? { hash } : { order_code: code }) }
}

interface Linked {
  order_id: number
  hash: string
  customer_id: number | null
}

export function orderScreenLink(
  { order_id, hash, customer_id }: Linked,
  language: InterfaceLanguage,
): { path: string; query: Record<string, string> } {
  if (customer_id !== null) return { path: `${ORDER_SCREEN_PATHS[language]}/${order_id}`, query: {} }
  return { path: SUMMARY_SCREEN_PATHS[language], query: { order_id: String(order_id), hash } }
}
