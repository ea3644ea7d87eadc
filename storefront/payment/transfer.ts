import { accountFacts } from '#contract/bank.ts'
import { ApiError } from '../api/request-error.ts'
import type { LoadContext } from '../load-context.ts'
import type { OrderWire } from '../order/order-view.ts'

export interface Transfer {
  /** Named rows, as many as the reader needs. */
  account: [name: string, value: string][]
  variable_symbol: string
  amount: string
  due_at: string | null
  /** A picture as a data address; null where the shop cannot make one. */
  qr_image: string | null
}

export async function transferOf(
  { api, translator }: Pick<LoadContext, 'api' | 'translator'>,
  order: OrderWire,
  hash: string | null,
): Promise<Transfer | null> {
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
    account: accountFacts({ ...code, account }, translator.t('summary.bank_account'), translator.language),
    variable_symbol: code?.variable_symbol ?? order.variable_symbol,
    amount: (code?.amount ?? order.taxed_total_price).formatted,
    due_at: code?.due_at ?? null,
    qr_image: code?.image.startsWith('data:image/') ? code.image : null,
  }
}
