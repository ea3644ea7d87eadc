import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated } from './shop.ts'

/** What is wider than the window, so that the page would scroll sideways. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** What stays over the page in its middle, while the page scrolls beneath it. */
export function stuck(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') return []
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const is_over =
        width * height > 100 && bottom > 0 && top < innerHeight && (top <= 1 || bottom >= innerHeight - 1)
      return is_over ? [element.outerHTML.slice(0, 120)] : []
    })
  })
}

/**
 * Where the focus is, and what is wrong with it: nobody sees it for something that lies over it or for want of a
 * mark.
 */
function focusNow(page: Page): Promise<{ at: string; fault: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement
    // What is no stop has the focus only because its page has just come.
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) return { at: '', fault: null }
    const at = element.outerHTML.slice(0, 160)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return { at, fault: 'no mark' }
    const is_seen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].some((x) =>
        [0.5, 0.1, 0.9].some((y) => {
          const on_top = document.elementFromPoint(left + width * x, top + height * y)
          return on_top !== null && (element.contains(on_top) || on_top.contains(element))
        }),
      ),
    )
    return { at, fault: is_seen ? null : 'covered' }
  })
}

const MOST_STOPS = 90

/** Goes on by Tab until the wanted is reached; every stop on the way must be seen. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const target = wanted.first()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key)
    const { at, fault } = await focusNow(page)
    expect(fault, at).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MOST_STOPS} stops of the keyboard do not lead to ${String(wanted)}`)
}

/** Until a page that was gone to stands, and the keyboard begins at its top. */
export async function arrive(page: Page, url: string): Promise<void> {
  await page.waitForURL(url)
  await hydrated(page)
  await page.waitForFunction(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    const is_loaded = loaded && new URL(loaded.name).pathname === location.pathname
    return is_loaded || document.activeElement?.id === 'content'
  })
}
