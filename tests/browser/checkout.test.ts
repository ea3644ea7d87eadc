import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { InterfaceLanguage } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { pathFor } from '#storefront/route-match.ts'
import { axeFindings } from './axe.ts'
import { delayAnswer, holdAnswer } from './hold-answer.ts'
import { FOCUS, hydrated, laidOut, overflow, useShop, watch } from './shop.ts'

const shop = await useShop()
const phone = { viewport: { width: 390, height: 844 } }
const desktop = { viewport: { width: 1280, height: 900 } }

const untracked = await shop.idOf('products', 'UNTRACKED')

/** A visitor, or a customer, who has just put something into the cart. */
async function withCart(options = {}, email: string | null = null): Promise<Page> {
  const page = await shop.visitor({ ...phone, ...options })
  if (email) {
    const form = { email, password: DEMO_PASSWORD }
    await page.request.post('/api/auth/login', { form, headers: { origin: shop.url } })
  }
  await page.request.post('/api/cart/items', {
    form: { item: JSON.stringify({ product_id: untracked }), amount: '1', language: 'cs' },
    headers: { origin: shop.url },
  })
  return page
}

const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/checkout/methods'))

/** That a page has read its cart anew. A newer reading cuts off an older one, whose answer then never ends. */
const cartRead = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => /\/carts\/[0-9a-f]+\/items/.test(request.url()))

async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await radio.click()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  expect(await radio.isChecked()).toBe(true)
}

const onward = (page: Page) =>
  page.getByRole('button', { name: 'Pokračovat k údajům' }).filter({ visible: true })
/** That a pressed button shows that it waits. To be asked before it is pressed: it does not wait for ever. */
const waiting = (page: Page) => page.waitForFunction(() => document.querySelector('button[aria-busy=true]'))
const orderButton = (page: Page) => page.getByRole('button', { name: 'Objednávka zavazující k platbě' })

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('nekdo@example.com')
  await page.getByLabel('Jméno').first().fill('Jan')
  await page.getByLabel('Příjmení').first().fill('Novák')
  await page.getByLabel('Telefon').first().fill('601 234 567')
  await page.getByLabel('Ulice a číslo').first().fill('Dlouhá 12')
  await page.getByLabel('PSČ').first().fill('602 00')
  await page.getByLabel('Město').first().fill('Brno')
}

async function atDelivery(options = {}, email: string | null = null, methods?: string[]): Promise<Page> {
  const page = await withCart(options, email)
  await toDelivery(page, methods)
  return page
}

async function toDelivery(page: Page, methods = ['PPL na adresu', 'Dobírka']): Promise<void> {
  await page.goto('/kosik/doprava-a-platba')
  await hydrated(page)
  for (const method of methods) await choose(page, method)
  await onward(page).click()
  await page.waitForURL('**/kosik/doruceni')
  await hydrated(page)
}

it.each([390, 360])(
  'each step of the checkout stands on one line on a phone %d px wide, in every language [CHECK-10] [CHECK-11]',
  async (width) => {
    const page = await atDelivery({ viewport: { width, height: 800 } })
    for (const language of ['cs', 'sk', 'en'] satisfies InterfaceLanguage[]) {
      await page.goto(pathFor('cart-delivery', language))
      const lines = await page.locator('ol[aria-label] > li').evaluateAll((steps) =>
        steps.map((step) => {
          const text = document.createRange()
          text.selectNodeContents(step.querySelector(':scope > :last-child') ?? step)
          return text.getClientRects().length
        }),
      )
      expect(lines, language).toEqual([1, 1, 1])
    }
  },
)

