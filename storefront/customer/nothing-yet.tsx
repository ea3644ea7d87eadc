import type { ReactNode } from 'react'
import { usePath, useStorefront } from '../storefront-context.tsx'
import { laterPart } from '../ui/later-part.tsx'

const CategoryTiles = laterPart(() =>
  import('../catalogue/category-tiles.tsx').then((file) => file.CategoryTiles),
)

interface Props {
  heading?: string
  text: string
  /** Another way on, beside the one to the shop. */
  children?: ReactNode
}

/** A list that is still empty, and the way to what could fill it. */
export function NothingYet({ heading, text, children }: Props) {
  const { shop, translator } = useStorefront()
  const path = usePath()
  return (
    <>
      {heading && <p className="mt-6 text-lg font-semibold">{heading}</p>}
      <p className="mt-2 text-smoke">{text}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href={path('home')} className="button button-primary">
          {translator.t('cart.to_shop')}
        </a>
        {children}
      </p>
      {shop.menu.length > 0 && (
        <section className="mt-12">
          <h2 className="display mb-5 text-xl">{translator.t('home.categories')}</h2>
          <CategoryTiles items={shop.menu} />
        </section>
      )}
    </>
  )
}
