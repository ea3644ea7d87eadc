import { FALLBACK_IMAGE } from '#contract/image.ts'
import { useTranslator } from '../storefront-context.tsx'
import { isFree, isUnsold, shownPrice } from './line-price.ts'
import type { Line } from './read-cart.ts'

export function LinePicture({ line, className }: { line: Line; className: string }) {
  return (
    <div className={`aspect-4/5 shrink-0 overflow-hidden rounded-sm bg-sand ${className}`}>
      <img
        src={line.image_url ?? FALLBACK_IMAGE.url}
        alt=""
        width={160}
        height={200}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  )
}

export function LineName({ line }: { line: Line }) {
  const { typeset } = useTranslator()
  const name = typeset(line.name)
  if (!line.url) return name
  return (
    <a href={line.url} className="hover:underline">
      {name}
    </a>
  )
}

/** What was chosen and filled in, and what the line contains: parts of a package, services, gifts. */
export function LineDetails({ line }: { line: Line }) {
  const { t } = useTranslator()
  const properties = line.variation_properties_names ?? []
  const parts = line.items.filter(({ amount_per_package }) => amount_per_package !== null)
  const added = line.items.filter(({ amount_per_package }) => amount_per_package === null)
  return (
    <div className="grid gap-1 text-xs text-smoke">
      <Unsold line={line} />
      {properties.length > 0 && <p>{properties.join(' · ')}</p>}
      {line.product_fields.map(({ name, value }) => (
        <p key={name} className="break-words">
          {name}: <span className="text-ink">{value}</span>
        </p>
      ))}
      {parts.length > 0 && (
        <ul aria-label={t('cart.in_package')} className="grid gap-0.5 border-l-2 border-clay pl-3">
          {parts.map((part) => (
            <li key={part.id}>
              {t('product.package_count', { count: part.amount_per_package ?? 1 })} {part.name}
              {part.variation_properties_names && part.variation_properties_names.length > 0 && (
                <> ({part.variation_properties_names.join(' · ')})</>
              )}
            </li>
          ))}
        </ul>
      )}
      {added.length > 0 && (
        <ul className="grid gap-0.5 border-l-2 border-clay pl-3">
          {added.map((item) => (
            <li key={item.id} className="flex flex-wrap gap-x-3">
              <span className="min-w-0 flex-1">
                {item.gift_id !== null && <span className="text-tea-deep">{t('cart.gift')}: </span>}
                {item.name}
              </span>
              <span className="figures">{priceOf(item, t('cart.free'))}</span>
              {!isUnsold(line) && <Unsold line={item} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Unsold({ line }: { line: Line }) {
  const { t } = useTranslator()
  return isUnsold(line) && <p className="w-full text-danger">{t('cart.unpriced')}</p>
}

export function priceOf(line: Line, free: string): string {
  return isFree(line) ? free : shownPrice(line)
}
