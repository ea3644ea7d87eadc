const DOUBLE_CLICK_MS = 500
/** As long as a save may take; whoever has stopped the browser from leaving may then try again. */
const UNDER_WAY_MS = 15_000

export interface Sending {
  form: unknown
  /** What was clicked; null where the form was sent by a key or a script. */
  button: unknown
  action: string | null
  at: number
  /** The browser itself is leaving the page with it. */
  is_under_way: boolean
}

/** How a click followed the one before: a mouse counts its clicks, not every screen counts its taps. */
export type Burst = 'double_click' | 'tap' | null

/** Whether a form is being sent again by a click that was meant once. */
export function isRepeated(last: Sending | null, next: Sending, burst: Burst): boolean {
  if (!last) return false
  const waited = next.at - last.at
  if (last.is_under_way && last.form === next.form && waited < UNDER_WAY_MS) return true
  if (burst === null || next.button === null || waited >= DOUBLE_CLICK_MS) return false
  // The first click of two may have moved the next row of a list to where the second one falls.
  return next.button === last.button || (burst === 'double_click' && next.action === last.action)
}

/** The button waits until the page is left; without the code it does so unseen. */
export async function showWaiting(button: Element | null): Promise<void> {
  if (!button) return
  const code = await import('./wait-with-button.ts').catch(() => null)
  code?.waitWithButton(button, UNDER_WAY_MS)
}

/** A double click on an action runs it once, and a form that is on its way is not sent again. */
export function watchSubmits(): void {
  let clicks = 0
  let is_tap = false
  let last: Sending | null = null

  // On the way down: what is clicked in a part that React has not taken over yet never comes back up.
  document.addEventListener(
    'click',
    (event) => {
      clicks = event.detail
      is_tap = 'pointerType' in event && event.pointerType === 'touch'
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      // A key clicks a button zero times, and so does a script.
      const button = clicks > 0 ? event.submitter : null
      const action = form.getAttribute('action')
      const next = { form, button, action, at: event.timeStamp, is_under_way: false }
      const is_repeated = isRepeated(last, next, clicks > 1 ? 'double_click' : is_tap ? 'tap' : null)
      clicks = 0
      if (is_repeated) {
        event.preventDefault()
        return event.stopPropagation()
      }
      last = next
      const { submitter } = event
      setTimeout(() => {
        next.is_under_way = !event.defaultPrevented && !form.target
        if (next.is_under_way) void showWaiting(submitter)
      })
    },
    true,
  )
  // The page is back from where the form had led.
  addEventListener('pageshow', () => (last = null))
}
