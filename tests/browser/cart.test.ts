import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { axeFindings } from './axe.ts'
import { holdAnswer } from './hold-answer.ts'
import { knownPages } from './known-pages.ts'
import { FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const pages = await knownPages(shop.url)
const PRODUCT = '/sencha-kagoshima-jarni-sklizen'
const WIDTHS = [
  { name: 'a phone', options: { viewport: { width: 390, height: 844 } } },
  { name: 'a desk', options: { viewport: { width: 1280, height: 900 } } },
]

const panel = (page: Page) => page.getByRole('dialog').filter({ visible: true })
const line = (page: Page, name: string) => page.locator('[data-line]', { hasText: name })
const toast = (page: Page, words: string) => page.locator('[data-toast]', { hasText: words })
const total = (page: Page) => page.locator('[data-total]').innerText()

async function buy(page: Page, path = PRODUCT): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Do košíku', exact: true }).filter({ visible: true }).last().click()
  await panel(page).getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
}

async function openCart(page: Page): Promise<void> {
  await page.goto('/kosik')
  await hydrated(page)
}

async function cartIdOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'cart_id')?.value ?? ''
}

describe.each(WIDTHS)('the cart on $name', ({ options }) => {
  it('opens beside the page with what was put in, and is counted in the header [CART-01] [CART-51]', async () => {
    const page = await shop.visitor(options)
    const watched = watch(page)
    await buy(page)
    await expect.poll(() => panel(page).innerText()).toContain('Sencha Kagoshima')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    const link = page.locator('header a[title="Košík"]')
    await expect.poll(() => link.getAttribute('aria-label')).toMatch(/^1 položka/)
    await page.goto(pages.cs.home)
    await link.getByText('1', { exact: true }).waitFor()
    await link.click()
    await panel(page).getByRole('link', { name: 'Zobrazit košík' }).click()
    await page.getByRole('heading', { level: 1, name: 'Košík' }).waitFor()
    await line(page, 'Sencha Kagoshima').waitFor()
    watched.expectQuiet()
  })

  it('emptied beside the page of a product leaves the page where it is [CHECK-07]', async () => {
    const page = await shop.visitor(options)
    await buy(page)
    let left = 0
    page.on('framenavigated', () => left++)
    const read = page.waitForEvent('requestfinished', (request) =>
      /\/carts\/\w+\/items\?/.test(request.url()),
    )
    await panel(page)
      .getByRole('button', { name: /^Odebrat/ })
      .click()
    await panel(page).getByText('Váš košík je prázdný').waitFor()
    await read
    await page.waitForLoadState('networkidle')
    expect(left).toBe(0)
    expect(new URL(page.url()).pathname).toBe(PRODUCT)
    expect(await page.locator('#buy').count()).toBe(1)
  })

  it('takes a piece from a card of a list, and stays with the list [CART-18]', async () => {
    const page = await shop.visitor(options)
    const watched = watch(page)
    await page.goto(pages.cs.category)
    await hydrated(page)
    await page.getByRole('button', { name: /^Do košíku: Sencha Kagoshima/ }).click()
    await panel(page).getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
    await expect.poll(() => panel(page).innerText()).toContain('Sencha Kagoshima')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).pathname).toBe(pages.cs.category)
    watched.expectQuiet()
  })

  it('makes one request of a burst of clicks and ends in the platform’s figures [CART-28] [CART-53]', async () => {
    const page = await shop.visitor(options)
    await buy(page)
    await openCart(page)
    const before = await total(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.postData() ?? '')
    })
    const more = page.getByRole('button', { name: /^Přidat kus/ })
    // In the page itself, far within the pause that ends a burst: a driver on a busy machine is slower than that.
    const field = await page.getByLabel(/^Počet kusů/).elementHandle()
    await more.evaluate(async (button: HTMLButtonElement, input) => {
      for (let amount = 2; amount <= 5; amount++) {
        button.click()
        while ((input as HTMLInputElement).value !== String(amount)) {
          await new Promise((done) => setTimeout(done))
        }
      }
    }, field)
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('5')
    await expect.poll(() => total(page), FOCUS).not.toBe(before)
    await expect.poll(() => page.locator('[aria-busy=true]').count(), FOCUS).toBe(0)
    expect(sent).toEqual(['{"amount":5}'])
    const shown = await total(page)
    await page.reload()
    await expect.poll(() => total(page)).toBe(shown)
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('5')
  })

  it('takes a line away at once, and puts it back into its place when that fails [CART-25] [CART-26] [ERR-07] [F68]', async () => {
    const page = await shop.visitor(options)
    await buy(page, pages.cs.package)
    await buy(page)
    await openCart(page)
    const names = () => page.locator('[data-line]').allInnerTexts()
    const before = await names()
    const { promise: answer, resolve: fail } = Promise.withResolvers<void>()
    await page.route('**/shop-api/carts/*/items/*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback()
      await answer
      return route.fulfill({
        status: 500,
        json: { status: 500, message: '', type: 'server_error', errors: [] },
      })
    })
    await page
      .getByRole('button', { name: /^Odebrat .* z košíku$/ })
      .first()
      .click()
    await expect.poll(() => page.locator('[data-line]').count()).toBe(before.length - 1)
    fail()
    await toast(page, 'Položku se nepodařilo odebrat. Zkuste to prosím znovu.').waitFor()
    await expect.poll(() => names()).toEqual(before)
    await toast(page, 'Položku se nepodařilo odebrat. Zkuste to prosím znovu.')
      .getByRole('button', { name: 'Zavřít' })
      .click()
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(0)
    await page.unroute('**/shop-api/carts/*/items/*')
    await page
      .getByRole('button', { name: /^Odebrat .* z košíku$/ })
      .first()
      .click()
    await expect.poll(() => page.locator('[data-line]').count()).toBe(1)
  })

  it('takes codes and gives them back, with the platform’s words for a refusal [CART-33] [CART-34] [DISC-05]', async () => {
    const page = await shop.visitor(options)
    await buy(page)
    await openCart(page)
    const before = await total(page)
    await page.getByLabel('Slevový kód').fill('PROSLY')
    await page.getByRole('button', { name: 'Uplatnit' }).click()
    await page.getByRole('alert').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), FOCUS)
      .toBe('code')
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Slevový kód').fill('SLEVA10')
    await page.getByRole('button', { name: 'Uplatnit' }).click()
    await toast(page, 'Slevový kód byl uplatněn.').waitFor()
    await expect.poll(() => total(page), FOCUS).not.toBe(before)
    await page.getByRole('button', { name: 'Odebrat kód SLEVA10' }).click()
    await toast(page, 'Slevový kód byl odebrán.').waitFor()
    await expect.poll(() => total(page)).toBe(before)
  })

  it('offers the gift it has earned, and loses it with what earned it [DISC-09]', async () => {
    const page = await shop.visitor(options)
    const watched = watch(page)
    await buy(page, '/sada-rano-v-mlze')
    await openCart(page)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: /^Přidat dárek/ }).click()
    await line(page, 'Papírové filtry').getByText('Dárek').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Odebrat Sada Ráno v mlze z košíku' }).click()
    await page.getByText('Váš košík je prázdný').waitFor()
    watched.expectQuiet()
  })

  it('keeps offering it when the cart is read again before anybody has moved [DISC-09]', async () => {
    const before = await shop.visitor(options)
    await buy(before, '/sada-rano-v-mlze')
    const page = await before.context().newPage()
    await openCart(page)
    const gift = page.getByRole('button', { name: /^Přidat dárek/ })
    await gift.waitFor()
    // Nothing hears of the cart before the code of it has come.
    await page.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
    const read = Promise.all(
      ['*?**', '*/items?**', '*/gifts?**'].map(async (part) =>
        (await page.waitForResponse(`**/shop-api/carts/${part}`)).finished(),
      ),
    )
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await read
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    expect(await gift.isVisible()).toBe(true)
  })

  it('leaves the focus beside what was taken away: a code, a line, the last one, all of it [L13]', async () => {
    const page = await shop.visitor(options)
    const focused = (selector: string) =>
      expect
        .poll(() => page.evaluate((one) => document.activeElement?.matches(one), selector), FOCUS)
        .toBe(true)
    const press = async (name: string | RegExp, within: Page | Locator = page) => {
      await within.getByRole('button', { name }).filter({ visible: true }).last().focus()
      await page.keyboard.press('Enter')
    }
    await buy(page, '/sada-rano-v-mlze')
    await buy(page)
    await press(/^Odebrat .* z košíku$/, panel(page))
    await focused('#mini-cart li')
    await press(/^Odebrat .* z košíku$/, panel(page))
    await panel(page).getByText('Váš košík je prázdný').waitFor()
    await focused('#mini-cart [role=dialog]')

    await buy(page, '/sada-rano-v-mlze')
    await buy(page)
    await openCart(page)
    await page.getByLabel('Slevový kód').fill('SLEVA10')
    await page.getByRole('button', { name: 'Uplatnit' }).click()
    await press('Odebrat kód SLEVA10')
    await toast(page, 'Slevový kód byl odebrán.').waitFor()
    await focused('main aside')
    await press(/^Odebrat .* z košíku$/)
    await focused('[data-line]')
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-line]').count(), 'a key held down takes no more').toBe(1)
    await press('Vyprázdnit košík')
    await press('Ano, vyprázdnit')
    await page.getByText('Váš košík je prázdný').waitFor()
    await focused('main')
  })

  it('shows the ways on beside an empty cart to whoever has not moved yet', async () => {
    const page = await shop.visitor(options)
    await page.goto('/kosik', { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(await page.locator('main a[href="/caje"]').isVisible()).toBe(true)
  })

  it('is emptied only once that is confirmed [CART-32]', async () => {
    const page = await shop.visitor(options)
    await buy(page)
    await openCart(page)
    await page.getByRole('button', { name: 'Vyprázdnit košík' }).click()
    await page.getByRole('button', { name: 'Ponechat košík' }).click()
    await expect.poll(() => page.locator('[data-line]').count()).toBe(1)
    await page.getByRole('button', { name: 'Vyprázdnit košík' }).click()
    await page.getByRole('button', { name: 'Ano, vyprázdnit' }).click()
    await toast(page, 'Košík je prázdný.').waitFor()
    await page.getByText('Váš košík je prázdný').waitFor()
    await expect.poll(() => cartIdOf(page.context())).toBe('')
  })

  it('goes on only when everything asked for has reached the platform [CART-28]', async () => {
    const page = await shop.visitor(options)
    await buy(page)
    await openCart(page)
    await page.getByRole('button', { name: /^Přidat kus/ }).click()
    await page.getByRole('link', { name: 'Pokračovat k dopravě a platbě' }).filter({ visible: true }).click()
    await page.waitForURL('**/kosik/doprava-a-platba')
    await openCart(page)
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('2')
  })

  it('keeps what was asked for before its code has come, and goes on only with it [CART-28]', async () => {
    const page = await shop.visitor(options)
    await buy(page)
    const code = await holdAnswer(page, `${shop.url}/assets/browser-cart-*`)
    await openCart(page)
    await page.getByRole('button', { name: /^Přidat kus/ }).click()
    await page.getByRole('link', { name: 'Pokračovat k dopravě a platbě' }).filter({ visible: true }).click()
    await code.give()
    await page.waitForURL('**/kosik/doprava-a-platba')
    await openCart(page)
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('2')
  })
})

