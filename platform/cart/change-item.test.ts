import { describe, expect, it } from 'vitest'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { cartShop } from '#tests/cart-shop.ts'
import { MAX_CART_LINES } from './place-item.ts'

const shop = await cartShop()
const { call, db, newCart, idOf } = shop
const product = (code: string) => idOf('product', code)
const variation = (code: string) => idOf('product_variation', code)
const [plain, mug, max3, last, engraved, credit] = await Promise.all(
  ['PLAIN', 'MUG', 'MAX3', 'LAST', 'ENGRAVED', 'CREDIT'].map(product),
)
const jana = { token: await shop.logIn('jana@example.com') }
const account = await idOf('customer_account', 'credits')
const petr = { token: await shop.logIn('petr@example.com') }

async function filled(...items: object[]): Promise<string> {
  const cart = await newCart()
  const { answer } = await call(`POST /carts/${cart}/items/batch`, { items })
  expect(answer._errors).toEqual({})
  return cart
}
const itemsOf = async (cart: string, query = '', asking = {}) =>
  (await call(`GET /carts/${cart}/items?paginate=false${query}`, undefined, asking)).answer.items

describe('an item', () => {
  it('is added at the platform’s price and listed with its embeds [CART-17] [CART-18] [CART-52] [CART-40]', async () => {
    const cart = await newCart()
    const { status, answer } = await call(`POST /carts/${cart}/items?embed=url,image_url`, {
      product_id: mug,
      product_variation_id: await variation('MUG-GREY-250'),
      amount: 2,
    })
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      product_id: mug,
      amount: 2,
      item_type: CART_ITEM_TYPES.classic,
      parent_id: null,
      items: [],
      url: expect.stringMatching(/^\//),
      image_url: expect.stringMatching(/^\/media\//),
    })
    expect(answer.taxed_total_price.value).toBe(answer.taxed_unit_price.value * 2)
    expect(answer.total_price.value + answer.tax_amount.value).toBeCloseTo(answer.taxed_total_price.value, 2)
    const embeds =
      'availability,amount_unit_translations,variation_properties_names,discount_percents,max_purchasable_amount'
    const [item] = await itemsOf(cart, `&embed=${embeds}`)
    expect(item).toMatchObject({
      id: answer.id,
      availability: { can_purchase: true },
      amount_unit_translations: { one: expect.any(String), few: expect.any(String) },
      variation_properties_names: [expect.any(String), expect.any(String)],
      max_purchasable_amount: 12,
    })
    const read = (await call(`GET /carts/${cart}`)).answer
    expect(read).toMatchObject({ amount: 2, total_amount: 2, unique_amount: 1 })
    expect(read.taxed_items_price).toEqual(item.taxed_total_price)
  })

  it('of a product with variations needs one of its own, active [CART-31]', async () => {
    const cart = await newCart()
    const add = async (product_variation_id?: number) =>
      (await call(`POST /carts/${cart}/items`, { product_id: mug, amount: 1, product_variation_id })).answer
    expect((await add()).errors).toEqual([
      { field: 'product_variation_id', message: 'Vyberte prosím variantu.' },
    ])
    expect((await add(await variation('SIGN-OVAL'))).errors[0].field).toBe('product_variation_id')
    await db`update product_variation set is_active = false where code = 'MUG-BLUE-250'`
    expect((await add(await variation('MUG-BLUE-250'))).errors[0].field).toBe('product_variation_id')
  })

  it('above stock or maximum is refused, and the maximum is told in the asked language [CART-31]', async () => {
    const cart = await newCart()
    const add = async (product_id: number | undefined, amount: number, language = 'cs') =>
      (await call(`POST /carts/${cart}/items`, { product_id, amount }, { language })).answer
    expect((await add(max3, 4)).errors).toEqual([
      { field: 'amount', message: 'Do košíku se vejde nejvýše 3 ks.' },
    ])
    expect((await add(max3, 4, 'sk')).errors[0].message).toBe('Do košíka sa zmestí najviac 3 ks.')
    expect((await add(max3, 4, 'en')).errors[0].message).toBe('The cart can hold at most 3 pcs.')
    expect((await add(last, 2)).errors[0].message).toMatch(/nejvýše 1 ks/)
    expect((await add(await product('GONE'), 1)).errors[0].message).toBe('Tento produkt je vyprodaný.')
    expect((await add(await product('NOBUY'), 1)).errors[0].message).toBe('Tento produkt teď nelze koupit.')
    expect((await add(await product('SOON'), 1)).errors[0].field).toBe('amount')
    expect((await add(max3, 3)).amount).toBe(3)
    expect((await add(max3, 1)).errors[0].message).toMatch(/nejvýše 3 ks/)
  })

  it('with unknown stock or none tracked has no maximum but the cart’s own [CART-31]', async () => {
    const cart = await filled({ product_id: await product('NULLSTOCK'), amount: 5000 })
    const [item] = await itemsOf(cart, '&embed=max_purchasable_amount')
    expect(item).toMatchObject({ amount: 5000, stock_state: null, max_purchasable_amount: null })
    const { answer } = await call(`POST /carts/${cart}/items`, {
      product_id: await product('NULLSTOCK'),
      amount: 5001,
    })
    expect(answer.errors[0].message).toMatch(/10000/)
  })

  it('joins the same product, variation, fields and account, and nothing else', async () => {
    const text = (value: string) => [{ name: 'engraving', value }]
    const cart = await filled(
      { product_id: engraved, amount: 1, product_fields: text('Anna') },
      { product_id: engraved, amount: 2, product_fields: text('Josef') },
      { product_id: engraved, amount: 1, product_fields: text(' Anna ') },
      { product_id: plain, amount: 1 },
      { product_id: plain, amount: 2 },
    )
    const items = await itemsOf(cart)
    expect(items.map((item: { amount: number }) => item.amount)).toEqual([2, 2, 3])
    expect((await call(`GET /carts/${cart}`)).answer).toMatchObject({ amount: 7, unique_amount: 3 })
  })

  it('carries what was filled in, by code or by name, and refuses it where it does not fit [CART-50]', async () => {
    const cart = await newCart()
    const add = async (product_id: number | undefined, product_fields?: unknown) =>
      call(`POST /carts/${cart}/items`, { product_id, amount: 1, product_fields })
    const { answer } = await add(engraved, [{ name: 'Engraved text', value: 'Anna' }])
    expect(answer.product_fields).toEqual([{ name: 'Text gravírování', value: 'Anna' }])
    const [english] = await itemsOf(cart, '', { language: 'en' })
    expect(english.product_fields).toEqual([{ name: 'Engraved text', value: 'Anna' }])
    for (const fields of [[{ name: 'engraving', value: 'x'.repeat(21) }], [{ name: 'colour', value: 'x' }]]) {
      const { status, answer: refused } = await add(engraved, fields)
      expect([status, refused.errors[0].field]).toEqual([422, 'product_fields'])
    }
    expect((await add(plain, [{ name: 'constructor', value: 'x' }])).answer.errors[0].field).toBe(
      'product_fields',
    )
  })

  it('nobody may see stays out of the cart; whoever may buys it at their price [CUST-14] [GUARD-11]', async () => {
    const group_only = await product('GROUP-ONLY')
    for (const product_id of [group_only, await product('INACTIVE')]) {
      const cart = await newCart()
      const { status, answer } = await call(`POST /carts/${cart}/items`, { product_id, amount: 1 })
      expect([status, answer.errors[0].field]).toEqual([422, 'product_id'])
    }
    const cart = await newCart(petr)
    expect(
      (await call(`POST /carts/${cart}/items`, { product_id: group_only, amount: 1 }, petr)).status,
    ).toBe(201)
    const hidden = await newCart()
    const body = { product_id: await product('HIDDEN'), amount: 1 }
    expect((await call(`POST /carts/${hidden}/items`, body)).status).toBe(201)
  })

  it('changes its amount within the maximum; less is always possible [CART-19]', async () => {
    const cart = await filled({ product_id: max3, amount: 2 })
    const [{ id }] = await itemsOf(cart)
    const patch = async (body: object) => call(`PATCH /carts/${cart}/items/${id}`, body)
    expect((await patch({ amount: 3 })).answer.amount).toBe(3)
    const refused = await patch({ amount: 4 })
    expect([refused.status, refused.answer.errors[0]]).toEqual([
      422,
      { field: 'amount', message: 'Do košíku se vejde nejvýše 3 ks.' },
    ])
    await db`update product set stock_state = 1 where code = 'MAX3'`
    expect((await patch({ amount: 2 })).answer.amount).toBe(2)
    expect((await patch({ amount: 3 })).status).toBe(422)
    await db`update product set stock_state = 10 where code = 'MAX3'`
    expect((await patch({})).answer.amount).toBe(2)
  })

  it('is removed; its place in the sums with it [CART-20]', async () => {
    const cart = await filled({ product_id: plain, amount: 2 }, { product_id: max3, amount: 1 })
    const before = (await call(`GET /carts/${await filled({ product_id: max3, amount: 1 })}`)).answer
    const [{ id }] = await itemsOf(cart)
    expect((await call(`DELETE /carts/${cart}/items/${id}`)).status).toBe(204)
    expect((await call(`DELETE /carts/${cart}/items/${id}`)).status).toBe(404)
    const after = (await call(`GET /carts/${cart}`)).answer
    expect(after.taxed_total_price).toEqual(before.taxed_total_price)
    expect(after.tax_per_rate).toEqual(before.tax_per_rate)
  })

  it('of another cart is not there', async () => {
    const [{ id }] = await itemsOf(await filled({ product_id: plain, amount: 1 }))
    const other = await newCart()
    expect((await call(`PATCH /carts/${other}/items/${id}`, { amount: 2 })).status).toBe(404)
    expect((await call(`DELETE /carts/${other}/items/${id}`)).status).toBe(404)
  })

  it('list takes the list options, and answers in the envelope of every list [API-16]', async () => {
    const cart = await filled({ product_id: plain, amount: 1 }, { product_id: max3, amount: 1 })
    const ask = async (query: string) => (await call(`GET /carts/${cart}/items?${query}`)).answer
    const filter = encodeURIComponent(JSON.stringify([{ field: 'product_id', operator: 'eq', value: max3 }]))
    expect((await ask(`filters=${filter}&only=product_id`)).items).toEqual([{ product_id: max3 }])
    const page = await ask('per_page=1&page=2&sort=-id&only=product_id')
    expect(page).toEqual({ items: [{ product_id: plain }], _meta: { page: 2, total_pages: 2 }, _errors: {} })
    expect((await ask('only=product_id'))._meta).toEqual({ page: 1, total_pages: 1 })
    expect((await call(`GET /carts/${cart}/items?sort=amount`)).status).toBe(422)
  })
})

