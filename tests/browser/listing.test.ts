import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdAnswer } from './hold-answer.ts'
import { knownPages } from './known-pages.ts'
import { FOCUS, hydrated, laidOut, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const wide = { viewport: { width: 1280, height: 900 } }
const narrow = { viewport: { width: 390, height: 844 } }
const PER_PAGE = 24
/** Three pages, one page. */
const THREE_PAGES = '/prislusenstvi'
const ONE_PAGE = '/keramika/misky-a-talire/misky'

async function open(path: string, options: Parameters<typeof shop.visitor>[0] = wide): Promise<Page> {
  const page = await shop.visitor(options)
  await page.goto(path)
  await hydrated(page)
  return page
}

const names = (page: Page) => page.locator('main article h3').allInnerTexts()
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const cardsShown = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('main article').length === wanted, count)
const productsCount = async (page: Page) =>
  Number((await page.locator('main [role=status]').first().innerText()).replaceAll(/\D/g, ''))
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

describe('load more', () => {
  it('adds the next page below what is shown, in place, until the last page [UI-33]', async () => {
    const page = await open(THREE_PAGES)
    const watched = watch(page)
    const first = await names(page)
    expect(first).toHaveLength(PER_PAGE)
    const total = await productsCount(page)
    const more = page.locator('[data-load-more]')
    await laidOut(page)
    await more.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await more.click()
    await cardsShown(page, 2 * PER_PAGE)
    expect(query(page)).toEqual({ from: '1', to: '2' })
    expect((await names(page)).slice(0, PER_PAGE)).toEqual(first)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    // The keyboard goes on with what is new.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), FOCUS)
      .toBe((await names(page))[PER_PAGE])
    await more.click()
    await cardsShown(page, total)
    expect(query(page)).toEqual({ from: '1', to: '3' })
    await expect.poll(() => more.count()).toBe(0)
    expect(new Set(await page.locator('main article a').evaluateAll((all) => all.map(String))).size).toBe(
      total,
    )
    watched.expectQuiet()
  })

  it.for([
    { screen: 'a phone', options: narrow },
    { screen: 'a desktop', options: wide },
  ])(
    'survives the way to a product and back on $screen, with pages, position and a reload [UI-33]',
    async ({ options }) => {
      const page = await open(THREE_PAGES, options)
      await page.locator('[data-load-more]').click()
      await cardsShown(page, 2 * PER_PAGE)
      const card = page.locator('main article a').nth(40)
      await card.scrollIntoViewIfNeeded()
      const position = await page.evaluate(() => scrollY)
      expect(position).toBeGreaterThan(2000)
      await card.click()
      await page.waitForURL((url) => !url.pathname.startsWith(THREE_PAGES))
      // The address of a page changes a moment before the page does.
      await page.locator('[data-load-more]').waitFor({ state: 'detached' })
      await page.goBack()
      await cardsShown(page, 2 * PER_PAGE)
      await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, position)
      await page.reload()
      await hydrated(page)
      await expect.poll(() => names(page)).toHaveLength(2 * PER_PAGE)
      await page.goBack()
      expect(page.url()).toBe('about:blank')
    },
  )

  it('goes on below a page opened by its number [UI-33]', async () => {
    const page = await open(`${THREE_PAGES}?page=2`)
    const second = await names(page)
    await page.locator('[data-load-more]').click()
    await page.waitForURL((url) => url.searchParams.get('to') === '3')
    await page.waitForFunction(() => !document.querySelector('[data-load-more]'))
    expect(query(page)).toEqual({ from: '2', to: '3' })
    expect((await names(page)).slice(0, PER_PAGE)).toEqual(second)
  })

  it('is not offered where one page holds everything or nothing is found [UI-33]', async () => {
    for (const path of [ONE_PAGE, `${THREE_PAGES}?page=3`, `${ONE_PAGE}?min_price=999999`]) {
      const page = await open(path)
      await expect.poll(() => page.locator('[data-load-more]').count(), { message: path }).toBe(0)
    }
  })

  it('is a plain link without scripts, beside the numbered pages [UI-33]', async () => {
    const page = await shop.visitor({ ...wide, javaScriptEnabled: false })
    await page.goto(THREE_PAGES)
    await expect
      .poll(() => page.locator(`main nav a[href="${THREE_PAGES}?page=2"]`).count())
      .toBeGreaterThan(0)
    await page.locator('[data-load-more]').click()
    await page.waitForURL((url) => url.searchParams.get('to') === '2')
    await expect.poll(() => names(page)).toHaveLength(2 * PER_PAGE)
  })
})

