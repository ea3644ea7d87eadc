const MAX_PRELOADS = 5

/** What `navigator.connection` says, where a browser has it. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export function mayPreload(connection: Connection | null | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/**
 * Preloads what links lead to, a few at a time and each once at a time: whether it is still good when it is asked for
 * again, `load` knows. A preload that fails is left to the real visit.
 */
export function createPreloadQueue(
  load: (path: string) => Promise<unknown>,
  connection: () => Connection | null | undefined,
) {
  const under_way = new Set<string>()
  const waiting: string[] = []
  let running = 0

  function next() {
    while (running < MAX_PRELOADS) {
      const path = waiting.shift()
      if (path === undefined) return
      running += 1
      void load(path)
        .catch(() => {})
        .finally(() => {
          under_way.delete(path)
          running -= 1
          next()
        })
    }
  }

  return function preload(path: string): void {
    if (under_way.has(path) || !mayPreload(connection())) return
    under_way.add(path)
    waiting.push(path)
    next()
  }
}
