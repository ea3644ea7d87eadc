import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { knownPages } from './known-pages.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const { cs } = await knownPages(shop.url)

/** As where a browser is told to keep nothing: naming the storage fails already, and so do channels between tabs. */
async function forbid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, { get: forbidden })
    }
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: forbidden })
  })
}

it('a shop that may keep nothing in the browser sells from home to the address all the same [F69]', async () => {
  const page = await shop.visitor({ viewport: { width: 390, height: 844 } })
  const watched = watch(page)
  await forbid(page)
  await page.goto(cs.home)
  await hydrated(page)
  await page.mouse.wheel(0, 800)
  await page.goto('/sencha-kagoshima-jarni-sklizen')
  await hydrated(page)
  await page.getByRole('button', { name: 'Do košíku', exact: true }).filter({ visible: true }).last().click()
  await page.locator('#mini-cart').getByRole('link', { name: 'Zobrazit košík' }).waitFor()
  await page.goto('/kosik')
  await hydrated(page)
  await page.getByRole('button', { name: /^Přidat kus/ }).click()
  await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('2')
  await page.getByRole('link', { name: 'Pokračovat k dopravě a platbě' }).filter({ visible: true }).click()
  await page.waitForURL('**/kosik/doprava-a-platba')
  for (const name of ['PPL na adresu', 'Dobírka']) {
    await page.getByRole('radio', { name }).click()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  }
  await page.getByRole('button', { name: 'Pokračovat k údajům' }).filter({ visible: true }).click()
  await page.waitForURL('**/kosik/doruceni')
  await hydrated(page)
  await page.getByLabel('Jméno').first().fill('Jan')
  await page.reload()
  await hydrated(page)
  watched.expectQuiet()
})
