/** A page that comes sooner shows no bar at all. */
const LOADING_BAR_THROTTLE_MS = 200
/** The pace of the bar: after this long it has come two thirds of the way. */
const LOADING_BAR_DURATION_MS = 2000
const LOADING_BAR_HIDE_DELAY_MS = 500
const LOADING_BAR_RESET_DELAY_MS = 400

/** `full` stays a moment at the end, `fading` goes away still full, `idle` is back at zero. */
export type LoadingBarPhase = 'idle' | 'waiting' | 'running' | 'full' | 'fading'

/** How far the bar is, in percent: ever slower, and never at the end by itself. */
export function loadingProgress(elapsed_ms: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed_ms) / LOADING_BAR_DURATION_MS)
}

export function createLoadingBar(onChange: (phase: LoadingBarPhase) => void) {
  let phase: LoadingBarPhase = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined

  function enter(next: LoadingBarPhase) {
    clearTimeout(timer)
    phase = next
    onChange(next)
  }

  function after(wait_ms: number, next: () => void) {
    timer = setTimeout(next, wait_ms)
  }

  return {
    phase: () => phase,
    start() {
      if (phase === 'waiting' || phase === 'running') return
      enter('waiting')
      after(LOADING_BAR_THROTTLE_MS, () => enter('running'))
    },
    finish() {
      if (phase === 'waiting') enter('idle')
      if (phase !== 'running') return
      enter('full')
      after(LOADING_BAR_HIDE_DELAY_MS, () => {
        enter('fading')
        after(LOADING_BAR_RESET_DELAY_MS, () => enter('idle'))
      })
    },
  }
}