describe('sorting', () => {
  it('offers its options and applies the chosen one, then closes [FILTER-08]', async () => {
    const page = await open(THREE_PAGES)
    const before = await names(page)
    const menu = page.locator('main details', { hasText: 'Řazení:' })
    await menu.locator('summary').click()
    await expect.poll(() => menu.locator('a').count()).toBeGreaterThan(3)
    await menu.locator('a[href*="sort=cheapest"]').click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'cheapest')
    await page.waitForFunction(
      (first) => document.querySelector('main article h3')?.textContent !== first,
      before[0],
    )
    await expect.poll(() => menu.getAttribute('open')).toBeNull()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), FOCUS).toBe('SUMMARY')
    await expect.poll(() => menu.locator('a[aria-current]').getAttribute('href')).toContain('sort=cheapest')
    const cheapest = await names(page)
    await page.reload()
    await expect.poll(() => names(page)).toEqual(cheapest)
    await page.goBack()
    await page.waitForFunction(
      (first) => document.querySelector('main article h3')?.textContent === first,
      before[0],
    )
    expect(query(page)).toEqual({})
  })

  it('closes by Escape from wherever the focus is in it, and by a tap beside it [UI-06]', async () => {
    const page = await open(THREE_PAGES)
    const menu = page.locator('main details', { has: page.locator('a[href*="sort=cheapest"]') })
    const options = menu.locator('ul')
    await menu.locator('summary').click()
    await options.waitFor()
    await page.keyboard.press('Escape')
    await options.waitFor({ state: 'hidden' })
    await menu.locator('summary').click()
    await options.waitFor()
    await options.locator('a').first().focus()
    await page.keyboard.press('Escape')
    await options.waitFor({ state: 'hidden' })
    await menu.locator('summary').click()
    await options.waitFor()
    await page.locator('h1').click()
    await options.waitFor({ state: 'hidden' })
  })
})

