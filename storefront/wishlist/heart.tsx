import { type SubmitEvent, useEffect } from 'react'
import { refreshPage } from '../navigation/page-change.ts'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { notify, notifyWith } from '../ui/notify.ts'
import { loadFavorites, useFavorite } from './favorite-store.ts'

const FORM = 'favorites'

/** The heart on a picture. All hearts of a page are buttons of one form, which leads on without scripts as well. */
export function Heart({ product_id, name }: { product_id: number; name: string }) {
  const { t } = useTranslator()
  const listed = useFavorite(product_id)
  return (
    <button
      form={FORM}
      name="product_id"
      value={product_id}
      aria-label={`${t(listed ? 'product.favorite_remove' : 'product.favorite_add')}: ${name}`}
      className="absolute top-1 right-1 z-10 flex size-11 items-center justify-center"
    >
      <span className="flex size-9 items-center justify-center rounded-full bg-white/90 hover:bg-white">
        <Icon name="heart" className={`size-5 ${listed ? 'text-terracotta [&>path]:fill-current' : ''}`} />
      </span>
    </button>
  )
}

export function HeartForm() {
  const { page, shop, translator } = useStorefront()
  const { t, language } = translator
  const { currency } = shop

  useEffect(() => void loadFavorites({ language, currency }), [language, currency])

  async function toggle(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    const button = event.nativeEvent.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    const code = await import('./toggle-favorite.ts').catch(() => null)
    const toggled = await code?.toggleFavorite(Number(button.value), language)
    if (toggled === 'added') notifyWith({ type: 'success', body: t('product.favorite_added') })
    if (toggled === 'failed' || !toggled) notify('failed_to_create_product_list')
    if (toggled === 'removed' && page.name === 'customer-favorite-products') {
      await refreshPage(location.pathname + location.search)
    }
  }

  return (
    <form id={FORM} method="post" action="/api/favorites" onSubmit={toggle} hidden>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="action" value="add" />
    </form>
  )
}
