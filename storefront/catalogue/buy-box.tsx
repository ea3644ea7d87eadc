import { paidPrice } from '#contract/price.ts'
import { canPurchase } from '#contract/stock.ts'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { useStorefront, useTranslator } from '../storefront-context.tsx'
import type { ButtonLoading } from '../ui/use-button-loading.ts'
import { ProductActions } from '../wishlist/product-actions.tsx'
import { Availability } from './availability.tsx'
import { ExpectedDate } from './expected-date.tsx'
import { ObstacleLine } from './obstacle-line.tsx'
import { isOwnPrice, offeredPrice } from './offered-price.ts'
import { Price } from './price.tsx'
import type { ProductData } from './product-data.ts'
import { ProductName } from './product-name.tsx'
import { isForSale } from './product-offer.ts'
import { ProductFields } from './product-fields.tsx'
import { PurchaseNotices } from './purchase-notices.tsx'
import { Stars } from './stars.tsx'
import { VariationPicker } from './variation-picker.tsx'

/** Everything a shopper decides by: what it is, what it costs, which one, and whether it can be had. */
export function BuyBox({ product, adding }: { product: ProductData; adding: ButtonLoading }) {
  const { t, typeset } = useTranslator()
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
        <h1 className="display mt-1 text-2xl break-words hyphens-auto">
          <ProductName name={product.name} />
        </h1>
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
            <p className="text-xs text-smoke">
              <Mailed text={typeset(offer.product_availability.note)} />
            </p>
          )}
          <LackingPieces product={product} />
          <ObstacleLine product={product} />
        </div>
        <ProductFields fields={product.fields} is_refused={product.forms.cart_result !== null} />
        <AddToCart product={product} adding={adding} />
      </div>
      <ProductActions product={product} />
      <PurchaseNotices product={product} />
    </div>
  )
}

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A merchant's sentence, in which an address can be written to. */
function Mailed({ text }: { text: string }) {
  const [before, email, after] = text.split(EMAIL)
  return (
    <>
      {before}
      {email && (
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      )}
      {after}
    </>
  )
}

/** Why a set with fixed contents cannot be had. */
function LackingPieces({ product }: { product: ProductData }) {
  const { page, translator } = useStorefront()
  const contents = product.package?.contents
  if (contents?.kind !== 'fixed' || product.package?.stock !== 0) return null
  const now = new Date(page.drawn_at)
  const lacking = contents.lines.filter(
    ({ item, count }) =>
      !canPurchase(item, now) || (item.update_stock && (item.stock_state ?? count) < count),
  )
  const names = [...new Set(lacking.map(({ name }) => name))].join(', ')
  return <p className="text-sm text-smoke">{translator.t('product.package_lacking', { names })}</p>
}

function PriceBlock({ product: { offer, is_service } }: { product: ProductData }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const about_shipping = shop.pages.find(({ code }) => code === 'shipping-and-payment')
  const untaxed =
    { discount: offer.discounted_price, customer: offer.customer_price, regular: offer.price }[
      paidPrice(offer).why
    ] ?? offer.price
  const { unit_price } = offer
  return (
    <>
      <Price product={offer} large />
      {/* Each dot stands before its words, and that of the first ones on a line is cut off. */}
      <p className="mt-1 -ml-4 flex flex-wrap text-xs [clip-path:inset(-6px_-6px_-6px_10px)] text-smoke *:before:inline-block *:before:w-4 *:before:text-center *:before:content-['·']">
        {shop.company.vat_number && <span>{t('product.with_tax')}</span>}
        {shop.company.vat_number && offer.price_range === null && (
          <span className="figures">{t('product.without_tax', { price: untaxed.formatted })}</span>
        )}
        {unit_price && isOwnPrice(offer) && (
          <span className="figures">
            {t('product.unit_price', { price: unit_price.taxed_price.formatted, unit: unit_price.unit })}
          </span>
        )}
        {!is_service && isForSale(offer) && shop.shipping_from && about_shipping && (
          <span>
            <a href={about_shipping.url} className="link figures">
              {shop.free_shipping_from && offeredPrice(offer).value >= shop.free_shipping_from.value
                ? t('product.shipping_free')
                : t('product.shipping_from', { price: shop.shipping_from })}
            </a>
          </span>
        )}
      </p>
    </>
  )
}
