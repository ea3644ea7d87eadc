import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createDatabase } from '#platform/db/database.ts'
import { translatorFor } from '#storefront/resolve-page.ts'
import { expectSound, axeFindings } from './axe.ts'
import { holdAnswer } from './hold-answer.ts'
import { type CustomerPage, customerPages } from './known-pages.ts'
import { alive, FOCUS, hydrated, useShop, watch } from './shop.ts'

const shop = await useShop()
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }

async function customer(email = 'jana@example.com', options: object = phone): Promise<Page> {
  const page = await shop.visitor(options)
  const answer = await page.request.post('/api/auth/login', { form: { email, password: DEMO_PASSWORD } })
  expect(answer.ok()).toBe(true)
  return page
}

/** One login for all who only look. */
let state: ReturnType<BrowserContext['storageState']> | undefined
const loggedIn = () => (state ??= customer().then((page) => page.context().storageState()))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page, 'main form, main a')
}

const wordsOf = (language: InterfaceLanguage) => translatorFor(language).t
/** What the page says, with its spaces all alike. */
const said = async (page: Page, selector = 'main') =>
  (await page.locator(selector).innerText()).replaceAll('\u00a0', ' ')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Every screen in Czech on a phone and on a desk; the other languages at one width each. */
const WIDTHS: Record<InterfaceLanguage, number[]> = { cs: [390, 1280], sk: [390], en: [768] }

describe('the customer area in every language', () => {
  it.for(Object.keys(customerPages('cs')) as CustomerPage[])(
    '%s is accessible, quiet and fits in every language [ROUTE-28] [CUST-06]',
    async (name) => {
      const page = await shop.visitor({ ...phone, storageState: await loggedIn() })
      const watched = watch(page)
      for (const language of INTERFACE_LANGUAGES) {
        const pages = customerPages(language)
        await open(page, name === 'order' ? await firstOrder(page, pages.orders) : pages[name])
        for (const width of WIDTHS[language]) {
          await page.setViewportSize({ width, height: 900 })
          await expectSound(page, language)
        }
        watched.expectQuiet()
      }
    },
  )

  it('stays where a shopper has scrolled to before scripts came, with the current item of its menu in view [UI-10] [CUST-06]', async () => {
    const page = await customer()
    const messages = await holdAnswer(page, `${shop.url}/_i18n/**`)
    await page.goto(customerPages('cs').account)
    await messages.answered
    const currentMiddle = () =>
      page.locator('main nav a[aria-current]').evaluate((link) => {
        const { x, width } = link.getBoundingClientRect()
        return (x + width / 2) / innerWidth
      })
    await page.locator('main nav ul').evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await messages.give()
    await alive(page, 'main nav a[aria-current]')
    expect(await page.evaluate(() => scrollY)).toBe(500)
    expect(await currentMiddle()).toBeGreaterThan(0.2)
    expect(await currentMiddle()).toBeLessThan(0.8)
  })

  it.for(INTERFACE_LANGUAGES)('saves the profile in place in %s [CUST-07]', async (language) => {
    const t = wordsOf(language)
    const page = await customer()
    await open(page, customerPages(language).account)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await page.locator('#profile summary').click()
    await page.locator('#phone').fill('12')
    await page.locator('#first_name').fill('Jana Marie')
    await page.locator('#profile form button:not([type=button])').click()
    await page.locator('#phone-error').waitFor()
    await expect.poll(() => said(page, '#phone-error')).toBe(plain(t('checkout.wrong.phone')))
    await expect.poll(() => said(page, '#profile [role=alert]')).toContain(plain(t('customer_update_error')))
    await expect.poll(() => focused(page), FOCUS).toBe('phone')
    await expect.poll(() => page.locator('#first_name').inputValue()).toBe('Jana Marie')
    expect(await axeFindings(page)).toEqual([])
    await page.locator('#phone').fill('602 111 222')
    await page.locator('#profile form button:not([type=button])').click()
    await page.locator('#profile [role=status]').waitFor()
    await expect.poll(() => said(page, '#profile')).toContain(plain(t('customer.details_saved')))
    await expect.poll(() => said(page, '#profile dl')).toContain('602 111 222')
    await expect.poll(() => page.locator('#profile details').getAttribute('open')).toBeNull()
    await expect.poll(() => page.evaluate(() => document.activeElement?.role), FOCUS).toBe('status')
    await expect.poll(() => page.locator('html').getAttribute('data-same-page')).toBe('')
    // As it was, for the next language.
    await page.locator('#profile summary').click()
    await page.locator('#first_name').fill('Jana')
    await page.locator('#phone').fill('601000101')
    await page.locator('#profile form button:not([type=button])').click()
    await page.locator('#profile dl', { hasText: '601 000 101' }).waitFor()
  })

  it.for(INTERFACE_LANGUAGES)(
    'keeps addresses in %s, from the first to the last step [CUST-05] [CUST-18]',
    async (language) => {
      const t = wordsOf(language)
      const page = await customer('petr@example.com')
      await open(page, customerPages(language).addresses)
      await page.getByRole('link', { name: t('addresses.add') }).click()
      await page.waitForURL(/edit=new/)
      await page.locator('label:has(#billing_is_company)').click()
      await page.locator('#billing_street').fill('Nová 1')
      await page.locator('#billing_city').fill('Praha')
      await page.locator('#billing_company_name').fill('Firma s.r.o.')
      await page.locator('#billing_company_identification_number').fill('12345678')
      await page.getByRole('button', { name: t('addresses.save') }).click()
      await page.locator('#billing_company_identification_number-error').waitFor()
      await expect.poll(() => focused(page), FOCUS).toBe('billing_post_code')
      await expect.poll(() => page.locator('#billing_street').inputValue()).toBe('Nová 1')
      expect(await axeFindings(page)).toEqual([])
      await page.locator('#billing_company_identification_number').fill('87654326')
      await page.locator('#billing_post_code').fill('110 00')
      await page.getByRole('button', { name: t('addresses.save') }).click()
      await page
        .getByRole('status')
        .filter({ hasText: t('addresses.saved') })
        .waitFor()
      await expect.poll(() => said(page)).toContain('Firma s.r.o.')

      const card = page.locator('#addresses > li', { hasText: 'Firma s.r.o.' })
      await card.getByRole('button', { name: t('addresses.set_shipping_default') }).click()
      await card.getByText(t('addresses.shipping_default')).waitFor()
      await card.getByRole('link', { name: t('action.edit') }).click()
      await page.locator('#billing_city').fill('Plzeň')
      await page.getByRole('button', { name: t('addresses.save') }).click()
      await page.locator('#addresses', { hasText: 'Plzeň' }).waitFor()
      await alive(page, '#addresses summary')
      await card.locator('summary').click()
      await card.getByRole('button', { name: t('addresses.delete') }).click()
      await page
        .getByRole('status')
        .filter({ hasText: t('addresses.deleted') })
        .waitFor()
      await expect.poll(() => said(page)).not.toContain('Firma s.r.o.')
    },
  )
})

