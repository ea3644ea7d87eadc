import { useTranslator } from '../storefront-context.tsx'
import { usePay } from './use-pay.ts'

/** Which order a form is about. */
export interface PaidOrder {
  order_id: number
  hash: string | null
}

export function OrderFields({ order_id, hash }: PaidOrder) {
  const { language } = useTranslator()
  return (
    <>
      <input type="hidden" name="order_id" value={order_id} />
      {hash && <input type="hidden" name="hash" value={hash} />}
      <input type="hidden" name="language" value={language} />
    </>
  )
}

/** Pays an order that is not paid yet. Without scripts a plain form. */
export function PayForm({ is_quiet = false, ...order }: PaidOrder & { is_quiet?: boolean }) {
  const { t } = useTranslator()
  const { is_loading, send } = usePay()
  return (
    <form method="post" action="/api/payment" onSubmit={send} className="max-sm:w-full" data-pay>
      <OrderFields {...order} />
      <button
        type="submit"
        className={`button max-sm:w-full ${is_quiet ? 'button-quiet' : 'button-primary'}`}
        aria-busy={is_loading || undefined}
        aria-disabled={is_loading || undefined}
      >
        {t('summary.pay')}
      </button>
    </form>
  )
}
