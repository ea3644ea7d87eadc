import { describe, expect, it } from 'vitest'
import { openProvider, type KnownPerson } from '#tests/social-scene.ts'
import { cookiesOf, startSeededShop } from '#tests/shop.ts'
import { shopperIn } from '#tests/shopper.ts'
import { pathFor } from '../route-match.ts'
import { NO_CART_TO_TRANSFER } from './social-return.ts'

const provider = openProvider()
const shop = await startSeededShop({ social: { sandbox: provider.client, apple: provider.posting_client } })
const { db, noted } = shop

/** The address a page leads to by itself. */
const leavingTo = async (response: Response) =>
  /url=([^"]+)"/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
const local = (url: URL) => url.pathname + url.search

const [plain] = await db<{ id: number }[]>`select id from product where code = 'PLAIN'`
const product_id = plain?.id ?? 0
const buying = (amount: number) => ({ item: JSON.stringify({ product_id }), amount: String(amount) })

async function itemsIn(cart_id: string | undefined) {
  return db`select product_id, amount from cart_item where cart_id = ${cart_id ?? ''}`
}

/** A visitor who goes to the third party and has not come back yet. */
async function leave(return_to: string, person: KnownPerson | null, shopper = shopperIn(shop)) {
  const response = await shopper.submit('/api/auth/social', { provider: 'sandbox', return_to })
  const back = await provider.visit(await leavingTo(response), person)
  return { shopper, response, back: local(back) }
}

const ACCOUNT = pathFor('customer-account', 'cs')
/** As a cookie it would be longer than browsers keep. */
const LONG = `/${'&'.repeat(2000)}`

const failed = (where: string | null) => new URL(where ?? '', 'http://localhost').searchParams.get('error')

describe('the way to a third party', () => {
  it('keeps the return url and the cart for a quarter of an hour [SOCIAL-03] [COOKIE-06] [CONST-04]', async () => {
    const shopper = shopperIn(shop)
    await shopper.submit('/api/cart/items', buying(2))
    const { response } = await leave('/sk/kosik?a=1#b', 'jana', shopper)
    const { return_url, source_cart_id, browser_secret } = cookiesOf(response)
    expect(decodeURIComponent(return_url?.value ?? '')).toBe('/sk/kosik?a=1#b')
    expect(source_cart_id?.value).toBe(shopper.cookies.cart_id)
    for (const cookie of [return_url, source_cart_id, browser_secret]) {
      expect(cookie?.attributes).toEqual(['Path=/', 'Max-Age=900', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    }
  })

  it.each(['', 'https://evil.example/', '//evil.example', '/\\evil.example', LONG])(
    'is not taken without a page of the shop to come back to: %.40s [SOCIAL-06]',
    async (return_to) => {
      const shopper = shopperIn(shop)
      const form = { provider: 'sandbox', return_to, language: 'en' }
      const where = await shopper.send('/api/auth/social', form)
      expect(where).toContain('/en/login?error=invalid_return_url')
      expect(await shopper.read(where)).toContain('A valid address to return to the shop is missing.')
      const script = await shop.ask('/api/auth/social', form)
      expect(script.status).toBe(422)
      expect(await script.json()).toEqual({ error: 'invalid_return_url' })
    },
  )

  it('is not taken to somebody nobody knows, nor while they are away', async () => {
    const shopper = shopperIn(shop)
    expect(failed(await shopper.send('/api/auth/social', { provider: 'x', return_to: '/' }))).toBe(
      'social_failed',
    )
    const other = openProvider()
    const away = await startSeededShop({ social: { sandbox: other.client } })
    other.road.fetch = () => Promise.reject(new TypeError('fetch failed'))
    const visitor = shopperIn(away)
    const where = await visitor.send('/api/auth/social', { provider: 'sandbox', return_to: '/kosik' })
    expect(failed(where)).toBe('social_unavailable')
    expect(await visitor.read(where)).toContain('Přihlašovací služba teď neodpovídá.')
  })

  it('starts from a plain form on the login page, one for each that is offered [SOCIAL-02]', async () => {
    const page = await shopperIn(shop).read('/prihlaseni?return_to=%2Fkosik')
    expect(page).toContain('action="/api/auth/social"')
    expect(page).toContain('Přihlásit se přes Sandbox')
  })
})

describe('the way back from a third party', () => {
  it('logs in, brings the cart along and lands on the return url [SOCIAL-02] [SOCIAL-04]', async () => {
    const shopper = shopperIn(shop)
    await shopper.submit('/api/cart/items', buying(2))
    const guest_cart_id = shopper.cookies.cart_id
    const { back } = await leave('/sk/kosik?a=1#b', 'new', shopper)
    // The browser's own cart cookie may be gone by then; the source cart is remembered apart.
    delete shopper.cookies.cart_id
    const response = await shopper.visit(back)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/sk/kosik?a=1#b')
    expect(shopper.cookies.access_token).toBeDefined()
    for (const name of ['return_url', 'source_cart_id', 'browser_secret'])
      expect(shopper.cookies[name]).toBeUndefined()
    expect(shopper.cookies.cart_id).not.toBe(guest_cart_id)
    expect(await itemsIn(shopper.cookies.cart_id)).toEqual([{ product_id, amount: 2 }])
    expect(await itemsIn(guest_cart_id)).toEqual([])
    expect(noted).toEqual([])
  })

  it('brings the cart along in the currency of the page it lands on [SOCIAL-04] [CART-06]', async () => {
    await db`
      delete from discount_amount using currency, discount
      where currency.id = currency_id and currency.code = 'CZK' and discount.id = discount_id
        and discount.code = 'MINUS100'`
    const shopper = shopperIn(shop)
    await shopper.submit('/api/cart/items', buying(2))
    await shopper.submit('/api/cart/voucher', { code: 'MINUS100', language: 'sk' })
    const guest_cart_id = shopper.cookies.cart_id
    const { back } = await leave('/sk/kosik', 'new', shopper)
    await shopper.visit(back)
    expect(shopper.cookies.cart_id).not.toBe(guest_cart_id)
    const codes = await db`
      select code from cart_discount join discount on discount.id = discount_id
      where cart_id = ${shopper.cookies.cart_id ?? ''}`
    expect(codes).toEqual([{ code: 'MINUS100' }])
  })

  it.each([
    ['without a cart', false],
    ['with an empty cart', true],
  ])(
    '%s says in the log that no cart can be transferred, and goes on [SOCIAL-05] [ERR-28]',
    async (_how, has_cart) => {
      const shopper = shopperIn(shop)
      if (has_cart) {
        await shopper.submit('/api/cart/items', buying(1))
        await db`delete from cart_item where cart_id = ${shopper.cookies.cart_id ?? ''}`
      }
      noted.length = 0
      const { back } = await leave('/caje', 'new', shopper)
      const response = await shopper.visit(back)
      expect(response.headers.get('location')).toBe('/caje')
      expect(shopper.cookies.access_token).toBeDefined()
      expect(noted).toEqual([NO_CART_TO_TRANSFER])
    },
  )

  it('without a session leads back to the login page, which says why, in its language', async () => {
    const { shopper, back } = await leave('/sk/kosik', null)
    const where = (await shopper.visit(back)).headers.get('location')
    expect(where).toBe('/sk/prihlasenie?error=social_refused&return_to=%2Fsk%2Fkosik')
    expect(await shopper.read(where ?? '')).toContain('Prihlásenie ste zrušili.')
    expect(shopper.cookies.access_token).toBeUndefined()
    expect(shopper.cookies.return_url).toBeUndefined()
  })

  it.each([
    ['claims_jana', 'social_account', 'Pod tímto e-\u2060mailem už u nás účet je'],
    ['eva', 'social_account', 'Pod tímto e-\u2060mailem už u nás účet je'],
    ['nameless', 'social_email', 'nám nesdělila váš e-\u2060mail'],
  ] as const)('tells %s apart: %s', async (person, failure, words) => {
    const { shopper, back } = await leave('/kosik', person)
    const where = (await shopper.visit(back)).headers.get('location') ?? ''
    expect(failed(where)).toBe(failure)
    expect(await shopper.read(where)).toContain(words)
  })

  it('works in the browser that left, once [SOCIAL-02]', async () => {
    const { shopper, back } = await leave('/kosik', 'jana')
    const victim = shopperIn(shop)
    expect(failed((await victim.visit(back)).headers.get('location'))).toBe('social_expired')
    expect(victim.cookies.access_token).toBeUndefined()
    const another = await leave('/kosik', 'new', victim)
    expect(failed((await victim.visit(back)).headers.get('location'))).toBe('social_expired')
    expect(another.back).not.toBe(back)
    expect((await shopper.visit(back)).headers.get('location')).toContain('error=social_expired')
  })

  it('takes a form from the third party as the link it stands for: a form brings no cookies', async () => {
    const shopper = shopperIn(shop)
    const response = await shopper.submit('/api/auth/social', { provider: 'apple', return_to: '/caje' })
    const page = await (await provider.choose(await leavingTo(response), 'jana')).text()
    const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)]
    const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    expect(Object.keys(form)).toEqual(expect.arrayContaining(['code', 'state']))
    const headers = { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' }
    const posted = await shop.submit(local(new URL(action)), form, { headers })
    expect(posted.status).toBe(303)
    expect((await shopper.visit(posted.headers.get('location') ?? '')).headers.get('location')).toBe('/caje')
    expect(shopper.cookies.access_token).toBeDefined()
  })

  it('is neither asked about nor changed in any other way', async () => {
    const response = await shop.visit('/api/auth/social')
    expect(response.status).toBe(405)
    expect((await shopperIn(shop).visit('/api/auth/social/unknown')).status).toBe(405)
  })

  it('links and unlinks from the account page, and says why not when it cannot', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('petr@example.com')
    await db`delete from social_pairing`
    expect(await shopper.read(ACCOUNT)).toContain('Přidat přihlášení přes Sandbox')
    const { back } = await leave(`${ACCOUNT}#pairings`, 'nameless', shopper)
    expect((await shopper.visit(back)).headers.get('location')).toBe(`${ACCOUNT}#pairings`)
    expect(await shopper.read(ACCOUNT)).toContain('Odpojit přihlášení přes Sandbox')
    const unlink = () => shopper.send('/api/customer/pairing', { provider: 'sandbox', language: 'cs' })
    const [petr] = await db<{ password_hash: string }[]>`
      select password_hash from customer where email = 'petr@example.com'`
    const setHash = (hash: string | null) =>
      db`update customer set password_hash = ${hash} where email = 'petr@example.com'`
    await setHash(null)
    const where = await unlink()
    expect(where).toBe(`${ACCOUNT}?result=social_only_way#pairings`)
    expect(await shopper.read(where)).toContain('Nejdřív si nastavte heslo')
    await setHash(petr?.password_hash ?? null)
    expect(await unlink()).toBe(`${ACCOUNT}#pairings`)
    expect(await shopper.read(ACCOUNT)).toContain('Přidat přihlášení přes Sandbox')
    const taken = await leave(ACCOUNT, 'jana')
    await taken.shopper.visit(taken.back)
    const refused = await leave(ACCOUNT, 'jana', shopper)
    const told = (await shopper.visit(refused.back)).headers.get('location') ?? ''
    expect(await shopper.read(told)).toContain('S tímto účtem je už propojen jiný zákazník.')
  })

  it('links the third party with whoever is logged in, in one session', async () => {
    const shopper = shopperIn(shop)
    await shopper.logIn('petr@example.com')
    const sessions = () => db`
      select from session join customer on customer.id = customer_id
      where email = 'petr@example.com' and ended_at is null`
    const before = await sessions()
    const { back } = await leave(ACCOUNT, 'unverified', shopper)
    expect((await shopper.visit(back)).headers.get('location')).toBe(ACCOUNT)
    expect(await sessions()).toHaveLength(before.length)
    const linked = await db`
      select from social_pairing join customer on customer.id = customer_id where email = 'petr@example.com'`
    expect(linked).toHaveLength(1)
  })
})