it('shows on a phone why a code was refused, above the bar at the bottom [CART-34]', async () => {
  const page = await shop.visitor({ viewport: { width: 390, height: 600 } })
  await buy(page)
  await openCart(page)
  const field = page.getByLabel('Slevový kód')
  const bar = page.locator('[data-bottom-bar]')
  const edge = async () => (await bar.boundingBox())!.y
  const bottom = async (place: Locator) => {
    const { y, height } = (await place.boundingBox())!
    return y + height
  }
  await field.fill('PROSLY')
  await page.mouse.wheel(0, (await bottom(field)) - (await edge()))
  await expect.poll(async () => Math.abs((await bottom(field)) - (await edge()))).toBeLessThan(2)
  await field.press('Enter')
  await page.getByRole('alert').waitFor()
  await expect.poll(async () => (await bottom(page.getByRole('alert'))) <= (await edge())).toBe(true)
})

it('each visit keeps the cart for as long again as browsers allow [COOKIE-02] [X-21]', async () => {
  const page = await shop.visitor()
  const context = page.context()
  await buy(page)
  const cart_id = await cartIdOf(context)
  const tomorrow = Date.now() / 1000 + 24 * 60 * 60
  await context.addCookies([{ name: 'cart_id', value: cart_id, url: shop.url, expires: tomorrow }])
  await page.goto(PRODUCT)
  const expires = async () => (await context.cookies()).find(({ name }) => name === 'cart_id')?.expires
  await expect.poll(expires).toBeGreaterThan(tomorrow + 300 * 24 * 60 * 60)
  expect(await cartIdOf(context)).toBe(cart_id)
})

