import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { pathFor } from '#storefront/route-match.ts'
import { axeFindings } from './axe.ts'
import { delayAnswer, holdAnswer } from './hold-answer.ts'
import { knownPages } from './known-pages.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const phone = { viewport: { width: 390, height: 844 } }

const dialog = (page: Page) => page.getByRole('dialog')
const hearts = (page: Page, words: string) =>
  page.locator('main article').getByRole('button', { name: words })

async function logIn(page: Page): Promise<void> {
  const form = page.locator('form[action="/api/auth/login"]')
  await form.locator('[name=email]').fill('eva@example.com')
  await form.locator('[name=password]').fill(DEMO_PASSWORD)
  await form.locator('button:not([type])').click()
}

async function loggedIn(path: string): Promise<Page> {
  const page = await shop.visitor(phone)
  await page.goto(`/prihlaseni?return_to=${encodeURIComponent(path)}`)
  await hydrated(page)
  await logIn(page)
  await page.waitForURL(`**${path}`)
  await hydrated(page)
  return page
}

describe('the heart on a card', () => {
  it.each(INTERFACE_LANGUAGES)(
    'in %s asks a visitor to log in over the page, and the product is on the list then [LIST-02] [LIST-03] [LIST-07] [ERR-17] [X-16]',
    async (language) => {
      const t = messagesFor(language)
      const page = await shop.visitor(phone)
      await page.goto(pages[language].category)
      await hydrated(page)
      const first = hearts(page, t['product.favorite_add']).first()
      const name = (await first.getAttribute('aria-label'))?.split(': ')[1] ?? ''
      await first.click()
      await dialog(page).getByText(t.must_be_logged_in_to_create_product_list).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await logIn(page)
      await dialog(page).waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(pages[language].category)
      await hearts(page, `${t['product.favorite_remove']}: ${name}`).waitFor()

      const watched = watch(page)
      await page.goto(pathFor('customer-favorite-products', language))
      await hydrated(page)
      const listed = hearts(page, t['product.favorite_remove'])
      await listed.first().waitFor()
      await expect.poll(() => listed.count()).toBe(1)
      await listed.click()
      await page.getByText(t['favorites.empty'], { exact: true }).waitFor()
      watched.expectQuiet()
    },
  )

  it.each(INTERFACE_LANGUAGES)(
    'in %s has a button on the list itself that takes the product off and stays there [LIST-07] [ROUTE-16]',
    async (language) => {
      const t = messagesFor(language)
      const page = await loggedIn(pages[language].category)
      await hearts(page, t['product.favorite_add']).first().click()
      await hearts(page, t['product.favorite_remove']).first().waitFor()
      const list = pathFor('customer-favorite-products', language)
      await page.goto(list)
      await page.locator('main li > form').getByRole('button').click()
      await page.getByText(t['favorites.empty'], { exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe(list)
    },
  )

  it('fills and empties for a customer in place, also on the product’s own page [LIST-07]', async () => {
    const page = await loggedIn(pages.cs.category)
    const watched = watch(page)
    const first = hearts(page, 'Přidat do oblíbených').first()
    const card = page.locator('main article').first()
    const url = (await card.locator('h3 a').getAttribute('href')) ?? ''
    await first.click()
    await page.getByText('Přidáno mezi oblíbené.').waitFor()
    await card.getByRole('button', { name: 'Odebrat z oblíbených' }).waitFor()
    await page.goto(url)
    await hydrated(page)
    await page.locator('main').getByRole('button', { name: 'Odebrat z oblíbených', exact: true }).click()
    await page.locator('main').getByRole('button', { name: 'Přidat do oblíbených', exact: true }).waitFor()
    watched.expectQuiet()
  })

  it('stays filled when the list read before the click arrives after it [LIST-07]', async () => {
    const page = await loggedIn(pages.cs.category)
    const heart = (card: number, words: string) =>
      page.locator('main article').nth(card).getByRole('button', { name: words })
    await heart(1, 'Přidat do oblíbených').click()
    await heart(1, 'Odebrat z oblíbených').waitFor()

    const list = await holdAnswer(page, `${shop.url}/shop-api/customer-product-lists?**`)
    await page.reload()
    await hydrated(page)
    await heart(0, 'Přidat do oblíbených').click()
    await heart(0, 'Odebrat z oblíbených').waitFor()
    await list.give()
    await heart(1, 'Odebrat z oblíbených').waitFor()
    await heart(0, 'Odebrat z oblíbených').click()
    await heart(1, 'Odebrat z oblíbených').click()
    await heart(0, 'Přidat do oblíbených').waitFor()
    await heart(1, 'Přidat do oblíbených').waitFor()
  })

  it('taken off the list does not call back whoever goes on meanwhile [LIST-07] [X-20]', async () => {
    const page = await loggedIn(pages.cs.category)
    await hearts(page, 'Přidat do oblíbených').first().click()
    await hearts(page, 'Odebrat z oblíbených').first().waitFor()
    const list = pathFor('customer-favorite-products', 'cs')
    await page.goto(list)
    await hydrated(page)
    const home = await holdAnswer(page, `${shop.url}/_payload.json`)
    await delayAnswer(page, `${shop.url}/api/favorites`, async () => {
      await page.locator('header a[href="/"]').first().click()
      await home.answered
    })
    const removed = page.waitForResponse(`${shop.url}/api/favorites`)
    await hearts(page, 'Odebrat z oblíbených').first().click()
    await removed
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    // What the page asks for now would be answered before this is.
    await page.evaluate((payload) => fetch(payload), `${list}/_payload.json`)
    await home.give()
    await page.waitForURL(`${shop.url}/`)
  })

  it('says when the list could not be made, on a card and on the product’s page [LIST-04] [ERR-18]', async () => {
    const page = await loggedIn(pages.cs.category)
    await page.route('**/api/favorites', (route) => route.fulfill({ status: 502, body: 'null' }))
    await hearts(page, 'Přidat do oblíbených').first().click()
    await page.getByText('Oblíbené produkty se nepodařilo změnit.').waitFor()
    await hearts(page, 'Přidat do oblíbených').first().waitFor()
    await page.goto(pages.cs.product)
    await hydrated(page)
    await page.locator('main').getByRole('button', { name: 'Přidat do oblíbených', exact: true }).click()
    await page.locator('main').getByText('Oblíbené produkty se nepodařilo změnit.').waitFor()
  })

  it('leads without scripts through login into the list [LIST-02] [LIST-03] [ERR-17]', async () => {
    const page = await shop.visitor({ ...phone, javaScriptEnabled: false })
    await page.goto(pages.cs.category)
    await hearts(page, 'Přidat do oblíbených').first().click()
    await page.waitForURL('**/prihlaseni?**')
    await page.getByText('Chcete-li si produkt uložit mezi oblíbené, přihlaste se prosím.').waitFor()
    await logIn(page)
    await page.waitForURL('**/zakaznik/oblibene-produkty')
    await expect.poll(() => page.locator('main article').count()).toBe(1)
    await page
      .locator('main')
      .getByRole('button', { name: /^Odebrat z oblíbených/ })
      .last()
      .click()
    await page.getByText('Zatím nemáte žádné oblíbené produkty').waitFor()
  })

  it('in the header leads a visitor through login to the list [LIST-03] [X-05]', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: 'Oblíbené' }).first().click()
    await dialog(page).waitFor()
    await logIn(page)
    await page.waitForURL('**/zakaznik/oblibene-produkty')
  })
})