describe('several items at once', () => {
  it('succeed or fail each by itself, with errors by index and field [CART-16] [CART-31] [API-21]', async () => {
    const cart = await newCart()
    const { status, answer } = await call(`POST /carts/${cart}/items/batch`, {
      items: [
        { product_id: plain, amount: 2 },
        { product_id: mug, amount: 1 },
        { product_id: max3, amount: 9 },
        { product_id: 2_000_000, amount: 1 },
        { product_id: last, amount: 1 },
        { product_id: last, amount: 1 },
      ],
    })
    expect(status).toBe(200)
    expect(answer.items.map((item: { product_id: number }) => item.product_id)).toEqual([plain, last])
    expect(answer._errors).toEqual({
      'items.1.product_variation_id': 'Vyberte prosím variantu.',
      'items.2.amount': 'Do košíku se vejde nejvýše 3 ks.',
      'items.3.product_id': 'Tento produkt nenabízíme.',
      'items.5.amount': 'Do košíku se vejde nejvýše 1 ks.',
    })
    expect(await itemsOf(cart)).toHaveLength(2)
  })

  it('added in parallel are all there: no addition is lost', async () => {
    const cart = await newCart()
    const nullstock = await product('NULLSTOCK')
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(`POST /carts/${cart}/items`, { product_id: nullstock, amount: 1 }),
      ),
    )
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
    const items = await itemsOf(cart)
    expect(items.map((item: { amount: number }) => item.amount)).toEqual([20])
  })

  it('added in parallel never pass the maximum together', async () => {
    const cart = await newCart()
    const results = await Promise.all(
      Array.from({ length: 8 }, () => call(`POST /carts/${cart}/items`, { product_id: max3, amount: 1 })),
    )
    expect(results.filter(({ status }) => status === 201)).toHaveLength(3)
    expect((await itemsOf(cart))[0].amount).toBe(3)
  })

  it('stop where a cart is full', async () => {
    const cart = await newCart()
    const text = (index: number) => [{ name: 'engraving', value: `${index}` }]
    await db`update product set stock_state = 1000 where code = 'ENGRAVED'`
    for (let start = 0; start < MAX_CART_LINES; start += 100) {
      const items = Array.from({ length: 100 }, (_, index) => ({
        product_id: engraved,
        amount: 1,
        product_fields: text(start + index),
      }))
      expect((await call(`POST /carts/${cart}/items/batch`, { items })).answer._errors).toEqual({})
    }
    const one = { product_id: engraved, amount: 1, product_fields: text(MAX_CART_LINES) }
    expect((await call(`POST /carts/${cart}/items`, one)).answer.errors[0].field).toBe('product_id')
    expect((await call(`POST /carts/${cart}/items`, { ...one, product_fields: text(0) })).status).toBe(201)
  })
})

