import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEARCH_DEBOUNCE_MS, SEARCH_POPUP_DELAY_MS } from '#storefront/ui/debounce.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const wide = { viewport: { width: 1280, height: 900 } }
const narrow = { viewport: { width: 390, height: 844 } }

/** A visitor whose time stands still until the test lets it pass, and everything the popup asks for. */
async function open(path = '/', options: Parameters<typeof shop.visitor>[0] = wide) {
  const page = await shop.visitor(options)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/shop-api/search') asked.push(url.searchParams.get('q') ?? '')
  })
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const box = page.locator(options === narrow ? '#search-phone' : '#search')
  return { page, box, asked, list: page.locator('[role=listbox]') }
}

type Opened = Awaited<ReturnType<typeof open>>

/** The code of the popup comes with the first focus. */
async function focus({ box }: Opened): Promise<void> {
  await box.focus()
  await box.and(box.page().locator('[role=combobox]')).waitFor()
}

async function find(opened: Opened, text: string): Promise<void> {
  await focus(opened)
  await opened.page.clock.runFor(SEARCH_POPUP_DELAY_MS)
  await opened.box.pressSequentially(text)
  const answered = opened.page.waitForResponse((response) => response.url().includes('/shop-api/search?'))
  await opened.page.clock.runFor(SEARCH_DEBOUNCE_MS)
  await answered
  await opened.list.locator('img').first().waitFor()
}

const activeOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    const option = id ? document.getElementById(id) : null
    return option ? { selected: option.ariaSelected, href: option.getAttribute('href') } : null
  })

