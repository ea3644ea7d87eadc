import type { ProductFilter } from '#contract/product-filter.ts'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** What is chosen, each with its own way out. */
export function AppliedFilters({ filters }: { filters: ProductFilter[] }) {
  const { page, translator } = useStorefront()
  const { t } = translator
  const chosen = filters.flatMap((filter) =>
    'items' in filter ? filter.items.filter((item) => item.is_selected) : [],
  )
  if (chosen.length === 0) return null
  const clean = page.head.canonical.split('?')[0] ?? '/'
  return (
    <ul className="mb-5 flex flex-wrap gap-2">
      {chosen.map((item) => (
        <li key={item.url}>
          <a
            href={item.url}
            rel="nofollow"
            aria-label={t('category.filter_remove', { name: item.label })}
            className="flex min-h-9 items-center gap-2 rounded-full bg-tea-soft py-1 pr-2.5 pl-3.5 text-sm text-tea-deep hover:bg-clay"
          >
            {item.label}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a href={clean} className="link flex min-h-9 items-center px-2 text-sm">
          {t('category.filters_clear')}
        </a>
      </li>
    </ul>
  )
}
