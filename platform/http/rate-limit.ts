import { Failure } from './failure.ts'

interface Window {
  count: number
  ends_at: number
}

/** Beyond this many keys the oldest is forgotten: the memory a flood may take is bounded. */
const MOST_KEYS = 50_000

/** Counts what happened under a key in a window of time, in the memory of this process. */
export function createRateLimit({ limit, window_s }: { limit: number; window_s: number }) {
  const windows = new Map<string, Window>()

  function current(key: string, now: Date): Window | undefined {
    const window = windows.get(key)
    if (!window || window.ends_at > now.getTime()) return window
    windows.delete(key)
    return undefined
  }

  return {
    /** Refuses, with the time to wait, once the limit is reached. */
    check(key: string, now: Date): void {
      const window = current(key, now)
      if (!window || window.count < limit) return
      const wait_s = Math.ceil((window.ends_at - now.getTime()) / 1000)
      throw new Failure('rate_limited', { headers: { 'retry-after': String(wait_s) } })
    },
    count(key: string, now: Date): void {
      const window = current(key, now) ?? { count: 0, ends_at: now.getTime() + window_s * 1000 }
      window.count++
      windows.set(key, window)
      for (const oldest of windows.keys()) {
        if (windows.size <= MOST_KEYS) break
        windows.delete(oldest)
      }
    },
    /** Takes back one that was counted and turned out well. */
    forgive(key: string): void {
      const window = windows.get(key)
      if (window && window.count > 0) window.count--
    },
    forget: (key: string): void => void windows.delete(key),
  }
}
