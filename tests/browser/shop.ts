import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { useSeededDatabase } from '#tests/database.ts'
import { startServer } from '#tests/server-process.ts'
import { consentCookies, searchReady } from './arrival.ts'
import { launch, PATIENCE_MS } from './chromium.ts'

export { alive, hydrated, laidOut } from './hydrated.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
type VisitorOptions = BrowserContextOptions & {
  real_pictures?: boolean
  /** What the visitor chose when they were here before; null is on their first visit. */
  consent?: 'refused' | 'accepted' | null
}

export interface ShopInBrowser {
  url: string
  database_url: string
  data_dir: string
  /** The id of what the platform lists under a call, by its code or another field: `idOf('products', 'PLAIN')`. */
  idOf: (call: string, value: string | number, field?: string) => Promise<number>
  /** A fresh visitor. Whatever the page complains about is collected and must be empty at the end. */
  visitor: (options?: VisitorOptions) => Promise<Page>
}

/** The real server on a database of its own, and a real Chromium. */
export async function useShop(): Promise<ShopInBrowser> {
  const { url: database_url } = await useSeededDatabase()
  const { port, child, data_dir } = await startServer({
    DATABASE_URL: database_url,
    // Tests change the shop behind its back and look at once.
    PAGE_MEMORY_MB: '0',
  })
  child.stderr?.pipe(process.stderr)
  const url = `http://localhost:${port}`
  const [browser] = await Promise.all([useBrowser(), searchReady(url)])
  const contexts = new Set<BrowserContext>()
  // A page that stays open goes on drawing and listening beside the tests that follow.
  afterEach(async () => {
    await Promise.all(Array.from(contexts, leave))
  })
  return {
    url,
    database_url,
    data_dir,
    idOf: async (call, value, field = 'code') => {
      const filters = JSON.stringify([{ field, operator: 'eq', value }])
      const query = new URLSearchParams({ only: 'id', filters })
      const response = await fetch(`${url}/shop-api/${call}?${query}`)
      const { items } = (await response.json()) as { items: { id: number }[] }
      if (!items[0]) throw new Error(`Nothing of ${call} has ${value} as its ${field}`)
      return items[0].id
    },
    visitor: async ({ real_pictures = false, consent = 'refused', ...options } = {}) => {
      // What moves is for the tests that are about it; all others would measure it half on its way.
      const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options })
      context.setDefaultTimeout(PATIENCE_MS)
      contexts.add(context)
      context.once('close', () => contexts.delete(context))
      if (consent) await context.addCookies(consentCookies(url, consent === 'accepted'))
      // Drawing hundreds of pictures would take longer than all tests; one test of its own looks at real ones.
      if (!real_pictures) {
        await context.route('**/media/**', (route) =>
          route.fulfill({ contentType: 'image/png', body: PIXEL }),
        )
      }
      return context.newPage()
    },
  }
}

/** An answer that a test still holds, or a picture still on its way, is nobody's any more and must not fail. */
async function leave(context: BrowserContext): Promise<void> {
  for (const routed of [...context.pages(), context]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** A real Chromium alone. */
export async function useBrowser(): Promise<Browser> {
  const browser = await launch()
  afterAll(() => browser.close())
  return browser
}

/** Collects console errors, hydration warnings, uncaught errors and failed requests of a page. */
export function watch(page: Page): { expectQuiet: () => void } {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A page that answers 404 on purpose is reported by the browser as a resource that failed.
    if (message.location().url === page.url()) return
    // How soon a page uses what it was told to load ahead is a matter of the machine.
    if (message.text().includes('preloaded using link preload but not used')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A navigation away cancels what was still loading; that is no failure of the page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      complaints.push(`${response.status()}: ${response.url()}`)
    }
  })
  return {
    expectQuiet: () => {
      expect(complaints).toEqual([])
    },
  }
}

/** Focus follows a drawn change by an effect: `expect.poll(() => …, FOCUS)`. */
export const FOCUS = { interval: 50 }

/** By how many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
