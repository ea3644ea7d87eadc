import type { Page } from 'playwright-core'

/** Until the page has taken over from the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

/** Until all of a page has its true height: what lies below is laid out with the visitor's first move. */
export async function laidOut(page: Page): Promise<void> {
  await hydrated(page)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
}

/** Until a part whose code comes with the visitor's first move has been taken over as well. */
export async function alive(page: Page, selector: string): Promise<void> {
  await hydrated(page)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(
    // React keeps what it knows about an element on the element itself.
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
}
