const MINUTE_MS = 60_000

export const DAY_MIN = 24 * 60
/** A bank transfer at a gateway may take ten days. */
const MOST_DAYS = 14

/** When a payment nobody tells anything about is asked for, counted from its opening: often for a day, then daily. */
export const POLL_AFTER_MIN = [
  1,
  2,
  5,
  15,
  30,
  60,
  120,
  240,
  480,
  720,
  1080,
  ...Array.from({ length: MOST_DAYS }, (_, index) => (index + 1) * DAY_MIN),
]

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

/** A gateway that refuses to speak of a payment for so long knows nothing of it. */
export const REFUSED_AFTER_MIN = 2 * DAY_MIN

/** Opened before this, a payment has been asked for as long as `minutes` say. */
export function openedBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS)
}

/** The last question is due for what was opened before. */
export const lastAskedBefore = (now: Date): Date => openedBefore(now, MOST_DAYS * DAY_MIN)