describe('credits', () => {
  it('pay an item that allows it, in the customer’s own cart, and never more than there are [LOYAL-02] [LOYAL-06] [CART-42] [CART-19]', async () => {
    const cart = await newCart(jana)
    const body = { product_id: credit, amount: 1, customer_account_id: account }
    const { status, answer } = await call(`POST /carts/${cart}/items`, body, jana)
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      customer_account_id: account,
      customer_account_amounts: [{ customer_account_id: account, amount: 240 }],
      taxed_total_price_with_credits: { value: 240 },
      taxed_total_price_without_credits: { value: 0 },
      amount_without_customer_account: 0,
    })
    await call(`PATCH /carts/${cart}/items/${answer.id}`, { amount: 5 }, jana)
    const read = (await call(`GET /carts/${cart}`, undefined, jana)).answer
    const [own] = read.customer_accounts
    expect(own.amount_of_items).toBeLessThanOrEqual(own.balance)
    expect(read.taxed_credit_items_price.value + read.taxed_normal_items_price.value).toBe(1200)
    expect(read.taxed_total_price.value).toBe(read.taxed_normal_items_price.value)
    expect(read.taxed_total_price_without_credits.value).toBe(1200)
    await call(`PATCH /carts/${cart}/items/${answer.id}`, { customer_account_id: null }, jana)
    expect((await call(`GET /carts/${cart}`, undefined, jana)).answer.taxed_credit_items_price.value).toBe(0)
  })

  it('are refused on other products, to guests, and in a cart that is nobody’s [LOYAL-06]', async () => {
    const own = await newCart(jana)
    const guest = await newCart()
    const refused = async (cart: string, product_id: number | undefined, asking = {}) => {
      const body = { product_id, amount: 1, customer_account_id: account }
      return (await call(`POST /carts/${cart}/items`, body, asking)).answer.errors[0].field
    }
    expect(await refused(own, plain, jana)).toBe('customer_account_id')
    expect(await refused(guest, credit)).toBe('customer_account_id')
    expect(await refused(guest, credit, jana)).toBe('customer_account_id')
    const { answer } = await call(`POST /carts/${own}/items`, { product_id: plain, amount: 1 }, jana)
    const patch = { customer_account_id: account }
    expect((await call(`PATCH /carts/${own}/items/${answer.id}`, patch, jana)).status).toBe(422)
  })

  it('are offered only where they are taken [LOYAL-06] [CART-42]', async () => {
    const offered = async (asking = {}) => {
      const cart = await newCart(asking)
      await call(`POST /carts/${cart}/items`, { product_id: credit, amount: 1 }, asking)
      const [item] = await itemsOf(cart, '&embed=credit_account_ids', jana)
      return item.credit_account_ids
    }
    expect(await offered(jana)).toEqual([account])
    expect(await offered()).toEqual([])
  })

  it.each(['CZK', 'EUR'])(
    'pay from a value of the cart on that is worth so many of them, in %s too [LOYAL-06]',
    async (currency) => {
      await db`update customer_account_product set amount_from_order = 400 where product_id = ${credit ?? 0}`
      const asking = { ...jana, currency }
      const cart = await newCart(asking)
      const body = { product_id: credit, amount: 1, customer_account_id: account }
      const { answer } = await call(`POST /carts/${cart}/items`, body, asking)
      const paid = async () => (await call(`GET /carts/${cart}`, undefined, asking)).answer.customer_accounts
      expect(await paid()).toMatchObject([{ amount_of_items: 0 }])
      await call(`PATCH /carts/${cart}/items/${answer.id}`, { amount: 2 }, asking)
      expect(await paid()).toMatchObject([{ amount_of_items: 480 }])
      await db`update customer_account_product set amount_from_order = 0 where product_id = ${credit ?? 0}`
    },
  )

  it('make a line of its own, which joins when it is paid alike', async () => {
    const cart = await newCart(jana)
    const body = { product_id: credit, amount: 1 }
    const { answer: money } = await call(`POST /carts/${cart}/items`, body, jana)
    await call(`POST /carts/${cart}/items`, { ...body, amount: 2, customer_account_id: account }, jana)
    expect(await itemsOf(cart, '', jana)).toHaveLength(2)
    const patch = { customer_account_id: account }
    const { answer } = await call(`PATCH /carts/${cart}/items/${money.id}`, patch, jana)
    expect(answer).toMatchObject({ id: money.id, amount: 3 })
    expect(await itemsOf(cart, '', jana)).toHaveLength(1)
  })
})