it('a discount code is sent by the browser where the code of the cart cannot be had [CART-21] [F69]', async () => {
  const page = await shop.visitor()
  await buy(page)
  await page.route('**/assets/browser-cart-*', (route) => route.abort())
  await openCart(page)
  await page.getByLabel('Slevový kód').fill('SLEVA10')
  await page.getByRole('button', { name: 'Uplatnit' }).click()
  await page.getByRole('button', { name: 'Odebrat kód SLEVA10' }).waitFor()
})

it('the first thing that a screen reader does takes the focus nowhere else [L13]', async () => {
  const page = await shop.visitor()
  await buy(page, '/sada-rano-v-mlze')
  await buy(page)
  await page.goto('/kosik', { waitUntil: 'networkidle' })
  await hydrated(page)
  // It presses without moving a pointer or a key.
  await page
    .getByRole('button', { name: /^Odebrat .* z košíku$/ })
    .first()
    .evaluate((button: HTMLButtonElement) => {
      button.focus()
      button.click()
    })
  await expect.poll(() => page.locator('[data-line]').count()).toBe(1)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('[data-line]')), FOCUS)
    .toBe(true)
})

it('an emptied cart says so once the code of the empty one can be had [CART-25] [F69]', async () => {
  const page = await shop.visitor()
  await buy(page)
  await openCart(page)
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.route(
    '**/assets/empty-cart-*',
    async (route) => {
      await removed
      await route.fulfill({ status: 404 })
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: /^Odebrat .* z košíku$/ }).click()
  await page.getByText('Váš košík je prázdný').waitFor()
})

