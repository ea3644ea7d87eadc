/**
 * One refresh of the session for everyone who needs it at the same time.
 * A request sent before a refresh and refused after it takes that refresh's result instead of asking again.
 */
export function createSharedRefresh(refresh: () => Promise<boolean>) {
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
    /** Taken when a request is sent, handed back when it was refused. */
    mark: () => ended,
    since: (mark: number): Promise<boolean> => {
      if (mark !== ended) return Promise.resolve(last)
      running ??= run()
      return running
    },
  }
}

export type SharedRefresh = ReturnType<typeof createSharedRefresh>
