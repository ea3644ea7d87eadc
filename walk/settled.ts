import type { Page } from 'playwright-core'
import { hydrated, laidOut } from '#tests/browser/hydrated.ts'

/** The first walk renders its pictures while it goes. */
const PICTURES_MS = 90_000

/** What is photographed: the whole page, or what the window shows of it. */
export type Part = 'page' | 'window'

/** Until the page stands as it will stay: taken over, laid out to its end, and every picture there. */
export async function settled(page: Page, part: Part): Promise<void> {
  // A mail has no scripts, and some visitors have none.
  const has_scripts = await page.evaluate(() => !matchMedia('(scripting: none)').matches)
  const is_of_shop = await page.evaluate(() => document.getElementById('root') !== null)
  if (has_scripts && is_of_shop) await (part === 'page' ? laidOut(page) : hydrated(page))
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(
    () => [...document.images].every((image) => image.complete || !image.checkVisibility()),
    undefined,
    { timeout: PICTURES_MS, polling: 100 },
  )
  if (has_scripts) await page.evaluate(drawn)
}

async function drawn(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}
