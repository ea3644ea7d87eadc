import { type Money } from '#contract/money.ts'
import { isDiscounted, paidPrice } from '#contract/price.ts'
import { useTranslator } from '../storefront-context.tsx'

export interface Priced {
  taxed_price: Money
  discounted_taxed_price?: Money | null
  discount_percents?: number | null
  customer_taxed_price?: Money | null
  taxed_lowest_price_30_days?: Money | null
  price_range?: { taxed_min_price: Money; taxed_max_price: Money } | null
}

const isSpread = ({ price_range: range }: Priced) =>
  Boolean(range && range.taxed_min_price.value < range.taxed_max_price.value)

/** The 30-day lowest price, where it stands beside a discount; null where no discount may be announced. */
export function announcedLowest(product: Priced): Money | null {
  if (isSpread(product) || paidPrice(product).why !== 'discount' || !isDiscounted(product)) return null
  return product.taxed_lowest_price_30_days ?? null
}

/** The price this visitor pays. It is struck and compared only where the 30-day lowest price stands beside it. */
export function Price({ product, large = false }: { product: Priced; large?: boolean }) {
  const { t } = useTranslator()
  const size = large ? 'text-2xl' : 'text-lg'
  const range = product.price_range
  if (range && isSpread(product)) {
    const from = t('product.price_from', { price: range.taxed_min_price.formatted })
    return <p className={`figures font-semibold ${size}`}>{from}</p>
  }
  const { price, why } = paidPrice(product)
  const announced = announcedLowest(product)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`figures font-semibold ${size} ${announced ? 'text-terracotta' : ''}`}>
          {price.formatted}
        </span>
        {announced && (
          <s className="figures text-sm text-smoke">
            <span className="sr-only">{t('product.price_original', { price: '' })}</span>
            {product.taxed_price.formatted}
          </s>
        )}
        {why === 'customer' && <span className="text-xs text-tea-deep">{t('product.price_customer')}</span>}
      </p>
      {announced && (
        <p className="mt-0.5 text-xs text-smoke">
          {t('product.lowest_price', { price: announced.formatted })}
        </p>
      )}
    </div>
  )
}
