import type { Page, Route } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { fillCart } from '#tests/order-scene.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const db = createDatabase(shop.database_url, { max: 2 })
afterAll(() => db.end({ timeout: 1 }))

const PHONE = { viewport: { width: 390, height: 844 } }
/** A page that cannot connect waits longer and longer. */
const LONG = { timeout: 60_000 }
const ROUTE = '**/shop-api/auth/broadcasting'

const setStock = (stock_state: number) => db`update product set ${db({ stock_state })} where code = 'LAST'`
const line = (page: Page) => page.locator('[data-line]')
const toast = (page: Page) => page.locator('[data-toast]')
/** What the cart page says itself, above its lines. */
const warning = (page: Page) => page.locator('main [role=alert]')

beforeEach(async () => {
  await setStock(5)
})

/** A visitor with pieces of the product in a cart that lies in their browser. */
async function visitorWithCart(amount: number, options = {}): Promise<{ page: Page; cart_id: string }> {
  const cart_id = await fillCart(db, { lines: [{ code: 'LAST', amount }] })
  const page = await shop.visitor(options)
  await page.context().addCookies([{ name: 'cart_id', value: cart_id, url: shop.url }])
  return { page, cart_id }
}

/** Opens the cart and waits until it hears. */
async function openLiveCart(page: Page, path = '/kosik'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => statusOf(page)).toBe('open')
}

const statusOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.realtime)

