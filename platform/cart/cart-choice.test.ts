import { describe, expect, it } from 'vitest'
import { cartShop, type Told } from '#tests/cart-shop.ts'

const shop = await cartShop()
const { call, db, newCart, idOf } = shop
const shipping = (code: string) => idOf('shipping_method', code)
const payment = (code: string) => idOf('payment_method', code)
const [pickup, packeta, gls, ppl, post, slovak] = (await Promise.all(
  [
    'personal-pickup',
    'packeta-point',
    'gls-parcel-shop',
    'ppl-address',
    'czech-post-to-hand',
    'slovakia-courier',
  ].map(shipping),
)) as [number, number, number, number, number, number]
const [gopay, cod, at_pickup, invoice] = (await Promise.all(
  ['gopay', 'cash-on-delivery', 'pickup-payment', 'invoice'].map(payment),
)) as [number, number, number, number]
const plain = await idOf('product', 'PLAIN')
const jana = { token: await shop.logIn('jana@example.com') }
const petr = { token: await shop.logIn('petr@example.com') }
const [CZ, SK, DE] = [1, 2, 3]

const patch = async (cart: string, body: object, asking = {}) => call(`PATCH /carts/${cart}`, body, asking)
const methods = async (cart: string, kind: string, query = '', asking = {}) =>
  (await call(`GET /carts/${cart}/${kind}-methods?paginate=false${query}`, undefined, asking)).answer.items
const usable = `&filters=${encodeURIComponent(JSON.stringify([{ field: 'can_use', operator: 'eq', value: true }]))}`
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)
const optionsOf = async (method: number) => {
  const rows = await db<{ id: number }[]>`
    select id from shipping_option where shipping_method_id = ${method} and is_active order by id limit 2`
  return rows.map(({ id }) => id)
}
const optionOf = async (method: number) => (await optionsOf(method))[0] ?? 0

describe('the tax of a cart', () => {
  const rates = (answer: Told['answer']) =>
    answer.tax_per_rate.map((one: { tax_rate: number }) => one.tax_rate)

  it('goes by the country of delivery, and by the shop’s own where no rates are known [CART-39]', async () => {
    const cart = await newCart()
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 1 })
    await patch(cart, { shipping_method_id: ppl })
    const taxedIn = async (country_id: number) => {
      await call(`PATCH /carts/${cart}/addresses/billing`, { country_id })
      return (await call(`GET /carts/${cart}`)).answer
    }
    const home = await taxedIn(CZ)
    expect(rates(home)).toEqual([21, 12])
    expect(rates(await taxedIn(SK))).toEqual([23, 19])
    const abroad = await taxedIn(DE)
    expect(rates(abroad)).toEqual([21, 12])
    expect(abroad.tax_amount).toEqual(home.tax_amount)
    // Whoever reads Slovak is taken for a Slovak only as long as nothing tells better.
    const read_in_slovak = await call(`GET /carts/${cart}`, undefined, { language: 'sk' })
    expect(rates(read_in_slovak.answer)).toEqual([21, 12])
  })

  it('is that of the shop where goods are handed over in it, whatever country was chosen [CART-39]', async () => {
    const cart = await newCart()
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 1 })
    await call(`PATCH /carts/${cart}/addresses/billing`, { country_id: SK })
    expect(rates((await patch(cart, { shipping_method_id: pickup })).answer)).toEqual([12])
    expect(rates((await patch(cart, { shipping_method_id: slovak })).answer)).toContain(19)
  })
})

