import { CONSENT_VERSION } from './consent-cookie.ts'

/** Asks whoever has not chosen yet, and follows the bar and the link that opens it again. */
export function watchConsent(): void {
  const isChosen = document.cookie.includes(`consent=${CONSENT_VERSION}.`)
  if (!isChosen) document.documentElement.dataset.consent = 'ask'
  const isOf = (event: Event, selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null
  const reopen = (event: Event) => {
    if (!isOf(event, 'a[href="#consent"]')) return
    event.preventDefault()
    void import('./choose-consent.ts').then((consent) => consent.reopen())
  }
  // On the way down: what is clicked in a part that React has not taken over yet never comes back up.
  document.addEventListener('click', reopen, { capture: true })
  document.addEventListener('submit', (event) => {
    if (!isOf(event, '#consent-form')) return
    event.preventDefault()
    void import('./choose-consent.ts').then(({ choose }) => choose(event.submitter))
  })
}
