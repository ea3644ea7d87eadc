import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousFindings } from './axe.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const phone = { viewport: { width: 390, height: 844 } }

async function untrackedId(): Promise<number> {
  const filters = JSON.stringify([{ field: 'code', operator: 'eq', value: 'UNTRACKED' }])
  const response = await fetch(`${shop.url}/shop-api/products?only=id&filters=${encodeURIComponent(filters)}`)
  const { items } = (await response.json()) as { items: { id: number }[] }
  return items[0]?.id ?? 0
}
const untracked = await untrackedId()

async function choose(page: Page, name: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/checkout/methods'))
  await page.getByRole('radio', { name }).click()
  expect((await answer).status()).toBe(200)
}

/** Everything up to the gateway's own page. */
async function atGateway(payment: string, gateway: 'gopay' | 'csob'): Promise<Page> {
  const page = await shop.visitor(phone)
  await page.request.post('/api/cart/items', {
    form: { item: JSON.stringify({ product_id: untracked }), amount: '1', language: 'cs' },
    headers: { origin: shop.url },
  })
  await page.goto('/kosik/doprava-a-platba')
  await hydrated(page)
  await choose(page, 'PPL na adresu')
  await choose(page, payment)
  await page.getByRole('button', { name: 'Pokračovat k adrese' }).filter({ visible: true }).click()
  await page.waitForURL('**/kosik/doruceni')
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).fill('nekdo@example.com')
  await page.getByLabel('Jméno').first().fill('Jan')
  await page.getByLabel('Příjmení').first().fill('Novák')
  await page.getByLabel('Telefon').first().fill('601 234 567')
  await page.getByLabel('Ulice a číslo').first().fill('Dlouhá 12')
  await page.getByLabel('PSČ').first().fill('602 00')
  await page.getByLabel('Město').first().fill('Brno')
  await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click()
  await page.waitForURL(`**/sandbox/${gateway}/**`)
  return page
}

const status = (page: Page) => page.locator('[data-payment-status]').getAttribute('data-payment-status')
const summary = (page: Page, wanted: string) =>
  page.waitForURL(
    (url) => url.pathname === '/kosik/souhrn' && url.searchParams.get('payment_status') === wanted,
  )

describe('a shopper who pays by GoPay', () => {
  it('goes to the gateway by a full page load, pays and sees that it worked [PAY-03] [PAY-11]', async () => {
    const page = await atGateway('Online přes GoPay', 'gopay')
    await page.getByRole('button', { name: 'Zaplatit kartou' }).click()
    await summary(page, 'success')
    await hydrated(page)
    expect(await status(page)).toBe('success')
    expect(await page.locator('[data-pay]').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  })

  it('is declined, pays again and succeeds [PAY-17] [ORDER-11]', async () => {
    const page = await atGateway('Online přes GoPay', 'gopay')
    await page.getByRole('button', { name: 'Zrušit platbu' }).click()
    await summary(page, 'error')
    await hydrated(page)
    const watched = watch(page)
    expect(await status(page)).toBe('error')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Zaplatit znovu' }).click()
    await page.waitForURL('**/sandbox/gopay/**')
    watched.expectQuiet()
    await page.getByRole('button', { name: 'Zaplatit kartou' }).click()
    await summary(page, 'success')
    expect(await status(page)).toBe('success')
  })

  it('closes the tab, and finds the order paid once the gateway has told of the money [F28] [F30]', async () => {
    const page = await atGateway('Online přes GoPay', 'gopay')
    const later = await page.context().newPage()
    await page.close()
    await later.goto('/kosik/souhrn')
    expect(await status(later)).toBe('error')
    const sim = `${shop.url}/sandbox/gopay/__sim/payments`
    const payments = (await (await fetch(sim)).json()) as { id: number; state: string }[]
    const open = payments.find(({ state }) => state === 'CREATED')
    await fetch(`${sim}/${open?.id}/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'PAID' }),
    })
    const shown = async () => {
      await later.reload()
      return status(later)
    }
    await expect.poll(shown, { timeout: 15_000 }).toBe('success')
  })

  it('goes Back from the gateway and is led to the same payment again', async () => {
    const page = await atGateway('Online přes GoPay', 'gopay')
    const address = page.url()
    await page.goto('/kosik/souhrn')
    await hydrated(page)
    await page.getByRole('button', { name: 'Zaplatit znovu' }).click()
    await page.waitForURL('**/sandbox/gopay/**')
    expect(page.url()).toBe(address)
  })
})

describe('a shopper who pays at ČSOB', () => {
  it('comes back by the bank’s form and sees that it worked [F34] [PAY-09]', async () => {
    const page = await atGateway('Platební karta (ČSOB)', 'csob')
    await page.locator('button.main').first().click()
    await summary(page, 'success')
    expect(await status(page)).toBe('success')
  })
})
