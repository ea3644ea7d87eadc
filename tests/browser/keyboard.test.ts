import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from './axe.ts'
import { knownPages } from './known-pages.ts'
import { arrive, sideways, stuck, tabTo } from './reach.ts'
import { FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const { cs } = await knownPages(shop.url)

const WINDOWS = [
  { name: 'a desk', viewport: { width: 1280, height: 800 }, box: '#search' },
  { name: 'a narrow phone', viewport: { width: 320, height: 640 }, box: '#search-phone' },
  // A window of 1280 × 1024 px enlarged four times.
  { name: 'a page enlarged to 400 %', viewport: { width: 320, height: 256 }, box: '#search-phone' },
]

/** Goes through a group of radios by its arrows until the wanted one is chosen. */
async function arrowTo(page: Page, name: string, wanted: string): Promise<void> {
  const radios = page.locator(`input[name=${name}]`)
  await tabTo(page, radios)
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press(step === 0 ? 'Space' : 'ArrowDown')
    const chosen = page.locator(`label:has(input[name=${name}]:checked)`)
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    if ((await chosen.innerText()).includes(wanted)) return
  }
  throw new Error(`The arrows never came to ${wanted}`)
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, page.locator(`#${field}`))
  await page.keyboard.type(text)
}

describe.each(WINDOWS)('with the keyboard alone, in the window of $name', ({ viewport, box }) => {
  it('a variation is found and bought; the focus is seen at every stop and nothing scrolls sideways [L13] [CHECK-28]', async () => {
    const page = await shop.visitor({ viewport, reducedMotion: 'reduce' })
    const watched = watch(page)
    const fits = async () => {
      expect(await sideways(page)).toEqual([])
      if (viewport.height < 480) expect(await stuck(page)).toEqual([])
    }
    await page.goto(cs.home)
    await hydrated(page)
    await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
    await fits()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')), FOCUS)
      .toBe('#content')
    await tabTo(page, page.locator(box))
    await page.keyboard.type('hrnek mlha')
    const find = page.getByRole('option', { name: /Hrnek Mlha/ }).first()
    await find.waitFor()
    for (let step = 0; step < 20 && (await find.getAttribute('aria-selected')) !== 'true'; step++) {
      const active = () => page.locator(box).getAttribute('aria-activedescendant')
      const before = await active()
      await page.keyboard.press('ArrowDown')
      await expect.poll(active, FOCUS).not.toBe(before)
    }
    await page.keyboard.press('Enter')
    await arrive(page, `**${cs['product with variations']}`)
    await fits()

    const choose = async (option: Locator) => {
      await tabTo(page, option)
      await page.keyboard.press('Enter')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current')), FOCUS)
        .toBe('true')
    }
    await choose(page.locator('#choices a:not([aria-current])'))
    const open = page.locator('#choices fieldset:not(:has(a[aria-current]))')
    while ((await open.count()) > 0) await choose(open.first().locator('a'))
    await tabTo(page, page.locator('#buy button.button-primary'))
    await page.keyboard.press('Enter')
    const cart = page.locator('#mini-cart')
    await cart.getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    await tabTo(page, cart.getByRole('link', { name: 'Zobrazit košík' }))
    await page.keyboard.press('Enter')

    await arrive(page, '**/kosik')
    await fits()
    await tabTo(page, page.locator('a[href="/kosik/doprava-a-platba"]').filter({ visible: true }))
    await page.keyboard.press('Enter')

    await arrive(page, '**/kosik/doprava-a-platba')
    await arrowTo(page, 'shipping_method_id', 'PPL na adresu')
    await arrowTo(page, 'payment_method_id', 'Dobírka')
    await fits()
    await tabTo(page, page.locator('button[name=intent][value=continue]').filter({ visible: true }))
    await page.keyboard.press('Enter')

    await arrive(page, '**/kosik/doruceni')
    await type(page, 'email', 'nekdo@example.com')
    await type(page, 'billing_first_name', 'Jan')
    await type(page, 'billing_last_name', 'Novák')
    await type(page, 'billing_phone', '601234567')
    await type(page, 'billing_street', 'Dlouhá 12')
    await type(page, 'billing_city', 'Brno')
    await fits()
    const order = page.locator('button[form=delivery]')
    await tabTo(page, order)
    // An order that is refused is a complaint of the browser's too.
    watched.expectQuiet()
    await page.keyboard.press('Enter')
    // What is missing is said, and the keyboard stands in the field that misses it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), FOCUS).toBe('billing_post_code')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.type('60200')
    await tabTo(page, order)
    await page.keyboard.press('Enter')
    await arrive(page, '**/kosik/souhrn?**')
    await fits()
    await expect
      .poll(() => page.locator('[data-payment-status]').getAttribute('data-payment-status'))
      .toBe('success')
  })
})
