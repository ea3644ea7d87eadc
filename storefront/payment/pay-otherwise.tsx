import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { OtherPayment } from './other-payments.ts'
import { OrderFields, type PaidOrder } from './pay-form.tsx'
import { usePay } from './use-pay.ts'

/** Another way to pay an order, folded until somebody wants it; works without scripts. */
export function PayOtherwise({ others, ...order }: PaidOrder & { others: readonly OtherPayment[] }) {
  const { t } = useTranslator()
  const { is_sending, send } = usePay()
  if (others.length === 0) return null
  return (
    <details className="text-left max-sm:w-full open:w-full" data-pay-otherwise>
      <summary className="link inline-flex min-h-12 list-none items-center gap-1 px-2 text-sm">
        {t('payment.otherwise')}
        <Icon name="down" className="size-4" />
      </summary>
      <form
        method="post"
        action="/api/payment"
        onSubmit={send}
        className="mt-2 max-w-text rounded-md bg-sand p-4 sm:p-5"
      >
        <OrderFields {...order} />
        <fieldset className="min-w-0">
          <legend className="text-sm text-smoke">{t('payment.otherwise_lead')}</legend>
          <ul className="mt-3 grid gap-2">
            {others.map(({ id, name, description }, place) => (
              <li key={id}>
                <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-sm border border-clay bg-white px-3 py-3 transition-colors hover:border-stone has-checked:border-tea">
                  <input
                    type="radio"
                    name="payment_method_id"
                    value={id}
                    defaultChecked={place === 0}
                    className="mt-0.5 size-5 shrink-0"
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    {description && <span className="block text-sm text-smoke">{description}</span>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <button
          className="button button-primary mt-4 max-sm:w-full"
          aria-busy={is_sending}
          disabled={is_sending}
        >
          {t('payment.otherwise_submit')}
        </button>
      </form>
    </details>
  )
}
