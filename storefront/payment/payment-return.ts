import type { InterfaceLanguage } from '#contract/language.ts'
import { UNKNOWN_ORDER_ID } from '#contract/order-flag.ts'
import type { PaymentStatus } from '#contract/payment.ts'
import type { Api } from '../api/client.ts'
import { ApiError, RefusedUrlError } from '../api/request-error.ts'
import { idIn } from '../id-in.ts'
import { pathFor } from '../route-match.ts'
import { PAYMENT_RETURN } from './return-path.ts'

export interface Returned {
  language: InterfaceLanguage
  /** What the address we gave the gateway says: which page to show, and nothing about the payment. */
  order_id: number | null
  hash: string | null
  /** Everything else that came, from the address and from the form. */
  fields: Record<string, string>
}

export interface ReturnAnswer {
  order_id: number
  payment_status: PaymentStatus
  location: string
}

/** The address payers come back to. A bank's form brings no cookies, so the order's own key stands in it. */
export function returnAddress(
  origin: string,
  language: InterfaceLanguage,
  { id, hash }: { id: number; hash: string | null },
  gateway?: 'gopay' | 'csob',
): string {
  const query = new URLSearchParams({ order_id: String(id), language, ...(hash ? { hash } : {}) })
  return `${origin}${PAYMENT_RETURN}${gateway ? `/${gateway}` : ''}?${query}`
}

export function readReturned(url: URL, form: Record<string, string>, language: InterfaceLanguage): Returned {
  const { order_id, hash, language: _, ...fields } = { ...form, ...Object.fromEntries(url.searchParams) }
  return {
    language,
    order_id: idIn(order_id),
    hash: hash && /^[\w-]{16,128}$/.test(hash) ? hash : null,
    fields,
  }
}

/** Has the platform ask the gateway, and says where to go. Whatever goes wrong on the way, nothing is known. */
export async function endPayment(api: Api, returned: Returned): Promise<ReturnAnswer> {
  const { language, hash } = returned
  const { order_id, payment_status } = await verify(api, returned).catch((error: unknown) => {
    if (!(error instanceof ApiError) && !(error instanceof RefusedUrlError)) throw error
    return { order_id: returned.order_id ?? UNKNOWN_ORDER_ID, payment_status: 'unknown' as const }
  })
  const location = pathFor(
    'cart-summary',
    language,
    {},
    { order_id, payment_status, hash: hash ?? undefined },
  )
  return { order_id, payment_status, location }
}

async function verify(
  api: Api,
  { order_id, hash, fields }: Returned,
): Promise<{ order_id: number; payment_status: PaymentStatus }> {
  if (fields.payId) return api('POST /csob/payment/verify', { body: fields })
  if (fields.id) return api('POST /gopay-requests/{payment_id}/verify', { params: { payment_id: fields.id } })
  if (order_id === null) return { order_id: UNKNOWN_ORDER_ID, payment_status: 'unknown' }
  return api('POST /orders/{id}/payments/verify', { params: { id: order_id }, query: hash ? { hash } : {} })
}
