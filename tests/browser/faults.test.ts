import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createDatabase } from '#platform/db/database.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { fillCart } from '#tests/order-scene.ts'
import { axeFindings } from './axe.ts'
import { knownPages } from './known-pages.ts'
import { alive, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const { cs } = await knownPages(shop.url)
const db = createDatabase(shop.database_url, { max: 2 })
afterAll(() => db.end({ timeout: 1 }))

const PRODUCT = '/sencha-kagoshima-jarni-sklizen'
const desk = { viewport: { width: 1280, height: 900 } }

const toast = (page: Page, words: string) => page.locator('[data-toast]', { hasText: words })
const line = (page: Page) => page.locator('[data-line]')
const pieces = (page: Page) => page.getByLabel(/^Počet kusů/)
const remove = (page: Page) => page.getByRole('button', { name: /^Odebrat .* z košíku$/ }).first()
const buy = (page: Page) =>
  page.getByRole('button', { name: 'Do košíku', exact: true }).filter({ visible: true }).last()
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const pathOf = (page: Page) => new URL(page.url()).pathname

async function open(path: string, options = {}): Promise<Page> {
  const page = await shop.visitor({ ...desk, ...options })
  await page.goto(path)
  await hydrated(page)
  return page
}

async function withCart(code = 'UNTRACKED', amount = 1, wish = {}) {
  const cart_id = await fillCart(db, { lines: [{ code, amount }], ...wish })
  const page = await shop.visitor(desk)
  await page.context().addCookies([{ name: 'cart_id', value: cart_id, url: shop.url }])
  return { page, cart_id }
}

async function logIn(page: Page, email = 'jana@example.com'): Promise<void> {
  const form = { email, password: DEMO_PASSWORD }
  const answer = await page.request.post('/api/auth/login', { form, headers: { origin: shop.url } })
  expect(answer.ok()).toBe(true)
}

const amountOf = async (cart_id: string) =>
  (await db`select coalesce(sum(amount), 0)::int as amount from cart_item where cart_id = ${cart_id}`)[0]
    ?.amount

describe('live updates', () => {
  it('that are lost, doubled or late change nothing: the cart is what the shop says [F43] [RT-02] [RT-03]', async () => {
    const setStock = (stock_state: number) =>
      db`update product set stock_state = ${stock_state} where code = 'LAST'`
    await setStock(5)
    const { page, cart_id } = await withCart('LAST', 4)
    const heard: string[] = []
    let copies = 0
    await page.routeWebSocket(/\/app\//, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        const text = String(message)
        if (!text.includes('cart-item')) return socket.send(text)
        heard.push(text)
        for (let copy = 0; copy < copies; copy++) socket.send(text)
        // What was said first comes once more, after everything else.
        if (copies > 0) socket.send(heard[0] ?? '')
      })
    })
    await page.goto('/kosik')
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.realtime)).toBe('open')
    await setStock(3)
    await expect.poll(() => heard.length).toBe(1)
    await expect.poll(() => amountOf(cart_id)).toBe(3)
    await look(page)
    await expect.poll(() => pieces(page).inputValue()).toBe('3')
    copies = 2
    await setStock(2)
    await page.locator('main [role=alert]').waitFor()
    await expect.poll(() => pieces(page).inputValue()).toBe('2')
    expect(await amountOf(cart_id)).toBe(2)
  })
})

