import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { knownPages } from './known-pages.ts'
import { alive, FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const { cs } = await knownPages(shop.url)
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }

async function open(path: string, options: object): Promise<Page> {
  const page = await shop.visitor(options)
  await page.goto(path)
  await hydrated(page)
  return page
}

async function logIn(page: Page, password = 'Vitrine-demo-1'): Promise<void> {
  await page.locator('input[name=email]').fill('jana@example.com')
  await page.locator('input[name=password]').fill(password)
  await page.locator('form[action="/api/auth/login"] button:not([type])').click()
}

describe('an opened state is accessible too', () => {
  it('the menu of a phone, its levels unfolded', async () => {
    const page = await open(cs.home, phone)
    await page.locator('button[popovertarget="menu"]').first().click()
    await page.locator('#menu summary').first().click()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('#menu').waitFor({ state: 'hidden' })
    // The browser gives the focus back to what opened the menu.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('popovertarget')), FOCUS)
      .toBe('menu')
  })

  it('the filters of a phone', async () => {
    const page = await open(cs.category, phone)
    await page.locator('button[popovertarget="filters"]').first().click()
    await page.locator('#filters summary').nth(1).click()
    expect(await axeFindings(page)).toEqual([])
  })

  it('the panel of the wide menu, which Escape puts away without losing the place', async () => {
    const page = await open(cs.home, desk)
    await alive(page, '[data-menu-item] > div')
    const item = page.locator('[data-menu-item]').first()
    await item.hover()
    await item.locator('div a').first().waitFor({ state: 'visible' })
    expect(await axeFindings(page)).toEqual([])
    await item.locator('div a').first().focus()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')), FOCUS)
      .toBe(cs.category)
    await page.mouse.move(5, 600)
    await item.locator('div a').first().waitFor({ state: 'hidden' })
  })

  it('the choice of sorting', async () => {
    const page = await open(cs.category, desk)
    await page.locator('details summary', { hasText: 'Řazení' }).click()
    expect(await axeFindings(page)).toEqual([])
  })

  it('a failed login', async () => {
    const page = await open(cs.login, phone)
    await logIn(page, 'wrong-password')
    await page.getByRole('alert').getByText('Přihlášení se nezdařilo').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('the customer area', () => {
  it('asks a guest to log in, goes on to the wanted page, and is accessible throughout [GUARD-02, GUARD-03]', async () => {
    const page = await shop.visitor(phone)
    const watched = watch(page)
    await page.goto('/zakaznik/adresar')
    expect(new URL(page.url()).pathname).toBe('/prihlaseni')
    await logIn(page)
    await page.waitForURL('**/zakaznik/adresar')
    for (const path of [
      '/zakaznik/adresar',
      '/zakaznik/dashboard',
      '/zakaznik/informace-o-uctu',
      '/zakaznik/moje-objednavky',
      '/zakaznik/oblibene-produkty',
    ]) {
      await page.goto(path)
      await hydrated(page)
      expect([path, await axeFindings(page)]).toEqual([path, []])
    }
    await page.goto('/prihlaseni')
    expect(new URL(page.url()).pathname).toBe('/')
    watched.expectQuiet()
  })
})
