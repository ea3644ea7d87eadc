import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdAnswer } from './hold-answer.ts'
import { alive, FOCUS, hydrated, overflow, useShop, watch } from './shop.ts'

const shop = await useShop()

async function pathOf(code: string): Promise<string> {
  const filters = JSON.stringify([{ field: 'code', operator: 'eq', value: code }])
  const query = new URLSearchParams({ only: 'url', filters })
  const response = await fetch(`${shop.url}/shop-api/products?${query}`)
  const { items } = (await response.json()) as { items: { url: string }[] }
  return items[0]?.url ?? `missing:${code}`
}

const WAYS = [
  { way: 'with scripts on a phone', width: 390, javaScriptEnabled: true },
  { way: 'with scripts on a desktop', width: 1280, javaScriptEnabled: true },
  { way: 'without scripts on a phone', width: 390, javaScriptEnabled: false },
]
type Way = (typeof WAYS)[number]

async function visit({ width, javaScriptEnabled }: Way, path: string) {
  const page = await shop.visitor({ viewport: { width, height: 844 }, javaScriptEnabled })
  const watched = watch(page)
  await page.goto(path)
  if (javaScriptEnabled) await hydrated(page)
  const end = () => {
    // Scripts that are switched off are reported as requests that failed.
    if (javaScriptEnabled) watched.expectQuiet()
  }
  return { page, end }
}

const set = (page: Page) => page.locator('#package')
const says = (page: Page, text: string) => set(page).getByText(text, { exact: false }).first().waitFor()

describe('building a package', () => {
  it.for(WAYS)('of chosen products works $way [CATALOG-11] [FILTER-07]', async (way) => {
    const { page, end } = await visit(way, await pathOf('SET-CHOICE'))
    await says(page, 'Vybráno 0 z celkem 3')
    const choose = set(page).getByRole('link', { name: /^Vybrat / })
    const name = (await choose.first().innerText()).replace(/^Vybrat\s+/, '')
    expect(name).not.toBe('')
    await choose.first().click()
    await says(page, 'Vybráno 1 z celkem 3')
    await set(page)
      .getByRole('link', { name: /^Přidat další / })
      .click()
    await says(page, 'Vybráno 2 z celkem 3')
    await choose.first().click()
    await says(page, 'Sada je kompletní.')
    await expect.poll(() => choose.count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('product_ids')).toMatch(/^(\d+)_\1_\d+$/)
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await page.reload()
    await says(page, 'Vybráno 3 z celkem 3')
    if (way.javaScriptEnabled) await hydrated(page)
    await set(page)
      .getByRole('link', { name: /^Odebrat / })
      .last()
      .click()
    await says(page, 'Vybráno 2 z celkem 3')
    end()
  })

  it('tells a keyboard and a screen reader where it stands after each step [CATALOG-11]', async () => {
    const { page, end } = await visit(WAYS[1] as Way, await pathOf('SET-COFFEE-TRIO'))
    await alive(page, '#package')
    const choose = set(page).getByRole('link', { name: /^Vybrat / })
    await choose.first().focus()
    await page.keyboard.press('Enter')
    await says(page, 'Vybráno 1 z celkem 2')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#package a') !== null), FOCUS)
      .toBe(true)
    await page.keyboard.press('Enter')
    await says(page, 'Sada je kompletní.')
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'status')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), FOCUS)
      .toMatch(/Vybráno 2 z\scelkem 2/)
    end()
  })

  it.for(WAYS)('of parts works $way [CATALOG-12]', async (way) => {
    const { page, end } = await visit(way, await pathOf('SET-COMPOSE'))
    await says(page, 'Vybráno 0 z celkem 3')
    const part = (name: string) => set(page).getByRole('group', { name }).locator('a[rel="nofollow"]')
    await part('Překapávač').first().click()
    await says(page, 'Vybráno 1 z celkem 3')
    await part('Káva').last().click()
    await says(page, 'Vybráno 2 z celkem 3')
    await part('Kalíšek').first().click()
    await says(page, 'Sada je kompletní.')
    await expect.poll(() => set(page).locator('a[aria-current="true"]').count()).toBe(3)
    const chosen = () => part('Překapávač').and(page.locator('[aria-current=true]')).allInnerTexts()
    const former = await chosen()
    await part('Překapávač').last().click()
    await expect.poll(chosen).not.toEqual(former)
    expect(await chosen()).toHaveLength(1)
    await says(page, 'Sada je kompletní.')
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    end()
  })

  it('of chosen products keeps a piece whose page has not come when the next is chosen [CATALOG-11]', async () => {
    const path = await pathOf('SET-CHOICE')
    const { page, end } = await visit(WAYS[0] as Way, path)
    await alive(page, '#package')
    const choose = set(page).getByRole('link', { name: /^Vybrat / })
    const first = await holdAnswer(page, `${shop.url}${path}/_payload.json?product_ids=**`)
    await choose.nth(0).click()
    await first.answered
    await choose.nth(1).click()
    await says(page, 'Vybráno 2 z celkem 3')
    await first.give()
    expect(new URL(page.url()).searchParams.get('product_ids')).toMatch(/^(\d+)_(?!\1$)\d+$/)
    end()
  })

  it('of parts keeps one that was chosen before the page had shown the one before it [CATALOG-12]', async () => {
    const { page, end } = await visit(WAYS[0] as Way, await pathOf('SET-COMPOSE'))
    await alive(page, '#package')
    const part = (name: string) => set(page).getByRole('group', { name }).locator('a[rel="nofollow"]').first()
    const first = await holdAnswer(page, `${shop.url}/**/_payload.json?*`)
    await part('Překapávač').click()
    await first.answered
    await part('Káva').click()
    await says(page, 'Vybráno 2 z celkem 3')
    await first.give()
    await part('Kalíšek').click()
    await says(page, 'Sada je kompletní.')
    end()
  })

  it('with fixed contents shows what is in it and how often [CATALOG-10]', async () => {
    const { page, end } = await visit(WAYS[0] as Way, await pathOf('SET-FIXED'))
    await says(page, '2×')
    await set(page)
      .getByRole('link', { name: /Kalíšek/ })
      .click()
    await page.getByRole('heading', { level: 1, name: /Kalíšek/ }).waitFor()
    end()
  })
})

