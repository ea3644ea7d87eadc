import { CartLink } from '../cart/cart-link.tsx'
import type { ShopData } from '../shop-data.ts'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { ComparisonLink } from '../wishlist/comparison-link.tsx'
import { AccountLink, FavoritesLink } from './account-link.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuBar } from './menu-bar.tsx'
import { SearchForm } from './search-form.tsx'
import { Wordmark } from './wordmark.tsx'

const MenuDrawer = laterPart(() => import('./menu-drawer.tsx').then((file) => file.MenuDrawer))

/** The shop's head: strip, search, the way to account, favourites and cart, and the menu of three levels. */
export function Header() {
  const { page, shop, translator } = useStorefront()
  const { t } = translator
  const query = page.name === 'search' ? (page.data as { query: string }).query : ''
  return (
    <>
      {shop.top_strip && <Strip strip={shop.top_strip} label={t('shell.strip')} />}
      <header id="header" className="sticky top-(--acting-height,0px) z-30 border-b border-clay bg-paper">
        <div className="page-width flex h-16 items-center gap-2 lg:h-18 lg:gap-6">
          <button
            type="button"
            popoverTarget="menu"
            aria-label={t('shell.open_menu')}
            className="-ml-3 flex size-12 items-center justify-center rounded-full lg:hidden"
          >
            <Icon name="menu" />
          </button>
          <Wordmark />
          <div className="mx-auto hidden max-w-xl flex-1 lg:block">
            <SearchForm id="search" query={query} popup />
          </div>
          <div className="ml-auto hidden items-center lg:flex">
            <LanguageLinks />
            <span className="mx-1 h-5 w-px bg-clay" />
            <CurrencyForm />
          </div>
          <div className="ml-auto flex min-w-0 items-center lg:ml-0">
            <ComparisonLink />
            <AccountLink />
            <FavoritesLink />
            <CartLink className="-mr-3 lg:mr-0" />
          </div>
        </div>
        <MenuBar />
      </header>
      <div className="page-width pt-3 lg:hidden">
        <SearchForm id="search-phone" query={query} popup />
      </div>
      <MenuDrawer />
    </>
  )
}

const LINE = 'page-width block py-2 text-center'

function Strip({ strip, label }: { strip: NonNullable<ShopData['top_strip']>; label: string }) {
  const line =
    'html' in strip ? (
      <div className={`${LINE} [&_a]:underline`} dangerouslySetInnerHTML={{ __html: strip.html }} />
    ) : (
      <span className={LINE}>{strip.text}</span>
    )
  return (
    <aside aria-label={label} className="bg-tea-deep text-xs font-medium text-white">
      {strip.url ? (
        <a href={strip.url} className="block hover:underline">
          {line}
        </a>
      ) : (
        line
      )}
    </aside>
  )
}
