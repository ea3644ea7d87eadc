import { Notice } from '../auth/notice.tsx'
import { NothingYet } from '../customer/nothing-yet.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import type { WayToOrder } from './cart-data.ts'

interface Props {
  latest_order: WayToOrder | null
  /** Its lines could not be read, which is not the same as none. */
  has_failed: boolean
}

/** Nothing to buy yet, and the way back to what was bought a while ago. */
export function EmptyCart({ latest_order, has_failed }: Props) {
  const { t } = useTranslator()
  const path = usePath()
  if (has_failed) {
    return (
      <>
        <Notice kind="failure">{t('cart_items_load_error')}</Notice>
        <p className="mt-6">
          <a href={path('cart')} data-reload="" className="button button-primary">
            {t('action.retry')}
          </a>
        </p>
      </>
    )
  }
  return (
    <NothingYet heading={t('cart.empty')} text={t('cart.empty_text')}>
      {latest_order && (
        <a
          href={latest_order.url}
          className={
            latest_order.is_unpaid ? 'button button-quiet' : 'link inline-flex min-h-11 items-center'
          }
        >
          {latest_order.text}
        </a>
      )}
    </NothingYet>
  )
}