describe('a field of the product', () => {
  it.for(WAYS)('goes into the cart as it was typed, and not without it $way [CATALOG-24]', async (way) => {
    const path = await pathOf('ENGRAVED')
    const { page, end } = await visit(way, path)
    const input = page.getByLabel(/^Text gravírování/)
    const buy = page.getByRole('button', { name: 'Do košíku', exact: true }).locator('visible=true').last()
    await buy.click()
    expect(page.url()).toBe(shop.url + path)
    await expect.poll(() => input.evaluate((one: HTMLInputElement) => one.validity.valueMissing)).toBe(true)
    await input.fill('Babičce k narozeninám a svátku')
    await expect.poll(() => input.inputValue()).toHaveLength(20)
    await input.fill('Babičce')
    await buy.click()
    await page.getByText('Přidáno do košíku').first().waitFor()
    await page.goto('/kosik')
    await page.locator('[data-line]', { hasText: 'Babičce' }).waitFor()
    end()
  })
})

describe('brands', () => {
  it.for(WAYS)('are found from the menu and lead to a brand and back $way [CONTENT-02]', async (way) => {
    const { page, end } = await visit(way, '/')
    if (way.width < 1024) await page.getByRole('button', { name: 'Menu' }).first().click()
    await page.getByRole('link', { name: 'Značky', exact: true }).locator('visible=true').first().click()
    await page.getByRole('heading', { level: 1, name: 'Značky' }).waitFor()
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await page.locator('main h2 a').first().click()
    await page.waitForURL(/\/znacky\/.+/)
    await page.locator('nav').getByRole('link', { name: 'Značky' }).locator('visible=true').last().click()
    await page.waitForURL(/\/znacky$/)
    end()
  })
})