describe('shipping and payment of a cart', () => {
  it('are chosen together or one by one, and counted in [CART-12] [CART-39]', async () => {
    const cart = await newCart()
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 1 })
    const { status, answer } = await patch(cart, { shipping_method_id: ppl, payment_method_id: cod })
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      shipping_method: { id: ppl, can_use: true, can_be_used_by_country: true, option_id: null },
      payment_method: { id: cod, can_use: true },
    })
    const fees = answer.shipping_method.taxed_price.value + answer.payment_method.taxed_price.value
    expect(fees).toBeGreaterThan(0)
    expect(answer.taxed_total_price.value).toBe(250 + fees)
    expect((await patch(cart, { email: 'Host@Example.com ' })).answer.email).toBe('host@example.com')
    expect((await patch(cart, {})).answer).toMatchObject({
      email: 'host@example.com',
      payment_method: { id: cod },
    })
    const cleared = { shipping_method_id: null, payment_method_id: null, email: null }
    expect((await patch(cart, cleared)).answer).toMatchObject({
      shipping_method: null,
      payment_method: null,
      email: null,
    })
  })

  it('are sent with the e-mail and the other address in any part, and what is not sent stays [CART-12]', async () => {
    const cart = await newCart()
    const [place, other] = await optionsOf(packeta)
    let expected: object = {
      shipping_method_id: null,
      shipping_option_id: null,
      payment_method_id: null,
      has_shipping_address: false,
      email: null,
    }
    for (const part of [
      { shipping_method_id: ppl },
      { payment_method_id: cod },
      { has_shipping_address: true },
      { email: 'host@example.com' },
      { shipping_method_id: post },
      { payment_method_id: gopay, has_shipping_address: false },
      { shipping_method_id: packeta },
      { shipping_option_id: place },
      { email: 'jiny@example.com' },
      { payment_method_id: null },
      { shipping_option_id: other, payment_method_id: gopay },
      { email: null },
    ]) {
      expected = { ...expected, ...part }
      const { shipping_method, payment_method, has_shipping_address, email } = (await patch(cart, part))
        .answer
      const told = {
        shipping_method_id: shipping_method?.id ?? null,
        shipping_option_id: shipping_method?.option_id ?? null,
        payment_method_id: payment_method?.id ?? null,
        has_shipping_address,
        email,
      }
      expect(told, JSON.stringify(part)).toEqual(expected)
    }
  })

  it('a shipping the payment does not go with drops it, at once [CART-46]', async () => {
    const cart = await newCart()
    await patch(cart, { shipping_method_id: ppl, payment_method_id: cod })
    const { answer } = await patch(cart, { shipping_method_id: pickup })
    expect(answer).toMatchObject({ shipping_method: { id: pickup }, payment_method: null })
    expect(await db`select from cart where id = ${cart} and payment_method_id is null`).toHaveLength(1)
    await patch(cart, { payment_method_id: gopay })
    expect((await patch(cart, { shipping_method_id: ppl })).answer.payment_method.id).toBe(gopay)
  })

  it('a payment that does not go with the shipping is refused, and nothing is changed [CART-24]', async () => {
    const cart = await newCart()
    await patch(cart, { shipping_method_id: ppl })
    const refused = await patch(cart, { payment_method_id: at_pickup, email: 'a@example.com' })
    expect([refused.status, refused.answer.errors]).toEqual([
      422,
      [{ field: 'payment_method_id', message: 'Tuto platbu ke zvolené dopravě nelze použít.' }],
    ])
    expect((await call(`GET /carts/${cart}`)).answer).toMatchObject({ payment_method: null, email: null })
    expect((await patch(cart, { shipping_method_id: pickup, payment_method_id: cod })).status).toBe(422)
  })

  it('a pick-up place belongs to its method and goes with it [CART-12]', async () => {
    const cart = await newCart()
    const place = await optionOf(packeta)
    const chosen = await patch(cart, { shipping_method_id: packeta, shipping_option_id: place })
    expect(chosen.answer.shipping_method.option_id).toBe(place)
    const { answer } = await call(`GET /carts/${cart}?embed=shipping_option`)
    expect(answer.shipping_option).toMatchObject({ id: place, is_active: true })
    const foreign = await optionOf(gls)
    expect((await patch(cart, { shipping_option_id: foreign })).answer.errors[0].field).toBe(
      'shipping_option_id',
    )
    const both = { shipping_method_id: ppl, shipping_option_id: place }
    expect((await patch(cart, both)).answer.errors[0].field).toBe('shipping_option_id')
    expect((await patch(cart, { shipping_method_id: gls })).answer.shipping_method.option_id).toBeNull()
    const back = await patch(cart, { shipping_method_id: packeta })
    expect(back.answer.shipping_method.option_id).toBeNull()
  })

  it('are listed as the cart sees them: those that can be used, with pictures [CART-23] [CART-24]', async () => {
    const cart = await newCart()
    const all = await methods(cart, 'shipping', '&embed=image_url')
    expect(idsOf(all)).toEqual([pickup, packeta, gls, ppl, post, slovak])
    expect(all[0].image_url).toMatch(/^\/media\//)
    expect(idsOf(await methods(cart, 'shipping', usable))).toEqual([pickup, packeta, gls, ppl, post])
    expect(all.find(({ id }: { id: number }) => id === slovak)).toMatchObject({
      can_use: false,
      can_be_used_by_country: false,
    })
    await patch(cart, { shipping_method_id: pickup })
    const payments = idsOf(await methods(cart, 'payment', `${usable}&embed=image_url`))
    expect(payments).toContain(at_pickup)
    expect(payments).not.toContain(cod)
    expect(payments).not.toContain(invoice)
    expect(idsOf(await methods(cart, 'payment'))).toContain(cod)
  })

  it('for a group are there for that group alone [CART-24]', async () => {
    const cart = await newCart(petr)
    expect(idsOf(await methods(cart, 'payment', usable, petr))).toContain(invoice)
    expect((await patch(cart, { payment_method_id: invoice }, petr)).status).toBe(200)
    const other = await newCart(jana)
    expect((await patch(other, { payment_method_id: invoice }, jana)).status).toBe(422)
  })

  it('follow the country of the address [CHECK-14]', async () => {
    const cart = await newCart()
    await patch(cart, { shipping_method_id: post })
    await call(`PATCH /carts/${cart}/addresses/billing`, { country_id: SK })
    expect(idsOf(await methods(cart, 'shipping', usable))).toEqual([pickup, packeta, gls, ppl, slovak])
    const { answer } = await call(`GET /carts/${cart}?embed=shipping_country_id`)
    expect(answer).toMatchObject({
      shipping_country_id: SK,
      shipping_method: { id: post, can_use: false, can_be_used_by_country: false },
    })
    expect((await patch(cart, { shipping_method_id: slovak })).status).toBe(200)
    expect((await patch(cart, { shipping_method_id: post })).answer.errors[0].field).toBe(
      'shipping_method_id',
    )
    // Where goods go elsewhere than the bill, their country counts.
    await patch(cart, { has_shipping_address: true })
    await call(`PATCH /carts/${cart}/addresses/shipping`, { country_id: CZ })
    expect(idsOf(await methods(cart, 'shipping', usable))).toEqual([pickup, packeta, gls, ppl, post])
  })

  it('cost nothing from the free shipping on, in lists too [CART-41]', async () => {
    const cart = await newCart()
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 4 })
    await patch(cart, { shipping_method_id: ppl })
    const before = (await call(`GET /carts/${cart}?embed=free_shipping`)).answer
    expect(before).toMatchObject({
      has_free_shipping: false,
      free_shipping: { taxed_missing_price: { value: 200 } },
    })
    expect(before.shipping_method.taxed_price.value).toBeGreaterThan(0)
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 1 })
    const after = (await call(`GET /carts/${cart}?embed=free_shipping`)).answer
    expect(after).toMatchObject({
      has_free_shipping: true,
      free_shipping: { taxed_missing_price: { value: 0 } },
      shipping_method: { taxed_price: { value: 0 } },
      taxed_total_price: { value: 1250 },
    })
    for (const { taxed_price } of await methods(cart, 'shipping')) expect(taxed_price.value).toBe(0)
  })
})

