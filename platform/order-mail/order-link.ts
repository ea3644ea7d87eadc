import type { InterfaceLanguage } from '#contract/language.ts'
import { orderScreenLink, WITHDRAWAL_PATHS, withdrawalQuery } from '#platform/aftersales/refund-link.ts'

interface LinkedOrder {
  id: number
  hash: string
  customer_id: number | null
}

/** Customers see an order in their account. Who has none is let in by its hash, which then opens nothing else. */
export function orderLink(public_url: string, language: InterfaceLanguage, order: LinkedOrder): string {
  const { path, query } = orderScreenLink({ ...order, order_id: order.id }, language)
  return linkTo(public_url, path, query)
}

export function withdrawalLink(
  public_url: string,
  language: InterfaceLanguage,
  order: LinkedOrder & { code: string },
): string {
  return linkTo(public_url, WITHDRAWAL_PATHS[language], withdrawalQuery(order))
}

function linkTo(public_url: string, path: string, query: Record<string, string>): string {
  const link = new URL(path, public_url)
  link.search = new URLSearchParams(query).toString()
  return link.href
}
