import type { SharedRefresh } from './shared-refresh.ts'

interface Edge {
  /** Tells one access token from the next, the same in all tabs. */
  access_mark: () => string
  has_session: () => boolean
  /** Runs one holder at a time among all tabs. */
  lock: <T>(work: () => Promise<T>) => Promise<T>
  refresh: () => Promise<boolean>
}

/**
 * One refresh of the session for all requests of all tabs. Whoever had to wait looks first whether the token it was
 * refused with is still the one there is: if not, somebody else has refreshed, or the session is over.
 */
export function createTabsRefresh({ access_mark, has_session, lock, refresh }: Edge): SharedRefresh {
  let running: Promise<boolean> | null = null
  const isRenewed = (mark: string) => access_mark() !== '' && access_mark() !== mark

  async function run(mark: string): Promise<boolean> {
    try {
      return await lock(async () => {
        if (!has_session()) return false
        return isRenewed(mark) || refresh()
      })
    } catch {
      return false
    } finally {
      running = null
    }
  }

  return {
    mark: access_mark,
    since: async (mark) => {
      if (!has_session()) return false
      if (isRenewed(mark)) return true
      running ??= run(mark)
      return running
    },
  }
}