describe('addresses of a cart', () => {
  const home = {
    first_name: 'Jan',
    last_name: 'Host',
    street: 'Dlouhá 1',
    city: 'Brno',
    post_code: '602 00',
    country_id: CZ,
  }

  it('are filled in by and by, and listed [CART-14] [CART-15]', async () => {
    const cart = await newCart()
    await patch(cart, { shipping_method_id: ppl })
    const first = await call(`PATCH /carts/${cart}/addresses/billing`, { first_name: 'Jan', country_id: CZ })
    expect(first.answer).toMatchObject({
      type: 'billing',
      first_name: 'Jan',
      last_name: null,
      country_id: CZ,
    })
    const { answer } = await call(`PATCH /carts/${cart}/addresses`, {
      billing: { last_name: 'Host', phone: '601 222 333', dial_code: '+420' },
      shipping: home,
    })
    expect(answer.items).toMatchObject([
      { type: 'billing', first_name: 'Jan', last_name: 'Host', phone: '601222333' },
      { type: 'shipping', ...home },
    ])
    expect((await call(`GET /carts/${cart}/addresses`)).answer.items).toEqual(answer.items)
    const emptied = await call(`PATCH /carts/${cart}/addresses/billing`, { phone: null, dial_code: null })
    expect(emptied.answer.phone).toBeNull()
  })

  it('come from the book of the customer, and of nobody else [CART-15] [GUARD-11]', async () => {
    const [own] = await db`
      select address.* from customer_address address join customer on customer.id = customer_id
      where email = 'jana@example.com' and is_billing_default`
    const cart = await newCart(jana)
    const body = { customer_address_id: own?.id }
    const { answer } = await call(`PATCH /carts/${cart}/addresses/billing`, body, jana)
    expect(answer).toMatchObject({ customer_address_id: own?.id, street: own?.street, city: own?.city })
    const repeated = { first_name: own?.first_name, street: own?.street, country_id: own?.country_id }
    const same = await call(`PATCH /carts/${cart}/addresses/billing`, repeated, jana)
    expect(same.answer.customer_address_id).toBe(own?.id)
    const changed = await call(`PATCH /carts/${cart}/addresses/billing`, { street: 'Jiná 2' }, jana)
    expect(changed.answer).toMatchObject({ customer_address_id: null, street: 'Jiná 2', city: own?.city })
    const other = await newCart(petr)
    expect((await call(`PATCH /carts/${other}/addresses/billing`, body, petr)).status).toBe(403)
    const nobodys = { customer_address_id: 2_147_483_647 }
    expect((await call(`PATCH /carts/${other}/addresses/billing`, nobodys, petr)).status).toBe(403)
    expect((await call(`PATCH /carts/${await newCart()}/addresses/billing`, body)).status).toBe(401)
  })

  it.each([
    ['of a cart of their own', jana],
    ['of a cart that login could not carry over', {}],
  ])('%s lie in countries the shop sends to, and the customer may have [CUST-15]', async (_of, owner) => {
    const cart = await newCart(owner)
    const [inactive] = await db<{ id: number }[]>`select id from country where not is_active limit 1`
    const send = async (path: string, body: object) =>
      call(`PATCH /carts/${cart}/addresses${path}`, body, jana)
    const closed = await send('/billing', { country_id: inactive?.id })
    expect(closed.answer.errors).toEqual([{ field: 'country_id', message: 'Do této země neposíláme.' }])
    await db`update customer set restrict_to_country_id = ${CZ} where email = 'jana@example.com'`
    expect((await send('', { billing: { country_id: DE } })).answer.errors[0].field).toBe(
      'billing.country_id',
    )
    expect((await send('/billing', { country_id: CZ })).status).toBe(200)
    await db`update customer set restrict_to_country_id = ${SK} where email = 'jana@example.com'`
    expect(await methods(cart, 'shipping', usable, jana)).toEqual([])
    await db`update customer set restrict_to_country_id = null where email = 'jana@example.com'`
  })

  it('of a customer who is held to a country need not say it: methods are those that go there [CUST-15]', async () => {
    await db`update customer set restrict_to_country_id = ${SK} where email = 'jana@example.com'`
    const cart = await newCart(jana)
    expect(await methods(cart, 'shipping', usable, jana)).not.toEqual([])
    await db`update customer set restrict_to_country_id = null where email = 'jana@example.com'`
  })

  it('for shipping are dropped where goods do not travel to one [X-27] [CHECK-16]', async () => {
    const cart = await newCart()
    await patch(cart, { shipping_method_id: ppl, has_shipping_address: true })
    await call(`PATCH /carts/${cart}/addresses`, { billing: home, shipping: { ...home, country_id: SK } })
    const embed = async () => (await call(`GET /carts/${cart}?embed=shipping_country_id`)).answer
    expect(await embed()).toMatchObject({ has_shipping_address: true, shipping_country_id: SK })
    await patch(cart, { shipping_method_id: packeta })
    expect(await embed()).toMatchObject({ has_shipping_address: false, shipping_country_id: CZ })
    expect((await call(`GET /carts/${cart}/addresses`)).answer.items).toHaveLength(1)
    expect((await patch(cart, { has_shipping_address: true })).answer.has_shipping_address).toBe(false)
    expect((await call(`PATCH /carts/${cart}/addresses/shipping`, home)).status).toBe(422)
    await patch(cart, { shipping_method_id: ppl })
    expect((await call(`GET /carts/${cart}/addresses`)).answer.items).toHaveLength(1)
  })
})