it('a card leaves it to the browser where the code of the cart cannot be had [CART-18] [F69]', async () => {
  const page = await shop.visitor()
  await page.route('**/assets/browser-cart-*', (route) => route.abort())
  await page.goto(pages.cs.category)
  await hydrated(page)
  await page.getByRole('button', { name: /^Do košíku: Sencha Kagoshima/ }).click()
  await page.waitForURL('**/kosik?result=added')
})

it('a cart whose items cannot be read is not called empty, and shows them once they can [CART-35] [ERR-03]', async () => {
  // On a phone the notice would lie over the way to the cart, for as long as a pointer rests there.
  const page = await shop.visitor()
  await buy(page)
  await page.route('**/shop-api/carts/*/items?**', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: '', type: 'server_error', errors: [] } }),
  )
  await page.goto(pages.cs.category)
  await hydrated(page)
  await page.locator('header a[title="Košík"]').click()
  await panel(page).getByText('Položky košíku se nepodařilo načíst.').waitFor()
  await page.unroute('**/shop-api/carts/*/items?**')
  await panel(page).getByRole('button', { name: 'Zkusit znovu' }).click()
  await panel(page).getByText('Sencha Kagoshima').first().waitFor()
})

it('the page of the cart shows what was put in while it was on its way [CART-01] [X-20]', async () => {
  const page = await shop.visitor()
  await page.goto(PRODUCT)
  await hydrated(page)
  const empty = await holdAnswer(page, `${shop.url}/kosik/_payload.json`)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/kosik'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await empty.answered
  await page.getByRole('button', { name: 'Do košíku', exact: true }).filter({ visible: true }).last().click()
  await panel(page).getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
  await empty.give()
  await page.getByRole('heading', { level: 1, name: 'Košík' }).waitFor()
  await line(page, 'Sencha Kagoshima').waitFor()
})

