const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'
const OPEN = '[popover=auto]:popover-open'

/** The stops of the keyboard inside an open popup, in order. */
function stopsIn(popup: Element): HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  )
}

/** From the last stop of an open popup Tab goes on to its first, and back again. */
function turnRound(event: KeyboardEvent): void {
  const popup = [...document.querySelectorAll(OPEN)].at(-1)
  if (event.key !== 'Tab' || !popup) return
  const stops = stopsIn(popup)
  const focused = document.activeElement
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const is_inside = focused !== popup && popup.contains(focused) && focused !== edge
  if (is_inside || !next) return
  event.preventDefault()
  next.focus()
}

/** The page that the popup was opened over. */
let opened_at = ''

/** The Back button leads to another page from beneath what is open, which does not belong there. */
function leaveWithPage(): void {
  if (location.pathname === opened_at) return
  for (const popup of document.querySelectorAll<HTMLElement>(OPEN)) popup.hidePopover()
}

/** A popup that has opened has the keyboard until it closes; the browser then gives the focus back. */
export function holdFocus(popup: HTMLElement): void {
  opened_at = location.pathname
  document.addEventListener('keydown', turnRound)
  window.addEventListener('popstate', leaveWithPage)
  if (popup.contains(document.activeElement)) return
  popup.tabIndex = -1
  popup.focus({ preventScroll: true })
}