describe('filters', () => {
  const choice = (page: Page, at = 0) => page.locator('aside ul a[href*="material="]').nth(at)

  it('live in the address: shared, reloaded and gone back from [FILTER-09]', async () => {
    const page = await open(THREE_PAGES)
    const all = await productsCount(page)
    await scrollTo(page, 300)
    const link = choice(page)
    const label = await link.innerText()
    await link.scrollIntoViewIfNeeded()
    const top = await link.evaluate((element) => element.getBoundingClientRect().top)
    await link.click()
    await page.waitForURL((url) => url.searchParams.has('material'))
    await page.locator('main aside a[aria-current=true]').waitFor()
    const left = await productsCount(page)
    expect(left).toBeLessThan(all)
    expect(label).toContain(String(left))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(290)
    const chosen = page.locator('main aside a[aria-current=true]')
    await expect
      .poll(() => chosen.evaluate((element) => element === document.activeElement), FOCUS)
      .toBe(true)
    const moved = (await chosen.evaluate((element) => element.getBoundingClientRect().top)) - top
    expect(Math.abs(moved)).toBeLessThan(4)

    const shared = await open(page.url())
    await expect.poll(() => productsCount(shared)).toBe(left)
    await expect.poll(() => names(shared)).toEqual(await names(page))
    await page.reload()
    await hydrated(page)
    await expect.poll(() => productsCount(page)).toBe(left)

    await page.goBack()
    await page.locator('main aside a[aria-current=true]').waitFor({ state: 'detached' })
    expect(query(page)).toEqual({})
    await expect.poll(() => productsCount(page)).toBe(all)
  })

  it('picked one after another out of one list, before the first has come, are both chosen [FILTER-09]', async () => {
    const page = await open(THREE_PAGES)
    const wanted = await Promise.all(
      [0, 1].map(async (at) => {
        const url = new URL((await choice(page, at).getAttribute('href')) ?? '', shop.url)
        return url.searchParams.get('material')
      }),
    )
    const first = await holdAnswer(page, `${shop.url}${THREE_PAGES}/_payload.json?material=**`)
    await choice(page, 0).click()
    await first.answered
    await choice(page, 1).click()
    await page.waitForURL((url) => url.searchParams.get('material') === wanted.join('_'))
    await first.give()
    await expect.poll(() => page.locator('main aside a[aria-current=true]').count()).toBe(2)
    expect(query(page)).toEqual({ material: wanted.join('_') })
  })

  it('are taken back one by one by their chips, the price too, and all at once [FILTER-09]', async () => {
    const page = await open(`${THREE_PAGES}?sort=name`)
    await choice(page).click()
    const chips = page.locator('main a[aria-label^="Zrušit filtr"]')
    await chips.first().waitFor()
    await page.locator('aside input[name=min_price]').fill('100')
    await page.locator('aside input[name=min_price]').press('Enter')
    await page.waitForFunction(
      () => document.querySelectorAll('main a[aria-label^="Zrušit filtr"]').length === 2,
    )
    expect(query(page)).toMatchObject({ min_price: '100', sort: 'name' })
    const from = page.locator('aside input[name=min_price]')
    await expect.poll(() => from.evaluate((input) => input === document.activeElement), FOCUS).toBe(true)
    await chips.filter({ hasText: '100' }).click()
    await page.waitForFunction(
      () => document.querySelectorAll('main a[aria-label^="Zrušit filtr"]').length === 1,
    )
    expect(query(page).min_price).toBeUndefined()
    await expect.poll(() => from.inputValue()).toBe('')
    // The chip is gone, but the keyboard is not sent back to the top of the page.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body), FOCUS).toBe(false)
    await page.getByRole('link', { name: 'Zrušit filtry' }).click()
    await chips.first().waitFor({ state: 'detached' })
    expect(query(page)).toEqual({ sort: 'name' })
  })

  it('keep a price that was typed before the scripts had come [FILTER-09] [F69]', async () => {
    const page = await shop.visitor(wide)
    const scripts = await holdAnswer(page, `${shop.url}/assets/start-*`)
    await page.goto(THREE_PAGES)
    await scripts.answered
    const from = page.locator('aside input[name=min_price]')
    await from.fill('100')
    await scripts.give()
    await hydrated(page)
    await expect.poll(() => from.inputValue()).toBe('100')
    await from.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('min_price') === '100')
  })

  it('of a search keep the searched words when all are taken back [FILTER-09]', async () => {
    const page = await open('/hledani?q=konvice&min_price=100')
    await page.getByRole('link', { name: 'Zrušit filtry' }).click()
    await page.waitForURL((url) => !url.searchParams.has('min_price'))
    expect(query(page)).toEqual({ q: 'konvice' })
  })

  it('work without scripts [FILTER-09, FILTER-08] [F69]', async () => {
    const page = await shop.visitor({ ...wide, javaScriptEnabled: false })
    await page.goto(THREE_PAGES)
    const all = await productsCount(page)
    await choice(page).click()
    await page.waitForURL((url) => url.searchParams.has('material'))
    await expect.poll(() => productsCount(page)).toBeLessThan(all)
    await page.locator('main details', { hasText: 'Řazení:' }).locator('summary').click()
    await page.locator('main a[href*="sort=cheapest"]').click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'cheapest')
    expect(query(page).material).toBeDefined()
    await page.goBack()
    await page.goBack()
    await expect.poll(() => productsCount(page)).toBe(all)
  })

  it('of a phone that are taken back all at once, or by Back, leave the keyboard in their sheet [FILTER-09] [UI-34]', async () => {
    const page = await open(`${THREE_PAGES}?sort=name`, narrow)
    await page.locator('button[popovertarget=filters]').first().click()
    const sheet = page.locator('#filters')
    const isInside = () => sheet.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(isInside, FOCUS).toBe(true)
    await sheet.locator('summary', { hasText: 'Materiál' }).click()
    await sheet.locator('a[href*="material="]').first().click()
    await sheet.getByRole('link', { name: 'Zrušit filtry' }).click()
    await sheet.locator('a[aria-current=true]').waitFor({ state: 'detached' })
    await expect.poll(isInside, FOCUS).toBe(true)
    await page.goBack()
    await sheet.locator('a[aria-current=true]').waitFor()
    await expect.poll(() => sheet.isVisible()).toBe(true)
  })

  it('of a phone stay open while choosing, count what is left, and keep the place [FILTER-09]', async () => {
    const page = await open(THREE_PAGES, narrow)
    await page.locator('button[popovertarget=filters]').first().click()
    const sheet = page.locator('#filters')
    await sheet.waitFor({ state: 'visible' })
    const show = sheet.locator('button', { hasText: 'Zobrazit' }).last()
    const all = await show.innerText()
    await sheet.locator('summary', { hasText: 'Materiál' }).click()
    const choices = sheet.locator('a[href*="material="]')
    await choices.first().click()
    await sheet.locator('a[aria-current=true]').waitFor()
    await expect.poll(() => sheet.isVisible()).toBe(true)
    await expect.poll(() => show.innerText()).not.toBe(all)
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaCurrent), FOCUS).toBe('true')
    // Taken back, its group stays open under the finger.
    await sheet.locator('a[aria-current=true]').click()
    await sheet.locator('a[aria-current=true]').waitFor({ state: 'detached' })
    await expect.poll(() => show.innerText()).toBe(all)
    await expect.poll(() => choices.first().isVisible()).toBe(true)
    await choices.first().click()
    await sheet.locator('a[aria-current=true]').waitFor()
    await show.click()
    await sheet.waitFor({ state: 'hidden' })
    await expect
      .poll(() => productsCount(page))
      .toBe(Number((await show.textContent())?.replaceAll(/\D/g, '')))
  })
})

