import { describe, expect, it } from 'vitest'
import { FALLBACK_IMAGE } from '#contract/image.ts'
import { readPage } from '#tests/page-html.ts'
import { cookiesOf, joinStorefront, startSeededShop } from '#tests/shop.ts'
import { messagesFor } from '../i18n/messages-for.ts'

const { db, platform, visit, submit, failures } = await startSeededShop()

type Cookies = Record<string, string>
const PRODUCT = '/sencha-kagoshima-jarni-sklizen'
const SIGN = '/jmenovka-na-dvere'
const REFUSED_CODE = 'Tento slevový kód teď nelze uplatnit. Zkontrolujte prosím, jak je napsaný.'
const LOST = 'f'.repeat(32)
const NEWCOMER = {
  first_name: 'Anežka',
  last_name: 'Řeháková',
  email: 'anezka@example.com',
  password: 'Zelený čaj 1',
  password_confirmation: 'Zelený čaj 1',
}

/** What the buy form of a product page sends, read from its HTML. */
async function buyForm(path: string) {
  const { html } = await readPage(await visit(path))
  const form = /<form id="buy".*?<\/form>/s.exec(html)?.[0] ?? ''
  const fields = [...form.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)]
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  )
}

const kept = (response: Response): Cookies =>
  Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))

async function buy(path = PRODUCT, cookies: Cookies = {}) {
  return kept(await submit('/api/cart/items', await buyForm(path), { cookies }))
}

async function cartOf(cookies: Cookies, path = '/kosik') {
  return readPage(await visit(path, { cookies }))
}

async function itemsOf({ cart_id = '' }: Cookies) {
  return db<{ id: number; amount: number; product_id: number; parent_id: number | null }[]>`
    select id, amount, product_id, parent_id from cart_item where cart_id = ${cart_id} order by id`
}

async function change(path: string, form: Record<string, string>, cookies: Cookies) {
  const response = await submit(`/api/cart/${path}`, { language: 'cs', ...form }, { cookies })
  return { location: response.headers.get('location'), cookies: cookiesOf(response) }
}

