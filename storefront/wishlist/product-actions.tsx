import type { ProductData } from '../catalogue/product-data.ts'
import { useTranslator } from '../storefront-context.tsx'
import { CompareButton } from './compare-button.tsx'
import { FavoriteButton } from './favorite-button.tsx'

/** What a shopper may do with a product before buying it: remember it, and hold it against others. */
export function ProductActions({ product }: { product: ProductData }) {
  const { t } = useTranslator()
  const { id, path, query, forms } = product
  const { action_result: result, compared_limit } = forms
  const props = { product_id: id, return_to: query ? `${path}?${query}` : path }
  const said = {
    compared: t('product.compared'),
    comparison_full: t('comparison.full', { count: compared_limit }),
    favorite: t('product.favorite_added'),
    favorite_failed: t('failed_to_create_product_list'),
  }
  const words = (...results: (typeof result)[]) => (result && results.includes(result) ? said[result] : null)
  return (
    <div className="flex flex-wrap gap-x-6">
      <FavoriteButton key={`favorite ${id}`} {...props} said={words('favorite', 'favorite_failed')} />
      <CompareButton key={`compare ${id}`} {...props} said={words('compared', 'comparison_full')} />
    </div>
  )
}
