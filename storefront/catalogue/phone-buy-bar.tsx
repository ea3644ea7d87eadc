import { BUY_FORM } from '../cart/add-to-cart.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { Availability } from './availability.tsx'
import { offeredPriceText } from './price.tsx'
import { obstaclesOf } from './obstacle-line.tsx'
import type { ProductData } from './product-data.ts'
import { isForSale } from './product-offer.ts'

/** Price and availability at the thumb while a phone scrolls through the product. */
export function PhoneBuyBar({ product, is_adding }: { product: ProductData; is_adding: boolean }) {
  const { page, translator } = useStorefront()
  const { t } = translator
  const { offer, variation, choices } = product
  const set = product.package
  const obstacles = obstaclesOf(product, new Date(page.drawn_at))
  // What is never sold needs no bar: it would only cover what is read.
  if (!isForSale(offer)) return null
  const missing = obstacles.some(({ kind }) => kind === 'property')
  const isSetOpen = set !== null && (set.missing_pieces > 0 || set.missing_parts.length > 0)
  return (
    <div data-bottom-bar="" className="bottom-bar mt-10 lg:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="line-clamp-2 text-xs text-smoke">{variation?.name ?? product.name}</span>
          <span className="figures text-lg leading-tight font-semibold">
            {offeredPriceText(offer, translator)}
          </span>
        </p>
        {missing || (choices.length > 0 && !variation) ? (
          <a href="#choices" className="button button-primary shrink-0">
            {t('product.complete_choice')}
          </a>
        ) : isSetOpen ? (
          <a href="#package" className="button button-primary shrink-0">
            {t('product.package_build')}
          </a>
        ) : obstacles.length > 0 ? (
          <span className="shrink-0 whitespace-nowrap">
            <Availability item={offer} />
          </span>
        ) : (
          <button
            form={BUY_FORM}
            aria-busy={is_adding || undefined}
            className="button button-primary shrink-0"
          >
            {t('product.add_to_cart')}
          </button>
        )}
      </div>
    </div>
  )
}
