import { describe, expect, it } from 'vitest'
import { customers } from '#contract/customer.ts'
import { itemsMark } from '#contract/order-form.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { BILLING, openOrderShop } from '#tests/order-scene.ts'
import { MAX_TAKEN_EMAILS } from '#platform/auth/taken-email.ts'

const shop = await openOrderShop()
const { ask, call, order, ordered, fill, db, stockOf, setStock } = shop

const detail = (created: Answer, embed: string, sent = {}): Promise<Answer> =>
  ask(`GET /orders/${created.id}?hash=${created.hash}&embed=${embed}`, undefined, sent)
const errorsOf = async (response: Response): Promise<Record<string, string>> => {
  const body = (await response.json()) as { errors: { field: string; message: string }[] }
  return Object.fromEntries(body.errors.map(({ field, message }) => [field, message]))
}
const counts = async () => {
  const [row] = await db`
    select (select count(*)::int from customer_order) as orders, (select count(*)::int from order_item) as items,
      (select count(*)::int from customer) as customers, (select count(*)::int from order_event) as events`
  return { ...row }
}

describe('an order', () => {
  it('is made of a cart and told with its hash and payment [ORDER-01]', async () => {
    const created = await ordered(
      { lines: [{ code: 'PLAIN', amount: 2 }] },
      { note: 'Zvoňte', gender_oriented_product_preference: 1, newsletter: true },
    )
    expect(created).toMatchObject({
      email: 'karel@example.com',
      note: 'Zvoňte',
      paid_at: null,
      cancelled_at: null,
    })
    expect(created.code).toMatch(/^\d{8}$/)
    expect(created.variable_symbol).toBe(created.code)
    expect(created.hash).toMatch(/^[0-9a-f]{32}$/)
    expect(created.payment).toMatchObject({ payment_service: 1, order_id: created.id })
    const [row] = await db`
      select newsletter, gender_oriented_product_preference as preference from customer_order
      where id = ${created.id}`
    expect(row).toEqual({ newsletter: true, preference: 1 })
  })

  it('of a guest belongs to no customer and keeps the e-mail [ORDER-21]', async () => {
    const created = await ordered({ lines: [{ code: 'PLAIN' }], email: 'Host@Example.com' })
    expect(created).toMatchObject({ customer_id: null, email: 'Host@Example.com' })
  })

  it('of a customer belongs to them, with the e-mail of the account [ORDER-21]', async () => {
    const token = await shop.logIn('jana@example.com')
    const cart_id = await fill({ lines: [{ code: 'PLAIN' }], customer: 'jana@example.com', email: null })
    expect((await order(cart_id)).status).toBe(401)
    expect((await order(cart_id, {}, { token: await shop.logIn('eva@example.com') })).status).toBe(403)
    const created = await ask('POST /orders', { cart_id }, { token })
    expect(created.email).toBe('jana@example.com')
    expect(created.customer_id).toEqual(expect.any(Number))
  })

  it('has the country of its customer where a pick-up asked for none [ORDER-13] [ENT-50]', async () => {
    const token = await shop.logIn('eva@example.com')
    const cart_id = await fill({ lines: [{ code: 'PLAIN' }], customer: 'eva@example.com', email: null })
    await db`update cart_address set country_id = null where cart_id = ${cart_id}`
    const { id } = await ask('POST /orders', { cart_id }, { token })
    const countries = await db<{ alpha2: string | null }[]>`
      select alpha2 from order_address left join country on country.id = country_id where order_id = ${id}`
    expect(countries.map(({ alpha2 }) => alpha2)).toEqual(['SK', 'SK'])
  })

  it('freezes names, prices, rates and addresses: nothing of the catalogue reaches it any more for a reader of its language [ORDER-13] [ORDER-16]', async () => {
    const reader = { language: 'en' }
    const created = await ordered(
      {
        lines: [
          { code: 'PLAIN', amount: 2 },
          { code: 'ENGRAVED', fields: [{ name: 'text', value: 'Karlovi' }] },
        ],
        shipping: 'ppl-address',
        payment: 'cash-on-delivery',
        shipping_address: { ...BILLING, first_name: 'Josef', street: 'Jiná 1' },
      },
      {},
      reader,
    )
    const embed =
      'items.product_fields,items.image_url,shipping,payment,order_addresses,tax_per_rate,items_price'
    const before = await detail(created, embed, reader)
    await db`update product set name = '{"cs": "Jiné jméno"}' where code in ('PLAIN', 'ENGRAVED')`
    await db`update product_price set taxed_price = taxed_price * 2, discounted_taxed_price = null,
      discounted_from = null, discounted_to = null`
    await db`update shipping_method set name = '{"cs": "Jiná doprava"}' where code = 'ppl-address'`
    await db`update tax_rate set rate = 0`
    try {
      expect(await detail(created, embed, reader)).toEqual(before)
      expect(
        before.order_addresses.map(({ type, first_name, street }: Answer) => [type, first_name, street]),
      ).toEqual([
        [1, 'Josef', 'Jiná 1'],
        [2, 'Karel', 'Úzká 10'],
      ])
      expect(before.order_addresses[0]).toMatchObject({ shipping_service: 16 })
      expect(before.items).toHaveLength(2)
      expect(before.items[0].image_url).toMatch(/^\/media\//)
    } finally {
      await db`update product_price set taxed_price = taxed_price / 2`
      await db`update tax_rate set rate = case tax_group.code when 'standard' then 21 when 'reduced' then 12 else 0 end
        from tax_group where tax_group.id = tax_group_id`
    }
  })

  it('keeps what the shopper filled in for an item [ORDER-22] [CART-50]', async () => {
    const created = await ordered({
      lines: [{ code: 'ENGRAVED', fields: [{ name: 'Text', value: 'Pro babičku' }] }],
    })
    const { items } = await detail(created, 'items.product_fields')
    expect(items[0].product_fields).toEqual([{ name: expect.any(String), value: 'Pro babičku' }])
  })

  it('calls a line by the same choices as the cart, without the text that is filled in [ORDER-22]', async () => {
    const created = await ordered({ lines: [{ code: 'SIGN', variation: 'SIGN-OVAL' }] })
    const [item] = await db`select variation_properties_names from order_item where order_id = ${created.id}`
    expect(item?.variation_properties_names).toEqual(['Ovál'])
  })

  it('keeps original and charged prices of shipping and payment [ORDER-17]', async () => {
    const created = await ordered({
      lines: [{ code: 'PLAIN', amount: 1 }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
      codes: ['DOPRAVA'],
    })
    const { shipping, payment, discounts } = await detail(created, 'shipping,payment,discounts')
    expect([shipping.price.value, shipping.taxed_price.value]).toEqual([0, 0])
    expect([payment.price, payment.taxed_price]).toEqual([
      payment.original_price,
      payment.original_taxed_price,
    ])
    for (const { original_price, original_taxed_price, tax_rate } of [shipping, payment]) {
      expect(original_taxed_price.value).toBeGreaterThan(0)
      expect(original_price.value * (1 + tax_rate / 100)).toBeCloseTo(original_taxed_price.value, 1)
    }
    expect(discounts).toMatchObject([{ code: 'DOPRAVA' }])
  })

  it.each(['CZK', 'EUR'])(
    'says its money in %s as its cart did, in number and in writing [API-17]',
    async (currency) => {
      const asking = { currency, language: 'en' }
      const cart_id = await fill({
        lines: [{ code: 'PLAIN', amount: 3 }],
        shipping: 'ppl-address',
        payment: 'gopay',
      })
      const cart = await ask(`GET /carts/${cart_id}`, undefined, asking)
      const created = await ask('POST /orders', { cart_id }, asking)
      for (const name of ['total_price', 'taxed_total_price', 'tax_amount', 'rounding']) {
        expect(created[name], name).toEqual(cart[name])
      }
    },
  )

  it('adds up: items, shipping and payment make the total, rates make the tax [ORDER-18]', async () => {
    const created = await ordered({
      lines: [{ code: 'PLAIN', amount: 3 }, { code: 'MAX3', amount: 2 }, { code: 'WRAP' }],
      shipping: 'ppl-address',
      payment: 'cash-on-delivery',
      codes: ['SLEVA10'],
    })
    const one = await detail(created, 'shipping,payment,items,items_price,tax_per_rate,invoices,discounts')
    const cents = (money: Answer) => Math.round(money.value * 100)
    const sum = (list: Answer[], of: (one: Answer) => number) =>
      list.reduce((total, each) => total + of(each), 0)
    const items = sum(one.items, (item) => cents(item.taxed_total_price))
    expect(items).toBe(cents(one.items_price.taxed_discounted_price))
    expect(cents(one.items_price.taxed_price) - items).toBe(cents(one.discounts[0].discounted_amount))
    expect(items + cents(one.shipping.taxed_price) + cents(one.payment.taxed_price)).toBe(
      cents(one.taxed_total_price),
    )
    expect(sum(one.tax_per_rate, (rate) => cents(rate.tax_amount))).toBe(cents(one.tax_amount))
    expect(cents(one.taxed_total_price) - cents(one.tax_amount)).toBe(cents(one.total_price))
    expect(one.invoices).toEqual([])
  })

  it('takes stock, counts the voucher, holds gifts and closes the cart, all at once [ORDER-13] [CART-48]', async () => {
    const [before, uses] = [await stockOf('PLAIN'), await shop.usesOf('SLEVA10')]
    await setStock('PLAIN', 100)
    const sales = () => db<{ code: string; sells_count: number }[]>`
      select code, sells_count from product where code in ('PLAIN', 'UNTRACKED') order by code`
    const [plain, given] = await sales()
    const cart_id = await fill({
      lines: [
        { code: 'PLAIN', amount: 20 },
        { code: 'UNTRACKED', gift: 'gift-from-1500' },
      ],
      codes: ['SLEVA10'],
    })
    const created = await (await order(cart_id)).json()
    expect(await stockOf('PLAIN')).toEqual({ stock_state: 80, reserved_state: 0 })
    expect(await shop.usesOf('SLEVA10')).toBe(uses + 1)
    const { items, state } = await detail(created as Answer, 'items,state')
    expect(
      items.map(({ order_item_type, taxed_total_price }: Answer) => [
        order_item_type,
        taxed_total_price.value,
      ]),
    ).toEqual([
      [0, expect.any(Number)],
      [1, 0],
    ])
    expect(state.id).toBe(1)
    expect((created as Answer).stock_state).toBe(2)
    // What is given away is no bestseller.
    expect([...(await sales())]).toEqual([{ ...plain, sells_count: (plain?.sells_count ?? 0) + 20 }, given])
    expect((await call(`GET /carts/${cart_id}`)).status).toBe(404)
    expect((await call(`POST /carts/${cart_id}/items`, { product_id: 1, amount: 1 })).status).toBe(404)
    const events = await db`select kind from order_event where order_id = ${(created as Answer).id}`
    expect([...events]).toEqual([{ kind: 'created' }])
    await setStock('PLAIN', before.stock_state)
  })

  it('reserves the stock while an online payment is open [ORDER-13]', async () => {
    await setStock('PLAIN', 10)
    const created = await ordered({ lines: [{ code: 'PLAIN', amount: 4 }], payment: 'gopay' })
    expect(created.stock_state).toBe(1)
    expect((await detail(created, 'state')).state.id).toBe(2)
    expect(await stockOf('PLAIN')).toMatchObject({ stock_state: 6, reserved_state: 4 })
  })

  it('leaves stock that is unknown or not tracked as it is [ORDER-13]', async () => {
    const before = [await stockOf('NULLSTOCK'), await stockOf('UNTRACKED')]
    const created = await ordered({
      lines: [
        { code: 'NULLSTOCK', amount: 3 },
        { code: 'UNTRACKED', amount: 2 },
      ],
    })
    expect([await stockOf('NULLSTOCK'), await stockOf('UNTRACKED')]).toEqual(before)
    expect(created.stock_state).toBe(0)
  })

  it('sums the demand of lines, packages and gifts for one stock item [ORDER-13] [CHECK-29] [F54]', async () => {
    const parts = await db<{ code: string; count: number }[]>`
      select product.code, item.count from package_item item join product on product.id = item.product_id
      join product package on package.id = item.package_product_id where package.code = 'SET-FIXED'
        and item.product_variation_id is null and product.update_stock`
    const [part] = parts
    if (!part) throw new Error('The fixed set of the demo shop has nothing with a stock in it')
    const inside = await db<{ code: string; count: number; variation: string | null }[]>`
      select product.code, item.count, variation.code as variation from package_item item
      join product on product.id = item.product_id
      left join product_variation variation on variation.id = item.product_variation_id
      join product package on package.id = item.package_product_id where package.code = 'SET-FIXED'`
    const set = {
      code: 'SET-FIXED',
      parts: inside.map(({ code, count, variation }) => ({
        code,
        amount: count,
        ...(variation ? { variation } : {}),
      })),
    }
    await setStock(part.code, part.count + 1)
    const linesOf = async (cart_id: string, code: string) =>
      (
        await db<{ id: number }[]>`
          select cart_item.id from cart_item join product on product.id = product_id
          where cart_id = ${cart_id} and code = ${code} order by cart_item.id`
      ).map(({ id }) => `items.${id}`)
    const too_much = await fill({ lines: [set, { code: part.code, amount: 2 }, { code: 'UNTRACKED' }] })
    const short = await order(too_much)
    expect(short.status).toBe(409)
    const named = await linesOf(too_much, part.code)
    expect(named).toHaveLength(2)
    expect(Object.keys(await errorsOf(short))).toEqual(named)
    expect(await stockOf(part.code)).toMatchObject({ stock_state: part.count + 1 })
    const fits = await order(await fill({ lines: [set, { code: part.code, amount: 1 }] }))
    expect(fits.status).toBe(201)
    expect(await stockOf(part.code)).toMatchObject({ stock_state: 0 })
    await setStock(part.code, 50)

    const gift = { code: 'LAST', gift: 'gift-from-1500' }
    const withGift = (amount: number) =>
      fill({ lines: [{ code: 'PLAIN', amount: 20 }, { code: 'LAST', amount }, gift] })
    await setStock('PLAIN', 100)
    await setStock('LAST', 2)
    const beside = await withGift(2)
    const refused = await order(beside)
    expect(refused.status).toBe(409)
    expect(Object.keys(await errorsOf(refused))).toEqual(await linesOf(beside, 'LAST'))
    expect((await order(await withGift(1))).status).toBe(201)
    expect(await stockOf('LAST')).toMatchObject({ stock_state: 0 })
    await setStock('LAST', 1)
  })

  it('paid whole with credits is paid at once [LOYAL-02] [LOYAL-08]', async () => {
    const token = await shop.logIn('jana@example.com')
    const credits = await shop.creditsOf('jana@example.com')
    const created = await ordered(
      {
        lines: [{ code: 'CREDIT', credits: true }],
        customer: 'jana@example.com',
        shipping: 'personal-pickup',
        payment: 'gopay',
      },
      {},
      { token },
    )
    expect(created.taxed_total_price.value).toBe(0)
    expect(created.taxed_total_price_without_credits.value).toBeGreaterThan(0)
    expect(created.paid_at).not.toBeNull()
    expect(await shop.creditsOf('jana@example.com')).toBeLessThan(credits)
    const usages = await db`
      select amount, operation, order_item_id is not null as has_item from customer_account_usage
      where order_id = ${created.id}`
    expect([...usages]).toEqual([{ amount: expect.any(Number), operation: 2, has_item: true }])
    const { state, invoices } = await detail(created, 'state,invoices')
    expect(state.id).toBe(3)
    expect(invoices).toHaveLength(1)
  })

  it('refuses credits that are no longer there, and takes nothing [LOYAL-08]', async () => {
    const token = await shop.logIn('jana@example.com')
    const cart_id = await fill({
      lines: [{ code: 'CREDIT', credits: true }],
      customer: 'jana@example.com',
    })
    const { taxed_total_price } = await ask(`GET /carts/${cart_id}`, undefined, { token })
    await db`
      insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
      select customer_id, customer_account_id, -amount, 2 from customer_account_balance
      where customer_id = (select id from customer where email = 'jana@example.com') and amount > 0`
    const [method] = await db`select shipping_method_id, payment_method_id from cart where id = ${cart_id}`
    const before = await counts()
    const refused = await order(
      cart_id,
      { seen: { taxed_total_price: taxed_total_price.value, ...method } },
      { token },
    )
    expect(refused.status).toBe(409)
    expect(Object.keys(await errorsOf(refused))).toEqual(['seen.taxed_total_price'])
    expect(await counts()).toEqual(before)
  })
})

describe('the same cart', () => {
  it('sent again answers with the same order, hash included [ORDER-13]', async () => {
    const cart_id = await fill({ lines: [{ code: 'UNTRACKED' }] })
    const first = await order(cart_id)
    const second = await order(cart_id)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
  })

  it('sent again under the same key with another body is refused [ORDER-13]', async () => {
    const cart_id = await fill({ lines: [{ code: 'UNTRACKED' }] })
    const headers = { 'idempotency-key': 'one-and-only' }
    expect((await order(cart_id, { note: 'První' }, { headers })).status).toBe(201)
    expect((await order(cart_id, { note: 'První' }, { headers })).status).toBe(201)
    expect((await order(cart_id, { note: 'Druhá' }, { headers })).status).toBe(409)
    expect((await order(cart_id, {}, { headers: { 'idempotency-key': 'x'.repeat(300) } })).status).toBe(400)
  })

  it('that nobody has made is not there', async () => {
    expect((await order('0'.repeat(32))).status).toBe(404)
  })
})

describe('before an order is made', () => {
  it.each([
    [{ lines: [] }, ['items']],
    [{ lines: [{ code: 'PLAIN' }], shipping: null }, ['shipping_method_id']],
    [{ lines: [{ code: 'PLAIN' }], shipping: 'packeta-point' }, ['shipping_option_id']],
    [{ lines: [{ code: 'PLAIN' }], shipping: 'slovakia-courier' }, ['shipping_method_id']],
    [{ lines: [{ code: 'PLAIN' }], payment: null }, ['payment_method_id']],
    [{ lines: [{ code: 'PLAIN' }], payment: 'cash-on-delivery' }, ['payment_method_id']],
    [{ lines: [{ code: 'PLAIN' }], payment: 'invoice' }, ['payment_method_id']],
    [{ lines: [{ code: 'PLAIN' }], email: null }, ['email']],
    [
      { lines: [{ code: 'PLAIN' }], billing: null },
      ['billing.first_name', 'billing.last_name', 'billing.phone'],
    ],
    [
      {
        lines: [{ code: 'PLAIN' }],
        shipping: 'ppl-address',
        billing: { ...BILLING, street: null, post_code: 'x!' },
      },
      ['billing.street', 'billing.post_code'],
    ],
    [
      {
        lines: [{ code: 'PLAIN' }],
        shipping: 'ppl-address',
        shipping_address: { ...BILLING, city: null },
      },
      ['shipping.city'],
    ],
    [
      {
        lines: [{ code: 'PLAIN' }],
        shipping: 'ppl-address',
        billing: {
          ...BILLING,
          is_company: true,
          company_name: 'Čaj s.r.o.',
          company_identification_number: '123',
        },
      },
      ['billing.company_identification_number'],
    ],
  ])('everything is asked again: %j names %j [CHECK-29] [CHECK-26] [S33]', async (wish, fields) => {
    const before = await counts()
    const refused = await order(await fill(wish))
    expect(refused.status).toBe(422)
    expect(Object.keys(await errorsOf(refused))).toEqual(fields)
    expect(await counts()).toEqual(before)
  })

  it('a pick-up point that was closed meanwhile is asked for again [CHECK-29] [S33]', async () => {
    const cart_id = await fill({ lines: [{ code: 'UNTRACKED' }], shipping: 'packeta-point', option: true })
    const open = (is_active: boolean) => db`
      update shipping_option set is_active = ${is_active}
      where id = (select shipping_option_id from cart where id = ${cart_id})`
    await open(false)
    const refused = await order(cart_id)
    expect(refused.status).toBe(422)
    expect(Object.keys(await errorsOf(refused))).toEqual(['shipping_option_id'])
    await open(true)
    expect((await order(cart_id)).status).toBe(201)
  })

  it.each([
    ['GONE', 1],
    ['NOBUY', 1],
    ['SOON', 1],
    ['MAX3', 4],
    ['LAST', 2],
  ])(
    '%s in %i pieces is refused by its line, and nothing is taken [CHECK-29] [F72]',
    async (code, amount) => {
      const before = { ...(await counts()), stock: await stockOf(code) }
      const refused = await order(await fill({ lines: [{ code: 'UNTRACKED' }, { code, amount }] }))
      expect(refused.status).toBe(409)
      const fields = Object.keys(await errorsOf(refused))
      expect(fields).toEqual([expect.stringMatching(/^items\.\d+$/)])
      expect({ ...(await counts()), stock: await stockOf(code) }).toEqual(before)
    },
  )

  it.each(['INACTIVE', 'GROUP-ONLY'])(
    '%s, which the shopper can no longer see in the cart, is not in the order either [CHECK-29] [CATALOG-21]',
    async (code) => {
      const stock = await stockOf(code)
      const created = await ordered({ lines: [{ code: 'UNTRACKED' }, { code }] })
      expect((await detail(created, 'items')).items).toHaveLength(1)
      expect(await stockOf(code)).toEqual(stock)
      const alone = await order(await fill({ lines: [{ code }] }))
      expect(Object.keys(await errorsOf(alone))).toEqual(['items'])
    },
  )

  it('a line not sold in the currency is named with the way out, and the order goes without it [CART-37] [CHECK-29]', async () => {
    const euro = { currency: 'EUR' }
    await db`
      delete from product_price using currency where currency.id = currency_id and currency.code = 'EUR'
        and product_id = (select id from product where code = 'PLAIN')`
    const cart_id = await fill({ lines: [{ code: 'PLAIN' }, { code: 'UNTRACKED' }] })
    const seen = async () => {
      const { items } = await ask(`GET /carts/${cart_id}/items?paginate=false`, undefined, euro)
      const cart = await ask(`GET /carts/${cart_id}`, undefined, euro)
      return {
        line: items[0],
        seen: {
          taxed_total_price: cart.taxed_total_price.value,
          shipping_method_id: cart.shipping_method.id,
          payment_method_id: cart.payment_method.id,
          items_mark: itemsMark(items),
        },
      }
    }
    const before = await seen()
    const refused = await order(cart_id, { seen: before.seen }, euro)
    expect(refused.status).toBe(409)
    expect(await errorsOf(refused)).toEqual({
      [`items.${before.line.id}`]: `${before.line.name}: v této měně položku neprodáváme. Odeberte ji v košíku, nebo v obchodě zvolte jinou měnu.`,
    })
    await call(`DELETE /carts/${cart_id}/items/${before.line.id}`, undefined, euro)
    expect((await order(cart_id, { seen: (await seen()).seen }, euro)).status).toBe(201)
  })

  it('a price or method other than the shopper saw is told, old and new [CHECK-29] [F48] [F50]', async () => {
    const cart_id = await fill({ lines: [{ code: 'UNTRACKED' }] })
    const cart = await ask(`GET /carts/${cart_id}`)
    const seen = {
      taxed_total_price: cart.taxed_total_price.value,
      shipping_method_id: cart.shipping_method.id,
      payment_method_id: cart.payment_method.id,
    }
    await db`update product_price set taxed_price = taxed_price + 1000
      where product_id = (select id from product where code = 'UNTRACKED')`
    const dearer = await order(cart_id, { seen })
    expect(dearer.status).toBe(409)
    const { 'seen.taxed_total_price': message } = await errorsOf(dearer)
    expect(message).toContain(cart.taxed_total_price.formatted)
    const now = await ask(`GET /carts/${cart_id}`)
    expect(message).toContain(now.taxed_total_price.formatted)
    const other = await order(cart_id, {
      seen: { ...seen, taxed_total_price: now.taxed_total_price.value, payment_method_id: 1_000_000 },
    })
    expect(other.status).toBe(409)
    expect(Object.keys(await errorsOf(other))).toEqual(['seen.payment_method_id'])
    const right = await order(cart_id, { seen: { ...seen, taxed_total_price: now.taxed_total_price.value } })
    expect(right.status).toBe(201)
  })

  it('another pick-up point or other goods of the same price than the shopper saw are told [CHECK-29] [F48] [L2]', async () => {
    const lines = [{ code: 'UNTRACKED' }]
    const cart_id = await fill({ lines, shipping: 'packeta-point', option: true })
    const see = async () => {
      const cart = await ask(`GET /carts/${cart_id}?embed=shipping_option`)
      const { items } = await ask(`GET /carts/${cart_id}/items`)
      return {
        taxed_total_price: cart.taxed_total_price.value,
        shipping_method_id: cart.shipping_method.id,
        payment_method_id: cart.payment_method.id,
        shipping_option_id: cart.shipping_option.id,
        items_mark: itemsMark(items),
      }
    }
    const seen = await see()
    const [place] = await db`
      update cart set shipping_option_id = (
        select max(id) from shipping_option where shipping_method_id = cart.shipping_method_id and is_active)
      where id = ${cart_id}
      returning (select name from shipping_option where id = ${seen.shipping_option_id}) as old,
        (select name from shipping_option where id = cart.shipping_option_id) as new`
    const elsewhere = await order(cart_id, { seen })
    expect(elsewhere.status).toBe(409)
    expect(await errorsOf(elsewhere)).toEqual({
      'seen.shipping_option_id': expect.stringContaining(`${place?.new}, ne ${place?.old}`),
    })
    const here = await see()
    const { items } = await ask(`GET /carts/${cart_id}/items`)
    await call(`DELETE /carts/${cart_id}/items/${items[0].id}`)
    // Another line at the same price, as another colour would be.
    await ask(`POST /carts/${cart_id}/items`, { product_id: items[0].product_id, amount: 1 })
    const swapped = await order(cart_id, { seen: here })
    expect(swapped.status).toBe(409)
    expect(await errorsOf(swapped)).toEqual({
      'seen.items_mark': 'Zboží v košíku se změnilo. Zkontrolujte prosím objednávku.',
    })
    expect((await order(cart_id, { seen: await see() })).status).toBe(201)
  })

  it('a code that no longer counts stops the order [DISC-02]', async () => {
    const lines = [{ code: 'UNTRACKED' }]
    for (const codes of [['PROSLY'], ['BUDE'], ['SALON20']]) {
      const refused = await order(await fill({ lines, codes }))
      expect(refused.status, codes[0]).toBe(409)
      expect((await errorsOf(refused)).discounts).toContain(codes[0])
    }
  })

  it('a voucher of one order, and one per customer, is used so often and no more [DISC-02] [F56]', async () => {
    const lines = [{ code: 'UNTRACKED' }]
    expect((await order(await fill({ lines, codes: ['JEDNOU'] }))).status).toBe(201)
    expect((await order(await fill({ lines, codes: ['JEDNOU'], email: 'jiny@example.com' }))).status).toBe(
      409,
    )
    expect((await order(await fill({ lines, codes: ['KAZDY1'], email: 'Prvni@example.com' }))).status).toBe(
      201,
    )
    expect((await order(await fill({ lines, codes: ['KAZDY1'], email: 'prvni@example.com' }))).status).toBe(
      409,
    )
    expect((await order(await fill({ lines, codes: ['KAZDY1'], email: 'druhy@example.com' }))).status).toBe(
      201,
    )
  })

  it('a discount that customers have used up as guests is not in their cart, and does not stop their order [DISC-02]', async () => {
    const eva = 'eva@example.com'
    const lines = [{ code: 'UNTRACKED' }]
    await db`update discount set method = 1, code = null where code = 'KAZDY1'`
    const first = await ordered({ lines, email: eva })
    expect((await ask(`GET /orders/${first.id}?hash=${first.hash}&embed=discounts`)).discounts).toHaveLength(
      1,
    )
    const token = await shop.logIn(eva)
    // Nobody has typed an e-mail into the cart: it is that of the account.
    const cart_id = await fill({ lines, customer: eva, email: null })
    expect((await ask(`GET /carts/${cart_id}`, undefined, { token })).discounts).toEqual([])
    expect((await order(cart_id, {}, { token })).status).toBe(201)
    await db`update discount set method = 2, code = 'KAZDY1' where method = 1 and limit_per_customer = 1`
  })
})

it('a cart that nobody owns yet is ordered by the customer who is logged in, with what it earns them [ORDER-02] [LOYAL-01]', async () => {
  const eva = 'eva@example.com'
  const token = await shop.logIn(eva)
  const cart_id = await fill({ lines: [{ code: 'UNTRACKED', amount: 9 }], email: eva })
  const [account] = (await ask(`GET /carts/${cart_id}`, undefined, { token })).customer_accounts
  expect(account.amount_of_order).toBeGreaterThan(0)
  const before = await shop.creditsOf(eva)
  const { id } = await ask('POST /orders', { cart_id }, { token })
  const { items } = await ask('GET /orders', undefined, { token })
  expect(items.map((one: Answer) => one.id)).toContain(id)
  await ask(`POST /staff/orders/${id}/payment`, {}, { token: await shop.logStaffIn() })
  expect(await shop.creditsOf(eva)).toBe(before + account.amount_of_order)
})

describe('an account on the way', () => {
  const account = { create_new_account: true, password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD }

  it('is made from the order, which is its first [ORDER-14]', async () => {
    const created = await ordered(
      { lines: [{ code: 'UNTRACKED' }], email: 'Nova@example.com' },
      { ...account, gender_oriented_product_preference: 1 },
    )
    expect(created.customer_id).toEqual(expect.any(Number))
    const mails = await db`select subject from mail_outbox where "to" = 'nova@example.com'`
    expect(mails).toContainEqual({ subject: 'Váš účet je založen – Vitrine' })
    const token = await shop.logIn('nova@example.com')
    const { items } = await ask('GET /orders', undefined, { token })
    expect(items.map(({ id }: Answer) => id)).toEqual([created.id])
    const customer = await ask(`GET /customers/${created.customer_id}`, undefined, { token })
    expect(Object.keys(customers.entity.shape)).toEqual(expect.arrayContaining(Object.keys(customer)))
    expect(customer).toMatchObject({
      first_name: 'Karel',
      phone: '601000777',
      is_guest: false,
      gender_oriented_product_preference: 1,
    })
  })

  it('is made where it is asked for alone, and under a password that is confirmed [ORDER-01] [ORDER-14]', async () => {
    const wish = { lines: [{ code: 'UNTRACKED' }], email: 'bez-uctu@example.com' }
    const refused = await order(await fill(wish), { ...account, password_confirmation: `${DEMO_PASSWORD}x` })
    expect(refused.status).toBe(422)
    expect(Object.keys(await errorsOf(refused))).toEqual(['password_confirmation'])
    for (const create_new_account of [undefined, false]) {
      expect((await ordered(wish, { ...account, create_new_account })).customer_id).toBeNull()
    }
    expect(await db`select from customer where email = ${wish.email}`).toHaveLength(0)
  })

  it('is refused on the field e-mail where there is one, and nothing is ordered; not for ever [ORDER-14]', async () => {
    const cart_id = await fill({ lines: [{ code: 'UNTRACKED' }], email: 'jana@example.com' })
    const headers = { 'x-client-ip': '198.51.100.7' }
    const before = await counts()
    const refused = await order(cart_id, account, { headers })
    expect(refused.status).toBe(422)
    expect(Object.keys(await errorsOf(refused))).toEqual(['email'])
    expect(await counts()).toEqual(before)
    for (let count = 1; count < MAX_TAKEN_EMAILS; count++) await order(cart_id, account, { headers })
    expect((await order(cart_id, account, { headers })).status).toBe(429)
    expect((await order(cart_id)).status).toBe(201)
  })

  it('is not made for who has one [ORDER-14]', async () => {
    const token = await shop.logIn('jana@example.com')
    const cart_id = await fill({ lines: [{ code: 'UNTRACKED' }], customer: 'jana@example.com' })
    const refused = await order(cart_id, account, { token })
    expect(Object.keys(await errorsOf(refused))).toEqual(['create_new_account'])
  })

  it('takes no password that is guessed first, nor the e-mail itself [ORDER-14] [AUTH-29] [B-82]', async () => {
    const email = 'slabe-heslo@example.com'
    const cart_id = await fill({ lines: [{ code: 'UNTRACKED' }], email })
    for (const password of ['heslo123', email, 'slabe-heslo']) {
      const refused = await order(cart_id, { ...account, password, password_confirmation: password })
      expect(Object.keys(await errorsOf(refused)), password).toEqual(['password'])
    }
  })
})

it('a product deleted between cart and order takes its lines along, and the new total is asked about [CHECK-29] [F72]', async () => {
  const [cart_id, alone] = [
    await fill({ lines: [{ code: 'UNTRACKED' }, { code: 'MAX3' }] }),
    await fill({ lines: [{ code: 'MAX3' }] }),
  ]
  const cart = await ask(`GET /carts/${cart_id}`)
  const seen = {
    taxed_total_price: cart.taxed_total_price.value,
    shipping_method_id: cart.shipping_method.id,
    payment_method_id: cart.payment_method.id,
  }
  const before = await counts()
  await db`delete from product where code = 'MAX3'`
  const refused = await order(cart_id, { seen })
  expect(refused.status).toBe(409)
  expect(Object.keys(await errorsOf(refused))).toEqual(['seen.taxed_total_price'])
  expect(Object.keys(await errorsOf(await order(alone)))).toEqual(['items'])
  expect(await counts()).toEqual(before)
  const now = await ask(`GET /carts/${cart_id}`)
  expect(now.taxed_total_price.value).toBeLessThan(seen.taxed_total_price)
  const agreed = { ...seen, taxed_total_price: now.taxed_total_price.value }
  expect((await order(cart_id, { seen: agreed })).status).toBe(201)
})