describe('the results popup of the search box', () => {
  it('opens 100 ms after focus, not before [UI-02]', async () => {
    const opened = await open()
    const watched = watch(opened.page)
    await focus(opened)
    await opened.page.clock.runFor(SEARCH_POPUP_DELAY_MS - 1)
    await expect.poll(() => opened.box.getAttribute('aria-expanded')).toBe('false')
    await opened.page.clock.runFor(1)
    await opened.list.waitFor()
    await expect.poll(() => opened.box.getAttribute('aria-expanded')).toBe('true')
    expect(await opened.box.getAttribute('aria-controls')).toBe(await opened.list.getAttribute('id'))
    // There is nothing to ask for yet, but the shop's categories lead on.
    await expect.poll(() => opened.list.locator('[role=option]').count()).toBeGreaterThan(3)
    expect(opened.asked).toEqual([])
    watched.expectQuiet()
  })

  it('waits 100 ms after a click that brings the focus again; a click into the focused box opens it at once [UI-02]', async () => {
    const opened = await open()
    const { page, box, list } = opened
    await focus(opened)
    await box.blur()
    await box.click()
    await page.clock.runFor(SEARCH_POPUP_DELAY_MS - 1)
    await expect.poll(() => box.getAttribute('aria-expanded')).toBe('false')
    await page.clock.runFor(1)
    await list.waitFor()
    await box.press('Escape')
    await list.waitFor({ state: 'detached' })
    await box.click()
    await list.waitFor()
  })

  it('stays closed where the focus has moved on within those 100 ms [UI-02]', async () => {
    const opened = await open()
    await focus(opened)
    await opened.page.clock.runFor(SEARCH_POPUP_DELAY_MS - 1)
    await opened.box.blur()
    await opened.page.clock.runFor(1000)
    await expect.poll(() => opened.box.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens on Enter at once and asks; Enter in the open popup goes to all results [UI-03]', async () => {
    const opened = await open()
    const { page, box, list, asked } = opened
    await focus(opened)
    await box.press('Enter')
    await list.waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await box.press('Escape')
    await list.waitFor({ state: 'detached' })
    await box.pressSequentially('hrnek')
    await box.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(asked).toEqual([])
    await box.press('Enter')
    await list.locator('img').first().waitFor()
    expect(asked).toEqual(['hrnek'])
    expect(new URL(page.url()).pathname).toBe('/')
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname === '/hledani' && url.searchParams.get('q') === 'hrnek')
    await page.locator('main article').first().waitFor()
    await expect.poll(() => box.inputValue()).toBe('hrnek')
    await expect.poll(() => list.count()).toBe(0)
    expect(asked).toEqual(['hrnek'])
  })

  it('asks once per pause of 500 ms in typing [UI-04]', async () => {
    const opened = await open()
    const { page, box, asked, list } = opened
    await focus(opened)
    await page.clock.runFor(SEARCH_POPUP_DELAY_MS)
    for (const letter of 'konv') {
      await box.press(letter)
      await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    }
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await list.locator('img').first().waitFor()
    expect(asked).toEqual(['konv'])
    // Typed and taken back again: the answer is there already.
    await box.press('x')
    await box.press('Backspace')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    expect(asked).toEqual(['konv'])
  })

  it('shows the finds of the latest words, whichever answer comes last [F71]', async () => {
    const opened = await open()
    const { page, box, list } = opened
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/search\?q=hrnek/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await focus(opened)
    await box.fill('hrnek')
    const slow = page.waitForRequest(/search\?q=hrnek/)
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    const former = await slow
    await box.fill('konvice')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await list.locator('img').first().waitFor()
    const finds = await list.innerText()
    release()
    // None where the page has given it up.
    await (await former.response())?.finished()
    await page.clock.runFor(1000)
    await expect.poll(() => list.innerText()).toBe(finds)
    await expect
      .poll(() => list.locator('[role=option]').last().getAttribute('href'))
      .toBe('/hledani?q=konvice')
  })

  it('lists products with picture and price first, then categories and articles, then the way to all [CONTENT-08]', async () => {
    const opened = await open()
    await find(opened, 'caj')
    const groups = opened.list.locator('[role=group]')
    await expect
      .poll(() => groups.evaluateAll((all) => all.map((one) => one.firstElementChild?.textContent)))
      .toEqual(['Produkty', 'Kategorie', 'Články'])
    for (const row of await groups.first().locator('[role=option]').all()) {
      await expect.poll(() => row.innerText()).toMatch(/\d\s?Kč$/)
      await expect.poll(() => row.locator('img').count()).toBe(1)
    }
    await expect
      .poll(() => opened.page.locator('form [role=status]').first().innerText())
      .toMatch(/^Nalezen\S* \d+/)
    // The checker has timers of its own.
    await opened.page.clock.resume()
    const { violations } = await new AxeBuilder({ page: opened.page }).include('header').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it.for([
    { screen: 'a phone', options: narrow },
    { screen: 'a desktop', options: wide },
  ])(
    'is walked through with the arrows on $screen and Enter goes to the chosen find [UI-02]',
    async ({ options }) => {
      const opened = await open('/', options)
      const { page, box, list } = opened
      await find(opened, 'konv')
      const hrefs = await list
        .locator('[role=option]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      await expect.poll(() => activeOption(page)).toBeNull()
      for (const href of hrefs) {
        await box.press('ArrowDown')
        await expect.poll(() => activeOption(page)).toEqual({ selected: 'true', href })
      }
      await box.press('ArrowDown')
      await expect.poll(() => activeOption(page)).toBeNull()
      await box.press('ArrowUp')
      await expect.poll(() => activeOption(page)).toEqual({ selected: 'true', href: hrefs.at(-1) })
      await box.press('ArrowDown')
      await box.press('ArrowDown')
      await box.press('Enter')
      await page.waitForURL(`**${hrefs[0]}`)
      await list.waitFor({ state: 'detached' })
      await expect.poll(() => box.inputValue()).toBe('konv')
    },
  )

  it('closes on Escape from the button beside the box as well [UI-06]', async () => {
    const opened = await open()
    const { page, list } = opened
    await find(opened, 'konv')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
  })

  it('closes on Escape and on a click elsewhere, and the words stay in the box', async () => {
    const opened = await open()
    const { page, box, list } = opened
    await find(opened, 'konv')
    await box.press('Escape')
    await list.waitFor({ state: 'detached' })
    await expect.poll(() => box.inputValue()).toBe('konv')
    await box.click()
    await list.locator('img').first().waitFor()
    await page.locator('main').click({ position: { x: 5, y: 700 } })
    await list.waitFor({ state: 'detached' })
    await expect.poll(() => box.inputValue()).toBe('konv')
    expect(opened.asked).toEqual(['konv'])
  })

  it('helps on where nothing is found', async () => {
    const opened = await open()
    await focus(opened)
    await opened.box.fill('qqqqzzzz')
    await opened.page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await opened.page.locator('header').getByText('jsme nic nenašli').first().waitFor()
    await expect.poll(() => opened.list.locator('[role=option]').count()).toBeGreaterThan(3)
  })

  it('fills the width of a phone below the box and widens no page', async () => {
    const opened = await open('/', narrow)
    await find(opened, 'caj')
    const place = await opened.list.boundingBox()
    expect(Math.round(place?.x ?? -1)).toBe(0)
    expect(Math.round(place?.width ?? 0)).toBe(390)
    const box = await opened.box.boundingBox()
    expect(place?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    await expect.poll(() => opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await opened.list.locator('[role=option]').first().click()
    await opened.page.waitForURL((url) => url.pathname !== '/')
    await opened.list.waitFor({ state: 'detached' })
  })

  it('takes ten thousand letters and twenty times Enter with one request [B-122]', async () => {
    const opened = await open()
    const { page, box, asked } = opened
    await focus(opened)
    await page.clock.runFor(SEARCH_POPUP_DELAY_MS)
    await box.fill('čaj '.repeat(2500))
    const request = page.waitForRequest((one) => one.url().includes('/shop-api/search?'))
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await request
    expect(asked.map((text) => text.length)).toEqual([199])
    const loaded: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('_payload.json')) loaded.push(one.url())
    })
    for (let times = 0; times < 20; times += 1) await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/hledani')
    expect(loaded).toHaveLength(1)
    expect(asked).toHaveLength(1)
  })

  it('comes with the first focus only: a page that is read does not load it', async () => {
    const page = await shop.visitor(wide)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto('/')
    await hydrated(page)
    expect(scripts.filter((path) => path.includes('search-popup'))).toEqual([])
    await expect.poll(() => page.locator('#search').getAttribute('role')).toBeNull()
    await page.locator('#search').focus()
    await page.locator('#search[role=combobox]').waitFor()
    expect(scripts.filter((path) => path.includes('search-popup'))).toHaveLength(1)
  })
})

describe('the search box without scripts', () => {
  it('searches as a plain form, and the words stay in it [CONTENT-08]', async () => {
    const page = await shop.visitor({ ...wide, javaScriptEnabled: false })
    await page.goto('/')
    await page.locator('#search').fill('konvice')
    await page.locator('#search').press('Enter')
    await page.waitForURL((url) => url.pathname === '/hledani' && url.searchParams.get('q') === 'konvice')
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('#search').inputValue()).toBe('konvice')
  })
})
