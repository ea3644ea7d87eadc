import { beforeAll, describe, expect, it } from 'vitest'
import type { InterfaceLanguage } from '#contract/language.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import { keepCarts } from '#platform/cart/keep-carts.ts'
import { createLog } from '#platform/http/log.ts'
import { pathFor } from '#storefront/route-match.ts'
import { cookiesOf, joinStorefront, startSeededShop } from '#tests/shop.ts'
import { type Shopper, shopperIn } from '#tests/shopper.ts'

type Ids = Map<string, number>
let shop: Awaited<ReturnType<typeof startSeededShop>>
let products: Ids
let shipping: Ids
let payment: Ids
let countries: Ids

beforeAll(async () => {
  shop = await startSeededShop()
  const ids = async (table: string, key: string) => {
    const rows = await shop.db<{ id: number; key: string }[]>`
      select id, ${shop.db(key)} as key from ${shop.db(table)}`
    return new Map(rows.map((row) => [row.key, row.id]))
  }
  products = await ids('product', 'code')
  shipping = await ids('shipping_method', 'code')
  payment = await ids('payment_method', 'code')
  countries = await ids('country', 'alpha2')
})

const of = (ids: Ids, key: string) => String(ids.get(key))

async function fillCart(shopper: Shopper, code = 'UNTRACKED', language = 'cs'): Promise<void> {
  const item = JSON.stringify({ product_id: products.get(code) })
  expect(await shopper.send('/api/cart/items', { item, amount: '1', language })).toContain('result=added')
}

interface Choice {
  ships: string
  pays: string
  country?: string
  language?: InterfaceLanguage
}

/** Chooses as a page without scripts does: shipping, then its place where it has any, then payment. */
async function chooseMethods(shopper: Shopper, { ships, pays, country = 'CZ', language = 'cs' }: Choice) {
  const methods = {
    language,
    country_id: of(countries, country),
    shipping_method_id: of(shipping, ships),
  }
  await shopper.send('/api/checkout/methods', methods)
  const place = await placeOf(shopper, ships, language)
  return shopper.send('/api/checkout/methods', {
    ...methods,
    ...place,
    payment_method_id: of(payment, pays),
    intent: 'continue',
  })
}

async function placeOf(shopper: Shopper, ships: string, language: InterfaceLanguage) {
  const html = await shopper.read(pathFor('cart-shipping-and-payment', language))
  const [, id] = new RegExp(`name="place_of_${shipping.get(ships)}" value="(\\d+)"`).exec(html) ?? []
  return id ? { [`place_of_${shipping.get(ships)}`]: id } : {}
}

const address = (kind = 'billing', country = 'CZ') => ({
  [`${kind}_first_name`]: 'Jan',
  [`${kind}_last_name`]: 'Novák',
  [`${kind}_dial_code`]: '+420',
  [`${kind}_phone`]: '601 234 567',
  [`${kind}_street`]: 'Dlouhá 12',
  [`${kind}_city`]: 'Brno',
  [`${kind}_post_code`]: '602 00',
  [`${kind}_country_id`]: of(countries, country),
})

const order = (more: Record<string, string> = {}) => ({
  language: 'cs',
  email: 'nekdo@example.com',
  ...address(),
  ...more,
})

async function orderOf(location: string) {
  const id = Number(new URL(location, 'http://shop').searchParams.get('order_id'))
  const [row] = await shop.db`select * from customer_order where id = ${id}`
  return row
}

async function atDelivery(choice: Choice = { ships: 'ppl-address', pays: 'cash-on-delivery' }) {
  const shopper = shopperIn(shop)
  await fillCart(shopper)
  expect(await chooseMethods(shopper, choice)).toBe(pathFor('cart-delivery', choice.language ?? 'cs'))
  return shopper
}

/** What the form says the shopper was shown. */
const seenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/name="(seen_\w+)" value="([\d.]+)"/g)].map(([, name, value]) => [name, value]),
  )

const ordersMade = async () => Number((await shop.db`select count(*) as made from customer_order`)[0]?.made)

