import { withLanguage } from '#contract/language.ts'
import type { MenuItem } from '../shop-data.ts'
import { usePath, useStorefront, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { shopPart } from '../ui/kept-part.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { LanguageLinks } from './language-links.tsx'

/** The menu of narrow screens. The browser's own popover opens, closes and returns the focus, also without scripts. */
export function MenuDrawer() {
  const { t } = useTranslator()
  return (
    <div
      id="menu"
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={t('shell.main_menu')}
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(88vw,24rem)] bg-paper p-0 text-ink shadow-high outline-none backdrop:bg-ink/40"
    >
      <div className="flex h-16 items-center justify-between border-b border-clay pr-2 pl-4">
        <p className="display text-lg">{t('shell.main_menu')}</p>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t('shell.close_menu')}
          className="flex size-12 items-center justify-center rounded-full"
        >
          <Icon name="close" />
        </button>
      </div>
      <MenuTree />
      <div className="flex items-center justify-between border-t border-clay px-2 py-3">
        <LanguageLinks />
        <CurrencyForm />
      </div>
    </div>
  )
}

const MenuTree = shopPart(function MenuTree() {
  const { shop, translator } = useStorefront()
  const { t, language } = translator
  const path = usePath()
  const blog = shop.shop.route_settings.blog[language]
  return (
    <nav aria-label={t('shell.main_menu')} className="px-4 py-2">
      <ul>
        {shop.menu.map((item) => (
          <Branch key={item.id} item={item} level={1} />
        ))}
      </ul>
      <ul className="mt-2 border-t border-clay pt-2">
        <li>
          <a href={path('brands')} className="flex min-h-12 items-center">
            {t('breadcrumb.brands')}
          </a>
        </li>
        <li>
          <a href={withLanguage(blog.path, language)} className="flex min-h-12 items-center">
            {t('blog.heading')}
          </a>
        </li>
        <li>
          <a href={path('customer-favorite-products')} className="flex min-h-12 items-center gap-3">
            {t('shell.favorites')}
          </a>
        </li>
      </ul>
    </nav>
  )
})

function Branch({ item, level }: { item: MenuItem; level: number }) {
  const { t } = useTranslator()
  const text = level === 1 ? 'font-semibold' : ''
  if (item.children.length === 0) {
    return (
      <li>
        <a href={item.url} className={`flex min-h-12 items-center ${text}`}>
          {item.name}
        </a>
      </li>
    )
  }
  return (
    <li>
      <details name={`menu-${level}`} className="group/branch">
        <summary className={`flex min-h-12 items-center justify-between ${text}`}>
          {item.name}
          <Icon name="down" className="size-4 text-smoke in-[[open]>summary]:rotate-180" />
        </summary>
        <ul className="mb-2 border-l-2 border-clay pl-4">
          <li>
            <a href={item.url} className="flex min-h-11 items-center text-tea-deep">
              {t('shell.all_of', { name: item.name })}
            </a>
          </li>
          {item.children.map((child) => (
            <Branch key={child.id} item={child} level={level + 1} />
          ))}
        </ul>
      </details>
    </li>
  )
}
