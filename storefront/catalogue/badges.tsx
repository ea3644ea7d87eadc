import type { Tag } from '#contract/tag.ts'
import { useTranslator } from '../storefront-context.tsx'
import type { Priced } from './offered-price.ts'
import { announcedLowest } from './price.tsx'

const MAX_BADGES = 2

/** At most two words over a picture. A discount is told by its percents, beside the lowest price, or not at all. */
export function Badges({ product, tags }: { product: Priced; tags: Pick<Tag, 'id' | 'name'>[] }) {
  const { t } = useTranslator()
  const percents = announcedLowest(product) ? (product.discount_percents ?? null) : null
  const others = tags
    .filter((tag) => tag.name !== t('product.badge_sale'))
    .slice(0, MAX_BADGES - (percents === null ? 0 : 1))
  if (percents === null && others.length === 0) return null
  return (
    <ul className="pointer-events-none absolute top-2 right-13 left-2 flex flex-wrap gap-1.5 text-xs font-semibold">
      {percents !== null && (
        <li className="figures rounded-full bg-terracotta px-2.5 py-1 text-white">
          {t('product.discount', { percents: Math.round(percents) })}
        </li>
      )}
      {others.map((tag) => (
        <li key={tag.id} className="rounded-full bg-white px-2.5 py-1 text-tea-deep">
          {tag.name}
        </li>
      ))}
    </ul>
  )
}
