import { setImmediate } from 'node:timers/promises'

const SLICE_MS = 8
/** Short steps after which a long work asks for its pause. */
export const STEPS_BETWEEN_PAUSES = 1024

/** Lets the process answer others whenever a slice of time has been used up. */
export type Pause = () => Promise<void> | undefined

export function createPause(): Pause {
  let until = performance.now() + SLICE_MS
  return () => {
    if (performance.now() < until) return undefined
    return setImmediate().then(() => {
      until = performance.now() + SLICE_MS
    })
  }
}