describe('shipping and payment', () => {
  it('is chosen on a phone by a pick-up point found by its town, and kept over a reload [CHECK-12] [CHECK-30]', async () => {
    const page = await withCart()
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    const watched = watch(page)
    await choose(page, 'Zásilkovna')
    const found = page.waitForResponse((response) => response.url().includes('search=plzen'))
    await page.getByLabel('Město nebo PSČ').fill('plzen')
    await found
    const place = page.getByRole('radio', { name: 'Plzeň' }).first()
    await place.waitFor()
    expect(await axeFindings(page)).toEqual([])
    const answer = saved(page)
    await place.click()
    await answer
    await page.getByText('Vybrané výdejní místo').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), FOCUS)
      .toContain('Změnit výdejní místo')
    await choose(page, 'Bankovní převod')
    await page.reload()
    await expect.poll(() => page.getByRole('radio', { name: 'Zásilkovna' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByText('Vybrané výdejní místo').isVisible()).toBe(true)
    await onward(page).click()
    await page.waitForURL('**/kosik/doruceni')
    watched.expectQuiet()
  })

  it('shows that the way on waits for a choice that is still being saved [CHECK-28]', async () => {
    const page = await withCart()
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    await choose(page, 'PPL na adresu')
    const shown = waiting(page)
    await delayAnswer(page, `${shop.url}/api/checkout/methods`, () => shown)
    await page.getByRole('radio', { name: 'Dobírka' }).click()
    await onward(page).click()
    await shown
    await page.waitForURL('**/kosik/doruceni')
  })

  it('says by name which payment a change of shipping has dropped [ERR-12]', async () => {
    const page = await withCart(desktop)
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    await choose(page, 'PPL na adresu')
    await choose(page, 'Dobírka')
    await choose(page, 'Osobní odběr')
    await page.locator('fieldset [role=alert]').getByText('Platbu „Dobírka“').waitFor()
    expect(await page.locator('[data-toast]').count()).toBe(0)
    await expect.poll(() => page.locator('input[name=payment_method_id]:checked').count()).toBe(0)
  })

  it('follows the cart that another tab changes, and is left for it when that empties it [CHECK-06] [CHECK-18]', async () => {
    const page = await withCart()
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    const total = page.locator('[data-total]')
    const before = await total.innerText()
    await choose(page, 'PPL na adresu')
    // Whoever hears of the cart from elsewhere hears of it from other tabs as well.
    await page.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
    const other = await page.context().newPage()
    await other.goto('/kosik')
    await hydrated(other)
    const changed = other.waitForResponse((response) => response.request().method() === 'PATCH')
    await other.getByRole('button', { name: /^Přidat kus/ }).click()
    expect((await changed).ok()).toBe(true)
    await expect.poll(() => page.locator('[aria-labelledby=recap]').innerText()).toMatch(/2\sks/)
    await expect.poll(() => total.innerText()).not.toBe(before)
    await expect.poll(() => page.getByRole('radio', { name: 'PPL na adresu' }).isChecked()).toBe(true)
    await other.getByRole('button', { name: 'Odebrat' }).first().click()
    await page.waitForURL('**/kosik')
  })

  it('shows the choice that the cart holds, also one that costs nothing, although the answer about it was lost [CHECK-06]', async () => {
    const page = await withCart()
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    await page.route(`${shop.url}/api/checkout/methods`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('radio', { name: 'Osobní odběr' }).click()
    await page.getByRole('alert').filter({ hasText: 'Volbu se nepodařilo uložit' }).waitFor()
    await expect.poll(() => page.getByRole('radio', { name: 'Osobní odběr' }).isChecked()).toBe(true)
    await expect.poll(() => page.locator('[aria-labelledby=recap]').innerText()).toContain('Osobní odběr')
  })

  it('asks for nothing anew while it shows that a chosen method does not go to the country [CHECK-06]', async () => {
    const page = await withCart()
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    await choose(page, 'Balík Do ruky')
    const answer = saved(page)
    await page.getByLabel('Země doručení').selectOption({ label: 'Slovensko' })
    await answer
    const followed: string[] = []
    page.on('request', (request) => request.url().endsWith('?follow') && followed.push(request.url()))
    // What the page that is left still hears of the cart says nothing of the one to come.
    await page.goto('about:blank')
    const read = cartRead(page)
    await page.goto('/kosik/doprava-a-platba')
    await read
    await page.waitForLoadState('networkidle')
    expect(await page.locator('input[name=shipping_method_id]:checked').count()).toBe(0)
    expect(followed).toEqual([])
  })

  it('shows what another tab has changed while a choice was being saved [CHECK-06]', async () => {
    const page = await withCart()
    await page.goto('/kosik/doprava-a-platba')
    await hydrated(page)
    await page.waitForFunction(() => document.documentElement.dataset.realtime === 'open')
    const other = await page.context().newPage()
    await other.goto('/kosik')
    await hydrated(other)
    await delayAnswer(page, `${shop.url}/api/checkout/methods`, async () => {
      const heard = cartRead(page)
      await other.getByRole('button', { name: /^Přidat kus/ }).click()
      await heard
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    })
    await page.getByRole('radio', { name: 'PPL na adresu' }).click()
    await expect.poll(() => page.locator('[aria-labelledby=recap]').innerText()).toMatch(/2\sks/)
  })
})

describe('the address', () => {
  /** What `fillAddress` fills in, in the order of the form. */
  const ADDRESS = {
    first_name: 'Jan',
    last_name: 'Novák',
    phone: '601 234 567',
    street: 'Dlouhá 12',
    post_code: '602 00',
    city: 'Brno',
  }

  it('says what is wrong at each field, moves the focus there and forgets nothing [CHECK-26] [CHECK-30]', async () => {
    const page = await atDelivery()
    await page.getByText('Přidat poznámku').click()
    await page.getByLabel('Poznámka k objednávce').fill('Zvoňte dvakrát')
    await orderButton(page).click()
    await page.getByText('Objednávku zatím nelze odeslat').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), FOCUS).toBe('email')
    const errors = page.locator('main [id$="-error"]').filter({ visible: true })
    expect(await errors.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'email-error',
      ...Object.keys(ADDRESS).map((name) => `billing_${name}-error`),
    ])
    expect(await axeFindings(page)).toEqual([])
    await fillAddress(page)
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('Brno') ?? false)
    await page.getByLabel('Telefon').first().fill('123')
    await page.getByLabel('Telefon').first().blur()
    await kept
    await page.locator('#billing_phone-error').waitFor()
    await page.reload()
    await hydrated(page)
    const { phone: _wrong, ...right } = ADDRESS
    for (const [name, value] of Object.entries(right)) {
      await expect.poll(() => page.locator(`#billing_${name}`).inputValue(), { message: name }).toBe(value)
    }
    await expect.poll(() => page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('nekdo@example.com')
    await expect.poll(() => page.getByLabel('Poznámka k objednávce').inputValue()).toBe('Zvoňte dvakrát')
  })

  it('orders once however often the button is pressed, and shows the summary [ORDER-13] [CHECK-28] [CHECK-08] [F46]', async () => {
    const page = await atDelivery(desktop)
    const watched = watch(page)
    await fillAddress(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/checkout/delivery')) sent.push(request.url())
    })
    await orderButton(page).dblclick()
    await page.waitForURL('**/kosik/souhrn?**')
    await hydrated(page)
    expect(sent).toHaveLength(1)
    await expect
      .poll(() => page.locator('[data-payment-status]').getAttribute('data-payment-status'))
      .toBe('success')
    expect(await axeFindings(page)).toEqual([])
    const number = await page.locator('h1 + p strong').innerText()
    await page.reload()
    await expect.poll(() => page.locator('h1 + p strong').innerText()).toBe(number)
    await hydrated(page)
    const latest = async () => (await page.context().cookies()).some(({ name }) => name === 'latest_order')
    await expect.poll(() => latest()).toBe(true)
    await page.getByRole('link', { name: 'Zpět do obchodu' }).click()
    await page.waitForURL(`${shop.url}/`)
    await expect.poll(latest).toBe(false)
    watched.expectQuiet()
  })

  it('is sent to the address chosen last, also while that is still being filled in [CHECK-23] [CHECK-28]', async () => {
    const page = await atDelivery(desktop, 'jana@example.com')
    const street = page.locator('#billing_street')
    await expect.poll(() => street.inputValue()).toBe('Lipová 8')
    const shown = waiting(page)
    await delayAnswer(page, `${shop.url}/api/checkout/address`, () => shown)
    const sent = page.waitForRequest('**/api/checkout/delivery')
    const other = page.locator('#billing-book option', { hasText: 'Na Výsluní 21' })
    await page.locator('#billing-book').selectOption(await other.getAttribute('value'))
    await orderButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({ billing_street: 'Na Výsluní 21' })
    await page.waitForURL('**/kosik/souhrn?**')
  })

  it('is sent as it was pressed although the code for it comes only afterwards [CHECK-28] [CHECK-26]', async () => {
    const page = await atDelivery(desktop)
    const pressed = Promise.withResolvers<void>()
    await page.route('**/delivery-sender-*.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.reload()
    await hydrated(page)
    await fillAddress(page)
    await page.getByText('Přidat poznámku').click()
    await page.getByLabel('Poznámka k objednávce').fill('Zvoňte dvakrát')
    const sent = page.waitForRequest('**/api/checkout/delivery')
    const shown = waiting(page)
    await orderButton(page).click()
    await shown
    pressed.resolve()
    expect((await sent).postDataJSON()).toMatchObject({ note: 'Zvoňte dvakrát', live: '1' })
    await page.waitForURL('**/kosik/souhrn?**')
  })

  it('is not sent any more once it is left before the code for it has come [CHECK-28]', async () => {
    const page = await atDelivery(desktop)
    const left = Promise.withResolvers<void>()
    await page.route('**/delivery-sender-*.js', async (route) => {
      await left.promise
      await route.continue()
    })
    await page.reload()
    await hydrated(page)
    await fillAddress(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/checkout/')) sent.push(request.url())
    })
    await orderButton(page).click()
    await page.locator('ol').getByRole('link', { name: 'Doprava a platba' }).click()
    // The address of a page changes a moment before the page does.
    await page.waitForURL('**/kosik/doprava-a-platba')
    await orderButton(page).waitFor({ state: 'detached' })
    const code = page.waitForResponse(/delivery-sender-/)
    left.resolve()
    // Once it can be had here as well, the form has had it.
    await page.evaluate(`import("${(await code).url()}").then(() => {})`)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    expect(sent).toEqual([])
  })

  it('that was left while it was sent moves the focus nowhere when it is refused [CHECK-26]', async () => {
    const page = await atDelivery(desktop)
    const refused = await holdAnswer(page, `${shop.url}/api/checkout/delivery`)
    await orderButton(page).click()
    await refused.answered
    await page.locator('ol').getByRole('link', { name: 'Doprava a platba' }).click()
    await page.waitForURL('**/kosik/doprava-a-platba')
    await orderButton(page).waitFor({ state: 'detached' })
    // As a field of that page is that was refused itself.
    await page
      .locator('main a')
      .first()
      .evaluate((link) => link.setAttribute('aria-invalid', 'true'))
    await refused.give()
    expect(await page.evaluate(() => document.activeElement?.matches('[aria-invalid]'))).toBe(false)
  })

  it('is sent by the browser itself where the code for it cannot be had [CHECK-28]', async () => {
    const page = await atDelivery(desktop)
    await page.route('**/delivery-sender-*.js', (route) => route.abort())
    await page.reload()
    await hydrated(page)
    await orderButton(page).click()
    await page.waitForLoadState()
    await page.getByRole('alert').filter({ hasText: 'Vyplňte prosím e-mail' }).waitFor()
    await fillAddress(page)
    await orderButton(page).click()
    await page.waitForURL('**/kosik/souhrn?**')
  })

  it('comes from the book of addresses once it is another one, and leaves what was typed beside it [CHECK-17]', async () => {
    const page = await atDelivery(desktop, 'jana@example.com')
    const book = page.locator('#shipping-book')
    await expect.poll(() => book.isVisible()).toBe(false)
    const drafts: string[] = []
    const draft = '/api/checkout/draft'
    page.on('request', (request) => void (request.url().endsWith(draft) && drafts.push(request.url())))
    const drafted = () => page.waitForResponse(`**${draft}`)
    const typed = drafted()
    await page.locator('#billing_street').fill('Tichá 44')
    await page.locator('#billing_street').blur()
    await typed
    const ticked = drafted()
    await page.getByLabel('Doručit na jinou adresu').check()
    await ticked
    const other = book.locator('option', { hasText: 'Na Výsluní 21' })
    await book.selectOption(await other.getAttribute('value'))
    await expect.poll(() => page.locator('#shipping_street').inputValue()).toBe('Na Výsluní 21')
    // The choice itself is no field of the order.
    expect(drafts).toHaveLength(2)
    const sent = page.waitForRequest('**/api/checkout/delivery')
    await orderButton(page).click()
    const addresses = { billing_street: 'Tichá 44', shipping_street: 'Na Výsluní 21' }
    expect((await sent).postDataJSON()).toMatchObject(addresses)
    await page.waitForURL('**/kosik/souhrn?**')
  })

  it('of the book that cannot be taken is said, and chosen no more [CHECK-17] [CHECK-27]', async () => {
    const page = await atDelivery(desktop, 'jana@example.com')
    const book = page.locator('#billing-book')
    const other = await book.locator('option', { hasText: 'Na Výsluní 21' }).getAttribute('value')
    await page.route('**/api/checkout/address', (route) => route.abort())
    await book.selectOption(other)
    await page.locator('[data-toast]', { hasText: 'Něco se nepovedlo.' }).waitFor()
    await expect.poll(() => book.inputValue()).toBe('')
    expect(await page.locator('#billing_street').inputValue()).toBe('Lipová 8')
    await orderButton(page).click()
    await page.waitForURL('**/kosik/souhrn?**')
    await page.getByText('Lipová 8').first().waitFor()
  })

  it('leaves note and ticks to the cart they were made for: a logout takes them along [CHECK-31] [F64] [L3]', async () => {
    const page = await atDelivery(desktop, 'petr@example.com')
    const note = page.getByLabel('Poznámka k objednávce')
    const newsletter = page.locator('[name=newsletter]')
    await page.getByText('Přidat poznámku').click()
    await note.fill('Zvoňte dvakrát')
    await newsletter.check()
    await page.reload()
    await hydrated(page)
    await expect.poll(() => note.inputValue()).toBe('Zvoňte dvakrát')
    expect(await newsletter.isChecked()).toBe(true)
    await page.goto('/zakaznik/dashboard')
    await hydrated(page)
    // A logout before its code had come is a page load of its own.
    await page.waitForLoadState('networkidle')
    await page.locator('form[action="/api/auth/logout"] button:visible').first().click()
    await page.waitForURL('**/prihlaseni?**')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Zvoňte')
    await page.request.post('/api/cart/items', {
      form: { item: JSON.stringify({ product_id: untracked }), amount: '1', language: 'cs' },
      headers: { origin: shop.url },
    })
    await toDelivery(page)
    expect(await note.inputValue()).toBe('')
    expect(await newsletter.isChecked()).toBe(false)
  })

  it('takes note and ticks of a guest along when they log in from it [CHECK-31]', async () => {
    const page = await atDelivery(desktop)
    await page.getByText('Přidat poznámku').click()
    await page.getByLabel('Poznámka k objednávce').fill('Zvoňte dvakrát')
    await page.getByRole('link', { name: /Máte účet/ }).click()
    await page.waitForURL('**/prihlaseni?**')
    await hydrated(page)
    const login = page.locator('main form[action="/api/auth/login"]')
    await login.locator('[name=email]').fill('eva@example.com')
    await login.locator('[name=password]').fill(DEMO_PASSWORD)
    await login.locator('button:not([type=button])').click()
    await page.waitForURL(/kosik\/(doruceni|doprava-a-platba)/)
    await toDelivery(page)
    await expect.poll(() => page.getByLabel('Poznámka k objednávce').inputValue()).toBe('Zvoňte dvakrát')
  })

  it('is left for another shipping as soon as the chosen one does not go to its country [CHECK-06] [CHECK-14]', async () => {
    const page = await atDelivery({}, null, ['Balík Do ruky', 'Bankovní převod'])
    await fillAddress(page)
    await page.locator('#billing_country_id').selectOption({ label: 'Německo' })
    await page.waitForURL('**/kosik/doprava-a-platba?result=shipping_missing')
    await page.getByRole('alert').filter({ hasText: 'Vyberte prosím dopravu.' }).waitFor()
    await hydrated(page)
    await choose(page, 'PPL na adresu')
    await onward(page).click()
    await page.waitForURL('**/kosik/doruceni')
    await expect.poll(() => page.locator('#billing_street').inputValue()).toBe('Dlouhá 12')
  })

  it('leaves the cart alone while its order is on its way [CHECK-28] [RT-04]', async () => {
    // A page of its own: one that was there before may have asked for the code already.
    const page = await (await atDelivery()).context().newPage()
    const live = await holdAnswer(page, `${shop.url}/assets/live-cart-*`)
    // Only a cart that the page knows is listened to.
    const known = ['**/shop-api/carts/*?**', '**/shop-api/carts/*/items?**'].map((url) =>
      page.waitForResponse(url),
    )
    await page.goto('/kosik/doruceni')
    await Promise.all(known)
    await hydrated(page)
    await fillAddress(page)
    await live.answered
    const watched = watch(page)
    const greeted = new Promise((hear) => {
      page.once('websocket', (socket) => socket.once('framereceived', hear))
    })
    await delayAnswer(page, `${shop.url}/api/checkout/delivery`, async () => {
      await live.give()
      await greeted
      // Whatever the page has asked for by now is answered before this.
      await page.evaluate(() => fetch('/livez'))
    })
    await orderButton(page).click()
    await page.waitForURL('**/kosik/souhrn?**')
    watched.expectQuiet()
  })

  it('is shown as it was filled in last, also by Back and Forward [CHECK-30] [B-121]', async () => {
    const page = await atDelivery(desktop)
    await page.getByRole('link', { name: 'Zpět k dopravě a platbě' }).click()
    await page.waitForURL('**/kosik/doprava-a-platba')
    await choose(page, 'Bankovní převod')
    await page.goBack()
    const street = page.locator('#billing_street')
    const kept = page.waitForResponse('**/api/checkout/draft')
    await street.fill('Tichá 44')
    await street.blur()
    expect((await kept).ok()).toBe(true)
    await page.goForward()
    const transfer = page.getByRole('radio', { name: 'Bankovní převod' })
    await transfer.waitFor()
    expect(await transfer.isChecked()).toBe(true)
    await page.goBack()
    await street.waitFor()
    expect(await street.inputValue()).toBe('Tichá 44')
  })

  it('stands beside what another tab has chosen once it is looked at, and undoes nothing typed there [CHECK-30] [F48] [L2]', async () => {
    const page = await atDelivery(desktop)
    await page.waitForLoadState('networkidle')
    const other = await page.context().newPage()
    await other.goto('/kosik/doruceni')
    await hydrated(other)
    const kept = other.waitForResponse('**/api/checkout/draft')
    await other.locator('#billing_street').fill('Tichá 44')
    await other.locator('#billing_street').blur()
    expect((await kept).ok()).toBe(true)
    await other.goto('/kosik/doprava-a-platba')
    await hydrated(other)
    await choose(other, 'Bankovní převod')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.locator('section[aria-labelledby=recap]').getByText('Bankovní převod').waitFor()
    await other.goto('/kosik/doruceni')
    await expect.poll(() => other.locator('#billing_street').inputValue()).toBe('Tichá 44')
  })

  it('with words wider than a phone fits its summary all the same [L13]', async () => {
    const page = await atDelivery()
    await fillAddress(page)
    await page.getByLabel('E-mail', { exact: true }).fill(`${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`)
    await page.getByLabel('Ulice a číslo').first().fill('U'.repeat(100))
    await page.getByText('Přidat poznámku').click()
    await page.getByLabel('Poznámka').fill('dlouhéslovo'.repeat(60))
    await orderButton(page).click()
    await page.waitForURL('**/kosik/souhrn?**')
    await laidOut(page)
    expect(await overflow(page)).toBe(0)
  })

  it('goes another way by Back once it is ordered: the cart is empty then [CHECK-06]', async () => {
    const page = await atDelivery()
    await fillAddress(page)
    await orderButton(page).click()
    await page.waitForURL('**/kosik/souhrn?**')
    await hydrated(page)
    await page.goBack()
    await page.waitForURL('**/kosik')
  })
})

