import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { axeFindings } from './axe.ts'
import { knownPages } from './known-pages.ts'
import { sideways } from './reach.ts'
import { alive, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const [first, second] = [pages.cs.product, pages.cs['product with variations']]
const phone = { viewport: { width: 390, height: 844 } }

const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name })
const headerLink = (page: Page) => page.locator('header a[href="/porovnani"]')

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('eva@example.com')
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

describe('comparison', () => {
  it('is filled in place, counted in the header and stands side by side [LIST-05]', async () => {
    const page = await shop.visitor(phone)
    const watched = watch(page)
    await page.goto(first)
    await hydrated(page)
    await expect.poll(() => headerLink(page).count()).toBe(0)
    await button(page, 'Porovnat').click()
    await button(page, 'Odebrat z porovnání').waitFor()
    await expect.poll(() => headerLink(page).innerText()).toBe('1')
    await page.goto(second)
    await hydrated(page)
    await button(page, 'Porovnat').click()
    await button(page, 'Odebrat z porovnání').waitFor()
    await headerLink(page).click()
    await page.locator('h1', { hasText: 'Porovnání produktů' }).waitFor()
    await expect.poll(() => page.locator('thead th[scope=col]').count()).toBe(3)
    const marks = page.getByText('liší se')
    await expect.poll(() => marks.count()).toBeGreaterThan(0)
    await hydrated(page)
    const different = await marks.count()
    await page.getByRole('link', { name: 'Jen rozdíly' }).click()
    await page.getByRole('link', { name: 'Všechny vlastnosti' }).waitFor()
    // Price, availability and rating stand in any case; what all rows are needs no mark.
    await expect.poll(() => page.locator('tbody th[scope=row]').count()).toBe(different + 3)
    expect(await marks.count()).toBe(0)

    // Beneath the names of the rows the products scroll, and the page itself does not.
    const first_column = page.locator('tbody th').first()
    const before = await first_column.boundingBox()
    await page.locator('[role=region]').evaluate((element) => element.scrollTo({ left: 120 }))
    expect((await first_column.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390)
    watched.expectQuiet()
  })

  it('scrolls beside the names of its rows, and no word for a screen reader makes the page wider [LIST-05]', async () => {
    const page = await shop.visitor(phone)
    const ids = await Promise.all(['PLAIN', 'MUG', 'SALE'].map((code) => shop.idOf('products', code)))
    await page.context().addCookies([{ url: shop.url, name: 'comparison', value: ids.join('_') }])
    await page.goto('/porovnani')
    await expect.poll(() => page.locator('thead th[scope=col]').count()).toBe(4)
    expect(await sideways(page)).toEqual([])
    await alive(page, 'footer')
    expect(await axeFindings(page)).toEqual([])
  })

  it('moves nothing when its link appears [LIST-05]', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto(first)
    await hydrated(page)
    const places = () =>
      page
        .locator('header a, header input')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.matches('[href="/porovnani"]'))
            .map((one) => one.getBoundingClientRect().x),
        )
    const before = await places()
    await button(page, 'Porovnat').click()
    await headerLink(page).waitFor()
    await expect.poll(() => places()).toEqual(before)
  })

  it('works without scripts from adding to emptying [LIST-05]', async () => {
    const page = await shop.visitor({ ...phone, javaScriptEnabled: false })
    await page.goto(first)
    await button(page, 'Porovnat').click()
    await page.waitForURL(/result=compared/)
    await expect.poll(() => page.locator('main').innerText()).toContain('Přidáno do porovnání.')
    await page.goto(second)
    await button(page, 'Porovnat').click()
    await page.waitForURL(/result=compared/)
    await page.locator('main').getByRole('link', { name: 'Zobrazit porovnání' }).click()
    await expect.poll(() => page.locator('thead th[scope=col]').count()).toBe(3)
    await page.getByRole('link', { name: 'Jen rozdíly' }).click()
    await page.waitForURL(/differences=1/)
    await button(page, /^Odebrat z porovnání/)
      .first()
      .click()
    await page.waitForURL(/differences=1/)
    await expect.poll(() => page.locator('thead th[scope=col]').count()).toBe(2)
    await button(page, 'Vymazat porovnání').click()
    await page.waitForURL('**/porovnani')
    await expect.poll(() => page.locator('main').innerText()).toContain('Zatím není co porovnávat')
  })

  it('is counted anew on a page that the browser has kept for the way back [LIST-05]', async () => {
    const page = await shop.visitor(phone)
    await page.goto(first)
    await hydrated(page)
    await button(page, 'Porovnat').click()
    await expect.poll(() => headerLink(page).innerText()).toBe('1')
    // Cleared on another page, from which the browser goes back to this one as it was left.
    await page.context().clearCookies({ name: 'comparison' })
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await button(page, 'Porovnat').waitFor()
    await headerLink(page).waitFor({ state: 'detached' })
  })
})

describe('login', () => {
  it('joins what is compared with the customer’s own [LIST-05]', async () => {
    const page = await shop.visitor(phone)
    await page.goto(first)
    await hydrated(page)
    await button(page, 'Porovnat').click()
    await button(page, 'Odebrat z porovnání').waitFor()
    await page.goto('/prihlaseni')
    await logIn(page)
    await page.waitForURL(`${shop.url}/`)
    await expect.poll(() => headerLink(page).innerText()).toBe('1')
  })
})
