import { useEffect, useRef } from 'react'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ListingData } from './listing-data.ts'

export function SortLinks({ options }: { options: ListingData['sort_options'] }) {
  const { shop, translator } = useStorefront()
  const { t } = translator
  const about = shop.pages.find(({ code }) => code === 'product-sorting')
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const beside = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false
    }
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && close(menu.current)
    document.addEventListener('pointerdown', beside, { signal })
    menu.current?.addEventListener('keydown', escape, { signal })
    return () => left.abort()
  }, [])
  const current = options.find((option) => option.is_selected) ?? options[0]
  if (!current) return null
  return (
    <details ref={menu} className="group/sort relative text-sm">
      <summary className="button button-quiet">
        <span className="max-sm:sr-only">{t('category.sorting')}:</span> {current.label}
        <Icon name="down" className="size-4 group-open/sort:rotate-180" />
      </summary>
      <ul className="absolute right-0 z-20 mt-2 w-64 rounded-md border border-clay bg-white py-2 shadow-high">
        {options.map((option) => (
          <li key={option.value}>
            <a
              href={option.url}
              rel="nofollow"
              data-keep-scroll="step"
              onClick={() => close(menu.current)}
              aria-current={option.is_selected ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between px-4 hover:bg-sand aria-[current]:font-semibold"
            >
              {option.label}
              {option.is_selected && <Icon name="check" className="size-4 text-tea" />}
            </a>
          </li>
        ))}
        {about && (
          <li className="mt-2 border-t border-clay pt-2">
            <a href={about.url} className="link flex min-h-11 items-center px-4 text-smoke">
              {t('category.how_we_sort')}
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}

/** What is chosen shows in the summary, so that is where the focus goes on. */
function close(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus({ preventScroll: true })
}
