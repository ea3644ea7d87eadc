import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { pathFor } from '#storefront/route-match.ts'
import { axeFindings } from './axe.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()

const WORDS = {
  cs: {
    login: '/prihlaseni',
    cart: '/kosik',
    button: 'Přihlásit se přes zkušební účet',
    who: 'Kým chcete být?',
    refuse: 'Nikým, vrátit se bez přihlášení',
    refused: 'Přihlášení jste zrušili.',
    taken: 'Pod tímto e-\u2060mailem už u nás účet je',
  },
  sk: {
    login: '/sk/prihlasenie',
    cart: '/sk/kosik',
    button: 'Prihlásiť sa cez skúšobný účet',
    who: 'Kým chcete byť?',
    refuse: 'Nikým, vrátiť sa bez prihlásenia',
    refused: 'Prihlásenie ste zrušili.',
    taken: 'Pod týmto e-\u2060mailom už u nás účet je',
  },
  en: {
    login: '/en/login',
    cart: '/en/cart',
    button: 'Log in with a test account',
    who: 'Who would you like to be?',
    refuse: 'Nobody, go back without logging in',
    refused: 'You cancelled the login.',
    taken: 'There is already an account with this e-mail',
  },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const pathOf = (page: Page) => plain(decodeURIComponent(page.url().slice(shop.url.length)))

async function withCart(options = {}): Promise<Page> {
  const page = await shop.visitor(options)
  const product_id = await shop.idOf('products', 'PLAIN')
  await page.request.post('/api/cart/items', {
    form: { item: JSON.stringify({ product_id }), amount: '2', language: 'cs' },
    headers: { origin: shop.url },
  })
  return page
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies(shop.url)).find((cookie) => cookie.name === name)

async function me(page: Page) {
  const response = await page.request.get('/shop-api/auth/me?embed=customer,pairings')
  return (await response.json()) as {
    is_guest: boolean
    customer: { email: string } | null
    pairings: { provider: string }[]
  }
}

/** From the login page to the third party, and there to whoever is chosen. */
async function goAs(page: Page, language: InterfaceLanguage, choice: string | RegExp): Promise<void> {
  const { login, cart, button, who } = WORDS[language]
  await page.goto(`${login}?return_to=${encodeURIComponent(cart)}`)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('heading', { name: who }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/sandbox\/oidc\//)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
  await page.getByRole('button', { name: choice }).click()
}

describe.each(INTERFACE_LANGUAGES)('login through a third party in %s', (language) => {
  const { cart, refuse, refused, taken } = WORDS[language]

  it('brings the cart of the visitor along and lands where they started [SOCIAL-02] [SOCIAL-04]', async () => {
    const page = await withCart()
    const { expectQuiet } = watch(page)
    const guest_cart = await cookieOf(page, 'cart_id')
    await goAs(page, language, /^Jana Nováková/)
    await page.waitForURL((url) => url.pathname === cart)
    await hydrated(page)
    await expect
      .poll(() => me(page))
      .toMatchObject({
        is_guest: false,
        customer: { email: 'jana@example.com' },
        pairings: [{ provider: 'sandbox' }],
      })
    const cart_id = (await cookieOf(page, 'cart_id'))?.value
    expect(cart_id).not.toBe(guest_cart?.value)
    const items = await page.request.get(`/shop-api/carts/${cart_id}/items`)
    const { items: lines } = (await items.json()) as { items: { amount: number; code: string }[] }
    expect(lines.some(({ amount }) => amount >= 2)).toBe(true)
    await expect.poll(() => cookieOf(page, 'return_url')).toBeUndefined()
    expectQuiet()
  })

  it('says so on the login page when the visitor changes their mind there', async () => {
    const page = await shop.visitor()
    await goAs(page, language, refuse)
    await page.getByRole('alert').waitFor()
    expect(plain((await page.getByRole('alert').textContent()) ?? '')).toContain(refused)
    expect(pathOf(page)).toContain(`return_to=${cart}`)
    expect((await me(page)).is_guest).toBe(true)
  })

  it('opens nobody’s account by an e-mail that is not proven', async () => {
    const page = await shop.visitor()
    await goAs(page, language, /^Cyril Malý/)
    await page.getByRole('alert').waitFor()
    expect(plain((await page.getByRole('alert').textContent()) ?? '')).toContain(taken)
    expect((await me(page)).is_guest).toBe(true)
  })
})

it('works without scripts, for a newcomer as well [SOCIAL-02] [SOCIAL-04]', async () => {
  const page = await withCart({ javaScriptEnabled: false })
  await goAs(page, 'cs', /^Alena Dvořáková/)
  await page.waitForURL((url) => url.pathname === WORDS.cs.cart)
  await expect.poll(() => me(page)).toMatchObject({ customer: { email: 'alena.dvorakova@example.com' } })
})

it('asks at a page that everybody can use', async () => {
  const page = await shop.visitor({ viewport: { width: 320, height: 640 } })
  await page.goto(WORDS.cs.login)
  await page.getByRole('button', { name: WORDS.cs.button }).click()
  await page.getByRole('heading', { name: WORDS.cs.who }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

it('works from the dialog over any page, and stays on that page [SOCIAL-02]', async () => {
  const page = await shop.visitor()
  await page.goto('/caje')
  await hydrated(page)
  await page.locator(`header a[href="${pathFor('customer-dashboard', 'cs')}"]`).click()
  await page.getByRole('dialog').getByRole('button', { name: WORDS.cs.button }).click()
  await page.getByRole('button', { name: /^Bohdan Kučera/ }).click()
  await page.waitForURL((url) => url.pathname === '/caje')
  await expect.poll(() => me(page)).toMatchObject({ customer: { email: 'bohdan.kucera@example.com' } })
})
