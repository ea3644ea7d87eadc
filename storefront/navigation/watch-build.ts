const BUILD_POLL_MS = 60 * 60 * 1000

/** Whether the shop has been built anew since this page was drawn. What cannot be asked is answered with no. */
export async function isOutdated(build_id: string): Promise<boolean> {
  try {
    const latest = (await (await fetch('/builds/latest.json')).json()) as { build_id?: string }
    return (latest.build_id ?? build_id) !== build_id
  } catch {
    return false
  }
}

/** Looks for a new build every hour and whenever somebody comes back to the window, until there is one. */
export function watchBuild(build_id: string, onNew: () => void): void {
  let is_asking = false
  async function look(): Promise<void> {
    if (is_asking || document.hidden) return
    is_asking = true
    if (await isOutdated(build_id)) {
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
      onNew()
    }
    is_asking = false
  }
  const timer = setInterval(look, BUILD_POLL_MS)
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
}