describe('a code of a discount', () => {
  it('is applied once, shown with its amount, and taken back [CART-21] [CART-22]', async () => {
    const cart = await newCart()
    await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 2 })
    const { status, answer } = await call(`POST /carts/${cart}/discounts`, { code: ' sleva10 ' })
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      discounts: [{ code: 'SLEVA10', taxed_amount: { value: 50 } }],
      taxed_items_price: { value: 500 },
      taxed_discounted_items_price: { value: 450 },
    })
    const again = await call(`POST /carts/${cart}/discounts`, { code: 'SLEVA10' })
    expect([again.status, again.answer.errors[0].field]).toEqual([422, 'code'])
    const [{ id }] = answer.discounts
    expect((await call(`DELETE /carts/${cart}/discounts/${id}`)).status).toBe(204)
    expect((await call(`DELETE /carts/${cart}/discounts/${id}`)).status).toBe(404)
    const { answer: after } = await call(`GET /carts/${cart}`)
    expect(after).toMatchObject({ discounts: [], taxed_total_price: { value: 500 } })
  })

  it.each([
    ['a customer by a sentence of its own', jana, 5],
    ['a guest by one for all: it is not told which codes there are', {}, 1],
  ])(
    'that is unknown, over, not yet, used up or for others is refused to %s [CART-21] [S42]',
    async (_whom, asking, different) => {
      await db`update discount set used_orders = 1 where code = 'JEDNOU'`
      const cart = await newCart(asking)
      await call(`POST /carts/${cart}/items`, { product_id: plain, amount: 2 }, asking)
      const ask = async (code: string) => {
        const { status, answer } = await call(`POST /carts/${cart}/discounts`, { code }, asking)
        expect([status, answer.errors[0].field], code).toEqual([422, 'code'])
        return answer.errors[0].message
      }
      const sentences = await Promise.all(['NONE', 'PROSLY', 'BUDE', 'SALON20', 'JEDNOU'].map(ask))
      expect(new Set(sentences).size).toBe(different)
      expect(sentences).not.toContain(await ask('HRNKY15'))
      await db`update discount set used_orders = 0 where code = 'JEDNOU'`
    },
  )
})