describe('a cart that is looked at', () => {
  it('loses the last piece to another buyer, says so, and shows what is left [RT-01] [RT-02] [ERR-13] [F52]', async () => {
    await setStock(1)
    const { page } = await visitorWithCart(1)
    const watched = watch(page)
    await openLiveCart(page)
    await line(page).waitFor()
    const buyer = await shop.visitor()
    const cart_id = await fillCart(db, { lines: [{ code: 'LAST' }] })
    const ordered = await buyer.request.post('/shop-api/orders', { data: { cart_id } })
    expect(ordered.status()).toBe(201)
    await warning(page).filter({ hasText: 'se vyprodal' }).waitFor()
    await expect.poll(() => line(page).count()).toBe(0)
    expect(await toast(page).count()).toBe(0)
    // An empty cart has nothing to wait for.
    await expect.poll(() => statusOf(page)).toBe('closed')
    watched.expectQuiet()
  })

  it('follows the stock on a phone, in the language it is read in [RT-03] [ERR-14]', async () => {
    const { page, cart_id } = await visitorWithCart(4, PHONE)
    await db`update cart set language = 'en' where id = ${cart_id}`
    await openLiveCart(page, '/en/my-cart')
    await setStock(2)
    const name = (await db`select localized_text(name, 'en') as name from product where code = 'LAST'`)[0]
      ?.name
    await warning(page).filter({ hasText: name }).filter({ hasText: '2 pieces' }).waitFor()
    await expect.poll(() => page.getByLabel(/^Quantity: /).inputValue()).toBe('2')
  })

  it('is said elsewhere in a toast once the cart beside the page shows what is left [RT-03] [ERR-14]', async () => {
    const { page } = await visitorWithCart(4)
    await openLiveCart(page, '/')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const asked = page.waitForRequest('**/shop-api/carts/**')
    await page.route('**/shop-api/carts/**', async (route) => {
      await released
      await route.continue()
    })
    await setStock(2)
    await asked
    expect(await toast(page).count()).toBe(0)
    release()
    await toast(page).filter({ hasText: 'zůstaly 2 kusy' }).waitFor()
    expect(await page.locator('header a[href="/kosik"]').innerText()).toContain('2')
  })

  it('is said in a toast to whoever has scrolled past what the cart page says [RT-03] [ERR-14]', async () => {
    const { page } = await visitorWithCart(4, PHONE)
    await openLiveCart(page)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await setStock(2)
    await toast(page).filter({ hasText: 'zůstaly 2 kusy' }).waitFor()
  })

  it.each<[string, (route: Route) => Promise<void>]>([
    [
      'could not read it',
      (route) =>
        route.fulfill({ status: 503, json: { status: 503, type: 'unavailable', message: 'no', errors: [] } }),
    ],
    [
      'reads nothing of it any more',
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), shortages: [] } })
      },
    ],
  ])('is said in a toast where the cart page %s [RT-03] [ERR-14]', async (_case, answer) => {
    const { page, cart_id } = await visitorWithCart(4)
    await openLiveCart(page)
    await page.route(`**/shop-api/carts/${cart_id}?**`, answer)
    await setStock(2)
    await toast(page).filter({ hasText: 'zůstaly 2 kusy' }).waitFor()
    expect(await warning(page).count()).toBe(0)
  })

  it('that loses two things at once is said of both by its page alone [RT-03] [ERR-14]', async () => {
    const { page, cart_id } = await visitorWithCart(4)
    const other = await fillCart(db, { lines: [{ code: 'PLAIN', amount: 9 }] })
    await db`update cart_item set cart_id = ${cart_id} where cart_id = ${other}`
    await openLiveCart(page)
    await db`update product set stock_state = 2 where code in ('LAST', 'PLAIN')`
    await expect.poll(() => warning(page).getByRole('listitem').count()).toBe(2)
    expect(await toast(page).count()).toBe(0)
  })

  it('is followed by the recap of the order form, and what is being typed stays [RT-03] [CHECK-30]', async () => {
    const { page, cart_id } = await visitorWithCart(4)
    await openLiveCart(page, '/kosik/doruceni')
    const total = page.locator('input[name=seen_total]')
    const shown = Number(await total.inputValue())
    const name = page.locator('#billing_first_name')
    await name.fill('Kare')
    await name.focus()
    await setStock(2)
    await expect.poll(async () => Number(await total.inputValue())).toBeLessThan(shown)
    const [kept] = await db`select amount from cart_item where cart_id = ${cart_id}`
    expect(kept?.amount).toBe(2)
    await expect.poll(() => name.inputValue()).toBe('Kare')
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('is shown instead of the order form once it is sold out, and the word about it stays [RT-02] [CHECK-06]', async () => {
    const { page } = await visitorWithCart(1)
    await openLiveCart(page, '/kosik/doruceni')
    // The word closes by itself: it stays as long as the document does.
    await page.evaluate(() => Object.assign(window, { same_document: true }))
    const told = toast(page).filter({ hasText: 'se vyprodal' }).waitFor()
    await setStock(0)
    await told
    await page.getByText('Váš košík je prázdný').waitFor()
    expect(await page.evaluate(() => 'same_document' in window)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/kosik')
  })

  it('is found again after a way through other pages, and by the back button', async () => {
    const { page } = await visitorWithCart(3)
    await openLiveCart(page)
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => statusOf(page)).toBe('open')
    await page.goBack()
    await expect.poll(() => statusOf(page)).toBe('open')
    await setStock(1)
    await warning(page).waitFor()
  })

  it('changes the channel with the cart [RT-10]', async () => {
    const { page, cart_id } = await visitorWithCart(1)
    const joined: string[] = []
    const heard_of: string[] = []
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { event, data } = JSON.parse(String(payload)) as { event: string; data: { channel?: string } }
        if (data.channel) joined.push(`${event} ${data.channel.split('.').at(-1)}`)
      })
      socket.on('framereceived', ({ payload }) => {
        const { event, channel } = JSON.parse(String(payload)) as { event: string; channel?: string }
        if (event.endsWith(':subscription_succeeded')) heard_of.push(channel?.split('.').at(-1) ?? '')
      })
    })
    await openLiveCart(page)
    const other = await fillCart(db, { lines: [{ code: 'LAST', amount: 2 }] })
    await page.context().addCookies([{ name: 'cart_id', value: other, url: shop.url }])
    // Another tab has got the other cart, and says that carts have changed.
    const tab = await page.context().newPage()
    await tab.goto('/')
    // Between tabs of one origin there is no other origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    await tab.evaluate(() => new BroadcastChannel('cart').postMessage(null))
    await expect
      .poll(() => joined)
      .toEqual([`pusher:subscribe ${cart_id}`, `pusher:unsubscribe ${cart_id}`, `pusher:subscribe ${other}`])
    await expect.poll(() => heard_of).toEqual([cart_id, other])
    await setStock(1)
    await warning(page).waitFor()
    await expect.poll(() => statusOf(page)).toBe('open')
  })
})

