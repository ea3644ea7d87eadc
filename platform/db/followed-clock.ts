/** What a clock may differ by before it is set; less is the time an answer takes on a busy machine. */
const TOLERANCE_MS = 20

/**
 * A clock that follows another one, asked now and then. Between two answers it counts by itself, so that setting the
 * machine's clock changes nothing.
 */
export function createFollowedClock(counter: () => number = () => performance.now()) {
  let began_ms = Date.now() - counter()
  return {
    now: (): Date => new Date(began_ms + counter()),
    /** What the other clock said to a question asked when the counter stood at `asked_at`. */
    follow: (other_ms: number, asked_at: number): void => {
      const took_ms = counter() - asked_at
      const seen_ms = other_ms - asked_at - took_ms / 2
      if (Math.abs(seen_ms - began_ms) > took_ms / 2 + TOLERANCE_MS) began_ms = seen_ms
    },
  }
}
