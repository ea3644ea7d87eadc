import type { CallName } from '#contract/call.ts'
import { senderOf } from './http/client-ip.ts'
import type { Context } from './http/context.ts'
import { Failure } from './http/failure.ts'

export interface Flood {
  limit: number
  window_s: number
}

/** Far above what people do, also many of them behind one address: only a machine gets here. */
export const FLOODS = {
  'GET /search': { limit: 600, window_s: 60 },
  'POST /auth/broadcasting': { limit: 600, window_s: 60 },
  'GET /visits': { limit: 600, window_s: 60 },
  'POST /visits': { limit: 600, window_s: 60 },
  'POST /carts': { limit: 300, window_s: 10 * 60 },
} as const satisfies Partial<Record<CallName, Flood>>

/** Beyond this many senders counting starts anew: the memory a flood may take is bounded. */
const MOST_SENDERS = 50_000

/**
 * Counts what each sender does in the memory of this process, as asking elsewhere would cost more than the call; whatever
 * can be guessed at or mails somebody is counted by `http/rate-limit.ts`. Answers how long to wait, 0 within the limit.
 */
export function createFloodCount() {
  const windows = new Map<string, { count: number; ends_at: number }>()

  return (what: string, sender: string, { limit, window_s }: Flood, at: Date): number => {
    const now = at.getTime()
    const key = `${what} ${sender}`
    let window = windows.get(key)
    if (!window || window.ends_at <= now) {
      if (windows.size >= MOST_SENDERS) windows.clear()
      window = { count: 0, ends_at: now + window_s * 1000 }
      windows.set(key, window)
    }
    if (window.count >= limit) return Math.ceil((window.ends_at - now) / 1000)
    window.count++
    return 0
  }
}

/** Stops floods of calls that cost little each. */
export function createFloodGuard(floods: Partial<Record<CallName, Flood>> = FLOODS) {
  const waitOf = createFloodCount()

  return (context: Context, name: CallName): void => {
    const flood = floods[name]
    const sender = senderOf(context)
    // The storefront's own server asks without a sender.
    if (!flood || !sender) return
    const wait_s = waitOf(name, sender, flood, context.now)
    if (wait_s > 0) throw new Failure('rate_limited', { headers: { 'retry-after': String(wait_s) } })
  }
}
