import type { Page } from 'playwright-core'

/**
 * Keeps back the first answer to an address: once the shop has given it, `work` is done, and only then the page gets it.
 * For what is posted: a page gives up waiting for that by itself, and nobody is to wait for its answer any more.
 */
export async function delayAnswer(page: Page, url: string, work: () => Promise<unknown>): Promise<void> {
  let is_held = false
  // Not by `times`: a page without routes left lets go of all that is held on it.
  await page.route(url, async (route) => {
    if (is_held) return route.fallback()
    is_held = true
    const response = await route.fetch()
    await work()
    return route.fulfill({ response })
  })
}

/**
 * The same by hand: `answered` once the shop has given the answer, and the page gets it only with `give`, which waits
 * until the page has read it. What is asked for later is answered at once.
 */
export async function holdAnswer(page: Page, url: string) {
  const answered = Promise.withResolvers<void>()
  const given = Promise.withResolvers<void>()
  await delayAnswer(page, url, () => {
    answered.resolve()
    return given.promise
  })
  return {
    answered: answered.promise,
    give: async () => {
      const start = url.split('*')[0] ?? url
      const read = page.waitForResponse((response) => response.url().startsWith(start))
      given.resolve()
      await read
      // What the page makes of it is done, or at least asked for, one frame later; unless it is left because of it.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn))).catch(() => {})
    },
  }
}
