import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { COOKIES } from '#storefront/api/cookie.ts'
import { axeFindings } from './axe.ts'
import { knownPages } from './known-pages.ts'
import { alive, FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const db = createDatabase(shop.database_url, { max: 1 })
afterAll(() => db.end({ timeout: 1 }))
const PHONE = { viewport: { width: 390, height: 844 } }
const WIDE = { viewport: { width: 1280, height: 800 } }

async function firstVisit(path: string, options = {}): Promise<Page> {
  const page = await shop.visitor({ ...WIDE, consent: null, ...options })
  await page.goto(path)
  return page
}
const bar = (page: Page) => page.locator('#consent')
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const namesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted()
const storages = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())
const gone = (page: Page) => bar(page).waitFor({ state: 'hidden' })

describe('before any choice', () => {
  it('only what the visit needs is kept, also with goods in the cart [COOKIE-07] [CART-51]', async () => {
    const page = await firstVisit(pages.cs.home)
    await hydrated(page)
    await bar(page).waitFor()
    await expect.poll(() => namesOf(page.context())).toEqual([])
    await expect.poll(() => storages(page)).toEqual([])
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(pages.cs.product)
    await hydrated(page)
    await page.locator('main').getByRole('button', { name: 'Do košíku', exact: true }).first().click()
    await expect.poll(() => namesOf(page.context())).toEqual(['cart_id'])
    await page.goto(pages.cs.category)
    await hydrated(page)
    await expect.poll(() => namesOf(page.context())).toEqual(['cart_id'])
    expect((await storages(page)).filter((key) => key !== 'scroll')).toEqual([])
    expect(asked.filter((path) => path.endsWith('/visits'))).toEqual([])
  })

  it('whose browser keeps no cookies is told what will not work without them, and nobody else', async () => {
    const page = await shop.visitor({ ...WIDE, consent: null })
    await page.goto(pages.cs.product)
    await bar(page).waitFor()
    const blocked = bar(page).getByText('Váš prohlížeč cookies neukládá')
    expect(await blocked.isVisible()).toBe(false)
    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
    )
    await page.reload()
    await blocked.waitFor()
  })

  it('paper keeps no room for the question', async () => {
    const page = await firstVisit(pages.cs.home)
    await bar(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
    await expect.poll(room).toBe('0px')
  })

  it('the question stops nobody from reading: it moves nothing, traps nothing and hides nothing for good', async () => {
    const watched_page = await shop.visitor({ ...PHONE })
    await watched_page.goto(pages.cs.home)
    const page = await firstVisit(pages.cs.home, PHONE)
    const watched = watch(page)
    await hydrated(page)
    await bar(page).waitFor()
    const place = (one: Page) => one.locator('h1, h2').first().boundingBox()
    const differs = async () => {
      const [one, other] = [await place(page), await place(watched_page)]
      return JSON.stringify(one) === JSON.stringify(other) ? null : { one, other }
    }
    await expect.poll(differs).toBeNull()
    expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    await expect
      .poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top / innerHeight))
      .toBeGreaterThan(0.6)
    // The very end of the page can be scrolled above the bar.
    const last = page.getByRole('link', { name: 'Nastavení cookies' })
    const roomBelow = async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const [link, question] = [await last.boundingBox(), await bar(page).boundingBox()]
      return link && question ? question.y - (link.y + link.height) : Number.NaN
    }
    await expect.poll(roomBelow).toBeGreaterThanOrEqual(0)
    // From the bar the keyboard goes on into the page.
    await bar(page).locator('summary').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#root') !== null)).toBe(true)
    watched.expectQuiet()
  })

  it.each(['product', 'cart'] as const)(
    'the bar at the bottom of the %s page stays free on a phone',
    async (kind) => {
      const page = await firstVisit(pages.cs.product, PHONE)
      await hydrated(page)
      if (kind === 'cart') {
        await page.locator('[data-bottom-bar] button').click()
        // The cart is there before the goods are in it.
        await page.getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
        await page.goto(pages.cs.cart)
        await hydrated(page)
      }
      await bar(page).waitFor()
      const bottom = page.locator('[data-bottom-bar]')
      await expect
        .poll(async () => {
          const [question, buy] = [await bar(page).boundingBox(), await bottom.boundingBox()]
          if (!question || !buy) return 'one of the two is not there'
          return question.y + question.height <= buy.y && buy.y + buy.height <= PHONE.viewport.height + 1
        })
        .toBe(true)
    },
  )
})

