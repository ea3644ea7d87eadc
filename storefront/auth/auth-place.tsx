import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { onSessionLost } from '../api/session-mark.ts'
import { refreshPage } from '../navigation/page-change.ts'
import { routes } from '../routes.ts'
import { usePath, useStorefront } from '../storefront-context.tsx'
import { notify } from '../ui/notify.ts'
import { type AuthAsked, onAuthAsked, openAuth } from './open-auth.ts'
import { watchSession } from './watch-session.ts'

interface Opened {
  AuthModal: ComponentType<{ asked: AuthAsked; onClose: () => void }>
  asked: AuthAsked
  on: unknown
}

const here = () => location.pathname + location.search + location.hash

/** Where the page hears of login and logout. The code for either comes with its first use. */
export function AuthPlace() {
  const { page, shop, translator } = useStorefront()
  const path = usePath()
  const [opened, setOpened] = useState<Opened | null>(null)
  const own = { language: translator.language, currency: shop.currency }

  const open = useEffectEvent((asked: AuthAsked) => {
    import('./auth-modal.tsx').then(
      ({ AuthModal }) => setOpened({ AuthModal, asked, on: page }),
      () =>
        location.assign(`${path('login')}?${new URLSearchParams({ return_to: asked.return_to ?? here() })}`),
    )
  })

  const lose = useEffectEvent(() => {
    void import('./browser-session.ts').then(({ browserSession }) => browserSession(own).drop())
    const route = Object.entries(routes).find(([name]) => name === page.name)?.[1]
    const is_needed = route && (route.access === 'customers' || 'phase' in route)
    // What is typed on such a page is worth more than a fresh one: it stays beneath the dialog.
    if (is_needed)
      return openAuth({ reason: 'session_refresh_failed', onDismiss: () => void refreshPage(here()) })
    notify('session_refresh_failed')
    void refreshPage(here())
  })

  const follow = useEffectEvent(() => {
    void import('./browser-session.ts').then(async ({ browserSession, followSession }) => {
      await browserSession(own).refetch()
      await followSession(own)
    })
    void refreshPage(here())
  })

  const leave = useEffectEvent((event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form.getAttribute('action') !== '/api/auth/logout') return
    event.preventDefault()
    // Code that cannot be had leaves the form to the browser.
    import('./browser-session.ts').then(({ logOut }) => logOut(own)).catch(() => form.submit())
  })

  useEffect(() => {
    const ends = [onAuthAsked(open), onSessionLost(lose), watchSession(follow)]
    document.addEventListener('submit', leave)
    return () => {
      for (const end of ends) end()
      document.removeEventListener('submit', leave)
    }
  }, [])

  // Opened on one page, it is closed on the next.
  if (opened?.on !== page) return null
  return <opened.AuthModal asked={opened.asked} onClose={() => setOpened(null)} />
}