describe('when something goes wrong', () => {
  it('says that the account could not be saved, and keeps what was typed [CUST-08] [ERR-23]', async () => {
    const page = await customer()
    await open(page, customerPages('cs').account)
    await page.route('**/api/customer/profile', (route) => route.abort())
    await page.locator('#profile summary').click()
    await page.locator('#last_name').fill('Dlouhá')
    await page.locator('#profile form button:not([type=button])').click()
    await page.locator('#profile [role=alert]').waitFor()
    await expect
      .poll(() => said(page, '#profile [role=alert]'))
      .toBe('Změny účtu se nepodařilo uložit. Zkuste to prosím znovu.')
    await expect.poll(() => page.locator('#last_name').inputValue()).toBe('Dlouhá')
    await expect
      .poll(() => page.locator('#profile form button:not([type=button])').getAttribute('aria-busy'))
      .toBeNull()
    // Half under the bar at the top a target is smaller than it is.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axeFindings(page)).toEqual([])
  })

  it('says that the saved account could not be read again [CUST-09] [ERR-22]', async () => {
    const page = await customer()
    await open(page, customerPages('cs').account)
    await page.route('**/_payload.json*', (route) => route.abort())
    await page.locator('#bank summary').click()
    await page.locator('#bank_account_number').fill('19-2000145399')
    await page.locator('#bank_code').fill('0800')
    await page.locator('#bank form button:not([type=button])').click()
    const toast = page.locator('[data-toast=error]')
    await toast.waitFor()
    expect(plain(await toast.innerText())).toContain('Údaje o vašem účtu se nepodařilo načíst.')
    await expect.poll(() => page.locator('#bank_code').inputValue()).toBe('0800')
    await page.unroute('**/_payload.json*')
    await page.locator('#bank form button:not([type=button])').click()
    await page.locator('#bank [role=status]').waitFor()
    await expect.poll(() => said(page, '#bank dl')).toContain('19-2000145399/0800')
  })

  it('leads to login when the session has ended meanwhile [GUARD-03]', async () => {
    const page = await customer()
    await open(page, customerPages('en').account)
    await page.locator('#password summary').click()
    await page.context().clearCookies()
    await page.locator('#current_password').fill(DEMO_PASSWORD)
    await page.locator('#password form button:not([type=button])').click()
    await page.waitForURL('**/en/login?*')
    expect(new URL(page.url()).searchParams.get('return_to')).toBe(customerPages('en').account)
  })
})

