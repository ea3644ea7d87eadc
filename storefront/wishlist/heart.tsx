import type { SubmitEvent } from 'react'
import { useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFavorite } from './favorite-store.ts'

/** The heart on a picture. Without scripts its form leads to the wish list, by way of login where it must. */
export function Heart({ product_id, name }: { product_id: number; name: string }) {
  const { t, language } = useTranslator()
  const listed = useFavorite(product_id)

  function toggle(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    import('./toggle-favorite.ts')
      .then(({ toggleHeart }) => toggleHeart(product_id, language, t))
      // Code that cannot be had leaves the form to the browser.
      .catch(() => form.submit())
  }

  return (
    <form method="post" action="/api/favorites" onSubmit={toggle} className="absolute top-1 right-1 z-10">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="product_id" value={product_id} />
      <input type="hidden" name="action" value={listed ? 'remove' : 'add'} />
      <button
        aria-label={`${t(listed ? 'product.favorite_remove' : 'product.favorite_add')}: ${name}`}
        className="group/heart flex size-11 items-center justify-center"
      >
        <span className="flex size-9 items-center justify-center rounded-full bg-white/90 group-hover/heart:bg-white">
          <Icon name="heart" className={`size-5 ${listed ? 'text-terracotta [&>path]:fill-current' : ''}`} />
        </span>
      </button>
    </form>
  )
}