describe('a list picked by the shop', () => {
  it.for([true, false])(
    'is reached from home and filtered, scripts: %s [CATALOG-23]',
    async (javaScriptEnabled) => {
      const page = await shop.visitor({ ...wide, javaScriptEnabled })
      await page.goto('/')
      if (javaScriptEnabled) await hydrated(page)
      await page.locator(`main a[href="${pages.cs['product list']}"]`).click()
      await page.waitForURL(`**${pages.cs['product list']}`)
      await page.locator('main aside').waitFor()
      const all = await productsCount(page)
      await page.locator('main aside ul a').first().click()
      await page.locator('main aside a[aria-current=true]').waitFor()
      expect(new URL(page.url()).pathname).toBe(pages.cs['product list'])
      await expect.poll(() => productsCount(page)).toBeLessThan(all)
    },
  )
})

describe('recently viewed products', () => {
  it('are recorded with consent and shown on the next product page [CATALOG-22]', async () => {
    const page = await shop.visitor({ ...wide, consent: 'accepted' })
    const recorded = page.waitForResponse(
      (response) => response.url().endsWith('/shop-api/visits') && response.request().method() === 'POST',
    )
    await page.goto(pages.cs.product)
    const heading = page.getByRole('heading', { name: 'Naposledy prohlížené' })
    const name = await page.locator('h1').innerText()
    expect((await recorded).status()).toBe(201)
    await expect.poll(() => heading.count()).toBe(0)
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')?.append(link)
      link.click()
    }, pages.cs.package)
    await page.waitForURL(`**${pages.cs.package}`)
    await heading.waitFor()
    const shelf = page.locator('section', { has: heading })
    await expect.poll(() => shelf.locator('article h3').allInnerTexts()).toEqual([name])
    const cookies = (await page.context().cookies()).map((cookie) => cookie.name)
    expect(cookies.toSorted()).toEqual(['consent', 'tracking_id'])
  })
})
