import { NothingYet } from '../customer/nothing-yet.tsx'
import { useTranslator } from '../storefront-context.tsx'

export function CartPage() {
  const { t } = useTranslator()
  return (
    <>
      <h1 className="display text-2xl">{t('cart.heading')}</h1>
      <NothingYet heading={t('cart.empty')} text={t('cart.empty_text')} />
    </>
  )
}