describe('in every language, by every kind of delivery', () => {
  interface Story {
    language: InterfaceLanguage
    who: 'guest' | 'jana@example.com'
    size: typeof phone
    carrier: number
    pays: number
    country: string
  }

  async function listed(path: string, key: string): Promise<Map<unknown, number>> {
    const response = await fetch(`${shop.url}/shop-api/${path}?paginate=false`)
    const { items } = (await response.json()) as { items: Record<string, number>[] }
    return new Map(items.map((item) => [item[key], item.id ?? 0]))
  }

  it.each<Story>([
    { language: 'cs', who: 'guest', size: phone, carrier: 1, pays: 5, country: 'CZ' },
    { language: 'sk', who: 'guest', size: phone, carrier: 18, pays: 1, country: 'SK' },
    { language: 'sk', who: 'guest', size: desktop, carrier: 13, pays: 3, country: 'SK' },
    { language: 'en', who: 'jana@example.com', size: desktop, carrier: 16, pays: 3, country: 'CZ' },
    { language: 'en', who: 'guest', size: phone, carrier: 8, pays: 1, country: 'CZ' },
  ])(
    'a $who buys in $language with carrier $carrier and payment $pays [CHECK-28] [CHECK-17]',
    async ({ language, who, size, carrier, pays, country }) => {
      const [shipping, payment, countries] = await Promise.all([
        listed('shipping-methods', 'shipping_service'),
        listed('payment-methods', 'payment_service'),
        listed('countries', 'alpha2'),
      ])
      const page = await shop.visitor(size)
      const headers = { origin: shop.url }
      if (who !== 'guest') {
        await page.request.post('/api/auth/login', { form: { email: who, password: DEMO_PASSWORD }, headers })
      }
      const item = JSON.stringify({ product_id: untracked })
      await page.request.post('/api/cart/items', { form: { item, amount: '1', language }, headers })
      await page.goto(pathFor('cart-shipping-and-payment', language))
      await hydrated(page)
      const watched = watch(page)
      const change = async (run: () => Promise<unknown>) => {
        const answer = saved(page)
        await run()
        expect((await answer).status()).toBe(200)
      }
      if (country !== 'CZ') {
        await change(() => page.locator('#country').selectOption(String(countries.get(country))))
      }
      await change(() => page.locator(`#shipping_method_id-${shipping.get(carrier)}`).click())
      const places = page.locator('input[name^=place_of_]')
      if (carrier === 18) await change(() => places.first().click())
      await change(() => page.locator(`#payment_method_id-${payment.get(pays)}`).click())
      await page.locator('button[name=intent][value=continue]').filter({ visible: true }).click()
      await page.waitForURL(`**${pathFor('cart-delivery', language)}`)
      await hydrated(page)
      if (who === 'guest') {
        await page.locator('#email').fill('nekdo@example.com')
        await page.locator('#billing_first_name').fill('Jan')
        await page.locator('#billing_last_name').fill('Novák')
        await page.locator('#billing_dial_code').selectOption('+420')
        await page.locator('#billing_phone').fill('601 234 567')
        if (carrier !== 1) {
          await page.locator('#billing_street').fill('Dlouhá 12')
          await page.locator('#billing_post_code').fill('602 00')
          await page.locator('#billing_city').fill('Brno')
        }
      } else {
        await expect.poll(() => page.locator('#billing_last_name').inputValue()).toBe('Nováková')
      }
      await page.locator('button[form=delivery]').click()
      await page.waitForURL(`**${pathFor('cart-summary', language)}?**`)
      await expect
        .poll(() => page.locator('[data-payment-status]').getAttribute('data-payment-status'))
        .toBe('success')
      watched.expectQuiet()
    },
  )
})

describe('without scripts', () => {
  it('is everything bought by plain forms [CHECK-28]', async () => {
    const page = await withCart({ javaScriptEnabled: false })
    await page.goto('/kosik/doprava-a-platba')
    await page.getByRole('radio', { name: 'Zásilkovna' }).check()
    await page.getByRole('button', { name: 'Uložit výběr' }).click()
    await page.getByLabel('Město nebo PSČ').fill('602 00')
    await page.getByRole('button', { name: 'Hledat' }).click()
    await page.getByRole('radio', { name: 'Brno' }).first().check()
    await page.getByRole('radio', { name: 'Bankovní převod' }).check()
    await onward(page).click()
    await page.waitForURL('**/kosik/doruceni')
    await fillAddress(page)
    await page.getByLabel('Telefon').first().fill('123')
    await orderButton(page).click()
    await page.getByText('Objednávku zatím nelze odeslat').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => page.getByLabel('Telefon').first().inputValue()).toBe('123')
    await page.getByLabel('Telefon').first().fill('601 234 567')
    await orderButton(page).click()
    await page.waitForURL('**/kosik/souhrn?**')
    await expect.poll(() => page.getByText('Variabilní symbol').isVisible()).toBe(true)
  })
})
