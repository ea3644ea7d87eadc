/** Work done sooner shows no loading state … */
const BUTTON_LOADING_THRESHOLD_MS = 100
/** … and one that is shown stays long enough to be seen. */
const BUTTON_LOADING_HOLD_MS = 400

/** Tells a button when to show and when to hide its loading state. */
export function createButtonLoading(onChange: (shown: boolean) => void) {
  let pending = false
  let shown = false
  let held = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(next: boolean) {
    shown = next
    onChange(next)
  }

  function appear() {
    show(true)
    held = true
    timer = setTimeout(() => {
      held = false
      if (!pending) show(false)
    }, BUTTON_LOADING_HOLD_MS)
  }

  return {
    start() {
      if (pending) return
      pending = true
      if (!shown) timer = setTimeout(appear, BUTTON_LOADING_THRESHOLD_MS)
    },
    stop() {
      pending = false
      if (!shown) clearTimeout(timer)
      else if (!held) show(false)
    },
    /** The button is gone; nothing is told any more. */
    dispose() {
      clearTimeout(timer)
      pending = shown = held = false
    },
  }
}
