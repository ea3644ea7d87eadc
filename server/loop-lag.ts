const LOOK_MS = 250
/** A process that stood still so long is asked nothing for a while. */
export const MOST_LAG_MS = 1000
const CALM_MS = 5000

/** Sees when this process was too busy to do anything else. */
export function watchLoop() {
  let looked_at = performance.now()
  let lagged_at = Number.NEGATIVE_INFINITY
  const timer = setInterval(() => look(), LOOK_MS)
  timer.unref()

  function look(): void {
    const now = performance.now()
    if (now - looked_at - LOOK_MS > MOST_LAG_MS) lagged_at = now
    looked_at = now
  }

  return {
    /** Whether it stood still within the last seconds; asked right after a standstill, it has not looked yet. */
    hasLagged: (): boolean => {
      look()
      return performance.now() - lagged_at < CALM_MS
    },
    close: () => clearInterval(timer),
  }
}