describe('a guest without scripts', () => {
  it.each<[ships: string, pays: string, language: InterfaceLanguage, country: string, status: string]>([
    ['personal-pickup', 'pickup-payment', 'cs', 'CZ', 'success'],
    ['packeta-point', 'bank-transfer', 'cs', 'CZ', 'success'],
    ['gls-parcel-shop', 'gopay', 'sk', 'SK', 'error'],
    ['ppl-address', 'cash-on-delivery', 'en', 'DE', 'success'],
    ['czech-post-to-hand', 'csob', 'en', 'CZ', 'error'],
    ['slovakia-courier', 'bank-transfer', 'sk', 'SK', 'success'],
  ])(
    'buys with %s and %s in %s, and sees how it ended [CHECK-28] [ORDER-11] [ORDER-20]',
    async (ships, pays, language, country, status) => {
      const shopper = shopperIn(shop)
      await fillCart(shopper, 'UNTRACKED', language)
      expect(await chooseMethods(shopper, { ships, pays, language, country })).toBe(
        pathFor('cart-delivery', language),
      )
      const page = await shopper.read(pathFor('cart-delivery', language))
      expect(page).toMatch(
        /Objednávka zavazující k platbě|Objednávka s povinnosťou platby|Order with obligation to pay/,
      )
      const summary = await shopper.send('/api/checkout/delivery', {
        ...order(address('billing', country)),
        language,
      })
      expect(summary).toMatch(new RegExp(`^${pathFor('cart-summary', language)}\\?order_id=\\d+&hash=`))
      const html = await shopper.read(summary)
      expect(html).toContain(`data-payment-status="${status}"`)
      const made = await orderOf(summary)
      expect(html).toContain(made?.code)
      expect(html).toContain('Novák')
      const [place] = await shop.db`
        select street || ', ' || city as address from shipping_option
        where id = (select shipping_option_id from order_shipping where order_id = ${made?.id})`
      expect(html, 'where a parcel waits').toContain(place?.address ?? '')
      expect(html, 'a step without words').not.toContain('<li></li>')
      expect(await shopper.read(summary), 'again after a reload').toContain(made?.code)
      expect(shop.failures).toEqual([])
    },
  )

  it('is led to the last valid phase by any address of the checkout [CHECK-09] [CHECK-02] [CHECK-03]', async () => {
    const shopper = shopperIn(shop)
    const leads = async (path: string) => (await shopper.visit(path)).headers.get('location')
    expect(await leads('/kosik/doruceni')).toBe('/kosik')
    expect(await leads('/kosik/souhrn')).toBe('/kosik')
    await fillCart(shopper)
    expect(await leads('/kosik/doruceni')).toBe('/kosik/doprava-a-platba')
    expect(await leads('/kosik/doprava-a-platba')).toBeNull()
    const methods = { language: 'cs', shipping_method_id: of(shipping, 'packeta-point') }
    await shopper.send('/api/checkout/methods', {
      ...methods,
      payment_method_id: of(payment, 'bank-transfer'),
    })
    expect(await leads('/kosik/doruceni'), 'no place chosen').toBe('/kosik/doprava-a-platba')
    const stays = await shopper.send('/api/checkout/methods', { ...methods, intent: 'continue' })
    expect(await shopper.read(stays)).toContain('Vyberte prosím výdejní místo.')
  })

  it('is told by name which payment a change of shipping has dropped [ERR-12] [CART-24]', async () => {
    const shopper = await atDelivery()
    const location = await shopper.send('/api/checkout/methods', {
      language: 'cs',
      shipping_method_id: of(shipping, 'personal-pickup'),
      payment_method_id: of(payment, 'cash-on-delivery'),
      intent: 'continue',
    })
    expect(location).toContain('/kosik/doprava-a-platba?result=payment_dropped')
    expect(await shopper.read(location)).toContain('Platbu „Dobírka“ nelze se zvolenou dopravou použít.')
  })

  it('is told by name which payment does not go with the shipping it was chosen with [ERR-12]', async () => {
    const shopper = shopperIn(shop)
    await fillCart(shopper)
    const location = await shopper.send('/api/checkout/methods', {
      language: 'cs',
      shipping_method_id: of(shipping, 'personal-pickup'),
      payment_method_id: of(payment, 'cash-on-delivery'),
    })
    expect(await shopper.read(location)).toContain('Platbu „Dobírka“ nelze se zvolenou dopravou použít.')
    const unknown = await shopper.send('/api/checkout/methods', {
      language: 'cs',
      payment_method_id: '999999',
    })
    expect(unknown).toContain('result=methods_failed')
  })

  it('finds pick-up points by town or post code, with opening hours [CHECK-12]', async () => {
    const shopper = shopperIn(shop)
    await fillCart(shopper)
    await shopper.send('/api/checkout/methods', { shipping_method_id: of(shipping, 'packeta-point') })
    const html = await shopper.read('/kosik/doprava-a-platba?place=602%2000')
    expect(html).toContain('602 00 Brno')
    expect(html).toContain('Otevřeno')
    expect(html).not.toContain('110 00 Praha')
    expect(await shopper.read('/kosik/doprava-a-platba?place=nikde')).toContain('Žádné výdejní místo')
  })

  it('is offered only what goes to the country [CHECK-14] [CHECK-18]', async () => {
    const shopper = shopperIn(shop)
    await fillCart(shopper)
    expect(await shopper.read('/kosik/doprava-a-platba')).toContain('Balík Do ruky')
    await shopper.send('/api/checkout/methods', { country_id: of(countries, 'DE') })
    const html = await shopper.read('/kosik/doprava-a-platba')
    expect(html).not.toContain('Balík Do ruky')
    expect(html).toContain('PPL na adresu')
  })

  it('gives a pick-up point up with its country [CHECK-14]', async () => {
    const shopper = await atDelivery({ ships: 'packeta-point', pays: 'bank-transfer' })
    const methods = { language: 'cs', shipping_method_id: of(shipping, 'packeta-point') }
    await shopper.send('/api/checkout/methods', {
      ...methods,
      ...(await placeOf(shopper, 'packeta-point', 'cs')),
      country_id: of(countries, 'SK'),
    })
    const html = await shopper.read('/kosik/doprava-a-platba')
    expect(html).not.toContain('Vybrané výdejní místo')
    expect(html).toContain(`<option value="${of(countries, 'SK')}" selected="">`)
    expect((await shopper.visit('/kosik/doruceni')).headers.get('location')).toBe('/kosik/doprava-a-platba')
  })

  it('sees errors at their fields with everything as it was typed, and no word of it in the address [CHECK-26] [CHECK-30]', async () => {
    const shopper = await atDelivery()
    const before = await ordersMade()
    const wrong = { billing_phone: '123', billing_post_code: '12', note: 'Zvoňte dvakrát', billing_city: '' }
    const location = await shopper.send(
      '/api/checkout/delivery',
      order({ ...wrong, create_new_account: 'on', password: 'tajne-heslo' }),
    )
    expect(location).toBe('/kosik/doruceni')
    const html = await shopper.read(location)
    for (const text of [
      'Objednávku zatím nelze odeslat',
      'href="#billing_phone"',
      'id="billing_phone-error"',
      'Vyplňte prosím město.',
      'PSČ má 5 číslic.',
      'value="123"',
      'value="nekdo@example.com"',
      'Zvoňte dvakrát',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('tajne-heslo')
    expect(Buffer.from(shopper.cookies.order_form ?? '', 'base64url').toString('latin1')).not.toContain(
      'tajne',
    )
    expect(await ordersMade()).toBe(before)
  })

  it('sees the country chosen after a refusal and no old errors, with the note as it was typed [CHECK-30] [CHECK-18]', async () => {
    const shopper = await atDelivery()
    const wrong = { billing_phone: '123', note: 'Zvoňte dvakrát' }
    expect(await shopper.send('/api/checkout/delivery', order(wrong))).toBe('/kosik/doruceni')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery', country: 'DE' })
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain(`<option value="${of(countries, 'DE')}" selected="">`)
    expect(html).not.toContain(`<option value="${of(countries, 'CZ')}" selected="">`)
    expect(html).toContain('Zvoňte dvakrát')
    expect(html).not.toMatch(/Objednávku zatím nelze odeslat|billing_phone-error/)
  })

  it.each(['/api/checkout/draft', '/api/checkout/delivery'])(
    'finds what a script has saved by %s after a refusal without it, not what was refused [CHECK-30] [F69]',
    async (path) => {
      const shopper = await atDelivery()
      await shopper.send('/api/checkout/delivery', order({ billing_phone: '123' }))
      expect(await shopper.read('/kosik/doruceni')).toContain('id="billing_phone-error"')
      const mended = order({ billing_street: 'Tichá 44', billing_city: '', live: '1' })
      await shopper.ask(path, mended)
      const html = await shopper.read('/kosik/doruceni')
      expect(html).toContain('value="Tichá 44"')
      expect(html).toContain('value="601234567"')
      expect(html).not.toMatch(/Dlouhá 12|billing_phone-error/)
    },
  )

  it('keeps what is filled in on the cart, so another page has it as well [CHECK-17] [CHECK-30]', async () => {
    const shopper = await atDelivery()
    const answer = await shopper.ask('/api/checkout/draft', order({ billing_phone: '12', billing_city: '' }))
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'billing_phone' }] })
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain('value="Dlouhá 12"')
    expect(html).toContain('value="nekdo@example.com"')
  })

  it('makes one order by two clicks, and lands on its summary both times [ORDER-13] [CHECK-23] [F47]', async () => {
    const shopper = await atDelivery()
    const before = await ordersMade()
    const cookies = { ...shopper.cookies }
    const first = await shopper.send('/api/checkout/delivery', order())
    const second = await shop.submit('/api/checkout/delivery', order(), { cookies })
    expect(second.headers.get('location')).toBe(first)
    expect(await ordersMade()).toBe(before + 1)
  })

  it.each(['/kosik', '/kosik/doprava-a-platba', '/kosik/doruceni', '/kosik/souhrn'])(
    'finds its order at %s although the answer about it was lost, and holds its cart no more [ORDER-13] [F68]',
    async (path) => {
      const shopper = await atDelivery()
      const cookies = { ...shopper.cookies }
      const answer = await shopper.send('/api/checkout/delivery', order())
      const before = await ordersMade()
      const again = await shop.visit(path, { cookies })
      expect([again.status, again.headers.get('location')]).toEqual([302, answer])
      expect(cookiesOf(again).cart_id?.value).toBe('')
      expect(await ordersMade()).toBe(before)
    },
  )

  it.each([
    ['/kosik', 'made a new cart'],
    ['/kosik/doruceni', 'made a new cart'],
    ['the form sent again', 'put something into a new cart'],
    ['/kosik', 'cleared its new cart'],
    ['the form sent again', 'cleared its new cart'],
  ])(
    'finds its order at %s although the answer about it was lost, and another tab has %s since [ORDER-13] [F68]',
    async (way, done) => {
      const shopper = await atDelivery()
      await shopper.visit('/kosik/doruceni')
      const { ordering_cart } = shopper.cookies
      expect(ordering_cart).toBe(shopper.cookies.cart_id)
      const { cart_id: _ordered, ...before_it } = shopper.cookies
      const answer = await shopper.send('/api/checkout/delivery', order())
      expect(shopper.cookies.ordering_cart).toBeUndefined()
      const before = await ordersMade()
      const other = shopperIn(shop)
      if (done.startsWith('put')) await fillCart(other)
      else if (done.startsWith('made')) {
        const made = await shop.platform.fetch(new Request('http://localhost/carts', { method: 'POST' }))
        other.cookies.cart_id = ((await made.json()) as { id: string }).id
      }
      const { cart_id } = other.cookies
      const cookies = { ...before_it, ...(cart_id && { cart_id }) }
      const again = way.startsWith('/')
        ? await shop.visit(way, { cookies })
        : await shop.submit('/api/checkout/delivery', order(), { cookies })
      const to = again.headers.get('location') ?? ''
      const led = to === '/kosik' ? await shop.visit(to, { cookies }) : again
      expect(led.headers.get('location')).toBe(answer)
      expect(cookiesOf(led).ordering_cart?.value, 'and is led there once').toBe('')
      const held = cookiesOf(led).cart_id?.value
      if (cart_id) expect(held, 'with what is in the other one').toBe(cart_id)
      else expect(held, 'looking makes none').toMatch(way.startsWith('/') ? /^$/ : /^[0-9a-f]{32}$/)
      expect(await ordersMade()).toBe(before)
    },
  )

  it('is shown its order also where it has logged in since the answer about it was lost [ORDER-13] [F68]', async () => {
    const shopper = await atDelivery()
    const { cart_id = '' } = shopper.cookies
    const made = await orderOf(await shopper.send('/api/checkout/delivery', order()))
    const customer = shopperIn(shop)
    customer.cookies.cart_id = cart_id
    await customer.logIn('eva@example.com')
    customer.cookies.cart_id = cart_id
    const led = (await customer.visit('/kosik')).headers.get('location') ?? ''
    expect(led).toContain(`order_id=${made?.id}`)
    expect(await customer.read(led)).toContain('Dlouhá 12')
  })

  it('lands on the order of another tab that was sent while this one was being saved [ORDER-13] [F47]', async () => {
    const { cookies } = await atDelivery()
    const before = await ordersMade()
    const path = '/api/checkout/delivery'
    let first: Response | undefined
    const slower = await joinStorefront({
      fetch: async (request) => {
        const answer = await shop.platform.fetch(request)
        if (request.method === 'PATCH') first ??= await shop.submit(path, order(), { cookies })
        return answer
      },
    })
    const second = await slower.submit(path, order(), { cookies })
    expect(second.headers.get('location')).toContain('/kosik/souhrn')
    expect(second.headers.get('location')).toBe(first?.headers.get('location'))
    expect(await ordersMade()).toBe(before + 1)
  })

  it('gets a fresh cart with the order, and is not thrown out of the summary for it [CART-48] [CHECK-06]', async () => {
    const shopper = await atDelivery()
    const former = shopper.cookies.cart_id
    const summary = await shopper.send('/api/checkout/delivery', order())
    expect(shopper.cookies.cart_id).toMatch(/^[0-9a-f]{32}$/)
    expect(shopper.cookies.cart_id).not.toBe(former)
    expect((await shopper.visit(summary)).status).toBe(200)
    expect((await shopper.visit('/kosik/souhrn')).status, 'the latest order is remembered').toBe(200)
    expect((await shopper.visit('/kosik/doruceni')).headers.get('location')).toBe('/kosik')
  })

  it('is asked again when the price is not the one that was shown [ORDER-13] [F50]', async () => {
    const shopper = await atDelivery()
    const before = await ordersMade()
    const seen = {
      seen_total: '1',
      seen_shipping_method_id: of(shipping, 'ppl-address'),
      seen_payment_method_id: of(payment, 'cash-on-delivery'),
    }
    const location = await shopper.send('/api/checkout/delivery', order(seen))
    expect(location).toBe('/kosik/doruceni')
    expect(await shopper.read(location), 'old and new').toMatch(/Cena se změnila z 1 Kč na \d+ Kč/)
    expect(await ordersMade()).toBe(before)
    const html = await shopper.read(location)
    const [, total] = /name="seen_total" value="([\d.]+)"/.exec(html) ?? []
    const summary = await shopper.send('/api/checkout/delivery', order({ ...seen, seen_total: total ?? '' }))
    expect(summary).toContain('/kosik/souhrn')
  })

  it('orders in the currency that was shown, though another tab has chosen another one since [ORDER-13] [SHOP-01]', async () => {
    const shopper = await atDelivery()
    const html = await shopper.read('/kosik/doruceni')
    const [, currency = ''] = /<input type="hidden" name="currency" value="(\w+)"/.exec(html) ?? []
    await shopper.submit('/api/currency', { currency: 'EUR' })
    const summary = await shopper.send('/api/checkout/delivery', order({ ...seenIn(html), currency }))
    expect(summary).toContain('/kosik/souhrn')
    expect(await shopper.read(summary)).toContain(`${seenIn(html).seen_total} Kč`)
  })

  it('is shown by a script what another tab has chosen, and orders that on the next try [ORDER-13] [CHECK-30] [F48]', async () => {
    const shopper = await atDelivery()
    const seen = ({
      recap,
    }: {
      recap: Record<'shipping' | 'payment', { method_id: number }> & { total_value: number }
    }) => ({
      seen_total: String(recap.total_value),
      seen_shipping_method_id: String(recap.shipping.method_id),
      seen_payment_method_id: String(recap.payment.method_id),
    })
    const shown = await (await shopper.ask('/api/checkout/draft', order())).json()
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'bank-transfer' })
    const live = (more: object) => shopper.ask('/api/checkout/delivery', { ...order(), ...more, live: '1' })
    const refused = await live(seen(shown))
    expect(refused.status).toBe(409)
    const answer = await refused.json()
    expect(answer.errors[0].message).toContain('Cena se změnila')
    expect(answer.errors[1].message).toContain('Zvoleno je nyní Bankovní převod, ne Dobírka')
    expect((await live(seen(answer))).status).toBe(201)
  })

  it('is asked again when another tab has chosen another pick-up point at the same price [ORDER-13] [F48] [L2]', async () => {
    const shopper = await atDelivery({ ships: 'packeta-point', pays: 'bank-transfer' })
    const seen = seenIn(await shopper.read('/kosik/doruceni'))
    const method = of(shipping, 'packeta-point')
    const [other] = await shop.db`
      select max(id)::text as id, max(id)::text <> ${seen.seen_shipping_option_id ?? ''} as is_other
      from shipping_option where shipping_method_id = ${method} and is_active
        and country_id = (select id from country where alpha2 = 'CZ')`
    expect(other?.is_other).toBe(true)
    const place = { shipping_method_id: method, [`place_of_${method}`]: other?.id ?? '' }
    await shopper.send('/api/checkout/methods', { language: 'cs', ...place })
    expect(await shopper.send('/api/checkout/delivery', order(seen))).toBe('/kosik/doruceni')
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain('Zvoleno je nyní')
    expect(seenIn(html)).toEqual({ ...seen, seen_shipping_option_id: other?.id })
    expect(await shopper.send('/api/checkout/delivery', order(seenIn(html)))).toContain('/kosik/souhrn')
  })

  it('is asked again with the new recap when the stock has taken pieces from the cart meanwhile [ORDER-13] [RT-03] [F48]', async () => {
    const shopper = shopperIn(shop)
    const stock = (pieces: number) => shop.db`update product set stock_state = ${pieces} where code = 'PLAIN'`
    await stock(10)
    const item = JSON.stringify({ product_id: products.get('PLAIN') })
    await shopper.send('/api/cart/items', { item, amount: '3', language: 'cs' })
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const seen = seenIn(await shopper.read('/kosik/doruceni'))
    const before = await ordersMade()
    await stock(2)
    await keepCarts({ sql: shop.db, publish: async () => {}, log: createLog('silent') })
    const answer = await shopper.ask('/api/checkout/delivery', { ...order(), ...seen, live: '1' })
    expect(answer.status).toBe(409)
    const { errors, recap } = await answer.json()
    expect(errors[0].message).toContain('Cena se změnila')
    expect(recap.total_value).toBeLessThan(Number(seen.seen_total))
    expect(await shopper.send('/api/checkout/delivery', order(seen))).toBe('/kosik/doruceni')
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain('Cena se změnila')
    expect(seenIn(html).seen_total).toBe(String(recap.total_value))
    expect(await ordersMade()).toBe(before)
    expect(await shopper.send('/api/checkout/delivery', order(seenIn(html)))).toContain('/kosik/souhrn')
  })

  it.each([
    ['shipping_method', 'ppl-address'],
    ['payment_method', 'cash-on-delivery'],
  ])(
    'is led back to choose when the %s was switched off meanwhile, and nothing is ordered [CHECK-29] [CHECK-09] [F51]',
    async (table, code) => {
      const shopper = await atDelivery()
      const before = await ordersMade()
      const setActive = (is_active: boolean) =>
        shop.db`update ${shop.db(table)} set is_active = ${is_active} where code = ${code}`
      await setActive(false)
      try {
        await shopper.send('/api/checkout/delivery', order())
        const again = await shopper.visit('/kosik/doruceni')
        expect(again.headers.get('location')).toBe('/kosik/doprava-a-platba')
        expect(await ordersMade()).toBe(before)
        const cart_id = shopper.cookies.cart_id
        const refused = await shop.platform.fetch(
          new Request('http://localhost/orders', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ cart_id }),
          }),
        )
        expect(refused.status).toBe(422)
        const { errors } = (await refused.json()) as { errors: { field: string }[] }
        expect(errors.map(({ field }) => field)).toContain(`${table}_id`)
      } finally {
        await setActive(true)
      }
    },
  )

  it('is led to choose another shipping when the address is where the chosen one does not go [CHECK-06] [CHECK-14]', async () => {
    const shopper = await atDelivery({ ships: 'czech-post-to-hand', pays: 'bank-transfer' })
    const before = await ordersMade()
    const abroad = order({ ...address('billing', 'DE'), billing_phone: '12', note: 'Zvoňte dvakrát' })
    const to = await shopper.send('/api/checkout/delivery', abroad)
    expect(to).toBe('/kosik/doprava-a-platba?result=shipping_missing')
    expect(await shopper.read(to)).toContain('Vyberte prosím dopravu.')
    const again = await shopper.send('/api/checkout/delivery', abroad)
    expect(again, 'also before anything is saved').toBe(to)
    expect(await ordersMade()).toBe(before)
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery', country: 'DE' })
    const html = await shopper.read('/kosik/doruceni')
    for (const text of ['Zvoňte dvakrát', 'value="12"']) expect(html, 'as it was typed').toContain(text)
  })

  it('is told of a country that only bills go to, and finds it chosen until another one is [CHECK-14] [L17]', async () => {
    const shopper = await atDelivery()
    const abroad = order({ ...address('billing', 'FR'), billing_post_code: '75014' })
    const to = await shopper.send('/api/checkout/delivery', abroad)
    expect(to).toBe('/kosik/doprava-a-platba?result=shipping_missing')
    const html = await shopper.read(to)
    expect(html).toContain('Do této země zboží neposíláme.')
    expect(html).toContain(`<option value="${of(countries, 'FR')}" selected="">`)
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    expect(await shopper.read('/kosik/doprava-a-platba')).not.toContain(`value="${of(countries, 'FR')}"`)
  })

  it('is led there by a script as soon as the country is filled in, and when it is ordered [CHECK-06] [CHECK-14]', async () => {
    const to = '/kosik/doprava-a-platba?result=shipping_missing'
    const abroad = { ...order(address('billing', 'DE')), live: '1' }
    for (const [path, status] of [
      ['/api/checkout/draft', 200],
      ['/api/checkout/delivery', 404],
    ] as const) {
      const shopper = await atDelivery({ ships: 'czech-post-to-hand', pays: 'bank-transfer' })
      const answer = await shopper.ask(path, abroad)
      expect(answer.status).toBe(status)
      expect(await answer.json()).toEqual({ location: to })
      expect(shopper.cookies).not.toHaveProperty('order_form')
    }
  })

  it('hears what the platform says where no field is to blame, else that the order could not be sent [CHECK-27] [ERR-01]', async () => {
    const shopper = shopperIn(shop)
    await fillCart(shopper, 'LAST')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const stock = (pieces: number) => shop.db`
      update product set stock_state = ${pieces} where code = 'LAST'`
    await stock(0)
    const sold = await shopper.send('/api/checkout/delivery', order()).finally(() => stock(1))
    const [name] = await shop.db`select localized_text(name, 'cs') as name from product where code = 'LAST'`
    const refusal = /<div role="alert".*?<\/div>/s.exec(await shopper.read(sold))?.[0]
    expect(refusal).toContain(name?.name)
    await shop.db`alter table order_item rename to order_item_away`
    const broken = await shopper
      .send('/api/checkout/delivery', order())
      .finally(() => shop.db`alter table order_item_away rename to order_item`)
    expect(broken).toBe('/kosik/doruceni')
    expect(await shopper.read(broken)).toContain('Objednávku se nepodařilo odeslat.')
    expect(await shopper.send('/api/checkout/delivery', order())).toContain('/kosik/souhrn')
  })

  it('keeps what is typed and chosen when the items of the cart cannot be read [CHECK-30] [ERR-01]', async () => {
    const shopper = await atDelivery()
    const broken = await joinStorefront({
      fetch: async (request) =>
        /carts\/\w+\/items/.test(request.url)
          ? new Response(null, { status: 500 })
          : shop.platform.fetch(request),
    })
    const without = shopperIn({ ...shop, ...broken })
    Object.assign(without.cookies, shopper.cookies)
    const live = await without.ask('/api/checkout/delivery', { ...order(), live: '1' })
    expect(live.status).toBe(503)
    const { errors, recap } = await live.json()
    expect(errors[0].message).toContain('Objednávku se nepodařilo odeslat.')
    expect(recap, 'the one that is shown stays').toBeUndefined()
    const typed = order({ note: 'Zvoňte dvakrát' })
    expect(await without.send('/api/checkout/delivery', typed)).toBe('/kosik/doruceni')
    Object.assign(shopper.cookies, without.cookies)
    const html = await shopper.read('/kosik/doruceni')
    for (const text of ['Objednávku se nepodařilo odeslat.', 'Zvoňte dvakrát', 'value="Dlouhá 12"'])
      expect(html).toContain(text)
    const methods = { language: 'cs', shipping_method_id: of(shipping, 'ppl-address'), intent: 'continue' }
    const to = await without.send('/api/checkout/methods', methods)
    expect(to).toBe('/kosik/doprava-a-platba?result=methods_failed')
    expect((await without.ask('/api/checkout/methods', { ...methods, live: '1' })).status).toBe(503)
  })

  it('sees three phases and where they are among them; the summary is none [CHECK-10]', async () => {
    const shopper = await atDelivery()
    const bar = (html: string) => /<ol aria-label="[^"]*".*?<\/ol>/s.exec(html)?.[0] ?? ''
    const phases = ['/kosik', '/kosik/doprava-a-platba', '/kosik/doruceni']
    for (const [index, path] of phases.entries()) {
      const steps = bar(await shopper.read(path))
        .split('<li')
        .slice(1)
      expect(steps).toHaveLength(3)
      expect(steps.map((step) => step.includes('aria-current="step"')).indexOf(true)).toBe(index)
      expect(steps.join('')).not.toContain('/kosik/souhrn')
    }
    const summary = await shopper.send('/api/checkout/delivery', order())
    expect(bar(await shopper.read(summary))).not.toContain('aria-current')
  })

  it('is told which code stopped counting and where to take it back, and does so [ORDER-13] [DISC-05] [CART-34]', async () => {
    const withCode = async () => {
      const shopper = shopperIn(shop)
      await fillCart(shopper)
      await shopper.send('/api/cart/voucher', { code: 'KAZDY1', language: 'cs' })
      await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
      return shopper
    }
    const once = order({ email: 'jednou@example.com' })
    expect(await (await withCode()).send('/api/checkout/delivery', once)).toContain('/kosik/souhrn')
    const shopper = await withCode()
    const refused = await shopper.send('/api/checkout/delivery', once)
    expect(await shopper.read(refused)).toContain('Kód KAZDY1 už neplatí. Odeberte ho prosím v košíku.')
    const [, discount_id = ''] = /name="discount_id" value="(\d+)"/.exec(await shopper.read('/kosik')) ?? []
    await shopper.send('/api/cart/voucher', { discount_id, language: 'cs' })
    expect(await shopper.send('/api/checkout/delivery', once)).toContain('/kosik/souhrn')
  })

  it('has goods delivered elsewhere only where they travel to an address [CHECK-15] [CHECK-16]', async () => {
    const elsewhere = {
      has_shipping_address: 'on',
      ...address('shipping'),
      shipping_street: 'Jiná 3',
      shipping_first_name: 'Eva',
    }
    const types = async (location: string) => {
      const made = await orderOf(location)
      const rows =
        await shop.db`select type, street from order_address where order_id = ${made?.id} order by type`
      return rows.map(({ type, street }) => `${type} ${street}`)
    }
    const parcel = await atDelivery()
    expect(await types(await parcel.send('/api/checkout/delivery', order(elsewhere)))).toEqual([
      '1 Jiná 3',
      '2 Dlouhá 12',
    ])
    const point = await atDelivery({ ships: 'packeta-point', pays: 'bank-transfer' })
    expect(await point.read('/kosik/doruceni')).not.toContain('has_shipping_address')
    const made = await types(await point.send('/api/checkout/delivery', order(elsewhere)))
    expect(made).not.toContain('1 Jiná 3')
    const pickup = await atDelivery({ ships: 'personal-pickup', pays: 'pickup-payment' })
    const html = await pickup.read('/kosik/doruceni')
    expect(html).toContain('name="billing_phone"')
    expect(html).not.toContain('name="billing_street"')
    const basic = { ...order(), billing_street: '', billing_city: '', billing_post_code: '' }
    expect(await pickup.send('/api/checkout/delivery', basic)).toContain('/kosik/souhrn')
  })

  it('finds the street and the country of before again after a form that asked for names alone [CHECK-16] [CHECK-30]', async () => {
    const shopper = await atDelivery({ ships: 'ppl-address', pays: 'bank-transfer', country: 'DE' })
    const company = { billing_is_company: 'on', billing_company_name: 'Čajovna s.r.o.' }
    await shopper.ask('/api/checkout/draft', order({ ...address('billing', 'DE'), ...company }))
    await chooseMethods(shopper, { ships: 'personal-pickup', pays: 'pickup-payment' })
    const names = { billing_first_name: 'Eva', billing_last_name: 'Nová' }
    await shopper.ask('/api/checkout/draft', { email: 'nekdo@example.com', ...names, language: 'cs' })
    const [kept] = await shop.db`
      select first_name, street, country_id, is_company, company_name from cart_address
      where cart_id = ${shopper.cookies.cart_id ?? ''} and type = 'billing'`
    expect(kept).toEqual({
      first_name: 'Eva',
      street: 'Dlouhá 12',
      country_id: countries.get('CZ'),
      is_company: true,
      company_name: 'Čajovna s.r.o.',
    })
  })

  it('picks goods up here and has the bill sent to another country [CHECK-16]', async () => {
    const shopper = await atDelivery({ ships: 'packeta-point', pays: 'bank-transfer' })
    const abroad = {
      ...address('billing', 'DE'),
      billing_post_code: '10115',
      billing_city: 'Berlin',
      billing_dial_code: '+49',
      billing_phone: '30 1234567',
    }
    const summary = await shopper.send('/api/checkout/delivery', order(abroad))
    expect(summary).toContain('/kosik/souhrn')
    expect(await shopper.read(summary)).toContain('10115 Berlin')
  })

  it('buys for a company only with numbers that check [CHECK-16] [CHECK-26]', async () => {
    const shopper = await atDelivery()
    const company = {
      billing_is_company: 'on',
      billing_company_name: 'Čajovna s.r.o.',
      billing_company_identification_number: '12345678',
      billing_company_vat_number: '123',
    }
    const html = await shopper.read(await shopper.send('/api/checkout/delivery', order(company)))
    expect(html).toContain('id="billing_company_identification_number-error"')
    expect(html).toContain('id="billing_company_vat_number-error"')
    const right = {
      billing_company_identification_number: '87654326',
      billing_company_vat_number: 'CZ87654326',
    }
    const summary = await shopper.send('/api/checkout/delivery', order({ ...company, ...right }))
    expect(await shopper.read(summary)).toContain('Čajovna s.r.o.')
  })

  it('buys as a private person once the tick of a company is taken back, and no paper names it [CUST-18] [ORDER-16] [B-77]', async () => {
    const shopper = await atDelivery()
    const company = {
      billing_company_name: 'Čajovna s.r.o.',
      billing_company_identification_number: '12345678',
      billing_company_vat_number: 'CZ87654326',
    }
    await shopper.ask('/api/checkout/draft', order({ ...company, billing_is_company: 'on' }))
    const summary = await shopper.send('/api/checkout/delivery', order(company))
    expect(await shopper.read(summary)).not.toMatch(/Čajovna s\.r\.o\.|12345678|CZ87654326/)
    const made = await orderOf(summary)
    const kept = await shop.db`
      select is_company, company_name, company_identification_number, company_vat_number
      from order_address where order_id = ${made?.id}`
    const nobody = {
      is_company: false,
      company_name: null,
      company_identification_number: null,
      company_vat_number: null,
    }
    expect([...kept]).toEqual([nobody, nobody])
  })

  it('makes an account on the way and may log in with it [CHECK-31] [CHECK-24]', async () => {
    const shopper = await atDelivery()
    const email = 'nova@example.com'
    const account = { email, create_new_account: 'on', password: 'Nove-heslo-1' }
    expect(await shopper.send('/api/checkout/delivery', order(account))).toContain('/kosik/souhrn')
    const [customer] = await shop.db`select first_name, is_guest from customer where email = ${email}`
    expect(customer).toMatchObject({ first_name: 'Jan', is_guest: false })
    const back = shopperIn(shop)
    await back.submit('/api/auth/login', { email, password: account.password })
    expect(back.cookies).toHaveProperty('access_token')
  })

  it('leaves no trace of a password in the key of the order, which another order changes [S40] [F46]', async () => {
    const { cookies } = await atDelivery()
    const keys: (string | null)[] = []
    const listening = await joinStorefront({
      fetch: (request) => {
        if (request.url.endsWith('/orders')) keys.push(request.headers.get('idempotency-key'))
        return shop.platform.fetch(request)
      },
    })
    const send = (more: Record<string, string>) => {
      const form = order({ create_new_account: 'on', seen_total: '1', ...more })
      return listening.submit('/api/checkout/delivery', form, { cookies })
    }
    await send({ password: 'Nove-heslo-1' })
    await send({ password: 'Jine-heslo-2' })
    await send({ password: 'Jine-heslo-2', note: 'Zvoňte dvakrát' })
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('is never asked to untick anything, and reads the whole recap above the button [CHECK-31]', async () => {
    const shopper = await atDelivery()
    const html = await shopper.read('/kosik/doruceni')
    expect(
      // What the shop cannot do without is no question: its box is ticked and cannot be changed.
      html
        .match(/<input[^>]*type="checkbox"[^>]*>/g)
        ?.filter((tick) => tick.includes('checked') && !tick.includes('disabled')),
    ).toEqual([])
    const button = html.indexOf('Objednávka zavazující k platbě')
    for (const text of [
      'Zboží celkem',
      'Doprava: ',
      'Platba: ',
      'Celkem s DPH',
      'DPH 21 %',
      '1–\u20604 pracovní dny',
    ]) {
      const at = html.replaceAll('<!-- -->', '').indexOf(text)
      expect(at, text).toBeGreaterThan(0)
      expect(at, text).toBeLessThan(button)
    }
  })
})