describe('the choice', () => {
  it.each([
    ['cs', 'Odmítnout', 'Přijmout vše', 'Nastavení'],
    ['sk', 'Odmietnuť', 'Prijať všetko', 'Nastavenia'],
    ['en', 'Refuse', 'Accept all', 'Settings'],
  ] as const)(
    'is offered in %s by two buttons of one look, with settings',
    async (language, refuse, accept, settings) => {
      const page = await firstVisit(pages[language].home, PHONE)
      await hydrated(page)
      const look = (name: string) =>
        button(page, name).evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element)
          const { width, height, top } = element.getBoundingClientRect()
          return { color, backgroundColor, fontSize, fontWeight, borderColor, width, height, top }
        })
      const unlike = async () => {
        const [one, other] = [await look(refuse), await look(accept)]
        return JSON.stringify(one) === JSON.stringify(other) ? null : { one, other }
      }
      await expect.poll(unlike).toBeNull()
      await bar(page).getByText(settings, { exact: true }).click()
      await expect.poll(() => bar(page).locator('[name=statistics]').isChecked()).toBe(false)
      expect(await axeFindings(page)).toEqual([])
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(PHONE.viewport.width)
    },
  )

  it('to refuse takes one click, leaves the choice alone and does not come back', async () => {
    const page = await firstVisit(pages.cs.home)
    const watched = watch(page)
    await hydrated(page)
    await button(page, 'Odmítnout').click()
    await gone(page)
    await expect.poll(() => namesOf(page.context())).toEqual(['consent'])
    const [consent] = await page.context().cookies()
    const days = ((consent?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(Math.round(days)).toBe(COOKIES.consent.max_age / (24 * 60 * 60))
    for (const path of [pages.cs.category, pages.sk.home]) {
      await page.goto(path)
      await hydrated(page)
      await expect.poll(() => bar(page).isVisible()).toBe(false)
    }
    await expect.poll(() => namesOf(page.context())).toEqual(['consent'])
    watched.expectQuiet()
  })

  it('to accept lets the visitor be known again, and taking it back ends that [COOKIE-03] [CATALOG-22]', async () => {
    const page = await firstVisit(pages.cs.home)
    const watched = watch(page)
    await hydrated(page)
    await button(page, 'Přijmout vše').click()
    await gone(page)
    await expect.poll(() => namesOf(page.context())).toEqual(['consent', 'tracking_id'])
    const tracking = (await page.context().cookies()).find(({ name }) => name === 'tracking_id')
    expect(tracking).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' })
    const looked = page.waitForRequest(
      (request) => request.url().endsWith('/visits') && request.method() === 'POST',
    )
    await page.goto(pages.cs.product)
    expect((await looked).headers()['x-tracking-id']).toBe(tracking?.value)

    await alive(page, 'footer')
    const link = page.getByRole('link', { name: 'Nastavení cookies' })
    await link.click()
    const statistics = bar(page).getByLabel('Statistické')
    await statistics.waitFor()
    await expect.poll(() => statistics.isChecked()).toBe(true)
    await statistics.uncheck()
    await button(page, 'Uložit volbu').click()
    await gone(page)
    await expect.poll(() => link.evaluate((element) => element === document.activeElement), FOCUS).toBe(true)
    await expect.poll(() => namesOf(page.context())).toEqual(['consent'])
    const headers = { 'x-tracking-id': tracking?.value ?? '' }
    const seen = async () => (await fetch(`${shop.url}/shop-api/visits`, { headers })).json()
    await expect.poll(seen).toMatchObject({ items: [] })
    watched.expectQuiet()
  })

  it('is kept though the page is left before the answer has come', async () => {
    const page = await firstVisit(pages.cs.home)
    await alive(page, 'footer')
    const held = await db.reserve()
    await held`begin`
    await held`lock table consent in exclusive mode`
    await button(page, 'Odmítnout').click()
    const waiting = () => held`
      select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where not granted and datname = current_database()`
    await expect.poll(waiting).toHaveLength(1)
    await page.goto(pages.cs.category)
    await held`commit`
    held.release()
    await expect.poll(() => namesOf(page.context())).toEqual(['consent'])
  })

  it('that could not be kept is said, and can be made again', async () => {
    const page = await firstVisit(pages.cs.home)
    await hydrated(page)
    await page.route('**/api/consent', (route) => route.abort())
    await button(page, 'Odmítnout').click()
    await bar(page).getByRole('alert').waitFor()
    await page.unroute('**/api/consent')
    await button(page, 'Odmítnout').click()
    await gone(page)
  })

  it('is made without the code for it, and changed again [COOKIE-03]', async () => {
    const page = await firstVisit(pages.cs.home)
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await page.route('**/assets/choose-consent-*', (route) => route.abort())
    await hydrated(page)
    await button(page, 'Přijmout vše').click()
    await gone(page)
    await expect.poll(() => namesOf(page.context())).toEqual(['consent', 'tracking_id'])

    await hydrated(page)
    await page.getByRole('link', { name: 'Nastavení cookies' }).click()
    await page.waitForURL('**#consent')
    await button(page, 'Odmítnout').click()
    await gone(page)
    await expect.poll(() => namesOf(page.context())).toEqual(['consent'])
    expect(failures).toEqual([])
  })
})

describe('without scripts', () => {
  it('the same is asked, answered and changed by plain forms', async () => {
    const path = `${pages.cs.search}`
    const page = await firstVisit(path, { javaScriptEnabled: false })
    await expect.poll(() => bar(page).isVisible()).toBe(true)
    await button(page, 'Odmítnout').click()
    await gone(page)
    expect(decodeURIComponent(page.url())).toBe(shop.url + path)
    await expect.poll(() => namesOf(page.context())).toEqual(['consent'])
    await page.goto(pages.cs.home)
    await expect.poll(() => bar(page).isVisible()).toBe(false)

    await page.getByRole('link', { name: 'Nastavení cookies' }).click()
    await bar(page).locator('summary').click()
    await bar(page).getByLabel('Statistické').check()
    await button(page, 'Uložit volbu').click()
    await gone(page)
    await expect.poll(() => namesOf(page.context())).toEqual(['consent', 'tracking_id'])
  })
})
