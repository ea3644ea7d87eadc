const RELOAD_GUARD_TTL_MS = 10_000

const KEY = 'reloaded_at'

/** Whether the page may reload itself now. Says yes once, so a page broken for good does not reload for ever. */
export function mayReload(storageOf: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    // Where it is forbidden, naming it fails already.
    const storage = storageOf()
    const last = Number(storage.getItem(KEY) ?? Number.NaN)
    // A clock set back must not lock the guard.
    if (now - last < RELOAD_GUARD_TTL_MS && now >= last) return false
    storage.setItem(KEY, String(now))
    return true
  } catch {
    // Without storage nothing remembers the last reload, and a loop is worse than a stale page.
    return false
  }
}
