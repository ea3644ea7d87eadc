import type { ProductFilter } from '#contract/product-filter.ts'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { type ChosenFilter, chosenIn } from './chosen-filters.ts'

/** What is chosen, each with its own way out. */
export function AppliedFilters({
  filters,
  clear_url,
}: {
  filters: ProductFilter[]
  clear_url: string | null
}) {
  const { translator, shop } = useStorefront()
  const { t } = translator
  const chosen = filters.flatMap(chosenIn)
  if (chosen.length === 0) return null
  const symbol = shop.currencies.find(({ code }) => code === shop.currency)?.symbol ?? shop.currency
  // The sign stands where prices of this language have it.
  const priceOf = (value: number) =>
    translator.language === 'en' && shop.currency === 'EUR'
      ? symbol + translator.number(value)
      : `${translator.number(value)}\u00a0${symbol}`
  function wordsOf(one: ChosenFilter): string {
    if ('label' in one) return one.label
    const { from, to } = one
    if (from === null) return t('category.price_up_to', { price: priceOf(to ?? 0) })
    if (to === null) return t('product.price_from', { price: priceOf(from) })
    return t('category.price_range', { from: priceOf(from), to: priceOf(to) })
  }
  return (
    <ul className="mb-5 flex flex-wrap gap-2">
      {chosen.map((one) => (
        <li key={one.key}>
          <a
            href={one.url}
            rel="nofollow"
            data-keep-scroll="step pick"
            aria-label={t('category.filter_remove', { name: wordsOf(one) })}
            className="figures flex min-h-9 items-center gap-2 rounded-full bg-tea-soft py-1 pr-2.5 pl-3.5 text-sm text-tea-deep hover:bg-clay"
          >
            {wordsOf(one)}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      {clear_url && (
        <li>
          <a
            href={clear_url}
            rel="nofollow"
            data-keep-scroll="step"
            className="link flex min-h-9 items-center px-2 text-sm"
          >
            {t('category.filters_clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
