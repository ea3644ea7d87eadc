import { CONSENT_VERSION } from './consent-version.ts'

/** Asks whoever has not chosen yet, tells whose browser keeps nothing, and follows the bar (`data-consent="submit"`) and the links that open it again. */
export function watchConsent(): void {
  if (!document.cookie.includes(`consent=${CONSENT_VERSION}.`)) {
    const root = document.documentElement
    root.dataset.consent = 'ask'
    root.toggleAttribute('data-no-cookies', !keepsCookies())
  }
  let is_left = false
  const follow = (event: Event) => {
    const found = (event.target as Element).closest?.<HTMLElement>(`[data-consent=${event.type}]`)
    if (!found || is_left) return
    event.preventDefault()
    import('./choose-consent.ts').then(
      (consent) => consent.follow(event),
      // Code that cannot be had leaves the bar to the browser.
      () => {
        is_left = true
        ;((event as SubmitEvent).submitter ?? found).click()
      },
    )
  }
  // On the way down: what is clicked in a part that React has not taken over yet never comes back up.
  for (const type of ['click', 'submit']) document.addEventListener(type, follow, true)
}

/** `navigator.cookieEnabled` is true also where the visitor has forbidden them, so one is tried and taken back. */
function keepsCookies(): boolean {
  document.cookie = 'try=1'
  const is_kept = document.cookie.includes('try=1')
  document.cookie = 'try=;max-age=0'
  return is_kept
}
