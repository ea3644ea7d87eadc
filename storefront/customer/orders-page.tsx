import { useTranslator } from '../storefront-context.tsx'
import { NothingYet } from './nothing-yet.tsx'

export function OrdersPage() {
  const { t } = useTranslator()
  return (
    <>
      <h1 className="display text-2xl">{t('orders.heading')}</h1>
      <NothingYet text={t('orders.empty')} />
    </>
  )
}
