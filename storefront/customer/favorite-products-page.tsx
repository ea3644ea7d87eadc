import { ProductCard } from '../catalogue/product-card.tsx'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { FavoriteData } from '../wishlist/favorite-data.ts'
import { NothingYet } from './nothing-yet.tsx'

export function FavoriteProductsPage({ data }: { data: FavoriteData }) {
  const { t, language } = useTranslator()
  const path = usePath()('customer-favorite-products')
  const { products, page, pages } = data
  const address = (number: number) => (number > 1 ? `${path}?page=${number}` : path)
  return (
    <>
      <h1 className="display text-2xl">{t('favorites.heading')}</h1>
      {products.length > 0 && <h2 className="sr-only">{t('search.products')}</h2>}
      {products.length === 0 ? (
        <NothingYet heading={t('favorites.empty')} text={t('favorites.empty_text')} />
      ) : (
        <ul className="mt-6 grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6">
          {products.map((product, index) => (
            <li
              key={product.id}
              className="flex flex-col pb-6 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-0"
            >
              <ProductCard product={product} eager={index < 3} />
              <form method="post" action="/api/favorites">
                <input type="hidden" name="language" value={language} />
                <input type="hidden" name="product_id" value={product.id} />
                <input type="hidden" name="return_to" value={address(page)} />
                <button
                  name="action"
                  value="remove"
                  aria-label={`${t('product.favorite_remove')}: ${product.name}`}
                  className="link inline-flex min-h-11 items-center text-sm text-smoke hover:text-ink"
                >
                  {t('action.remove')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} url={address} />
    </>
  )
}