describe('a visitor whose session has ended', () => {
  it.each(['/api/checkout/methods', '/api/checkout/delivery', '/api/checkout/draft'])(
    'is led by %s to a cart of their own, not to the customer’s [CART-08] [CHECK-06]',
    async (path) => {
      const customer = shopperIn(shop)
      await customer.logIn('eva@example.com')
      await fillCart(customer)
      const visitor = shopperIn(shop)
      visitor.cookies.cart_id = customer.cookies.cart_id ?? ''
      expect(await visitor.send(path, order())).toBe('/kosik')
      expect(await visitor.read('/kosik')).toContain('Váš košík je prázdný')
      await customer.send('/api/cart/clear', { language: 'cs' })
    },
  )

  it('has no address book to take an address from [CHECK-17]', async () => {
    const shopper = await atDelivery()
    const form = { kind: 'billing', customer_address_id: '1', language: 'cs' }
    expect(await shopper.send('/api/checkout/address', form)).toBe('/kosik/doruceni?result=address_failed')
    expect(shop.failures).toEqual([])
  })
})

describe('the summary', () => {
  it('tells whoever may not read the order nothing but a status [ORDER-20] [GUARD-11]', async () => {
    const shopper = await atDelivery()
    const summary = await shopper.send('/api/checkout/delivery', order())
    const made = await orderOf(summary)
    const stranger = shopperIn(shop)
    const secret = /Novák|nekdo@|Dlouhá/
    expect(await stranger.read(`/kosik/souhrn?order_id=${made?.id}`)).not.toMatch(secret)
    expect(await stranger.read(`/kosik/souhrn?order_id=${made?.id}&hash=${'0'.repeat(32)}`)).not.toMatch(
      secret,
    )
    expect(await stranger.read(summary)).toMatch(secret)
  })

  it('goes by the address, -1, unpaid, success [ORDER-07] [ORDER-08] [ORDER-09] [ORDER-10] [ORDER-11]', async () => {
    const shopper = await atDelivery({ ships: 'ppl-address', pays: 'gopay' })
    const summary = await shopper.send('/api/checkout/delivery', order())
    const status = async (path: string) => /data-payment-status="(\w+)"/.exec(await shopper.read(path))?.[1]
    expect(await status(summary)).toBe('error')
    expect(await status('/kosik/souhrn?order_id=-1')).toBe('unknown')
    expect(await status(`${summary}&payment_status=unknown`)).toBe('unknown')
    expect(await status(`${summary}&payment_status=success`), 'nobody pays by typing').toBe('error')
    const made = await orderOf(summary)
    await shop.db`update customer_order set paid_at = now() where id = ${made?.id}`
    expect(await status(summary)).toBe('success')
  })

  it('shows how to pay by transfer [PAY-15]', async () => {
    const shopper = await atDelivery({ ships: 'packeta-point', pays: 'bank-transfer' })
    const summary = await shopper.send('/api/checkout/delivery', order())
    const html = await shopper.read(summary)
    const made = await orderOf(summary)
    expect(html).toContain('Variabilní symbol')
    expect(html).toContain(made?.variable_symbol)
    expect(html).toContain('Číslo účtu')
  })

  it('of a cancelled order says so, and asks for no money [ORDER-05]', async () => {
    const shopper = await atDelivery({ ships: 'packeta-point', pays: 'bank-transfer' })
    const summary = await shopper.send('/api/checkout/delivery', order())
    expect(await shopper.read(summary)).toContain('Fakturační adresa')
    const made = await orderOf(summary)
    await shop.db`
      update customer_order set cancelled_at = now(), state_id = ${ORDER_STATES.cancelled} where id = ${made?.id}`
    const html = await shopper.read(summary)
    expect(html).toContain('Objednávka je zrušená')
    expect(html).not.toMatch(/Děkujeme za objednávku|Variabilní symbol|Co bude dál/)
  })

  it('shows discounts and what was written for an item [ORDER-19] [ORDER-22]', async () => {
    const shopper = shopperIn(shop)
    const [field] = await shop.db`
      select localized_text(name, 'cs') as name from product_field
      where product_id = ${of(products, 'ENGRAVED')}`
    const item = {
      product_id: products.get('ENGRAVED'),
      product_fields: [{ name: field?.name, value: 'Pro babičku' }],
    }
    await shopper.send('/api/cart/items', { item: JSON.stringify(item), amount: '1', language: 'cs' })
    await shopper.send('/api/cart/voucher', { code: 'SLEVA10', language: 'cs' })
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const written = `${field?.name}: Pro babičku`
    expect(await shopper.read('/kosik/doruceni')).toContain(written)
    const html = await shopper.read(await shopper.send('/api/checkout/delivery', order()))
    expect(html).toContain(written)
    expect(html).toContain('SLEVA10')
    expect(html).toContain('\u2212')
  })
})

