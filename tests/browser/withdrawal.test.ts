import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import type { InterfaceLanguage } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createDatabase } from '#platform/db/database.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { pathFor } from '#storefront/route-match.ts'
import { translatorFor } from '#storefront/resolve-page.ts'
import { fillCart } from '#tests/order-scene.ts'
import { expectSound } from './axe.ts'
import { hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const db = createDatabase(shop.database_url, { max: 2 })
afterAll(() => db.end({ timeout: 5 }))
const JANA = 'jana@example.com'

const STORIES = [
  { language: 'cs', width: 390 },
  { language: 'cs', width: 1280 },
  { language: 'sk', width: 390 },
  { language: 'en', width: 1280 },
] as const satisfies { language: InterfaceLanguage; width: number }[]

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const said = async (page: Page) => plain(await page.locator('main').innerText())

/** The steps follow one another without a new page, so each is waited for. */
async function expectStep(page: Page, language: InterfaceLanguage = 'cs'): Promise<void> {
  await hydrated(page)
  await expectSound(page, language)
}

async function guestOrder(language: InterfaceLanguage, width: number) {
  const email = `${language}${width}@example.com`
  const cart_id = await fillCart(db, { lines: [{ code: 'UNTRACKED', amount: 2 }], email })
  const response = await fetch(`${shop.url}/shop-api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'language-preference': language },
    body: JSON.stringify({ cart_id }),
  })
  const { id, code, hash } = (await response.json()) as { id: number; code: string; hash: string }
  return { id, code, hash, email }
}

/** The time stands in the receipt as it stands in the record, to the second. */
async function expectReceipt(page: Page, order_id: number): Promise<void> {
  const [refund] = await db<{ submitted_at: string }[]>`
    select submitted_at from refund where order_id = ${order_id} and submitted_at is not null
    order by id desc limit 1`
  const time = new Intl.DateTimeFormat('cs', { timeStyle: 'medium', timeZone: 'Europe/Prague' })
  await expect
    .poll(() => said(page))
    .toContain(time.format(new Date(refund?.submitted_at ?? '')).replace(/^0/, ''))
}

describe('a guest who knows only the number of the order', () => {
  it.for(STORIES)(
    'withdraws in $language at $width px by a mailed link [REFUND-01]',
    async ({ language, width }) => {
      const { t } = translatorFor(language)
      const order = await guestOrder(language, width)
      const page = await shop.visitor({ viewport: { width, height: 900 } })
      const watched = watch(page)
      await page.goto(pathFor('home', language))
      await page.getByRole('link', { name: plain(t('footer.withdrawal')) }).click()
      await page.waitForURL(`**${pathFor('withdrawal', language)}`)
      await page.getByLabel(t('withdrawal.order_number')).waitFor()
      await expectStep(page, language)
      await page.getByLabel(t('form.first_name')).fill('Žofie')
      await page.getByLabel(t('form.last_name')).fill('Říhová')
      await page.getByLabel(t('withdrawal.order_number')).fill(order.code)
      await page.getByLabel(t('withdrawal.email')).fill(order.email)
      await page.getByRole('button', { name: t('withdrawal.continue') }).click()
      await page.waitForURL(/step=review/)
      await expectStep(page, language)
      await expect.poll(() => said(page)).toContain('Žofie Říhová')
      await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
      await page.waitForURL(/step=sent/)
      await expectStep(page, language)
      const [mail] = await readOutbox(db, order.email)
      const link = new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      await page.goto(link.pathname + link.search)
      await expectStep(page, language)
      await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
      await page.getByRole('heading', { name: t('withdrawal.done') }).waitFor()
      await expectStep(page, language)
      await expectReceipt(page, order.id)
      watched.expectQuiet()
    },
  )

  it('is told when the link is too old [REFUND-01]', async () => {
    const { t } = translatorFor('cs')
    const page = await shop.visitor({ viewport: { width: 390, height: 844 } })
    await page.goto(`${pathFor('withdrawal', 'cs')}?token=old`)
    await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
    await page.getByRole('heading', { name: t('withdrawal.dead_token') }).waitFor()
    await expectStep(page)
    await page.getByRole('link', { name: t('withdrawal.again') }).click()
    await page.getByLabel(t('withdrawal.order_number')).waitFor()
  })
})

async function customer(width: number): Promise<Page> {
  const page = await shop.visitor({ viewport: { width, height: 900 } })
  const form = { email: JANA, password: DEMO_PASSWORD }
  expect((await page.request.post('/api/auth/login', { form })).ok()).toBe(true)
  return page
}
const [delivered] = await db<{ id: number }[]>`
  select id from customer_order where email = ${JANA} and delivered_at > now() - interval '14 days'`
const order_id = delivered?.id ?? 0

describe('a customer', () => {
  it.for([
    { language: 'cs', width: 390 },
    { language: 'sk', width: 1280 },
    { language: 'en', width: 390 },
  ] as const)(
    'withdraws from one piece in $language at $width px without any mail [REFUND-01] [REFUND-05]',
    async ({ language, width }) => {
      const { t } = translatorFor(language)
      const page = await customer(width)
      const watched = watch(page)
      await page.goto(pathFor('customer-order', language, { id: order_id }))
      await hydrated(page)
      await page
        .locator('main')
        .getByRole('link', { name: t('footer.withdrawal') })
        .click()
      await page.waitForURL(new RegExp(`order_id=${order_id}`))
      await page.getByLabel(t('withdrawal.some_items')).waitFor()
      await expectStep(page, language)
      await expect.poll(() => said(page)).toContain(plain(t('refund.obstacle.made_to_order')))
      await page.getByLabel(t('withdrawal.some_items')).check()
      await page.locator('main select').first().selectOption('1')
      await expectStep(page, language)
      await page.getByRole('button', { name: t('withdrawal.continue') }).click()
      await page.waitForURL(/refund_id=/)
      await expectStep(page, language)
      await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
      await page.getByRole('heading', { name: t('withdrawal.done') }).waitFor()
      await expectStep(page, language)
      await expectReceipt(page, order_id)
      watched.expectQuiet()
    },
  )

  it.for([390, 1280])(
    'sends goods back at %i px: what, how, a look, and a return in the account [REFUND-01] [REFUND-05]',
    async (width) => {
      const { t } = translatorFor('cs')
      const page = await customer(width)
      const watched = watch(page)
      await page.goto(pathFor('customer-order', 'cs', { id: order_id }))
      await hydrated(page)
      await page
        .locator('main')
        .getByRole('link', { name: t('order.refund') })
        .click()
      await page.waitForURL(/vraceni-zbozi/)
      const chosen = page.locator('main select[name^=amount_]').first()
      await chosen.waitFor()
      await expect.poll(() => page.getByLabel(t('refund.reason')).filter({ visible: true }).count()).toBe(0)
      await chosen.selectOption('1')
      await page.getByLabel(t('refund.reason')).filter({ visible: true }).fill('Nesedí k ostatním')
      await page.getByLabel(t('refund.resolve')).filter({ visible: true }).selectOption('exchange')
      await expectStep(page)
      await page.getByRole('button', { name: t('refund.to_shipping') }).click()
      await page.waitForURL(/step=shipping/)
      await page.getByRole('radio', { name: 'Svoz kurýrem' }).check()
      await page.getByLabel(t('address.street')).fill('Lidická 1')
      await expectStep(page)
      await page.getByRole('button', { name: t('refund.to_recap') }).click()
      await page.waitForURL(/step=recap/)
      await expect.poll(() => said(page)).toContain('−119 Kč')
      await expect.poll(() => said(page)).toContain('Nesedí k ostatním')
      await expectStep(page)
      await page.getByRole('button', { name: t('refund.submit') }).click()
      await page.getByRole('status').filter({ hasText: JANA }).waitFor()
      await expectStep(page)
      await page.goto(pathFor('customer-refunds', 'cs'))
      await expectStep(page)
      await page.locator('main a[href*="/vracene-zbozi/"]').first().click()
      await page.getByRole('heading', { name: t('refund.history') }).waitFor()
      await expectStep(page)
      await expect.poll(() => said(page)).toContain(t('refund.state.created'))
      watched.expectQuiet()
    },
  )
})
