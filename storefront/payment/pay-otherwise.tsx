import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { OtherPayment } from './other-payments.ts'
import { OrderFields, type PaidOrder } from './pay-form.tsx'
import { usePay } from './use-pay.ts'

interface Props extends PaidOrder {
  others: readonly OtherPayment[]
  is_centered?: boolean
}

/** Another way to pay an order, folded until somebody wants it; works without scripts. */
export function PayOtherwise({ others, is_centered = false, ...order }: Props) {
  const { t } = useTranslator()
  const { is_loading, send } = usePay()
  if (others.length === 0) return null
  return (
    <details
      className={`group/otherwise ${is_centered ? 'w-full' : 'max-sm:w-full open:w-full'}`}
      data-pay-otherwise
    >
      <summary className="button button-quiet list-none max-sm:w-full">
        {t('payment.otherwise')}
        <Icon name="down" className="size-4 group-open/otherwise:rotate-180" />
      </summary>
      <form
        method="post"
        action="/api/payment"
        onSubmit={send}
        className={`mt-2 max-w-md rounded-md bg-sand p-4 text-left sm:p-5 ${is_centered ? 'mx-auto' : ''}`}
      >
        <OrderFields {...order} />
        <fieldset className="min-w-0">
          <legend className="text-sm text-smoke">{t('payment.otherwise_lead')}</legend>
          <ul className="mt-3 grid gap-2">
            {others.map(({ id, name }, place) => (
              <li key={id}>
                <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border border-clay bg-white px-3 py-2 font-semibold transition-colors hover:border-stone has-checked:border-tea">
                  <input
                    type="radio"
                    name="payment_method_id"
                    value={id}
                    defaultChecked={place === 0}
                    className="size-5 shrink-0"
                  />
                  <span className="min-w-0">{name}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <button
          type="submit"
          className="button button-quiet mt-4 w-full"
          aria-busy={is_loading || undefined}
          aria-disabled={is_loading || undefined}
        >
          {t('payment.otherwise_submit')}
        </button>
      </form>
    </details>
  )
}
