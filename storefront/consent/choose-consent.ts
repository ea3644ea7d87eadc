import { browserCookie } from '../api/browser-cookie.ts'
import { postOwn } from '../api/own-post.ts'
import { startLoading } from '../ui/wait-with-button.ts'
import { parseConsent } from './consent-cookie.ts'

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(`#consent ${selector}`)
const root = document.documentElement
let opener: Element | null = null
let is_sending = false

/** What was clicked or sent. */
export function follow(event: Event): void {
  if (event instanceof SubmitEvent) void choose(event.submitter)
  else reopen()
}

/** Opens the bar with its settings as they are now. */
function reopen(): void {
  const known = parseConsent(browserCookie('consent'))
  const statistics = find<HTMLInputElement>('[name=statistics]')
  if (statistics) statistics.checked = known?.statistics ?? false
  opener = document.activeElement
  root.dataset.consent = 'ask'
  const settings = find<HTMLDetailsElement>('details')
  if (settings) settings.open = true
  find('summary')?.focus()
}

/** Sends the choice; the bar goes once it is kept. */
async function choose(button: HTMLElement | null): Promise<void> {
  const form = find<HTMLFormElement>('form')
  if (!form || is_sending) return
  is_sending = true
  const failed = find('[data-failed]')
  const loading = button && startLoading(button)
  const choice = button?.getAttribute('value') ?? 'refuse'
  const is_kept = await postOwn(form, { choice }).then(
    ({ status }) => status === 200,
    () => false,
  )
  loading?.stop()
  is_sending = false
  if (failed) failed.hidden = is_kept
  if (!is_kept) return
  delete root.dataset.consent
  // A bar that the address itself keeps open, as the link does where scripts came late.
  if (location.hash === '#consent') location.replace('#-')
  const settings = find<HTMLDetailsElement>('details')
  if (settings) settings.open = false
  const back =
    opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content')
  back?.focus({ preventScroll: true })
  opener = null
}