describe('a session that ends', () => {
  async function atDelivery(): Promise<Page> {
    const page = await shop.visitor(desk)
    await logIn(page)
    const cart_id = await fillCart(db, {
      lines: [{ code: 'UNTRACKED' }],
      customer: 'jana@example.com',
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
    })
    await page.context().addCookies([{ name: 'cart_id', value: cart_id, url: shop.url }])
    await page.goto('/kosik/doruceni')
    await hydrated(page)
    return page
  }

  async function logInAgain(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByText('Vaše přihlášení vypršelo.').waitFor()
    await dialog.getByLabel('E-mail').fill('jana@example.com')
    await dialog.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  it('in the middle of the checkout keeps cart and typed words for the login that follows [F62] [CART-08]', async () => {
    const page = await atDelivery()
    const kept = page.waitForResponse('**/api/checkout/draft')
    await page.locator('#billing_street').fill('Tichá 44')
    await page.locator('#billing_street').blur()
    expect((await kept).ok()).toBe(true)
    await db`update session set ended_at = now() where ended_at is null`
    await look(page)
    await logInAgain(page)
    // The first login of this visitor may still be told as well.
    await toast(page, 'Jste přihlášeni.').last().waitFor()
    expect(pathOf(page)).toBe('/kosik/doruceni')
    await expect.poll(() => page.locator('#billing_street').inputValue()).toBe('Tichá 44')
    await page.reload()
    await hydrated(page)
    expect(pathOf(page)).toBe('/kosik/doruceni')
    await expect.poll(() => page.locator('#billing_street').inputValue()).toBe('Tichá 44')
  })

  it('is noticed by the order that is sent, which waits for the login with all that was typed [F62] [AUTH-14]', async () => {
    const page = await atDelivery()
    await page.waitForLoadState('networkidle')
    await db`update session set ended_at = now() where ended_at is null`
    await page.locator('#billing_street').fill('Tichá 44')
    const order = page.getByRole('button', { name: 'Objednávka zavazující k platbě' })
    await order.click()
    await logInAgain(page)
    expect(pathOf(page)).toBe('/kosik/doruceni')
    await expect.poll(() => page.locator('#billing_street').inputValue()).toBe('Tichá 44')
    await order.click()
    await page.waitForURL('**/kosik/souhrn?**')
  })

  it('is noticed by the field that was left for the order button, and no word that was typed is lost [F62] [AUTH-14]', async () => {
    const page = await atDelivery()
    await page.waitForLoadState('networkidle')
    await db`update session set ended_at = now() where ended_at is null`
    const pressed = Promise.withResolvers<void>()
    await page.route('**/api/checkout/draft', async (route) => {
      await pressed.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/checkout/draft')
    await page.locator('#billing_street').fill('Tichá 44')
    await page.locator('#billing_street').blur()
    await asked
    const order = page.getByRole('button', { name: 'Objednávka zavazující k platbě' })
    await order.click()
    pressed.resolve()
    await logInAgain(page)
    await expect.poll(() => page.locator('#billing_street').inputValue()).toBe('Tichá 44')
    await order.click()
    await page.waitForURL('**/kosik/souhrn?**')
  })

  it('by a logout is not brought back by the Back button [F64] [AUTH-08]', async () => {
    const page = await shop.visitor(desk)
    await logIn(page, 'petr@example.com')
    const answer = await page.goto('/zakaznik/informace-o-uctu')
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await page.goto('/zakaznik/dashboard')
    await hydrated(page)
    await page.locator('form[action="/api/auth/logout"] button:visible').first().click()
    await page.waitForURL('**/prihlaseni?**')
    // A logout before its code had come was a page load of its own, and leaves its page in the history.
    await page.goBack()
    await page.waitForURL(/prihlaseni\?return_to=/)
    await expect.poll(() => page.content()).not.toContain('petr@example.com')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain('petr@')
  })
})

describe('a network that comes and goes', () => {
  it('undoes what it could not send, says so, and puts nothing into the cart twice [F68] [CART-26] [ERR-04]', async () => {
    const { page, cart_id } = await withCart()
    await page.goto('/kosik')
    await alive(page, '[data-line]')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await remove(page).click()
    await toast(page, 'nepodařilo').waitFor()
    await expect.poll(() => line(page).count()).toBe(1)
    await page.context().setOffline(false)
    expect(await amountOf(cart_id)).toBe(1)

    await page.goto(PRODUCT)
    await hydrated(page)
    // The shop has it, and its answer is lost on the way.
    let sent = 0
    await page.route('**/shop-api/carts/*/items', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent += 1
      await route.fetch()
      return route.abort('connectionreset')
    })
    await buy(page).click()
    await toast(page, 'Zboží se nepodařilo přidat do košíku. Zkuste to prosím znovu.').waitFor()
    expect(await amountOf(cart_id)).toBe(2)
    // Nothing is sent again by itself, and what did arrive is shown.
    await expect
      .poll(() => page.locator('header a[title="Košík"]').getAttribute('aria-label'))
      .toMatch(/^2 položky/)
    expect(sent).toBe(1)
  })

  /** The shop has made the order; neither its answer nor the cookies in it arrive. */
  async function loseOrder() {
    const { page, cart_id } = await withCart('UNTRACKED', 1, {
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
    })
    await page.goto('/kosik/doruceni')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.route(
      '**/api/checkout/delivery',
      async (route) => {
        const { url, method, headers, body } = {
          url: route.request().url(),
          method: route.request().method(),
          headers: await route.request().allHeaders(),
          body: route.request().postData(),
        }
        expect((await fetch(url, { method, headers, body })).status).toBe(201)
        return route.abort('connectionreset')
      },
      { times: 1 },
    )
    const fields = { first_name: 'Jan', last_name: 'Novák', phone: '601234567', street: 'Dlouhá 12' }
    for (const [name, value] of Object.entries({ ...fields, post_code: '602 00', city: 'Brno' }))
      await page.locator(`#billing_${name}`).fill(value)
    await page.locator('#email').fill('nekdo@example.com')
    const order = page.getByRole('button', { name: 'Objednávka zavazující k platbě' })
    await order.click()
    await page.locator('[data-refused]').waitFor()
    const held = async () => (await page.context().cookies()).find(({ name }) => name === 'cart_id')?.value
    const made = async () => (await db`select from customer_order where cart_id = ${cart_id}`).length
    return { page, cart_id, order, held, made }
  }

  it('leaves the cart alone of which nobody knows whether it was ordered, and shows the order when it is sent again [F68] [ORDER-13]', async () => {
    const { page, cart_id, order, held, made } = await loseOrder()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/shop-api/carts')) asked.push(request.url())
    })
    await look(page)
    await page.evaluate(() => fetch('/livez'))
    expect(asked).toEqual([])
    expect(pathOf(page)).toBe('/kosik/doruceni')
    expect(await held()).toBe(cart_id)
    await order.click()
    await page.waitForURL('**/kosik/souhrn?**')
    expect(await made()).toBe(1)
  })

  it('leads to the order whose answer was lost also from a page that has made a new cart meanwhile [F68] [ORDER-13]', async () => {
    const { page, cart_id, held, made } = await loseOrder()
    await page.goto(cs.home)
    await hydrated(page)
    await look(page)
    await expect.poll(held).not.toBe(cart_id)
    await page.goto('/kosik')
    await page.waitForURL('**/kosik/souhrn?**')
    expect(await made()).toBe(1)
  })

  it('without the scripts of the page leaves words, prices, links and search [F69]', async () => {
    const page = await shop.visitor(desk)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(cs.category)
    await page.locator('main article a').first().click()
    await page.locator('#buy').waitFor()
    expect(await page.locator('main').innerText()).toMatch(/\d\sKč/)
    await page.getByRole('searchbox').filter({ visible: true }).first().fill('sencha')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/hledani\?/)
    await page.locator('main article').first().waitFor()
  })

  it('that reaches nobody but the shop is enough for it [F70]', async () => {
    const { page } = await withCart('UNTRACKED', 1, { shipping: 'packeta-point' })
    const elsewhere: string[] = []
    await page.route(
      (url) => url.origin !== shop.url,
      (route) => {
        elsewhere.push(route.request().url())
        return route.abort()
      },
    )
    const [video] = await db<{ path: string }[]>`
      select path from page_route join product on product.id = model_id and model_type = 9
      where product.code = 'VIDEO' and language = 'cs'`
    for (const path of ['/', video?.path ?? 'missing', '/kosik/doprava-a-platba']) {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
    }
    await page.getByLabel('Město nebo PSČ').fill('brno')
    const places = page.locator('label', { has: page.locator('input[name^=place_of_]') })
    await expect
      .poll(async () => [...new Set((await places.allInnerTexts()).map((text) => text.includes('Brno')))])
      .toEqual([true])
    expect(elsewhere).toEqual([])
  })

  it('that answers in another order shows the last choice, without a word of those given up [F71] [FILTER-09]', async () => {
    const page = await open(cs.category)
    const watched = watch(page)
    const held: (() => void)[] = []
    await page.route('**/_payload.json?**', async (route) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.push(resolve)
      await promise
      return route.fallback()
    })
    const [first, second] = await page
      .locator('main a[href*="sort="]')
      .evaluateAll((links) => links.slice(0, 2).map((link) => (link as HTMLAnchorElement).href))
    for (const href of [first, second]) {
      await page.evaluate((wanted) => {
        const link = [...document.querySelectorAll('a')].find((one) => one.href === wanted)
        link?.click()
      }, href)
    }
    await expect.poll(() => held.length).toBe(2)
    held[1]?.()
    await page.waitForURL(second ?? '')
    held[0]?.()
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(second)
    expect(await page.locator('[data-toast]').count()).toBe(0)
    watched.expectQuiet()
  })
})

