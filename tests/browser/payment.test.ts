import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { CARD_TEXTS } from '#sandbox/csob/text.ts'
import { GATEWAY_TEXTS } from '#sandbox/gopay/text.ts'
import type { SandboxKeys } from '#server/sandbox-keys.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import type { PlainMessageKey } from '#storefront/i18n/messages.ts'
import { pathFor } from '#storefront/route-match.ts'
import { axeFindings } from './axe.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const phone = { viewport: { width: 390, height: 844 } }
// Written by the server when it started.
const keys = JSON.parse(readFileSync(path.join(shop.data_dir, 'sandbox-keys.json'), 'utf8')) as SandboxKeys

type Gateway = 'gopay' | 'csob'
const SERVICES = { gopay: 4, csob: 8 }

const said = (language: InterfaceLanguage, key: PlainMessageKey): string => messagesFor(language)[key]

const untracked = await shop.idOf('products', 'UNTRACKED')
const shipping = await shop.idOf('shipping-methods', 'PPL na adresu', 'name')

/** What the control of a sandbox is told. */
async function sim<T>(gateway: Gateway, call: string, body?: unknown): Promise<T> {
  const [method = '', target = ''] = call.split(' ')
  const response = await fetch(`${shop.url}/sandbox/${gateway}/__sim${target}`, {
    method,
    headers: { authorization: `Bearer ${keys.control_key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

/** A shopper with a full cart, at the last form before ordering. */
async function atDelivery(language: InterfaceLanguage, gateway: Gateway): Promise<Page> {
  const page = await shop.visitor(phone)
  const headers = { origin: shop.url }
  const item = JSON.stringify({ product_id: untracked })
  await page.request.post('/api/cart/items', { form: { item, amount: '1', language }, headers })
  const payment = await shop.idOf('payment-methods', SERVICES[gateway], 'payment_service')
  for (const choice of [{ shipping_method_id: shipping }, { payment_method_id: payment }]) {
    const form = { language, shipping_method_id: shipping, ...choice }
    await page.request.post('/api/checkout/methods', { form, headers, maxRedirects: 0 })
  }
  await page.goto(pathFor('cart-delivery', language))
  await hydrated(page)
  return page
}

/** Everything up to the gateway's own page. */
async function atGateway(language: InterfaceLanguage, gateway: Gateway): Promise<Page> {
  const page = await atDelivery(language, gateway)
  const fill = (key: PlainMessageKey, value: string) =>
    page
      .getByLabel(said(language, key), { exact: key === 'form.email' })
      .first()
      .fill(value)
  await fill('form.email', 'nekdo@example.com')
  await fill('form.first_name', 'Jan')
  await fill('form.last_name', 'Novák')
  await fill('form.phone', '601 234 567')
  await fill('address.street', 'Dlouhá 12')
  await fill('address.post_code', '602 00')
  await fill('address.city', 'Brno')
  await page.getByRole('button', { name: said(language, 'checkout.submit') }).click()
  await page.waitForURL(`**/sandbox/${gateway}/**`)
  return page
}

const status = (page: Page) => page.locator('[data-payment-status]').getAttribute('data-payment-status')
const summary = (page: Page, language: InterfaceLanguage, wanted: string) =>
  page.waitForURL(
    (url) =>
      url.pathname === pathFor('cart-summary', language) && url.searchParams.get('payment_status') === wanted,
  )
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The one payment that is open at GoPay for this visitor. */
async function openPayment(context: BrowserContext): Promise<{ id: number; state: string }> {
  const latest = (await context.cookies()).find(({ name }) => name === 'latest_order')?.value ?? ''
  const [order_id = '', hash = ''] = latest.split('.')
  const response = await fetch(`${shop.url}/shop-api/orders/${order_id}?hash=${hash}`)
  const { code } = (await response.json()) as { code: string }
  const payments = await sim<{ id: number; state: string; order_number: string }[]>('gopay', 'GET /payments')
  const own = payments.filter(({ order_number }) => order_number === code)
  expect(own).toHaveLength(1)
  return own[0]!
}

describe.each(INTERFACE_LANGUAGES)('a shopper who pays by GoPay, in %s', (language) => {
  const texts = GATEWAY_TEXTS[language]

  it('goes to the gateway by a full page load, pays and sees that it worked [PAY-03] [PAY-11]', async () => {
    const page = await atGateway(language, 'gopay')
    await expect.poll(() => page.locator('h2').first().innerText()).not.toBe('')
    await button(page, texts.pay).click()
    await summary(page, language, 'success')
    await hydrated(page)
    await expect.poll(() => status(page)).toBe('success')
    await expect.poll(() => page.locator('[data-pay]').count()).toBe(0)
    await expect.poll(() => page.locator('[data-pay-otherwise]').count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })

  it('is declined, pays in another way that is declined too, and then succeeds [PAY-17] [ORDER-11]', async () => {
    const page = await atGateway(language, 'gopay')
    await button(page, texts.decline).click()
    await summary(page, language, 'error')
    await hydrated(page)
    const watched = watch(page)
    await expect.poll(() => status(page)).toBe('error')
    await page.getByText(said(language, 'payment.otherwise')).click()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('radio', { name: /ČSOB/ }).click()
    await button(page, said(language, 'payment.otherwise_submit')).click()
    await page.waitForURL('**/sandbox/csob/**')
    watched.expectQuiet()
    await button(page, CARD_TEXTS[language].decline).click()
    await summary(page, language, 'error')
    await hydrated(page)
    await button(page, said(language, 'summary.pay')).click()
    await page.waitForURL('**/sandbox/csob/**')
    await button(page, CARD_TEXTS[language].pay).click()
    await summary(page, language, 'success')
    await expect.poll(() => status(page)).toBe('success')
  })

  it('closes the tab, and finds the order paid once the gateway has told of the money [F28] [F30]', async () => {
    const page = await atGateway(language, 'gopay')
    const later = await page.context().newPage()
    await page.close()
    await later.goto(pathFor('cart-summary', language))
    await expect.poll(() => status(later)).toBe('error')
    const { id } = await openPayment(later.context())
    await sim('gopay', `POST /payments/${id}/state`, { state: 'PAID' })
    const shown = async () => {
      await later.reload()
      return status(later)
    }
    await expect.poll(shown).toBe('success')
  })

  it('goes Back from the gateway, finds the order from the empty cart, and is led to the same payment; or told that it cannot be opened [ERR-20]', async () => {
    const page = await atGateway(language, 'gopay')
    const address = page.url()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === pathFor('cart', language))
    await hydrated(page)
    await page.locator('main a.button[href*="order_id="]').click()
    await page.waitForURL((url) => url.pathname === pathFor('cart-summary', language))
    await hydrated(page)
    await page.route('**/api/payment', (route) => route.abort(), { times: 1 })
    await button(page, said(language, 'summary.pay')).click()
    await page.getByText(said(language, 'go_pay_load_error')).first().waitFor()
    await button(page, said(language, 'summary.pay')).click()
    await page.waitForURL('**/sandbox/gopay/**')
    expect(page.url()).toBe(address)
  })

  it('in two tabs pays once: both lead to one payment, and the second finds it settled [F37]', async () => {
    const page = await atGateway(language, 'gopay')
    const other = await page.context().newPage()
    await other.goto(pathFor('cart-summary', language))
    await hydrated(other)
    await button(other, said(language, 'summary.pay')).click()
    await other.waitForURL('**/sandbox/gopay/**')
    expect(other.url()).toBe(page.url())
    const { id } = await openPayment(page.context())
    await button(page, texts.pay).click()
    await summary(page, language, 'success')
    await button(other, texts.pay).click()
    await summary(other, language, 'success')
    await expect.poll(() => status(other)).toBe('success')
    const { ledger } = await sim<{ ledger: unknown[] }>('gopay', `GET /payments/${id}`)
    expect(ledger).toHaveLength(1)
  })
})

describe.each(INTERFACE_LANGUAGES)('a shopper who pays at ČSOB, in %s', (language) => {
  it('comes back by the bank’s form and sees that it worked [PAY-09]', async () => {
    const page = await atGateway(language, 'csob')
    await button(page, CARD_TEXTS[language].pay).click()
    await summary(page, language, 'success')
    await expect.poll(() => status(page)).toBe('success')
  })
})

describe('a bank on a site of its own', () => {
  it('sends the payer back by a form without cookies; the summary opens and the login stands [F34]', async () => {
    const page = await atGateway('cs', 'csob')
    const headers = { origin: shop.url }
    const login = { email: 'jana@example.com', password: 'Vitrine-demo-1' }
    await page.request.post('/api/auth/login', { form: login, headers })
    const payments = await sim<{ payId: string; paymentStatus: number }[]>('csob', 'GET /payments')
    const payId = payments.findLast(({ paymentStatus }) => paymentStatus === 2)?.payId ?? ''
    await sim('csob', `POST /payments/${encodeURIComponent(payId)}/state`, { paymentStatus: 7 })
    const form = await sim<{ url: string; fields: Record<string, string> }>(
      'csob',
      `POST /payments/${encodeURIComponent(payId)}/return`,
      {},
    )
    const bank = await bankPage(form)
    const came: IncomingHttpHeaders[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/payment-return'))
        void request.allHeaders().then((all) => came.push(all))
    })
    // Another name than the shop's, so another site to the browser.
    await page.goto(bank)
    await summary(page, 'cs', 'success')
    await hydrated(page)
    await expect.poll(() => status(page)).toBe('success')
    await expect.poll(() => came.length).toBe(1)
    // The test itself has put the consent there, as a cookie of no kind; of the shop's own none comes along.
    const names = (came[0]?.cookie ?? '').split('; ').map((pair) => pair.split('=')[0])
    expect(names.filter((name) => name !== 'consent' && name !== '')).toEqual([])
    const held = (await page.context().cookies()).map(({ name }) => name)
    expect(held).toEqual(expect.arrayContaining(['latest_order']))
    expect(came[0]?.origin).toBe(new URL(bank).origin)
    await page.goto('/zakaznik/dashboard')
    expect(new URL(page.url()).pathname).toBe('/zakaznik/dashboard')
  })
})

/** A page at another address that sends its form by itself. */
async function bankPage({ url, fields }: { url: string; fields: Record<string, string> }): Promise<string> {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  )
  const html = `<!doctype html><form method="post" action="${url.replaceAll('&', '&amp;')}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