describe('the cart', () => {
  it('is the same in two tabs', async () => {
    const first = await shop.visitor()
    await buy(first)
    await openCart(first)
    // Whoever hears of the cart from elsewhere hears of it from other tabs as well.
    await first.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
    const second = await first.context().newPage()
    await openCart(second)
    await second.getByRole('button', { name: /^Přidat kus/ }).click()
    await expect.poll(() => first.getByLabel(/^Počet kusů/).inputValue()).toBe('2')
    await first.getByRole('button', { name: /^Odebrat .* z košíku$/ }).click()
    await second.getByText('Váš košík je prázdný').waitFor()
  })

  it('says that it was emptied elsewhere, also where nobody has moved yet', async () => {
    const still = await shop.visitor()
    await buy(still)
    await still.goto('/kosik')
    await still.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
    const other = await still.context().newPage()
    await openCart(other)
    await other.getByRole('button', { name: /^Odebrat .* z košíku$/ }).click()
    await still.getByText('Váš košík je prázdný').waitFor()
  })

  it('says that it is empty once it can, where the code for it could not be had at first [F69]', async () => {
    const page = await shop.visitor()
    await buy(page)
    await openCart(page)
    const remove = page.getByRole('button', { name: /^Odebrat .* z košíku$/ })
    const missing = /empty-cart|carts\/\w+\/items\/\d/
    await page.route(missing, (route) => route.fulfill({ status: 500, json: {} }))
    await remove.click()
    await toast(page, 'Položku se nepodařilo odebrat. Zkuste to prosím znovu.').waitFor()
    await page.unroute(missing)
    await remove.click()
    await page.getByText('Váš košík je prázdný').waitFor()
  })

  it('that is gone is told of, and the next thing goes into a new one [CART-29] [ERR-04] [ERR-05] [F49]', async () => {
    const page = await shop.visitor()
    await buy(page)
    // A page that only now asked to hear of its cart would find out by itself, and quietly take another one.
    await page.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
    const lost = await cartIdOf(page.context())
    await fetch(`${shop.url}/shop-api/carts/${lost}`, { method: 'DELETE' })
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: 'Do košíku', exact: true })
      .filter({ visible: true })
      .last()
      .click()
    await toast(page, 'Zboží se nepodařilo přidat do košíku. Zkuste to prosím znovu.').waitFor()
    await toast(page, 'Váš košík už neexistuje.').waitFor()
    await expect.poll(() => cartIdOf(page.context())).not.toBe(lost)
    await page
      .getByRole('button', { name: 'Do košíku', exact: true })
      .filter({ visible: true })
      .last()
      .click()
    await panel(page).getByRole('heading', { name: 'Přidáno do košíku' }).waitFor()
  })

  it('comes along to login and stays behind at logout [CART-06] [CART-08] [ERR-33]', async () => {
    const page = await shop.visitor()
    await buy(page)
    await page.goto('/prihlaseni')
    await page.getByLabel('E-mail').fill('petr@example.com')
    await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Přihlásit se', exact: true }).click()
    await toast(page, 'Jste přihlášeni.').waitFor()
    await openCart(page)
    await line(page, 'Sencha Kagoshima').waitFor()
    await page.goto('/zakaznik/dashboard')
    await page.getByRole('button', { name: 'Odhlásit se' }).filter({ visible: true }).click()
    await page.waitForURL('**/prihlaseni**')
    await openCart(page)
    await page.getByText('Váš košík je prázdný').waitFor()
  })

  it('takes what was typed before the scripts had come: an amount to buy, one in the cart, and a code [CART-28] [CART-33] [F69]', async () => {
    const page = await shop.visitor()
    const amount = page.getByRole('spinbutton')
    const code = page.getByLabel('Slevový kód')
    /** Opens a page, types while its scripts are still on their way, and lets them come. */
    async function typeEarly(path: string, type: () => Promise<void>): Promise<void> {
      const scripts = await holdAnswer(page, `${shop.url}/assets/start-*`)
      await page.goto(path)
      await scripts.answered
      await type()
      await scripts.give()
      await hydrated(page)
    }
    await typeEarly(PRODUCT, () => amount.fill('3'))
    await page
      .getByRole('button', { name: 'Do košíku', exact: true })
      .filter({ visible: true })
      .last()
      .click()
    await expect.poll(() => panel(page).innerText()).toMatch(/\s3\sks/)
    await typeEarly('/kosik', async () => {
      await amount.fill('4')
      await code.fill('sleva10')
    })
    await expect.poll(() => total(page)).toMatch(/^1\s000/)
    await page.getByRole('button', { name: 'Uplatnit' }).click()
    await expect.poll(() => total(page)).toMatch(/^900/)
    expect(await code.inputValue()).toBe('')
    await typeEarly('/kosik', async () => {
      await amount.fill('9999')
      await code.focus()
    })
    const most = await amount.getAttribute('max')
    expect(Number(most)).toBeGreaterThan(4)
    await expect.poll(() => amount.inputValue()).toBe(most)
  })

  it('works with scripts turned off [CART-28] [F69]', async () => {
    const page = await shop.visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.goto(PRODUCT)
    await page.getByRole('button', { name: 'Do košíku', exact: true }).last().click()
    await page.getByRole('status').getByText('Přidáno do košíku').waitFor()
    await page.getByRole('button', { name: /^Přidat kus/ }).click()
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('2')
    await page.getByLabel(/^Počet kusů/).fill('4')
    await page.getByLabel(/^Počet kusů/).press('Enter')
    await expect.poll(() => page.getByLabel(/^Počet kusů/).inputValue()).toBe('4')
    await page.getByRole('button', { name: /^Odebrat .* z košíku$/ }).click()
    await page.getByText('Váš košík je prázdný').waitFor()
  })
})

