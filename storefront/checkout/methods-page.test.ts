import { beforeAll, describe, expect, it } from 'vitest'
import { startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'

let shop: Awaited<ReturnType<typeof startSeededShop>>
beforeAll(async () => {
  shop = await startSeededShop()
})

async function withCart(language: string) {
  const shopper = shopperIn(shop)
  const [product] = await shop.db<{ id: number }[]>`select id from product where code = 'UNTRACKED'`
  const item = JSON.stringify({ product_id: product?.id })
  await shopper.submit('/api/cart/items', { item, amount: '1', language })
  return shopper
}

async function countryIn(html: string): Promise<string | undefined> {
  const [, id] = /<option value="(\d+)" selected="">/.exec(html) ?? []
  const [row] = await shop.db<{ alpha2: string }[]>`select alpha2 from country where id = ${Number(id)}`
  return row?.alpha2
}

it.each([
  ['cs', '/kosik/doprava-a-platba', 'CZ'],
  ['sk', '/sk/kosik/doprava-a-platba', 'SK'],
  ['en', '/en/cart/shipping-and-payment', 'CZ'],
])(
  'whoever reads %s is offered their own country first, else that of the host [CHECK-14]',
  async (language, path, country) => {
    const shopper = await withCart(language)
    const html = await shopper.read(path)
    expect(await countryIn(html)).toBe(country)
    // Not only named: the methods are those that go there.
    expect(html.includes('Balík Do ruky') || html.includes('to your door')).toBe(country === 'CZ')
  },
)

it('a customer who is held to a country is offered that one alone, and the methods that go there [CUST-15] [CHECK-14]', async () => {
  await shop.db`
    update customer set restrict_to_country_id = (select id from country where alpha2 = 'SK')
    where email = 'eva@example.com'`
  const shopper = await withCart('cs')
  await shopper.logIn('eva@example.com')
  const html = await shopper.read('/kosik/doprava-a-platba')
  expect(await countryIn(html)).toBe('SK')
  const select = (page: string, name: string) =>
    new RegExp(`<select[^>]*name="${name}"[^]*?</select>`).exec(page)?.[0] ?? ''
  expect(select(html, 'country_id').match(/<option/g)).toHaveLength(1)
  expect(html).toContain('PPL')
  const [way] = await shop.db`
    select (select id from shipping_method where code = 'ppl-address') as shipping,
      (select id from payment_method where code = 'bank-transfer') as payment`
  const methods = { shipping_method_id: String(way?.shipping), payment_method_id: String(way?.payment) }
  await shopper.send('/api/checkout/methods', { language: 'cs', ...methods })
  const country = select(await shopper.read('/kosik/doruceni'), 'billing_country_id')
  expect(country.match(/<option/g)).toHaveLength(1)
  expect(country).toContain('Slovensko')
  await shop.db`update customer set restrict_to_country_id = null where email = 'eva@example.com'`
})

it('a customer is offered the country of the address that the form begins with, and taxed there, whatever they read [CHECK-14]', async () => {
  const shopper = await withCart('sk')
  await shopper.logIn('jana@example.com')
  expect(await shopper.read('/sk/kosik')).toMatch(/DPH 21\s%/)
  expect(await countryIn(await shopper.read('/sk/kosik/doprava-a-platba'))).toBe('CZ')
})

it('a new address of a customer begins in the country of whoever reads it [CUST-05]', async () => {
  const shopper = shopperIn(shop)
  await shopper.logIn('jana@example.com')
  expect(await countryIn(await shopper.read('/sk/zakaznik/adresar?edit=new'))).toBe('SK')
  expect(await countryIn(await shopper.read('/zakaznik/adresar?edit=new'))).toBe('CZ')
})

it('the form begins with no address of another country than the one chosen to send to [CHECK-14]', async () => {
  const shopper = await withCart('cs')
  await shopper.logIn('jana@example.com')
  const [way] = await shop.db`
    select (select id from shipping_method where code = 'ppl-address') as shipping,
      (select id from payment_method where code = 'bank-transfer') as payment,
      (select id from country where alpha2 = 'SK') as country`
  const form = async (country_id?: number) => {
    const methods = { shipping_method_id: String(way?.shipping), payment_method_id: String(way?.payment) }
    if (country_id)
      await shopper.send('/api/checkout/methods', { language: 'cs', country_id: String(country_id) })
    await shopper.send('/api/checkout/methods', { language: 'cs', ...methods })
    const html = await shopper.read('/kosik/doruceni')
    const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1]
    return { street: value('billing_street'), last_name: value('billing_last_name') }
  }
  expect((await form()).street).toBeDefined()
  const abroad = await form(Number(way?.country))
  expect(abroad.street).toBeUndefined()
  expect(abroad.last_name).toBeDefined()
})

