import type { InterfaceLanguage } from '#contract/language.ts'
import { WITHDRAWAL_PATHS, withdrawalQuery } from '#platform/aftersales/refund-link.ts'

/** The storefront's screens of one order; a test holds these to its table of routes. */
const ORDER_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/zakaznik/objednavka',
  sk: '/sk/zakaznik/objednavka',
  en: '/en/customer/order',
}
const SUMMARY_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/kosik/souhrn',
  sk: '/sk/kosik/suhrn',
  en: '/en/cart/summary',
}

interface LinkedOrder {
  id: number
  hash: string
  customer_id: number | null
}

/** Customers see an order in their account. Who has none is let in by its hash, which then opens nothing else. */
export function orderLink(
  public_url: string,
  language: InterfaceLanguage,
  { id, hash, customer_id }: LinkedOrder,
): string {
  if (customer_id !== null) return new URL(`${ORDER_PATHS[language]}/${id}`, public_url).href
  const link = new URL(SUMMARY_PATHS[language], public_url)
  link.search = new URLSearchParams({ order_id: String(id), hash }).toString()
  return link.href
}

export function withdrawalLink(
  public_url: string,
  language: InterfaceLanguage,
  order: LinkedOrder & { code: string },
): string {
  const link = new URL(WITHDRAWAL_PATHS[language], public_url)
  link.search = new URLSearchParams(withdrawalQuery(order)).toString()
  return link.href
}
