import { accountFacts } from '#contract/bank.ts'
import { ApiError } from '../api/request-error.ts'
import type { LoadContext } from '../load-context.ts'
import type { OrderWire } from '../order/order-view.ts'

export interface Transfer {
  /** Named rows, as many as the reader needs. */
  facts: [name: string, value: string][]
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
  const { t, language, date } = translator
  return {
    facts: [
      ...accountFacts({ ...code, account }, t('summary.bank_account'), language),
      [t('summary.variable_symbol'), code?.variable_symbol ?? order.variable_symbol],
      [t('summary.amount'), (code?.amount ?? order.taxed_total_price).formatted],
      ...(code?.due_at ? [[t('summary.due'), date(code.due_at)] satisfies [string, string]] : []),
    ],
    qr_image: code?.image.startsWith('data:image/') ? code.image : null,
  }
}
