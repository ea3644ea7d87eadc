import { CONSENT_VERSION } from './consent-version.ts'

/** Asks whoever has not chosen yet, and follows the bar (`data-consent="submit"`) and the links that open it again. */
export function watchConsent(): void {
  if (!document.cookie.includes(`consent=${CONSENT_VERSION}.`)) {
    document.documentElement.dataset.consent = 'ask'
  }
  const follow = (event: Event) => {
    if (!(event.target as Element).closest?.(`[data-consent=${event.type}]`)) return
    event.preventDefault()
    void import('./choose-consent.ts').then((consent) => consent.follow(event))
  }
  // On the way down: what is clicked in a part that React has not taken over yet never comes back up.
  for (const type of ['click', 'submit']) document.addEventListener(type, follow, true)
}
