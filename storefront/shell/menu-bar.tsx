import { withLanguage } from '#contract/language.ts'
import { usePath, useStorefront } from '../storefront-context.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { shopPart } from '../ui/kept-part.tsx'

const MenuPanel = laterPart(() => import('./menu-panel.tsx').then((file) => file.MenuPanel))

/** The menu of wide screens: first level in a row, the other two in a panel under it, with style sheets alone. */
export const MenuBar = shopPart(function MenuBar() {
  const { page, shop, translator } = useStorefront()
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
            {item.children.length > 0 && <MenuPanel item={item} />}
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
})
