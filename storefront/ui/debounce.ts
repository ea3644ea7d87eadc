const DEFAULT_DEBOUNCE_MS = 25
export const SEARCH_DEBOUNCE_MS = 500
/** The results popup of the main search opens this long after focus. */
export const SEARCH_POPUP_DELAY_MS = 100

export interface Debounced<A extends unknown[]> {
  (...args: A): void
  /** Runs what is waiting at once. */
  flush: () => void
  cancel: () => void
}

/** Runs once per pause, with the latest arguments. */
export function debounce<A extends unknown[]>(
  run: (...args: A) => void,
  wait_ms = DEFAULT_DEBOUNCE_MS,
): Debounced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: A | null = null

  function cancel() {
    clearTimeout(timer)
    waiting = null
  }

  function flush() {
    const args = waiting
    cancel()
    if (args) run(...args)
  }

  function debounced(...args: A) {
    clearTimeout(timer)
    waiting = args
    timer = setTimeout(flush, wait_ms)
  }

  return Object.assign(debounced, { flush, cancel })
}
