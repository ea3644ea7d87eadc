import { type SubmitEvent, useEffect, useState } from 'react'
import type { OfferedProvider } from '#contract/auth.ts'
import { browserApi } from '../api/browser-api.ts'
import { usePath, useStorefront } from '../storefront-context.tsx'

interface SocialButtonsProps {
  /** As the login page knows them; in the dialog they are asked for when this is drawn. */
  providers?: readonly OfferedProvider[] | undefined
  /** Where to go after login; null is home on the page, and staying where one is in the dialog. */
  return_to: string | null
}

/** Login through third parties: a plain form each, under a line that parts them from the form with the password. */
export function SocialButtons({ providers, return_to }: SocialButtonsProps) {
  const { t, language } = useStorefront().translator
  const home = usePath()('home')
  const offered = useOffered(providers)
  if (offered.length === 0) return null
  return (
    <div className="mt-6 grid gap-3" data-part="social-buttons">
      <p className="flex items-center gap-4 text-sm text-smoke before:h-px before:flex-1 before:bg-clay after:h-px after:flex-1 after:bg-clay">
        {t('auth.or')}
      </p>
      {offered.map(({ provider, name }) => (
        <form key={provider} method="post" action="/api/auth/social" onSubmit={rememberPlace}>
          <input type="hidden" name="provider" value={provider} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="return_to" defaultValue={return_to ?? (providers ? home : '')} />
          <button className="button button-quiet w-full">{t('auth.login_with', { provider: name })}</button>
        </form>
      ))}
    </div>
  )
}

function useOffered(given: readonly OfferedProvider[] | undefined): readonly OfferedProvider[] {
  const { shop, translator } = useStorefront()
  const [asked, setAsked] = useState<readonly OfferedProvider[]>([])
  const { language } = translator
  const { currency } = shop
  useEffect(() => {
    if (given) return
    // Whoever cannot be told of them still has the form.
    browserApi({ language, currency })('GET /socialite/providers', {}).then(setAsked, () => {})
  }, [given, language, currency])
  return given ?? asked
}

/** The browser alone knows the page under the dialog, and the hash of the one that led to login. */
function rememberPlace({ currentTarget }: SubmitEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem('return_to')
  if (!(field instanceof HTMLInputElement)) return
  if (field.value === '') field.value = location.pathname + location.search
  if (!field.value.includes('#')) field.value += location.hash
}
