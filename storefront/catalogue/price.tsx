import type { Money } from '#contract/money.ts'
import { isDiscounted, paidPrice } from '#contract/price.ts'
import type { Translator } from '../i18n/translator.ts'
import { useTranslator } from '../storefront-context.tsx'
import { isOwnPrice, isSpread, offeredPrice, type Priced } from './offered-price.ts'

/** The 30-day lowest price, where it stands beside a discount; null where no discount may be announced. */
export function announcedLowest(product: Priced): Money | null {
  if (paidPrice(product).why !== 'discount' || !isDiscounted(product) || !isOwnPrice(product)) return null
  return product.taxed_lowest_price_30_days ?? null
}

export function offeredPriceText(product: Priced, { t }: Pick<Translator, 't'>): string {
  const price = offeredPrice(product).formatted
  return isSpread(product) ? t('product.price_from', { price }) : price
}

/** The price this visitor pays. It is struck and compared only where the 30-day lowest price stands beside it. */
export function Price({ product, large = false }: { product: Priced; large?: boolean }) {
  const translator = useTranslator()
  const { t } = translator
  const size = large ? 'text-2xl' : 'text-lg'
  const is_spread = isSpread(product)
  const announced = announcedLowest(product)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`figures font-semibold ${size} ${announced ? 'text-terracotta' : ''}`}>
          {offeredPriceText(product, translator)}
        </span>
        {announced && !is_spread && (
          <s className="figures text-sm text-smoke">
            <span className="sr-only">{t('product.price_original', { price: '' })}</span>
            {product.taxed_price.formatted}
          </s>
        )}
        {!is_spread && isOwnPrice(product) && paidPrice(product).why === 'customer' && (
          <span className="text-xs text-tea-deep">{t('product.price_customer')}</span>
        )}
      </p>
      {announced && (
        <p className="figures mt-0.5 text-xs whitespace-normal text-smoke">
          {t('product.lowest_price', { price: announced.formatted })}
        </p>
      )}
    </div>
  )
}