describe('a customer', () => {
  async function customer(email: string) {
    const shopper = shopperIn(shop)
    await shopper.logIn(email)
    await fillCart(shopper)
    return shopper
  }

  it('finds the address filled in from the book, and may take another one [CHECK-17]', async () => {
    const shopper = await customer('jana@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain('value="Nováková"')
    expect(html).toContain('value="jana@example.com"')
    expect(html).not.toContain('create_new_account')
    const ids = [...html.matchAll(/<option value="(\d+)">Jana[^<]*Třebíč/g)].map((found) => found[1])
    await shopper.send('/api/checkout/address', { kind: 'billing', customer_address_id: ids[0] ?? '' })
    const filled = await shopper.read('/kosik/doruceni')
    expect(filled).toContain('value="Třebíč"')
    const typed = [...filled.matchAll(/<input[^>]* name="(\w+)"[^>]* value="([^"]+)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
    const chosen = { billing_dial_code: '+420', billing_country_id: of(countries, 'CZ') }
    const made = await orderOf(
      await shopper.send('/api/checkout/delivery', { ...Object.fromEntries(typed), ...chosen }),
    )
    const [billing] = await shop.db`
      select customer_address_id from order_address where order_id = ${made?.id} and type = 2`
    expect(String(billing?.customer_address_id)).toBe(ids[0])
  })

  it('has each book of addresses right above the fields it fills, and an address elsewhere from it at once [CHECK-17]', async () => {
    const shopper = await customer('jana@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const html = await shopper.read('/kosik/doruceni')
    const names = [...html.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)].map(([, name = '']) => name)
    for (const kind of ['billing', 'shipping']) {
      expect(names[names.indexOf(`${kind}_first_name`) - 1]).toBe(`${kind}-book`)
      expect(html).toMatch(new RegExp(`<select[^>]* id="${kind}-book"[^>]* form="${kind}-book-form"`))
      expect(html).toMatch(new RegExp(`<button[^>]* form="${kind}-book-form"`))
    }
    const [, id = ''] = /<option value="(\d+)">Jana[^<]*Třebíč/.exec(html) ?? []
    expect(html).not.toMatch(/name="has_shipping_address"[^>]* checked/)
    await shopper.send('/api/checkout/address', { kind: 'shipping', customer_address_id: id, language: 'cs' })
    const filled = await shopper.read('/kosik/doruceni')
    expect(filled).toMatch(/name="has_shipping_address"[^>]* checked/)
    expect(filled).toMatch(/name="shipping_city"[^>]* value="Třebíč"/)
    await shopper.send('/api/cart/clear', { language: 'cs' })
  })

  it('buys for themselves again by taking their own address after a company’s [CHECK-17]', async () => {
    const shopper = await customer('jana@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const [own] = await shop.db`
      select id from customer_address where city = 'Třebíč' and not is_company
        and customer_id = (select id from customer where email = 'jana@example.com')`
    const taken = await shopper.ask('/api/checkout/address', {
      kind: 'billing',
      customer_address_id: String(own?.id),
    })
    expect((await taken.json()).values).toMatchObject({ billing_city: 'Třebíč', billing_is_company: '' })
  })

  it('is led to choose another shipping by an address of the book where the chosen one does not go [CHECK-06] [CHECK-17]', async () => {
    const shopper = await customer('jana@example.com')
    await chooseMethods(shopper, { ships: 'czech-post-to-hand', pays: 'bank-transfer' })
    const [abroad] = await shop.db`
      insert into customer_address (customer_id, first_name, last_name, street, city, post_code, country_id)
      select id, 'Jana', 'Nováková', 'Lange Straße 1', 'Berlin', '10115', ${of(countries, 'DE')}
      from customer where email = 'jana@example.com' returning id`
    const form = { kind: 'billing', customer_address_id: String(abroad?.id), language: 'cs' }
    const to = '/kosik/doprava-a-platba?result=shipping_missing'
    expect(await shopper.send('/api/checkout/address', form)).toBe(to)
    expect(await (await shopper.ask('/api/checkout/address', form)).json()).toEqual({ location: to })
    await shop.db`delete from customer_address where id = ${abroad?.id ?? 0}`
  })

  it('sees the address taken from the book after a refusal, not the one that was refused [CHECK-17] [CHECK-30]', async () => {
    const shopper = await customer('jana@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    await shopper.send('/api/checkout/delivery', order({ billing_phone: '123', note: 'Zvoňte dvakrát' }))
    const refused = await shopper.read('/kosik/doruceni')
    expect(refused).toContain('id="billing_phone-error"')
    const [, id = ''] = /<option value="(\d+)">Jana[^<]*Třebíč/.exec(refused) ?? []
    await shopper.send('/api/checkout/address', { kind: 'billing', customer_address_id: id, language: 'cs' })
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain('value="Třebíč"')
    expect(html).toContain('Zvoňte dvakrát')
    expect(html).not.toMatch(/value="Brno"|billing_phone-error/)
  })

  it('is told of an address of the book that cannot be taken, with and without scripts [CHECK-17] [CHECK-27] [API-20]', async () => {
    const shopper = await customer('jana@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const gone = { kind: 'billing', customer_address_id: '999999', language: 'cs' }
    const location = await shopper.send('/api/checkout/address', gone)
    expect(location).toBe('/kosik/doruceni?result=address_failed')
    expect(await shopper.read(location)).toMatch(/data-refused[^>]*><p[^>]*>Něco se nepovedlo\./)
    const answer = await shopper.ask('/api/checkout/address', gone)
    expect(answer.status).toBe(422)
    expect((await answer.json()).message).toMatch(/\p{L}/u)
  })

  it('takes the order along at logout: its address opens it to nobody else [F64] [S10]', async () => {
    const shopper = await customer('petr@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const summary = await shopper.send('/api/checkout/delivery', order())
    const made = await orderOf(summary)
    expect(summary).toBe(`/kosik/souhrn?order_id=${made?.id}`)
    const paid = `/kosik/souhrn?order_id=${made?.id}&payment_status=success`
    const back = await shopper.visit(`${paid}&hash=${made?.hash}`)
    expect(back.headers.get('location'), 'from a gateway or a mail').toBe(paid)
    expect(await shopper.read(paid)).toContain('Dlouhá 12')
    await shopper.submit('/api/auth/logout', {})
    for (const path of [summary, paid, '/kosik/souhrn']) {
      expect(await shopper.read(path)).not.toMatch(/Novák|Dlouhá|601 234 567/)
    }
  })

  it('makes one order by two clicks, and lands on its summary both times [ORDER-13] [CHECK-06] [F47]', async () => {
    const shopper = await customer('petr@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    await shopper.visit('/kosik/doruceni')
    const cookies = { ...shopper.cookies }
    const first = await shopper.send('/api/checkout/delivery', order())
    const second = await shop.submit('/api/checkout/delivery', order(), { cookies })
    expect(second.headers.get('location')).toBe(first)
  })

  it.each(['/kosik', '/kosik/doruceni', '/kosik/souhrn'])(
    'finds their order at %s although the answer about it was lost, and is led to it once [ORDER-13] [F68]',
    async (path) => {
      const shopper = await customer('petr@example.com')
      await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
      const cookies = { ...shopper.cookies }
      const answer = await shopper.send('/api/checkout/delivery', order())
      const before = await ordersMade()
      const again = await shop.visit(path, { cookies })
      const led = await shop.visit(again.headers.get('location') ?? '', { cookies })
      expect([again.status, led.status, led.headers.get('location')]).toEqual([302, 302, answer])
      const cart_id = cookiesOf(again).cart_id?.value ?? ''
      expect(cart_id).toBe(shopper.cookies.cart_id)
      expect((await shop.visit('/kosik', { cookies: { ...cookies, cart_id } })).status).toBe(200)
      expect(await ordersMade()).toBe(before)
    },
  )

  it('is not led from an empty cart to an order of another day, made on another device [CART-02] [ORDER-13]', async () => {
    const phone = await customer('petr@example.com')
    const desk = shopperIn(shop)
    await desk.logIn('petr@example.com')
    await chooseMethods(phone, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const made = await orderOf(await phone.send('/api/checkout/delivery', order()))
    await shop.db`update customer_order set created_at = created_at - interval '25 hours' where id = ${made?.id}`
    const { cart_id } = desk.cookies
    expect((await desk.visit('/kosik')).status).toBe(200)
    expect(desk.cookies.cart_id, 'nor asked about again').not.toBe(cart_id)
  })

  it('with things in the fresh cart sees these, whatever cart the browser names [CART-02] [ORDER-13]', async () => {
    const shopper = await customer('petr@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const cookies = { ...shopper.cookies }
    await shopper.send('/api/checkout/delivery', order())
    await fillCart(shopper)
    expect((await shop.visit('/kosik', { cookies })).status).toBe(200)
    await shopper.send('/api/cart/clear', { language: 'cs' })
  })

  it('with a group of their own may pay by invoice [CHECK-13]', async () => {
    const shopper = await customer('petr@example.com')
    expect(await chooseMethods(shopper, { ships: 'ppl-address', pays: 'invoice' })).toBe('/kosik/doruceni')
    const summary = await shopper.send('/api/checkout/delivery', order({ email: 'petr@example.com' }))
    expect(await shopper.read(summary)).toContain('data-payment-status="success"')
    const id = (await orderOf(summary))?.id
    expect(await shopper.read(`/kosik/souhrn?order_id=${id}`), 'without the hash').toContain('Novák')
  })

  it('finds the order in the list and in full; nobody else does [ORDER-03] [GUARD-13]', async () => {
    const shopper = await customer('petr@example.com')
    await chooseMethods(shopper, { ships: 'packeta-point', pays: 'bank-transfer' })
    const made = await orderOf(
      await shopper.send('/api/checkout/delivery', order({ note: 'Prosím opatrně' })),
    )
    await shop.db`
      update order_shipping set tracking_numbers = '{Z123456789}' where order_id = ${made?.id}`
    const list = await shopper.read('/zakaznik/moje-objednavky')
    expect(list).toContain(`href="/zakaznik/objednavka/${made?.id}"`)
    expect(list).toContain(made?.code)
    const detail = await shopper.read(`/en/customer/order/${made?.id}`)
    for (const text of [
      made?.code,
      'Novák',
      'Z123456789',
      'Prosím opatrně',
      made?.variable_symbol,
      'Awaiting the transfer',
    ]) {
      expect(detail).toContain(text)
    }
    const other = shopperIn(shop)
    await other.logIn('jana@example.com')
    await other.send('/api/order/cancel', { order_id: String(made?.id) })
    expect((await other.visit(`/zakaznik/objednavka/${made?.id}`)).status).toBe(404)
    expect(await other.read('/zakaznik/moje-objednavky')).not.toContain(made?.code)
    expect(await shopper.read(`/zakaznik/objednavka/${made?.id}`)).toContain('Zrušit objednávku')
    const cancelled = await shopper.send('/api/order/cancel', { order_id: String(made?.id), language: 'cs' })
    expect(await shopper.read(cancelled)).toContain('Objednávka je zrušená.')
    expect(await shopper.read(cancelled)).not.toContain('/api/order/cancel')
    const again = await shopper.send('/api/order/cancel', { order_id: String(made?.id), language: 'cs' })
    expect(await shopper.read(again), 'once is enough').not.toContain('Variabilní symbol')
  })

  it('reads beneath the button of fast checkout what it takes over [CHECK-19]', async () => {
    const shopper = await customer('eva@example.com')
    const said = [
      ['/kosik', 'Adresu, dopravu a platbu převezmeme z vaší poslední objednávky.'],
      ['/sk/kosik', 'Adresu, dopravu a platbu prevezmeme z vašej poslednej objednávky.'],
      ['/en/my-cart', 'Takes the address, shipping and payment from your last order.'],
    ] as const
    for (const [path, text] of said) expect((await shopper.read(path)).includes(text), path).toBe(true)
  })

  it('without an earlier order is told so by fast checkout [CHECK-21] [ERR-10]', async () => {
    const shopper = await customer('eva@example.com')
    expect(await shopper.read('/kosik')).toContain('action="/api/checkout/fast"')
    const location = await shopper.send('/api/checkout/fast', { language: 'cs' })
    expect(await shopper.read(location)).toContain('zatím u nás nemáte žádnou objednávku')
  })

  it('goes straight to the address with what they ordered last time [CHECK-19] [CHECK-20]', async () => {
    const shopper = await customer('eva@example.com')
    await chooseMethods(shopper, { ships: 'packeta-point', pays: 'bank-transfer' })
    const first = await shopper.send('/api/checkout/delivery', order({ email: 'eva@example.com' }))
    expect(first).toContain('/kosik/souhrn')
    await fillCart(shopper)
    expect(await shopper.send('/api/checkout/fast', { language: 'cs' })).toBe('/kosik/doruceni')
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain('value="Dlouhá 12"')
    expect(html).toContain('Zásilkovna')
  })

  it('is written to at the e-mail they have now, not at that of their last order [CHECK-19]', async () => {
    const shopper = await customer('eva@example.com')
    await chooseMethods(shopper, { ships: 'packeta-point', pays: 'bank-transfer' })
    await shopper.send('/api/checkout/delivery', order({ email: 'eva@example.com' }))
    await fillCart(shopper)
    await shop.db`update cart set email = 'eva@example.com' where id = ${shopper.cookies.cart_id ?? ''}`
    await shop.db`update customer set email = 'nynejsi@example.com' where email = 'eva@example.com'`
    await shopper.send('/api/checkout/fast', { language: 'cs' })
    const html = await shopper.read('/kosik/doruceni')
    await shop.db`update customer set email = 'eva@example.com' where email = 'nynejsi@example.com'`
    expect(/<input[^>]*name="email"[^>]*>/.exec(html)?.[0]).toContain('value="nynejsi@example.com"')
  })

  it('goes there from another method too, and to one address where one was enough [CHECK-19] [CHECK-15]', async () => {
    const shopper = await customer('eva@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    await shopper.send('/api/checkout/delivery', order({ email: 'eva@example.com' }))
    await fillCart(shopper)
    await chooseMethods(shopper, { ships: 'personal-pickup', pays: 'pickup-payment' })
    expect(await shopper.send('/api/checkout/fast', { language: 'cs' })).toBe('/kosik/doruceni')
    const html = await shopper.read('/kosik/doruceni')
    expect(html).toContain('PPL na adresu')
    expect(html).not.toMatch(/name="has_shipping_address"[^>]*checked/)
    expect(shop.failures).toEqual([])
  })

  it.each([
    ['billing address', 'order_address'],
    ['shipping method', 'order_shipping'],
    ['payment method', 'order_payment'],
  ])('is told by fast checkout that the last order has no %s [CHECK-22] [ERR-11]', async (_, table) => {
    const shopper = await customer('eva@example.com')
    await chooseMethods(shopper, { ships: 'ppl-address', pays: 'cash-on-delivery' })
    const former = await orderOf(
      await shopper.send('/api/checkout/delivery', order({ email: 'eva@example.com' })),
    )
    await shop.db`delete from ${shop.db(table)} where order_id = ${former?.id}`
    await fillCart(shopper)
    const location = await shopper.send('/api/checkout/fast', { language: 'cs' })
    expect(location).toContain('result=fast_checkout_error')
    expect(await shopper.read(location)).toMatch(
      /<p role="alert"[^>]*>[^<]*poslední objednávky nelze převzít adresu, dopravu nebo platbu/,
    )
  })
})