describe('orders', () => {
  it('lead from the list to a parcel, its papers and another order of the same [CUST-10]', async () => {
    const page = await customer('jana@example.com', desk)
    await open(page, customerPages('cs').orders)
    await page.locator('main li', { hasText: 'Odeslána' }).locator('h2 a').click()
    await page.waitForURL('**/zakaznik/objednavka/*')
    await page.locator('#timeline').waitFor()
    await expect.poll(() => said(page)).toContain('Objednávku jsme přijali')
    const paper = page.locator('a[download]').first()
    const answer = await page.request.get((await paper.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await page.getByRole('button', { name: 'Objednat znovu' }).click()
    await page.waitForURL('**/kosik?result=repeated')
    await expect.poll(() => said(page)).toContain('Konvička Řeka')
  })

  it('of the dashboard are ordered again up to the last step [CUST-06]', async () => {
    const page = await customer()
    await open(page, customerPages('en').dashboard)
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.waitForURL('**/en/cart/delivery')
    await hydrated(page)
    await expect.poll(() => page.locator('#billing_street').inputValue()).toBe('Lipová 8')
  })

  it('that nobody has, or somebody else, are not found [GUARD-13]', async () => {
    const page = await customer('petr@example.com')
    const owner = await customer()
    const path = await firstOrder(owner, customerPages('cs').orders)
    for (const wanted of [path, '/zakaznik/objednavka/999999', '/zakaznik/objednavka/x']) {
      expect([wanted, (await page.goto(wanted))?.status()]).toEqual([wanted, 404])
      await expect.poll(() => said(page, 'h1')).toBe('Stránka nenalezena')
    }
  })

  it('turn pages without losing one [CUST-10]', async () => {
    const db = createDatabase(shop.database_url, { max: 1 })
    await db`
      insert into customer_order
      select (jsonb_populate_record(customer_order, jsonb_build_object(
        'id', 9000 + number, 'code', (24000000 + number)::text, 'variable_symbol', (24000000 + number)::text,
        'hash', md5(number::text), 'cart_id', md5('cart' || number), 'idempotency_key', null,
        'created_at', now() - interval '2 years' - number * interval '1 day'))).*
      from customer_order, generate_series(1, 12) number
      where customer_order.id = (
        select min(customer_order.id) from customer_order join customer on customer.id = customer_id
        where customer.email = 'petr@example.com')`
    await db.end()
    const page = await customer('petr@example.com')
    await open(page, customerPages('cs').orders)
    await expect.poll(() => page.locator('main h2').count()).toBe(10)
    await page.locator('a[rel=next]').click()
    await page.waitForURL('**/moje-objednavky?page=2')
    await page.locator('main h2', { hasText: '24000012' }).waitFor()
    await expect.poll(() => page.locator('main h2').count()).toBe(4)
  })
})

describe('favourites, credits and devices', () => {
  it('show the wish list and what was earned [CUST-11] [CUST-13] [LOYAL-01]', async () => {
    const page = await customer()
    await open(page, customerPages('cs').dashboard)
    await expect.poll(() => said(page)).toContain('500 kreditů')
    await page.getByRole('link', { name: 'Historie kreditů' }).click()
    await page.waitForURL('**/zakaznik/kredity')
    await page.getByText('Získané kredity').waitFor()
    await page.goto(customerPages('cs').favourites)
    await expect.poll(() => page.locator('main article').count()).toBe(3)
  })

  it('names this device and ends another', async () => {
    const other = await customer('eva@example.com')
    const page = await customer('eva@example.com')
    await open(page, customerPages('sk').account)
    await expect.poll(() => said(page, '#sessions')).toContain('Toto zariadenie')
    await page
      .locator('#sessions li')
      .filter({ hasNotText: 'Toto zariadenie' })
      .getByRole('button')
      .first()
      .click()
    await page.waitForURL(/result=session_ended/)
    await expect.poll(() => said(page, '#sessions')).toContain('Zariadenie je odhlásené.')
    await other.goto(customerPages('sk').account)
    expect(new URL(other.url()).pathname).toBe('/sk/prihlasenie')
  })
})

describe('leaving with one’s data', () => {
  it('downloads everything as a file, after the password, and forgets a wrong one', async () => {
    const page = await customer('eva@example.com')
    await open(page, customerPages('sk').account)
    await page.locator('#export summary').click()
    await page.locator('#export_password').fill('wrong')
    await page.locator('#export form button:not([type=button])').click()
    await page.locator('#export [data-refused]').waitFor()
    await hydrated(page)
    await page.locator('#export_password').fill(DEMO_PASSWORD)
    const download = page.waitForEvent('download')
    await page.locator('#export form button:not([type=button])').click()
    const file = await (await download).path()
    expect(await readFile(file, 'utf8')).toContain('eva@example.com')
    await page.locator('#export [data-refused]').waitFor({ state: 'detached' })
  })

  it('closes the account in two steps, and only with a clear yes', async () => {
    const page = await customer('eva@example.com')
    await open(page, customerPages('sk').account)
    await page.locator('#delete a').click()
    await page.waitForURL(/step=delete/)
    await page.locator('#delete_password').fill(DEMO_PASSWORD)
    await page.locator('#delete form button:not([type=button])').click()
    await page.locator('#understood-error').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.locator('label:has(#understood)').click()
    await page.locator('#delete form button:not([type=button])').click()
    await page.waitForURL('**/sk/ucet-zruseny')
    await expect.poll(() => said(page, 'h1')).toBe('Účet je zrušený')
    await page.goto(customerPages('sk').dashboard)
    expect(new URL(page.url()).pathname).toBe('/sk/prihlasenie')
  })
})

async function firstOrder(page: Page, orders: string): Promise<string> {
  await page.goto(orders)
  return (await page.locator('main h2 a').first().getAttribute('href')) ?? ''
}