describe('a shop without live updates', () => {
  it('says once that it cannot be connected, and sells on [RT-07] [ERR-16] [F41]', async () => {
    const { page } = await visitorWithCart(2)
    let tries = 0
    await page.routeWebSocket(/\/app\//, (socket) => {
      tries += 1
      void socket.close({ code: 4001, reason: 'no' })
    })
    await page.goto('/kosik')
    await hydrated(page)
    await toast(page).filter({ hasText: 'až po obnovení stránky' }).waitFor()
    await expect.poll(() => statusOf(page)).toBe('error')
    await page
      .getByRole('button', { name: /^Odebrat .* z košíku$/ })
      .first()
      .click()
    await expect.poll(() => line(page).count()).toBe(0)
    expect(tries).toBe(1)
  })

  it('whose sockets are away and back says so once, and hears again by itself [RT-07] [ERR-16] [F41]', async () => {
    const { page } = await visitorWithCart(4)
    let [is_away, tries] = [true, 0]
    await page.routeWebSocket(/\/app\//, (socket) => {
      tries += 1
      if (is_away) void socket.close({ code: 1011, reason: 'away' })
      else socket.connectToServer()
    })
    await page.addInitScript(() => {
      const said = new Set<Element>()
      Object.assign(window, { said })
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('[data-toast]')) said.add(one)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/kosik')
    await hydrated(page)
    await toast(page).filter({ hasText: 'uvidíte až po obnovení stránky' }).waitFor(LONG)
    const told_at = tries
    await expect.poll(() => tries, LONG).toBeGreaterThan(told_at)
    is_away = false
    await expect.poll(() => statusOf(page), LONG).toBe('open')
    expect(await page.evaluate(() => (window as unknown as { said: Set<Element> }).said.size)).toBe(1)
    await setStock(2)
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('2')
  })

  it('says so when the cart may not be listened to [RT-06] [ERR-15] [F42]', async () => {
    const { page } = await visitorWithCart(2)
    await page.route(ROUTE, (route) =>
      route.fulfill({ status: 403, json: { status: 403, type: 'forbidden', message: 'no', errors: [] } }),
    )
    await page.goto('/kosik')
    await hydrated(page)
    await toast(page).filter({ hasText: 'se tu teď samy nezobrazí' }).waitFor()
    await expect.poll(() => statusOf(page)).toBe('error')
    await expect.poll(() => line(page).count()).toBe(1)
  })

  it('opens no socket where it is switched off, nor where there is no cart [RT-11] [UI-32]', async () => {
    const { page } = await visitorWithCart(2)
    const visitor = await shop.visitor()
    const sockets: string[] = []
    for (const one of [page, visitor]) one.on('websocket', (socket) => sockets.push(socket.url()))
    await page.route('**/kosik', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"realtime_key":"\w+"/, '"realtime_key":null')
      return route.fulfill({ response, body })
    })
    for (const one of [page, visitor]) {
      await one.goto('/kosik')
      await hydrated(one)
      await one.waitForLoadState('networkidle')
      await one.evaluate(() => new Promise((resolve) => void requestIdleCallback(() => resolve(null))))
      await expect.poll(() => statusOf(one)).toBeUndefined()
    }
    expect(sockets).toEqual([])
  })
})
