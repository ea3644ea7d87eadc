import type { InterfaceLanguage } from '#contract/language.ts'
import type { Context } from '#platform/http/context.ts'
import { shopLink } from '#platform/shop/shop-link.ts'

/** The storefront's screens of one complaint; a test holds these to its table of routes. */
export const CUSTOMER_COMPLAINT_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/zakaznik/reklamace',
  sk: '/sk/zakaznik/reklamacie',
  en: '/en/customer/complaints',
}
export const COMPLAINT_PATHS: Record<InterfaceLanguage, string> = {
  cs: '/reklamace',
  sk: '/sk/reklamacia',
  en: '/en/complaint',
}

interface Linked {
  id: number
  customer_id: number | null
  hash: string
}

/** Customers see a complaint in their account. Who has none is let in by the hash of the order. */
export function complaintLink(
  context: Context,
  language: InterfaceLanguage,
  { id, customer_id, hash }: Linked,
): Promise<string> {
  return customer_id === null
    ? shopLink(context, `${COMPLAINT_PATHS[language]}/${id}`, { hash })
    : shopLink(context, `${CUSTOMER_COMPLAINT_PATHS[language]}/${id}`)
}
