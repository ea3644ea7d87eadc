import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { onSessionLost, sessionOwner } from '../api/session-mark.ts'
import { usePath, useStorefront } from '../storefront-context.tsx'
import { type AuthAsked, onAuthAsked } from './open-auth.ts'

interface Opened {
  AuthModal: ComponentType<{ asked: AuthAsked; onClose: () => void }>
  asked: AuthAsked
  /** The page it was opened on, however often that is drawn anew beneath it. */
  on: string
}

/** Where login opens over the page. Its code comes with the first use; that of the session when nothing else waits. */
export function AuthPlace() {
  const { page, shop, translator } = useStorefront()
  const { language } = translator
  const { currency } = shop
  const path = usePath()
  const [opened, setOpened] = useState<Opened | null>(null)

  const open = useEffectEvent((asked: AuthAsked | null) => {
    if (!asked) return setOpened(null)
    const return_to = asked.return_to ?? location.pathname + location.search + location.hash
    import('./auth-modal.tsx').then(
      (file) => setOpened({ AuthModal: file.AuthModal, asked, on: page.head.canonical }),
      () => location.assign(`${path('login')}?${new URLSearchParams({ return_to })}`),
    )
  })
  useEffect(() => onAuthAsked(open), [])

  useEffect(() => {
    const owner = sessionOwner()
    let was_lost = false
    const unhear = onSessionLost(() => (was_lost = true))
    const loaded = import('./live-session.ts').then(
      (file) => {
        unhear()
        return file.liveSession({ language, currency }, { owner, was_lost })
      },
      // Without it the page is one that does not hear of other tabs.
      () => unhear,
    )
    return () => void loaded.then((end) => end())
  }, [language, currency])

  // Opened on one page, it is closed on the next.
  if (opened?.on !== page.head.canonical) return null
  return <opened.AuthModal asked={opened.asked} onClose={() => setOpened(null)} />
}