describe('the first thing put into the cart', () => {
  it('makes a cart that the cookie keeps, and shows it [CART-04] [CART-51] [CONST-05]', async () => {
    const response = await submit('/api/cart/items', await buyForm(PRODUCT))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/kosik?result=added')
    const { cart_id } = cookiesOf(response)
    expect(cart_id?.value).toMatch(/^[0-9a-f]{32}$/)
    expect(cart_id?.attributes).toContain('Max-Age=2147483647')
    expect(cart_id?.attributes).not.toContain('HttpOnly')
    const page = await cartOf({ cart_id: cart_id?.value ?? '' })
    expect(page.main).toContain('Sencha Kagoshima')
    expect(page.main).toContain('Celkem s DPH')
  })

  it('is not said to be there to a browser that keeps no cookies', async () => {
    const response = await submit('/api/cart/items', await buyForm(PRODUCT))
    const page = await cartOf({}, response.headers.get('location') ?? '')
    expect(page.main).toContain('Váš prohlížeč cookies neukládá.')
    expect(page.main).not.toContain('Přidáno do košíku')
  })

  it('is the cart of the next page in another language and currency too [CART-51]', async () => {
    const cookies = await buy()
    expect((await cartOf(cookies, '/sk/kosik')).main).toContain('€')
    expect((await cartOf({ ...cookies, currency: 'EUR' }, '/en/my-cart')).main).toContain('€')
  })

  it('shows what the next currency has no price of, says why it stops, and lets it go [CART-37] [CART-53]', async () => {
    const cookies = await buy('/sada-rano-v-mlze')
    const [item] = await itemsOf(cookies)
    await change('amount', { item_id: `${item?.id}`, amount: '2' }, cookies)
    await db`
      delete from product_price using currency where currency.id = currency_id and currency.code = 'EUR'
        and product_id = ${item?.product_id ?? 0}`
    const { main } = await cartOf(cookies, '/sk/kosik')
    expect(main).toContain('Sada Ráno v hmle')
    expect(main).toContain('V tejto mene položku nepredávame. Odoberte ju alebo v obchode zvoľte inú menu.')
    expect(main).not.toContain('Zadarmo')
    expect(main).not.toContain('za kus')
    await change('remove', { item_id: `${item?.id}` }, { ...cookies, currency: 'EUR' })
    expect(await itemsOf(cookies)).toEqual([])
  })

  it('is never kept on the way to somebody else', async () => {
    const response = await visit('/kosik', { cookies: await buy() })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a product', () => {
  it('with variations has no buy form until everything is chosen [CART-30]', async () => {
    expect(await buyForm(SIGN)).toEqual({})
    const form = await buyForm(`${SIGN}?text-jmenovky=Nov%C3%A1kovi`)
    expect(JSON.parse(form.item ?? '')).toEqual({
      product_id: 10,
      product_variation_id: expect.any(Number),
    })
  })

  it('with a text is bought with what stands in its field, used or not [CART-30] [CATALOG-02]', async () => {
    const path = `${SIGN}?text-jmenovky=Nov%C3%A1k`
    const { html } = await readPage(await visit(path))
    const [field = ''] = /<input[^>]*form="buy"[^>]*>/.exec(html) ?? []
    expect(field).toContain('value="Novák"')
    const [, name = ''] = /name="([^"]*)"/.exec(field) ?? []
    const form = await buyForm(path)
    const cookies = kept(await submit('/api/cart/items', { ...form, [name]: 'Novákovi' }))
    const lines = await db`select product_fields from cart_item where cart_id = ${cookies.cart_id ?? ''}`
    expect(lines).toMatchObject([{ product_fields: [{ name: 'Text jmenovky', value: 'Novákovi' }] }])

    const refused = await submit('/api/cart/items', { ...form, [name]: ' ' }, { cookies })
    const { main } = await readPage(await visit(refused.headers.get('location') ?? ''))
    expect(main).toContain('Zbývá doplnit: Text jmenovky')
  })

  it.each([
    ['cs', 'Zbývá doplnit: Text gravírování', 'Vyplňte prosím toto pole.'],
    ['sk', 'Zostáva doplniť: Text gravírovania', 'Vyplňte, prosím, toto pole.'],
    ['en', 'Still needed: Engraved text', 'Please fill in this field.'],
  ])('refused for want of a text names its field, in %s [CATALOG-24]', async (language, named, said) => {
    const [route] = await db<{ path: string }[]>`
      select path from page_route join product on product.id = model_id
      where model_type = 9 and language = ${language} and product.code = 'ENGRAVED'`
    const path = `${language === 'cs' ? '' : `/${language}`}${route?.path}`
    const form = { ...(await buyForm(path)), field_engraving: ' ' }
    const { main } = await readPage(await visit(path))
    expect(main).not.toContain(said)
    const back = (await submit('/api/cart/items', form)).headers.get('location') ?? ''
    const refused = await readPage(await visit(back))
    expect(refused.main).toContain(named)
    expect(refused.main).toContain(said)
    expect(refused.html).toMatch(/<input[^>]*id="field_engraving"[^>]*aria-invalid="true"/)
  })

  it('that is sold out has none either [CART-31]', async () => {
    expect(await buyForm('/gyokuro-asanoha-rucni-sklizen')).toEqual({})
  })

  it('that is a package with fixed contents brings its parts into the cart', async () => {
    const cookies = await buy('/sada-rano-v-mlze')
    const [set, ...parts] = await itemsOf(cookies)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.every(({ parent_id }) => parent_id === set?.id)).toBe(true)
    expect((await cartOf(cookies)).main).toContain('Konvička Mlha')
  })

  it('that is put together by the shopper goes with what was chosen', async () => {
    const { html } = await readPage(await visit('/krabicka-tri-caju-podle-vas'))
    const offered = [...html.matchAll(/\?[^"]*?product_ids=(\d+)/g)].map(([, id]) => id)
    const [first = '', second = ''] = [...new Set(offered)]
    expect(await buyForm(`/krabicka-tri-caju-podle-vas?product_ids=${first}_${first}`)).toEqual({})
    const form = await buyForm(`/krabicka-tri-caju-podle-vas?product_ids=${first}_${first}_${second}`)
    expect(JSON.parse(form.item ?? '').items).toEqual([
      { product_id: Number(first), amount: 2 },
      { product_id: Number(second), amount: 1 },
    ])
  })

  it('that is a service can be bought like any other', async () => {
    expect(await itemsOf(await buy('/darkove-baleni'))).toHaveLength(1)
  })
})

describe('forms of the cart', () => {
  it('set the amount typed, or the one of the pressed button [CART-28]', async () => {
    const cookies = await buy()
    const [item] = await itemsOf(cookies)
    const item_id = String(item?.id)
    expect((await change('amount', { item_id, amount: '3' }, cookies)).location).toBe('/kosik')
    expect(await itemsOf(cookies)).toMatchObject([{ amount: 3 }])
    await change('amount', { item_id, amount: '3', set: '4' }, cookies)
    expect(await itemsOf(cookies)).toMatchObject([{ amount: 4 }])
  })

  it('offer no more than may be bought [CART-49]', async () => {
    const cookies = await buy()
    const [{ id = 0 } = {}] = await itemsOf(cookies)
    const more = (html: string) => /<button[^>]*aria-label="Přidat kus[^>]*>/.exec(html)?.[0]
    const one = await cartOf(cookies)
    expect(one.html).toMatch(/<input[^>]*max="25"[^>]*name="amount"/)
    expect(more(one.html)).toContain('value="2"')
    expect(more(one.html)).not.toContain('disabled=""')
    await change('amount', { item_id: String(id), amount: '25' }, cookies)
    expect(more((await cartOf(cookies)).html)).toContain('disabled=""')
  })

  it('do not speak of a lack where there is more than one may buy [CART-49]', async () => {
    const cookies = await buy('/pu-erh-stary-strom-kolacek-100-g')
    const [item] = await itemsOf(cookies)
    await change('amount', { item_id: String(item?.id), amount: '3' }, cookies)
    const { main } = await cartOf(cookies)
    expect(main).toContain('Koupit můžete nejvýše 3 kusy.')
    expect(main).not.toContain('nemáme')
  })

  it('say of what cannot be bought any more that alone, and what to do [CART-49]', async () => {
    const cookies = await buy('/pu-erh-stary-strom-kolacek-100-g')
    const [item] = await itemsOf(cookies)
    const where = db`where id = ${item?.product_id ?? 0}`
    await db`update product set stock_state = 0 ${where}`
    const { main, html } = await cartOf(cookies)
    await db`update product set stock_state = 20 ${where}`
    expect(main).toContain('Tuto položku teď nelze koupit. Odeberte ji prosím z košíku.')
    expect(main).not.toContain('nejvýše')
    expect(main, 'beside the total').toContain('Z košíku nejdřív odeberte, co nelze koupit.')
    expect(html, 'the way on').toContain(`href="#line-${item?.id}"`)
    expect(html).toContain(`id="line-${item?.id}"`)
    expect(html).not.toContain('href="/kosik/doprava-a-platba"')
  })

  it('come back with the key of what went wrong, in words on the page [CART-28] [ERR-06]', async () => {
    const cookies = await buy()
    const [item] = await itemsOf(cookies)
    const { location } = await change('amount', { item_id: String(item?.id), amount: '9999' }, cookies)
    expect(location).toBe('/kosik?result=cart_item_quantity_change_error')
    expect((await cartOf(cookies, location ?? '')).main).toContain(
      'Množství se nepodařilo změnit. Zkuste to prosím znovu.',
    )
  })

  it('remove a line, also one that another tab has removed already [CART-25]', async () => {
    const cookies = await buy()
    const [item] = await itemsOf(cookies)
    const remove = () => change('remove', { item_id: String(item?.id) }, cookies)
    expect((await remove()).location).toBe('/kosik')
    expect(await itemsOf(cookies)).toEqual([])
    expect((await remove()).location).toBe('/kosik')
  })

  it('apply a code with its name and amount, and take it back [CART-33] [CART-34] [DISC-05]', async () => {
    const cookies = await buy()
    expect((await change('voucher', { code: 'SLEVA10' }, cookies)).location).toBe(
      '/kosik?result=voucher_applied',
    )
    const page = await cartOf(cookies)
    expect(page.main).toContain('SLEVA10')
    const discount_id = /name="discount_id" value="(\d+)"/.exec(page.html)?.[1] ?? ''
    expect((await change('voucher', { discount_id }, cookies)).location).toBe('/kosik?result=voucher_removed')
    expect((await cartOf(cookies)).main).not.toContain('SLEVA10')
    expect((await change('voucher', { discount_id }, cookies)).location, 'again, from another tab').toBe(
      '/kosik?result=voucher_removed',
    )
  })

  it('shows no amount of a code that takes nothing off yet, and beside a reduced line what a piece cost before [CART-33]', async () => {
    const cookies = await buy()
    const [item] = await itemsOf(cookies)
    await change('amount', { item_id: String(item?.id), amount: '2' }, cookies)
    expect((await cartOf(cookies)).main).toContain('250 Kč za kus')
    await change('voucher', { code: 'DOPRAVA' }, cookies)
    const free = await cartOf(cookies)
    expect(free.main).toContain('DOPRAVA')
    expect(free.main).toContain('250 Kč za kus')
    expect(free.main).not.toContain('před slevou')
    expect(free.main).not.toMatch(/−\s*0/)
    expect(free.main).not.toContain('Ceny položek už obsahují slevy')
    await change('voucher', { code: 'SLEVA10' }, cookies)
    const { main } = await cartOf(cookies)
    expect(main).toContain('450 Kč')
    expect(main).toContain('Ceny položek už obsahují slevy')
    expect(main).toContain('250 Kč za kus před slevou')
    await change('amount', { item_id: String(item?.id), amount: '1' }, cookies)
    const one = await cartOf(cookies)
    expect(one.main).toContain('225 Kč')
    expect(one.main).toContain('250 Kč za kus před slevou')
  })

  it('say why a code is refused, in the platform’s words that no address holds [CART-33]', async () => {
    const cookies = await buy()
    const refused = await change('voucher', { code: 'NEZNAM' }, cookies)
    expect(refused.location).toBe('/kosik?result=voucher_refused')
    expect(refused.cookies.refused_voucher?.attributes).toContain('HttpOnly')
    expect(refused.cookies.refused_voucher?.attributes).toContain('Max-Age=60')
    const refused_voucher = refused.cookies.refused_voucher?.value ?? ''
    const page = await cartOf({ ...cookies, refused_voucher }, refused.location ?? '')
    expect(page.main).toContain(REFUSED_CODE)
    expect(page.html, 'what was typed').toMatch(/name="code"[^>]*value="NEZNAM"/)
    expect(page.main).not.toContain('Tento kód nelze uplatnit.')
    expect((await cartOf({ ...cookies, refused_voucher })).main).not.toContain(REFUSED_CODE)
    const applied = await change('voucher', { code: 'SLEVA10' }, { ...cookies, refused_voucher })
    expect(applied.cookies.refused_voucher?.attributes).toContain('Max-Age=0')
  })

  it('say that a code is refused where the reason was kept for another cart or not at all [CART-33]', async () => {
    const other = await change('voucher', { code: 'NEZNAM' }, await buy())
    const refused_voucher = other.cookies.refused_voucher?.value ?? ''
    const cookies = await buy()
    for (const held of [cookies, { ...cookies, refused_voucher }, { ...cookies, refused_voucher: 'x' }]) {
      const { main } = await cartOf(held, '/kosik?result=voucher_refused')
      expect(main).toContain('Tento kód nelze uplatnit.')
    }
  })

  it('clear the cart and forget it [CART-32]', async () => {
    const cookies = await buy()
    const cleared = await change('clear', {}, cookies)
    expect(cleared.location).toBe('/kosik?result=cart_cleared')
    expect(cleared.cookies.cart_id?.attributes).toContain('Max-Age=0')
    expect(await itemsOf(cookies)).toEqual([])
    expect((await cartOf({}, cleared.location ?? '')).main).toContain('Košík je prázdný.')
  })

  it('clear the cart, and Back says of a browser that keeps cookies neither that it does not, nor that something was added', async () => {
    await change('clear', {}, await buy())
    const { main } = await cartOf({ consent: 'refused' }, '/kosik?result=added')
    expect(main).toContain('Váš košík je prázdný')
    expect(main).not.toMatch(/cookies neukládá|Přidáno do košíku/)
  })

  it('choose a gift the cart has earned [DISC-09]', async () => {
    const cookies = await buy('/sada-rano-v-mlze')
    const page = await cartOf(cookies)
    expect(page.main).toContain('Vyberte si dárek')
    await change('items', { item: '{"gift_id":1}', amount: '1' }, cookies)
    const after = await cartOf(cookies)
    expect(after.main).not.toContain('Vyberte si dárek')
    expect(after.main).toContain('Papírové filtry')
  })

  it.each([
    ['its own price', 100, 49_00, /Papírové filtry[^+]*49\sKč/],
    ['nothing, if that is its own price', 50, 0, /Papírové filtry[^+]*Zdarma/],
    ['less by percents, if it has no own price', 50, null, /Papírové filtry[^+]*Sleva 50\s%/],
  ])('offer a gift for %s, as the cart then counts it [DISC-07]', async (_price, percents, own, shown) => {
    await db`update gift set percents = ${percents} where id = 1`
    await db`delete from gift_price where gift_id = 1 and currency_id = 1`
    if (own !== null) await db`insert into gift_price values (1, 1, ${own})`
    expect((await cartOf(await buy('/sada-rano-v-mlze'))).main).toMatch(shown)
  })
})

it('a line without a picture shows the fallback picture [UI-30]', async () => {
  const cookies = await buy()
  const [line] = await itemsOf(cookies)
  const own = line?.product_id ?? 0
  const away = await db<{ id: number }[]>`
    update product_image set product_id = (select max(id) from product) where product_id = ${own} returning id`
  const { html } = await cartOf(cookies)
  await db`
    update product_image set product_id = ${own} where id = any(${away.map(({ id }) => id)}::int[])`
  expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain(`<img src="${FALLBACK_IMAGE.url}"`)
})

it('a cart whose items cannot be read is not called empty: the page says so in every language [CART-35] [ERR-03]', async () => {
  const cookies = await buy()
  const failing = await joinStorefront({
    fetch: async (request) =>
      new URL(request.url).pathname.endsWith('/items')
        ? Response.json({ status: 500, message: '', type: 'server_error', errors: [] }, { status: 500 })
        : platform.fetch(request),
  })
  for (const [path, words, empty] of [
    ['/kosik', 'Položky košíku se nepodařilo načíst.', 'Váš košík je prázdný'],
    ['/sk/kosik', 'Položky košíka sa nepodarilo načítať.', 'Váš košík je prázdny'],
    ['/en/my-cart', 'The cart items could not be loaded.', 'Your cart is empty'],
  ] as const) {
    const { main } = await readPage(await failing.visit(path, { cookies }))
    expect(main).toContain(words)
    expect(main).not.toContain(empty)
  }
})

describe('what sold out while its holder was away', () => {
  it('is told in the cart, empty or not, in their language [RT-02] [RT-03]', async () => {
    const cookies = await buy()
    const shortages = [
      { name: 'Bílý čaj', amount: 0 },
      { name: 'Hrnek', amount: 2 },
    ]
    await db`update cart set shortages = ${db.json(shortages)} where id = ${cookies.cart_id ?? ''}`
    const { main } = await cartOf(cookies)
    expect(main).toContain('Produkt „Bílý čaj“ se vyprodal, z košíku jsme ho odebrali.')
    expect(main).toContain('Zásoba produktu „Hrnek“ se snížila, v košíku zůstaly 2 kusy.')
    await db`delete from cart_item where cart_id = ${cookies.cart_id ?? ''}`
    expect((await cartOf(cookies, '/en/my-cart')).main).toContain('“Bílý čaj” has sold out')
  })
})

describe('a cart that is lost', () => {
  it('is let go by a page that reads it, and a new one is made with the next thing put in [CART-03]', async () => {
    const response = await visit('/kosik', { cookies: { cart_id: LOST } })
    expect(response.status).toBe(200)
    expect(cookiesOf(response).cart_id?.value).toBe('')
    const put_in = await submit('/api/cart/items', await buyForm(PRODUCT))
    expect(cookiesOf(put_in).cart_id?.value).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is replaced when something is put in, and the page says so [CART-29] [ERR-05]', async () => {
    const response = await submit('/api/cart/items', await buyForm(PRODUCT), { cookies: { cart_id: LOST } })
    expect(response.headers.get('location')).toContain('result=cart_missing')
    expect(cookiesOf(response).cart_id?.value).not.toBe(LOST)
  })

  it('is said not to have been emptied by whoever empties it, in every language [ERR-09]', async () => {
    for (const [language, cart, words] of [
      ['cs', '/kosik', 'Košík se nepodařilo vyprázdnit. Zkuste to prosím znovu.'],
      ['sk', '/sk/kosik', 'Košík sa nepodarilo vyprázdniť. Skúste to, prosím, znova.'],
      ['en', '/en/my-cart', 'The cart could not be emptied. Please try again.'],
    ] as const) {
      const { location, cookies } = await change('clear', { language }, { cart_id: LOST })
      expect(location).toBe(`${cart}?result=cart_clear_error`)
      expect(cookies).not.toHaveProperty('cart_id')
      expect((await cartOf({ cart_id: LOST }, location ?? '')).main).toContain(words)
    }
  })

  it('is a page of status 500 with the general error where none can be had at all [CART-05] [ERR-01]', async () => {
    const cookies = await buy()
    await db`alter table cart rename to cart_away`
    try {
      const response = await visit('/kosik', { cookies })
      expect(response.status).toBe(500)
      expect((await readPage(response)).main).toContain(messagesFor('cs').general_error)
      expect(failures).toHaveLength(1)
    } finally {
      await db`alter table cart_away rename to cart`
    }
  })
})

describe('login', () => {
  const logIn = async (cookies: Cookies) =>
    submit('/api/auth/login', { email: 'petr@example.com', password: 'Vitrine-demo-1' }, { cookies })

  it('brings the items of the visitor’s cart into the customer’s, once [CART-02] [CART-06]', async () => {
    const guest = await buy()
    const customer = kept(await logIn(guest))
    expect(customer.cart_id).toMatch(/^[0-9a-f]{32}$/)
    expect(customer.cart_id).not.toBe(guest.cart_id)
    expect(customer.notice).toBe('logged_in')
    expect(await itemsOf(customer)).toMatchObject([{ amount: 1 }])
    const again = kept(await logIn(guest))
    expect(again.cart_id).toBe(customer.cart_id)
    expect(await itemsOf(again)).toMatchObject([{ amount: 1 }])
    expect((await cartOf(customer)).main).toContain('Sencha Kagoshima')
  })

  it.each([
    ['the chosen currency', 'login', { email: 'eva@example.com', password: 'Vitrine-demo-1' }, 'EUR'],
    ['the currency of the page', 'login', { email: 'eva@example.com', password: 'Vitrine-demo-1' }, null],
    ['registration', 'register', NEWCOMER, 'EUR'],
  ])(
    'takes the cart along as it stands in %s: a code of euros alone comes too [CART-06] [CART-13]',
    async (_where, way, person, currency) => {
      await db`
        delete from discount_amount using currency, discount
        where currency.id = currency_id and currency.code = 'CZK' and discount.id = discount_id
          and discount.code = 'MINUS100'`
      const guest: Cookies = { ...(await buy()), ...(currency ? { currency } : {}) }
      await change('voucher', { code: 'MINUS100', language: 'sk' }, guest)
      const codesOf = ({ cart_id = '' }: Cookies) => db`
        select code from cart_discount join discount on discount.id = discount_id where cart_id = ${cart_id}`
      expect(await codesOf(guest)).toHaveLength(1)
      const form = { ...person, ...(currency ? {} : { language: 'sk' }) }
      const customer = kept(await submit(`/api/auth/${way}`, form, { cookies: guest }))
      expect(customer.cart_id).not.toBe(guest.cart_id)
      expect(await codesOf(customer)).toEqual([{ code: 'MINUS100' }])
      await db`delete from cart where id = ${customer.cart_id ?? ''}`
    },
  )

  it('finds the customer’s cart in a browser that has never seen it [CART-02]', async () => {
    const { access_token = '' } = kept(await logIn({}))
    expect((await cartOf({ access_token })).main).toContain('Sencha Kagoshima')
  })

  it('is not stopped by a transfer that fails: it says so, and the cart stays [CART-36] [ERR-02]', async () => {
    const guest = await buy()
    await db`alter table cart_item rename to cart_item_away`
    const customer = await logIn(guest).finally(() => db`alter table cart_item_away rename to cart_item`)
    expect(kept(customer)).toMatchObject({ notice: 'logged_in' })
    const told = customer.headers.get('location') ?? ''
    expect(told).toBe('/kosik?result=cart_transfer_error')
    const { main } = await readPage(await visit(told, { cookies: { ...guest, ...kept(customer) } }))
    expect(main).toContain('Zboží z předchozího košíku se nepodařilo převést.')
    expect(cookiesOf(customer).cart_id).toBeUndefined()
    expect(cookiesOf(customer).access_token).toBeDefined()
    expect(await itemsOf(guest)).toHaveLength(1)
  })

  it('ends with an empty cart after logout, never the customer’s [CART-08]', async () => {
    const customer = kept(await logIn(await buy()))
    const response = await submit('/api/auth/logout', {}, { cookies: customer })
    expect(cookiesOf(response).cart_id?.attributes).toContain('Max-Age=0')
    expect((await cartOf({})).main).toContain('Váš košík je prázdný')
  })

  it('leaves a cart of an ended session alone: the visitor gets another one [CART-08]', async () => {
    const { cart_id = '' } = kept(await logIn(await buy()))
    const response = await visit('/kosik', { cookies: { cart_id } })
    expect(response.status).toBe(200)
    expect(cookiesOf(response).cart_id?.value).not.toBe(cart_id)
    expect((await readPage(response)).main).toContain('Váš košík je prázdný')
  })

  it('takes no code off a cart of an ended session, and says so in every language [CART-34] [ERR-08]', async () => {
    const { cart_id = '' } = kept(await logIn(await buy()))
    for (const [language, cart, words] of [
      ['cs', '/kosik', 'Slevový kód se nepodařilo odebrat. Zkuste to prosím znovu.'],
      ['sk', '/sk/kosik', 'Zľavový kód sa nepodarilo odobrať. Skúste to, prosím, znova.'],
      ['en', '/en/my-cart', 'The discount code could not be removed. Please try again.'],
    ] as const) {
      const { location } = await change('voucher', { discount_id: '1', language }, { cart_id })
      expect(location).toBe(`${cart}?result=cart_voucher_remove_error`)
      expect((await cartOf({ cart_id }, location ?? '')).main).toContain(words)
    }
  })

  it('puts nothing into a cart of an ended session: the next try has another one [CART-08] [CART-29]', async () => {
    const { cart_id = '' } = kept(await logIn(await buy()))
    const form = await buyForm(PRODUCT)
    const first = await submit('/api/cart/items', form, { cookies: { cart_id } })
    expect(first.headers.get('location')).toContain('result=cart_missing')
    const second = await submit('/api/cart/items', form, { cookies: kept(first) })
    expect(second.headers.get('location')).toContain('result=added')
  })
})
