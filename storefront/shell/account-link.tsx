import { type MouseEvent, useSyncExternalStore } from 'react'
import { looksLikeCustomer } from '../api/session-mark.ts'
import { openAuth } from '../auth/open-auth.ts'
import { onPagesChanged } from '../navigation/page-change.ts'
import { usePath, useTranslator } from '../storefront-context.tsx'
import { Icon } from '../ui/icon.tsx'

const LOOK = 'size-12 items-center justify-center rounded-full hover:bg-sand'

/** The way to the account. A visitor logs in over the page and stays on it; without scripts the login page comes. */
export function AccountLink() {
  const { t } = useTranslator()
  const path = usePath()
  const is_customer = useSyncExternalStore(onPagesChanged, looksLikeCustomer, () => false)
  return (
    <a
      href={path('customer-dashboard')}
      onClick={(event) => askVisitor(event)}
      aria-label={t(is_customer ? 'auth.account_logged_in' : 'shell.account')}
      title={t('shell.account')}
      className={`relative flex ${LOOK}`}
    >
      <Icon name="account" />
      {is_customer && (
        <span className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-tea" />
      )}
    </a>
  )
}

/** Favourites are a customer's: a visitor logs in first, and goes on. */
export function FavoritesLink() {
  const { t } = useTranslator()
  const href = usePath()('customer-favorite-products')
  return (
    <a
      href={href}
      onClick={(event) => askVisitor(event, href)}
      aria-label={t('shell.favorites')}
      title={t('shell.favorites')}
      className={`hidden sm:flex ${LOOK}`}
    >
      <Icon name="heart" />
    </a>
  )
}

function askVisitor(event: MouseEvent<HTMLAnchorElement>, return_to?: string): void {
  if (looksLikeCustomer() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openAuth(return_to ? { return_to } : {})
}
