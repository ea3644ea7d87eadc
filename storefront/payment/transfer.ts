import { readableAccount } from '#contract/bank.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import type { OrderWire } from '../order/order-view.ts'

export interface Transfer {
  account: string
  variable_symbol: string
  amount: string
  due_at: string | null
  /** A picture as a data address; null where the shop cannot make one. */
  qr_image: string | null
}

export async function transferOf(api: Api, order: OrderWire, hash: string | null): Promise<Transfer | null> {
  const code = await api('GET /orders/{id}/qr-code', {
    params: { id: order.id },
    query: hash ? { hash } : {},
  }).catch((error: unknown) => {
    // The details in words are enough to pay by.
    if (error instanceof ApiError) return null
    throw error
  })
  const account = code?.account ?? order.payment?.payment_method?.bank_account
  if (!account) return null
  return {
    account: readableAccount(account),
    variable_symbol: code?.variable_symbol ?? order.variable_symbol,
    amount: (code?.amount ?? order.taxed_total_price).formatted,
    due_at: code?.due_at ?? null,
    qr_image: code?.image.startsWith('data:image/') ? code.image : null,
  }
}
