import { usePath, useTranslator } from '../storefront-context.tsx'

export function AccountDeletedPage() {
  const { t } = useTranslator()
  const path = usePath()
  return (
    <div className="mx-auto max-w-md">
      <h1 className="display text-2xl">{t('customer.deleted_heading')}</h1>
      <p className="mt-4 text-smoke">{t('customer.deleted_text')}</p>
      <p className="mt-8">
        <a href={path('home')} className="button button-primary">
          {t('cart.to_shop')}
        </a>
      </p>
    </div>
  )
}
