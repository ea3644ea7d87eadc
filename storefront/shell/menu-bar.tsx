import { useEffect } from 'react'
import type { MenuItem } from '../shop-data.ts'
import { withLanguage } from '../route-match.ts'
import { usePath, useStorefront } from '../storefront-context.tsx'

/** Escape puts an open panel away until pointer and focus have both left; the focus goes to what opened it. */
function dismissOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu-item]:is(:hover, :focus-within)')) {
    item.setAttribute('data-dismissed', '')
    if (item.contains(document.activeElement)) item.querySelector<HTMLElement>(':scope > a')?.focus()
    const forget = (left: Event) => {
      const next = left instanceof FocusEvent ? (left.relatedTarget as Node | null) : document.activeElement
      if (item.contains(next) || (left instanceof FocusEvent && item.matches(':hover'))) return
      item.removeAttribute('data-dismissed')
      item.removeEventListener('pointerleave', forget)
      item.removeEventListener('focusout', forget)
    }
    item.addEventListener('pointerleave', forget)
    item.addEventListener('focusout', forget)
  }
}

/** The menu of wide screens: first level in a row, the other two in a panel under it, with style sheets alone. */
export function MenuBar() {
  const { page, shop, translator } = useStorefront()
  useEffect(() => {
    document.addEventListener('keydown', dismissOnEscape)
    return () => document.removeEventListener('keydown', dismissOnEscape)
  }, [])
  const path = usePath()
  const blog = shop.shop.route_settings.blog[page.language]
  return (
    <nav aria-label={translator.t('shell.main_menu')} className="hidden lg:block">
      <ul className="page-width flex h-14 items-stretch gap-8 text-sm font-medium">
        {shop.menu.map((item) => (
          <li key={item.id} data-menu-item="" className="group flex items-stretch">
            <a
              href={item.url}
              className="flex items-center border-b-2 border-transparent pt-0.5 group-hover:border-tea hover:text-tea-deep"
            >
              {item.name}
            </a>
            {item.children.length > 0 && <Panel item={item} />}
          </li>
        ))}
        <li className="flex items-stretch">
          <a
            href={path('brands')}
            className="flex items-center border-b-2 border-transparent pt-0.5 hover:border-tea hover:text-tea-deep"
          >
            {translator.t('breadcrumb.brands')}
          </a>
        </li>
        <li className="flex items-stretch">
          <a
            href={withLanguage(blog.path, page.language)}
            className="flex items-center border-b-2 border-transparent pt-0.5 hover:border-tea hover:text-tea-deep"
          >
            {translator.t('blog.heading')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function Panel({ item }: { item: MenuItem }) {
  return (
    <div className="invisible absolute inset-x-0 top-full border-y border-clay bg-white opacity-0 shadow-high transition-[opacity,visibility] group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 group-hover:delay-100 group-data-dismissed:invisible group-data-dismissed:opacity-0">
      <div className="page-width grid grid-cols-4 gap-x-8 gap-y-8 py-8">
        {item.children.map((child) => (
          <div key={child.id} className="flex gap-4">
            {child.image && (
              <img
                src={child.image}
                alt=""
                width="64"
                height="64"
                loading="lazy"
                className="size-16 rounded-sm bg-sand object-cover"
              />
            )}
            <div className="min-w-0">
              <a href={child.url} className="block py-1 font-semibold hover:text-tea-deep hover:underline">
                {child.name}
              </a>
              <ul className="text-sm font-normal text-smoke">
                {child.children.map((leaf) => (
                  <li key={leaf.id}>
                    <a href={leaf.url} className="block py-1 hover:text-ink hover:underline">
                      {leaf.name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
