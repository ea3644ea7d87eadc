import { onCard } from '../shell/card-form.tsx'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFavorite } from './favorite-store.ts'

/** The heart on a picture. Without scripts it leads to the wish list, by way of login where it must. */
export function Heart({ product_id, name }: { product_id: number; name: string }) {
  const { t, language } = useTranslator()
  const listed = useFavorite(product_id)

  const action = listed ? 'remove' : 'add'
  const toggle = (sendPlainly: () => void) =>
    void import('./toggle-favorite.ts')
      .then(({ toggleHeart }) => toggleHeart(product_id, language, t))
      // Code that cannot be had leaves it to the browser.
      .catch(sendPlainly)

  return (
    <button
      {...onCard('/api/favorites', { product_id: `${product_id}`, action }, toggle)}
      aria-label={`${t(`product.favorite_${action}`)}: ${name}`}
      className="group/heart absolute top-1 right-1 z-10 flex size-11 items-center justify-center"
    >
      <span className="flex size-9 items-center justify-center rounded-full bg-white/90 group-hover/heart:bg-white">
        <Icon name="heart" className={`size-5 ${listed ? 'text-terracotta [&>path]:fill-current' : ''}`} />
      </span>
    </button>
  )
}
