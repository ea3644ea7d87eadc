const MINUTE_MS = 60_000

/** When a payment nobody tells anything about is asked for, counted from its opening: to 24 hours. */
export const POLL_AFTER_MIN = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1080, 1440]

/** Null: it has been asked for often enough; a notification or the payer may still bring it up. */
export function nextPollAt(opened_at: Date, polls: number): Date | null {
  const minutes = POLL_AFTER_MIN[polls]
  return minutes === undefined ? null : new Date(opened_at.getTime() + minutes * MINUTE_MS)
}

/** How long after the last question it is asked again, for as long as nobody answers it. */
export const LAST_AGAIN_AFTER_MIN = 60

export function lastAgainAt(now: Date): Date {
  return new Date(now.getTime() + LAST_AGAIN_AFTER_MIN * MINUTE_MS)
}