describe('toasts', () => {
  it('are three at most with 14 px between them, and go by a swipe of 45 px [UI-15] [UI-17] [UI-18]', async () => {
    const page = await shop.visitor({ viewport: { width: 1280, height: 900 } })
    await buy(page)
    await page.keyboard.press('Escape')
    await page.route('**/shop-api/carts/*/items', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, json: { status: 422, message: '', type: 'validation', errors: [] } })
        : route.fallback(),
    )
    const toasts = page.locator('[data-toast]')
    const add = page.getByRole('button', { name: 'Do košíku', exact: true }).filter({ visible: true }).last()
    await add.click()
    await toasts.first().hover()
    const oldest = await toasts.first().elementHandle()
    for (let more = 0; more < 3; more++) {
      const answered = page.waitForResponse((response) => response.status() === 422)
      await page.keyboard.press('Escape')
      await add.focus()
      await page.keyboard.press('Enter')
      await (await answered).finished()
    }
    await expect.poll(() => oldest?.evaluate((element) => element.isConnected)).toBe(false)
    await expect.poll(() => toasts.count()).toBe(3)
    const gap = () =>
      toasts.evaluateAll((all) => {
        const [upper, lower] = all.map((one) => one.getBoundingClientRect())
        return Math.round((lower?.top ?? 0) - (upper?.bottom ?? 0))
      })
    await expect.poll(gap).toBe(14)
    const box = await toasts.last().boundingBox()
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20]
    const swipe = async (way: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + way, y, { steps: 4 })
      await page.mouse.up()
    }
    const last = await toasts.last().elementHandle()
    await swipe(44)
    await expect.poll(() => last?.evaluate((element) => element.isConnected)).toBe(true)
    await page.mouse.move(x, y)
    await page.mouse.down()
    // A touch that turns out to scroll the page ends nowhere.
    await last?.evaluate((element) =>
      element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })),
    )
    await page.mouse.up()
    await expect.poll(() => last?.evaluate((element) => element.isConnected)).toBe(true)
    await swipe(45)
    await expect.poll(() => last?.evaluate((element) => element.isConnected)).toBe(false)
  })
})
