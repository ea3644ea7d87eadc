import { layOutAll } from '../ui/lay-out-below.ts'

const STORAGE_KEY = 'scroll'

/** Remembers how far each entry of the history was scrolled, also across a reload. */
export function createScrollMemory() {
  history.scrollRestoration = 'manual'
  let current = ''
  follow()

  /** An entry without a key is new: a page opened afresh starts at its top, only a reload or Back finds its key. */
  function follow(): void {
    current = (history.state as { key?: string } | null)?.key ?? Math.random().toString(36).slice(2)
    history.replaceState({ key: current }, '')
  }

  function read(): Record<string, number> {
    try {
      return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    } catch {
      return {}
    }
  }

  function remember(): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), [current]: Math.round(scrollY) }))
    } catch {
      // A full or forbidden storage costs the position, not the navigation.
    }
  }
  addEventListener('pagehide', remember)

  return {
    leave: remember,
    follow,
    restore: () => window.scrollTo({ top: read()[current] ?? 0, behavior: 'instant' }),
    restoreFirst: () => {
      const top = read()[current]
      if (!top || location.hash) return
      layOutAll()
      window.scrollTo({ top, behavior: 'instant' })
    },
  }
}
