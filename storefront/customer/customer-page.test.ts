import { beforeAll, describe, expect, it } from 'vitest'
import { startShop } from '#tests/shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
let cookies: Record<string, string>
beforeAll(async () => {
  shop = await startShop()
  const { access_token } = await shop.logIn('jana@example.com')
  cookies = { access_token }
})

const page = async (path: string, sent = cookies) => {
  const response = await shop.visit(path, { cookies: sent })
  return { status: response.status, html: (await response.text()).replaceAll('\u00a0', ' ') }
}
const main = (html: string) => html.slice(html.indexOf('<h1'), html.indexOf('<footer'))

describe('the customer area', () => {
  it('greets the customer in the vocative where the language has one [CUST-19] [CUST-06]', async () => {
    const heading = async (path: string) => /<h1[^>]*>(.*?)<\/h1>/.exec((await page(path)).html)?.[1]
    expect(await heading('/zakaznik/dashboard')).toMatch(/Jano/)
    expect(await heading('/sk/zakaznik/dashboard')).toMatch(/Jana/)
    expect(await heading('/en/customer/dashboard')).toMatch(/Jana/)
  })

  it('leads from the dashboard to every other screen of it [CUST-06] [ROUTE-28]', async () => {
    const html = main((await page('/zakaznik/dashboard')).html)
    for (const path of ['informace-o-uctu', 'adresar', 'moje-objednavky', 'oblibene-produkty', 'kredity']) {
      expect(html).toContain(`href="/zakaznik/${path}"`)
    }
    expect(html).toContain('Lipová 8, 602 00 Brno')
  })

  it('helps on where there is no order, no credit and no favourite yet [CUST-06]', async () => {
    const html = main((await page('/zakaznik/dashboard')).html)
    for (const text of ['Zatím jste u nás nic neobjednali', 'Zatím žádné kredity', 'nemáte žádné oblíbené']) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('action="/api/order/repeat"')
  })

  it('shows the code somebody registered with [CUST-19]', async () => {
    await shop.db`update customer set used_referral_code = 'PRITEL-7' where email = 'petr@example.com'`
    const { access_token } = await shop.logIn('petr@example.com')
    for (const path of ['/zakaznik/dashboard', '/en/customer/account']) {
      expect((await page(path, { access_token })).html).toContain('PRITEL-7')
    }
    expect((await page('/zakaznik/dashboard')).html).not.toContain('PRITEL-7')
  })

  it('shows the profile and a way to log out without scripts [ROUTE-10] [AUTH-04] [CUST-07]', async () => {
    const { html } = await page('/zakaznik/informace-o-uctu')
    for (const text of [
      'Jana',
      'Nováková',
      'jana@example.com',
      '+420 601 000 101',
      '17. dubna 1988',
      'Z000001',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).toContain('action="/api/auth/logout"')
  })

  it('lists the address book with what each address is for [ROUTE-15] [CUST-05]', async () => {
    const { html } = await page('/zakaznik/adresar')
    for (const text of [
      '602 00 Brno',
      '674 01 Třebíč',
      'Česko',
      'Výchozí fakturační',
      'Výchozí doručovací',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('shows a company’s numbers with its address [CUST-18]', async () => {
    const { access_token } = await shop.logIn('petr@example.com')
    const { html } = await page('/en/customer/my-addresses', { access_token })
    expect(html).toContain('Kavárna U Dvořáků s.r.o.')
    expect(html).toContain('87654326')
    expect(html).not.toContain('Lipová')
  })

  it('says what to do while there are no orders, favourites and credits [ROUTE-12] [ROUTE-16] [CUST-11]', async () => {
    for (const path of [
      '/zakaznik/moje-objednavky',
      '/sk/zakaznik/oblubene-produkty',
      '/en/customer/credits',
    ]) {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(html).toContain('button button-primary')
    }
  })

  it('keeps the history of credits of which everything was taken back [LOYAL-05] [CUST-11]', async () => {
    await shop.db`
      insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
      select customer.id, account.id, amount, operation
      from customer, customer_account account, (values (30, 1), (-30, 4)) moved(amount, operation)
      where customer.email = 'petr@example.com'`
    const { access_token } = await shop.logIn('petr@example.com')
    const { html } = await page('/zakaznik/kredity', { access_token })
    const moved = [
      ...main(html)
        .replaceAll('<!-- -->', '')
        .matchAll(/>([+\u2212]\d+)</g),
    ]
    expect(moved.map(([, amount]) => amount)).toEqual(['\u221230', '+30'])
  })

  it('knows no order under a number nobody has [GUARD-13] [ROUTE-13]', async () => {
    for (const path of ['/zakaznik/objednavka/1', '/en/customer/order/999', '/zakaznik/objednavka/abc']) {
      expect((await page(path)).status).toBe(404)
    }
  })

  it('puts no token and no hash of a password into a page [AUTH-25]', async () => {
    const { html } = await page('/zakaznik/informace-o-uctu')
    expect(html).not.toContain(cookies.access_token)
    expect(html).not.toContain('argon2')
  })
})
