import { useTranslator } from '../storefront-context.tsx'
import { ProductActions } from '../wishlist/product-actions.tsx'
import { Availability } from './availability.tsx'
import { ExpectedDate } from './expected-date.tsx'
import { Price } from './price.tsx'
import type { ProductData } from './product-data.ts'
import { ProductFields } from './product-fields.tsx'
import { PurchaseNotices } from './purchase-notices.tsx'
import { Stars } from './stars.tsx'
import { VariationPicker } from './variation-picker.tsx'

/** Everything a shopper decides by: what it is, what it costs, which one, and whether it can be had. */
export function BuyBox({ product }: { product: ProductData }) {
  const { t } = useTranslator()
  const { offer, brand, rating } = product
  return (
    <div className="grid gap-6">
      <header>
        {brand && (
          <p className="text-sm">
            <a href={brand.url} className="link py-2 text-smoke hover:text-ink">
              {brand.name}
            </a>
          </p>
        )}
        <h1 className="display mt-1 text-2xl break-words hyphens-auto">{product.name}</h1>
        {rating.average !== null && rating.count > 0 && (
          <a href="#reviews" className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm">
            <Stars rating={rating.average} />
            <span className="link">{t('review.count', { count: rating.count })}</span>
          </a>
        )}
        {product.short_description && <p className="mt-2 text-smoke">{product.short_description}</p>}
      </header>
      <VariationPicker path={product.path} choices={product.choices} />
      <div className="border-t border-clay pt-5">
        <PriceBlock product={product} />
        <div className="mt-4 grid gap-1">
          <Availability item={offer} large />
          <ExpectedDate offer={offer} />
          {offer.product_availability?.note && (
            <p className="text-xs text-smoke">{offer.product_availability.note}</p>
          )}
          {product.missing.length > 0 && (
            <p className="text-sm text-warning">
              {t('product.not_chosen', { names: product.missing.join(', ') })}
            </p>
          )}
        </div>
      </div>
      <ProductFields fields={product.product_fields} />
      <ProductActions product={product} />
      <PurchaseNotices product={product} />
    </div>
  )
}

function PriceBlock({ product: { offer } }: { product: ProductData }) {
  const { t } = useTranslator()
  const untaxed = offer.discounted_price ?? offer.customer_price ?? offer.price
  const { unit_price } = offer
  return (
    <>
      <Price product={offer} large />
      <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-smoke">
        <span>{t('product.with_tax')}</span>
        {offer.price_range === null && (
          <span className="figures">{t('product.without_tax', { price: untaxed.formatted })}</span>
        )}
        {unit_price && (
          <span className="figures">
            {t('product.unit_price', { price: unit_price.taxed_price.formatted, unit: unit_price.unit })}
          </span>
        )}
      </p>
    </>
  )
}
