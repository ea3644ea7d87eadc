import { CartLink } from '../cart/cart-link.tsx'
import { useStorefront, usePath } from '../storefront-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { ComparisonLink } from '../wishlist/comparison-link.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchForm } from './search-form.tsx'
import { Wordmark } from './wordmark.tsx'

/** The shop's head: strip, search, the way to account, favourites and cart, and the menu of three levels. */
export function Header() {
  const { page, shop, translator } = useStorefront()
  const { t } = translator
  const path = usePath()
  const query = page.name === 'search' ? (page.data as { query: string }).query : ''
  return (
    <>
      {shop.top_strip && <Strip {...shop.top_strip} label={t('shell.strip')} />}
      <header id="header" className="sticky top-0 z-30 border-b border-clay bg-paper">
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
          <div className="ml-auto flex items-center lg:ml-0">
            <ComparisonLink />
            <HeaderLink href={path('customer-dashboard')} icon="account" label={t('shell.account')} />
            <HeaderLink
              href={path('customer-favorite-products')}
              icon="heart"
              label={t('shell.favorites')}
              className="hidden sm:flex"
            />
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

interface HeaderLinkProps {
  href: string
  icon: IconName
  label: string
  className?: string
}

function HeaderLink({ href, icon, label, className = 'flex' }: HeaderLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      className={`size-12 items-center justify-center rounded-full hover:bg-sand ${className.includes('flex') ? '' : 'flex'} ${className}`}
    >
      <Icon name={icon} />
    </a>
  )
}

function Strip({ text, url, label }: { text: string; url: string | null; label: string }) {
  const content = <span className="page-width block py-2 text-center">{text}</span>
  return (
    <aside aria-label={label} className="bg-tea-deep text-xs font-medium text-white">
      {url ? (
        <a href={url} className="block hover:underline">
          {content}
        </a>
      ) : (
        content
      )}
    </aside>
  )
}
