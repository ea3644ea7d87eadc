import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import { usePath, useStorefront } from '../storefront-context.tsx'

/** A list that is still empty, and the way to what could fill it. */
export function NothingYet({ heading, text }: { heading?: string; text: string }) {
  const { shop, translator } = useStorefront()
  const path = usePath()
  return (
    <>
      {heading && <p className="mt-6 text-lg font-semibold">{heading}</p>}
      <p className="mt-2 text-smoke">{text}</p>
      <p className="mt-6">
        <a href={path('home')} className="button button-primary">
          {translator.t('cart.to_shop')}
        </a>
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