it('a country that was chosen stays, whatever language is read later [CHECK-14]', async () => {
  const shopper = await withCart('sk')
  const [row] = await shop.db<{ id: number }[]>`select id from country where alpha2 = 'DE'`
  await shopper.send('/api/checkout/methods', { language: 'cs', country_id: String(row?.id) })
  expect(await countryIn(await shopper.read('/sk/kosik/doprava-a-platba'))).toBe('DE')
})

it('the cart has the taxes of its reader from the first look, whichever host they came to [CHECK-14] [SHOP-01]', async () => {
  const shopper = await withCart('sk')
  const rate = async (path: string) => /DPH (\d+)\s%/.exec(await shopper.read(path))?.[1]
  expect(await rate('/sk/kosik')).toBe('23')
  expect(await rate('/kosik')).toBe('21')
})

it('the steps stand in their order, with the one at hand marked and a way back from it [CHECK-01]', async () => {
  const shopper = await withCart('cs')
  const html = await shopper.read('/kosik/doprava-a-platba')
  const [steps = ''] = /<ol aria-label="Kroky objednávky".*?<\/ol>/s.exec(html) ?? []
  const items = [...steps.matchAll(/<li(.*?)<\/li>/gs)].map(([, item = '']) => ({
    name: item
      .replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    is_current: item.includes('aria-current="step"'),
    leads_to: /href="([^"]*)"/.exec(item)?.[1],
  }))
  expect(items).toEqual([
    { name: '1 Košík', is_current: false, leads_to: '/kosik' },
    { name: '2 Doprava a platba', is_current: true, leads_to: undefined },
    { name: '3 Adresa', is_current: false, leads_to: undefined },
  ])
})

it('a page that only asks what stands is told what another one chose, and takes nothing back [CHECK-18]', async () => {
  const shopper = await withCart('cs')
  const [method] = await shop.db<{ id: number }[]>`select id from shipping_method where code = 'ppl-address'`
  await shopper.send('/api/checkout/methods', { language: 'cs', shipping_method_id: String(method?.id) })
  const answer = await shopper.ask('/api/checkout/methods?follow', { language: 'cs', live: '1' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    shipping_method_id: method?.id,
    recap: { shipping: { method_id: method?.id } },
  })
})

describe('a page of the checkout while another tab has chosen another currency', () => {
  /** The plain fields of the form, as the page was drawn before. */
  const hiddenIn = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name ?? '',
        value ?? '',
      ]),
    )

  it('is answered in the currency it shows, until it is loaded again [SHOP-01] [CHECK-18]', async () => {
    const shopper = await withCart('cs')
    const fields = hiddenIn(await shopper.read('/kosik/doprava-a-platba'))
    await shopper.submit('/api/currency', { currency: 'EUR' })
    const answer = await shopper.ask('/api/checkout/methods', { ...fields, live: '1' })
    expect(await answer.text()).not.toContain('€')
    expect(await shopper.read('/kosik/doprava-a-platba')).toContain('€')
  })
})

it('a cart that names another country than its customer is held to since goes there, with the methods of it [CUST-15] [CHECK-14]', async () => {
  const shopper = await withCart('sk')
  await shopper.logIn('eva@example.com')
  await shopper.read('/sk/kosik/doprava-a-platba')
  await shop.db`
    update customer set restrict_to_country_id = (select id from country where alpha2 = 'CZ')
    where email = 'eva@example.com'`
  const html = await shopper.read('/kosik/doprava-a-platba')
  await shop.db`update customer set restrict_to_country_id = null where email = 'eva@example.com'`
  expect(await countryIn(html)).toBe('CZ')
  expect(html).toContain('Balík Do ruky')
})
