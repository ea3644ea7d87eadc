import { useTranslator } from '../storefront-context.tsx'
import { NothingYet } from './nothing-yet.tsx'

export function FavoriteProductsPage() {
  const { t } = useTranslator()
  return (
    <>
      <h1 className="display text-2xl">{t('favorites.heading')}</h1>
      <NothingYet heading={t('favorites.empty')} text={t('favorites.empty_text')} />
    </>
  )
}