it('a cart that the shop cannot read is a page of its own, which says so and is accessible [CART-05] [ERR-01] [L13]', async () => {
  const { page } = await withCart('UNTRACKED', 1)
  await db`alter table cart rename to cart_away`
  try {
    const response = await page.goto('/kosik')
    expect(response?.status()).toBe(500)
  } finally {
    await db`alter table cart_away rename to cart`
  }
  await alive(page, 'footer')
  await page.locator('main').getByText(messagesFor('cs').general_error).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

describe('strange browsers', () => {
  it('that come to odd places of a page see the page, and nothing runs [B-119]', async () => {
    const page = await shop.visitor(desk)
    const watched = watch(page)
    for (const hash of ['#<img src=x onerror=window.hacked=1>', '#[x]', '#1', '#%', '#%E0%A4%A']) {
      await page.goto(PRODUCT + hash)
      await hydrated(page)
      for (const href of [hash, `/kosik${hash}`]) {
        await page.evaluate((wanted) => {
          const link = document.createElement('a')
          link.href = wanted
          document.querySelector('main')?.append(link)
          link.click()
        }, href)
      }
      await page.getByText('Váš košík je prázdný').waitFor()
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    }
    watched.expectQuiet()
  })

  it('that go back, forward and reload at every step of the checkout stay on valid ones [B-121] [CHECK-09]', async () => {
    const { page } = await withCart('UNTRACKED', 1, { shipping: null, payment: null, billing: null })
    const leads = async (path: string) => {
      await page.goto(path)
      return pathOf(page)
    }
    expect(await leads('/kosik/doruceni')).toBe('/kosik/doprava-a-platba')
    expect(await leads('/kosik/souhrn')).toBe('/kosik/doprava-a-platba')
    await hydrated(page)
    for (const name of ['PPL na adresu', 'Dobírka']) {
      const saved = page.waitForResponse('**/api/checkout/methods')
      await page.getByRole('radio', { name }).click()
      await saved
    }
    await page.getByRole('button', { name: 'Pokračovat k údajům' }).filter({ visible: true }).click()
    await page.waitForURL('**/kosik/doruceni')
    for (const way of ['goBack', 'goForward'] as const) {
      await page[way]()
      await page.waitForURL(way === 'goBack' ? '**/kosik/doprava-a-platba' : '**/kosik/doruceni')
      await page.reload()
      await hydrated(page)
      expect(pathOf(page)).toBe(way === 'goBack' ? '/kosik/doprava-a-platba' : '/kosik/doruceni')
    }
    await page.goto('/kosik')
    await alive(page, '[data-line]')
    const gone = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await remove(page).click()
    expect((await gone).ok()).toBe(true)
    expect(await leads('/kosik/doruceni')).toBe('/kosik')
    expect(await leads('/kosik/souhrn')).toBe('/kosik')
  })

  it('that translate the page under the scripts can shop on [B-124]', async () => {
    const { page, cart_id } = await withCart('UNTRACKED', 2)
    await page.goto('/kosik')
    await alive(page, '[data-line]')
    const translate = () =>
      page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        while (texts.nextNode()) found.push(texts.currentNode as Text)
        for (const text of found.filter(
          ({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'SCRIPT',
        )) {
          const [outer, inner] = [document.createElement('font'), document.createElement('font')]
          inner.textContent = text.data.toUpperCase()
          outer.append(inner)
          text.replaceWith(outer)
        }
      })
    await translate()
    // What React does with a text that a translator has put elsewhere; the page would be taken away for it.
    await page.evaluate(() => {
      const main = document.querySelector('main')
      const elsewhere = document.createTextNode('x')
      main?.removeChild(elsewhere)
      main?.insertBefore(document.createElement('i'), elsewhere).remove()
    })
    await page.getByRole('button', { name: /^Přidat kus/ }).click()
    await expect.poll(() => amountOf(cart_id)).toBe(3)
    await expect.poll(() => pieces(page).inputValue()).toBe('3')
    await remove(page).click()
    await expect.poll(() => line(page).count()).toBe(0)
    await translate()
    await page.evaluate(() => Object.assign(window, { is_former: true }))
    await page.locator('header a[href="/"]').first().click()
    await page.locator('a[href="#banner-2"]').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => 'is_former' in window)).toBe(true)
  })

  it.each([-1, 1])(
    'whose clock is wrong by %i year log in and buy: the shop’s clock counts [B-125]',
    async (years) => {
      const page = await shop.visitor(desk)
      const wrong = new Date()
      wrong.setFullYear(wrong.getFullYear() + years)
      await page.clock.setSystemTime(wrong)
      await page.goto('/prihlaseni')
      await hydrated(page)
      await page.getByLabel('E-mail').fill('petr@example.com')
      await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
      await page.getByRole('link', { name: 'Můj účet, jste přihlášeni' }).first().waitFor()
      await page.goto(PRODUCT)
      await hydrated(page)
      const added = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/items'),
      )
      await buy(page).click()
      expect((await added).status()).toBeLessThan(400)
      await page.goto('/zakaznik/dashboard')
      expect(pathOf(page)).toBe('/zakaznik/dashboard')
    },
  )
})
