import { NothingYet } from '../customer/nothing-yet.tsx'
import { useTranslator } from '../storefront-context.tsx'

/** Nothing to buy yet, and the way back to what was bought a while ago. */
export function EmptyCart({ latest_order_url }: { latest_order_url: string | null }) {
  const { t } = useTranslator()
  return (
    <NothingYet heading={t('cart.empty')} text={t('cart.empty_text')}>
      {latest_order_url && (
        <a href={latest_order_url} className="link inline-flex min-h-11 items-center">
          {t('payment.latest_order')}
        </a>
      )}
    </NothingYet>
  )
}
