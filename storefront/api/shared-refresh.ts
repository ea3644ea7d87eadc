/** What a transport asks when it was refused. */
export interface SharedRefresh {
  /** Taken when a request is sent, handed back when it was refused. */
  mark: () => string
  since: (mark: string) => Promise<boolean>
}

/**
 * One refresh of the session for everyone who needs it at the same time.
 * A request sent before a refresh and refused after it takes that refresh's result instead of asking again.
 */
export function createSharedRefresh(refresh: () => Promise<boolean>): SharedRefresh {
  let ended = 0
  let last = false
  let running: Promise<boolean> | null = null

  async function run(): Promise<boolean> {
    try {
      last = await refresh()
    } catch {
      last = false
    }
    ended += 1
    running = null
    return last
  }

  return {
    mark: () => String(ended),
    since: (mark) => {
      if (mark !== String(ended)) return Promise.resolve(last)
      running ??= run()
      return running
    },
  }
}
