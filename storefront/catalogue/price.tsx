import { type Money } from '#contract/money.ts'
import { isDiscounted } from '#contract/price.ts'
import { useTranslator } from '../storefront-context.tsx'

export interface Priced {
  taxed_price: Money
  discounted_taxed_price?: Money | null
  discount_percents?: number | null
  customer_taxed_price?: Money | null
  taxed_lowest_price_30_days?: Money | null
  price_range?: { taxed_min_price: Money; taxed_max_price: Money } | null
}

/** The price this visitor pays, told apart from the regular one. A discount never stands without its 30-day lowest. */
export function Price({ product, large = false }: { product: Priced; large?: boolean }) {
  const { t } = useTranslator()
  const range = product.price_range
  const spread = range != null && range.taxed_min_price.value < range.taxed_max_price.value
  const size = large ? 'text-2xl' : 'text-lg'
  if (isDiscounted(product) && product.discounted_taxed_price) {
    return (
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={`figures font-semibold text-terracotta ${size}`}>
            {product.discounted_taxed_price.formatted}
          </span>
          <s className="figures text-sm text-smoke">
            <span className="sr-only">{t('product.price_original', { price: '' })}</span>
            {product.taxed_price.formatted}
          </s>
        </p>
        {product.taxed_lowest_price_30_days && (
          <p className="mt-0.5 text-xs text-smoke">
            {t('product.lowest_price', { price: product.taxed_lowest_price_30_days.formatted })}
          </p>
        )}
      </div>
    )
  }
  if (product.customer_taxed_price) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`figures font-semibold ${size}`}>{product.customer_taxed_price.formatted}</span>
        <span className="text-xs text-tea-deep">{t('product.price_customer')}</span>
      </p>
    )
  }
  const price = spread
    ? t('product.price_from', { price: range.taxed_min_price.formatted })
    : product.taxed_price.formatted
  return <p className={`figures font-semibold ${size}`}>{price}</p>
}
