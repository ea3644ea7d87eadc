import { describe, expect, it } from 'vitest'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { GIFT_RULE_TYPES, GIFT_TYPES } from '#contract/gift.ts'
import { cartShop } from '#tests/cart-shop.ts'

const shop = await cartShop()
const { call, db, newCart, idOf } = shop
const product = (code: string) => idOf('product', code)
const [plain, sale, untracked, max3, pot, credit] = (await Promise.all(
  ['PLAIN', 'SALE', 'UNTRACKED', 'MAX3', 'POT-MIST', 'CREDIT'].map(product),
)) as [number, number, number, number, number, number]
const from1500 = await idOf('gift', 'gift-from-1500')
const petr = { token: await shop.logIn('petr@example.com') }
const jana = { token: await shop.logIn('jana@example.com') }

interface NewGift {
  product_id?: number
  type?: number
  is_combinable?: boolean
  percents?: number
  limit?: number | null
  rules?: { type: number; condition?: string; amount?: number; czk?: number }[]
  czk?: number
}
let made = 0
async function makeGift({ rules = [], czk, ...gift }: NewGift): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into gift ${db({ code: `gift-${++made}`, product_id: untracked, type: 1, limit: 5, ...gift })} returning id`
  const gift_id = row?.id ?? 0
  if (czk !== undefined) await db`insert into gift_price values (${gift_id}, 1, ${czk})`
  for (const { type, condition = 'gte', amount, czk: value } of rules) {
    const [rule] = await db<{ id: number }[]>`
      insert into gift_rule ${db({ gift_id, type, condition, amount: amount ?? null })} returning id`
    if (value !== undefined) await db`insert into gift_rule_amount values (${rule?.id ?? 0}, 1, 1, ${value})`
  }
  return gift_id
}

const add = async (cart: string, body: object, asking = {}) => call(`POST /carts/${cart}/items`, body, asking)
async function cartWith(...items: object[]): Promise<string> {
  const cart = await newCart()
  for (const item of items) expect((await add(cart, { amount: 1, ...item })).status).toBe(201)
  return cart
}
const itemsOf = async (cart: string, asking = {}) =>
  (await call(`GET /carts/${cart}/items?paginate=false`, undefined, asking)).answer.items
const giftsOf = async (cart: string, asking = {}): Promise<number[]> =>
  (await call(`GET /carts/${cart}/gifts?paginate=false`, undefined, asking)).answer.items.map(
    ({ id }: { id: number }) => id,
  )

describe('a gift', () => {
  it('is offered once the cart has earned it, and free in it [DISC-09] [DISC-10] [CART-38]', async () => {
    const cart = await cartWith({ product_id: plain, amount: 5 })
    expect(await giftsOf(cart)).not.toContain(from1500)
    expect((await add(cart, { gift_id: from1500, amount: 1 })).answer.errors).toEqual([
      { field: 'gift_id', message: 'Na tento dárek košík nemá nárok.' },
    ])
    await add(cart, { product_id: plain, amount: 1 })
    expect(await giftsOf(cart)).toContain(from1500)
    const { status, answer } = await add(cart, { gift_id: from1500, amount: 1 })
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      gift_id: from1500,
      product_id: untracked,
      item_type: CART_ITEM_TYPES.gift,
      taxed_unit_price: { value: 0 },
      taxed_original_unit_price: { value: 119 },
    })
    expect((await call(`GET /carts/${cart}`)).answer.taxed_total_price.value).toBe(1500)
  })

  it('goes in the very change that loses it: less, removed, or discounted below [DISC-09]', async () => {
    const losing: ((cart: string, id: number) => Promise<unknown>)[] = [
      (cart, id) => call(`PATCH /carts/${cart}/items/${id}`, { amount: 5 }),
      (cart, id) => call(`DELETE /carts/${cart}/items/${id}`),
      (cart) => call(`POST /carts/${cart}/discounts`, { code: 'SLEVA10' }),
    ]
    for (const lose of losing) {
      const cart = await cartWith({ product_id: plain, amount: 6 }, { gift_id: from1500 })
      const [{ id }] = await itemsOf(cart)
      await lose(cart, id)
      expect(await db`select from cart_item where cart_id = ${cart} and gift_id is not null`).toHaveLength(0)
    }
  })

  it('that was withdrawn meanwhile is not shown any more, though nobody touched the cart', async () => {
    const gift_id = await makeGift({ rules: [] })
    const cart = await cartWith({ product_id: plain }, { gift_id })
    await db`update gift set is_active = false where id = ${gift_id}`
    expect(await itemsOf(cart)).toHaveLength(1)
    expect((await call(`GET /carts/${cart}`)).answer).toMatchObject({ amount: 1, unique_amount: 1 })
  })

  it('is earned by value, count, product, category or group, all rules together [DISC-09]', async () => {
    const [{ category_id } = { category_id: 0 }] = await db<{ category_id: number }[]>`
      select category_id from product_category where product_id = ${sale} limit 1`
    const group = await idOf('customer_group', 'salon')
    const T = GIFT_RULE_TYPES
    const cases: { rules: NewGift['rules']; yes: object[]; no: object[] }[] = [
      {
        rules: [{ type: T.cart_value, condition: 'lte', czk: 30000 }],
        yes: [{ product_id: plain }],
        no: [{ product_id: sale }],
      },
      {
        rules: [{ type: T.amount_of_items, amount: 3 }],
        yes: [{ product_id: plain, amount: 3 }],
        no: [{ product_id: plain, amount: 2 }],
      },
      {
        rules: [{ type: T.amount_of_items, condition: 'eq', amount: 2 }],
        yes: [{ product_id: plain, amount: 2 }],
        no: [{ product_id: plain, amount: 3 }],
      },
      {
        rules: [{ type: T.product_in_cart, condition: 'eq', amount: sale }],
        yes: [{ product_id: sale }],
        no: [{ product_id: plain }],
      },
      {
        rules: [{ type: T.category_in_cart, condition: 'eq', amount: category_id }],
        yes: [{ product_id: sale }],
        no: [{ product_id: credit }],
      },
      {
        rules: [
          { type: T.amount_of_items, amount: 2 },
          { type: T.product_in_cart, condition: 'eq', amount: sale },
        ],
        yes: [{ product_id: sale }, { product_id: plain }],
        no: [{ product_id: plain, amount: 2 }],
      },
    ]
    for (const { rules, yes, no } of cases) {
      const gift_id = await makeGift(rules ? { rules } : {})
      expect(await giftsOf(await cartWith(...yes)), JSON.stringify(rules)).toContain(gift_id)
      expect(await giftsOf(await cartWith(...no)), JSON.stringify(rules)).not.toContain(gift_id)
      expect(await giftsOf(await newCart()), 'an empty cart earns nothing').toEqual([])
    }
    const for_group = await makeGift({ rules: [{ type: T.customer_group, condition: 'eq', amount: group }] })
    const cart = await cartWith({ product_id: plain })
    expect(await giftsOf(cart, petr)).toContain(for_group)
    expect(await giftsOf(cart, jana)).not.toContain(for_group)
  })

  it('without an amount in the currency of the request is not earned in it', async () => {
    const gift_id = await makeGift({ rules: [{ type: GIFT_RULE_TYPES.cart_value, czk: 100 }] })
    const cart = await cartWith({ product_id: plain })
    expect(await giftsOf(cart)).toContain(gift_id)
    expect(await giftsOf(cart, { currency: 'EUR' })).not.toContain(gift_id)
  })

  it('never stands beside another if it cannot be combined [DISC-07]', async () => {
    const alone = await makeGift({ is_combinable: false })
    const friendly = await makeGift({})
    const cart = await cartWith({ product_id: plain }, { gift_id: friendly })
    const message = 'Tento dárek nelze spojit s jiným dárkem.'
    expect((await add(cart, { gift_id: alone, amount: 1 })).answer.errors).toEqual([
      { field: 'gift_id', message },
    ])
    const other = await cartWith({ product_id: plain }, { gift_id: alone })
    expect((await add(other, { gift_id: friendly, amount: 1 })).answer.errors[0].message).toBe(message)
  })

  it('is given up to its limit and as long as there are pieces, those bought counted in [DISC-07]', async () => {
    const limited = await makeGift({ limit: 2 })
    const cart = await cartWith({ product_id: plain }, { gift_id: limited, amount: 2 })
    expect((await add(cart, { gift_id: limited, amount: 1 })).answer.errors[0].message).toMatch(
      /nejvýše 2 ks/,
    )
    const [, { id }] = await itemsOf(cart)
    expect((await call(`PATCH /carts/${cart}/items/${id}`, { amount: 3 })).answer.errors[0].field).toBe(
      'amount',
    )
    const listed = await call(`GET /carts/${cart}/items?embed=max_purchasable_amount`)
    expect(listed.answer.items[1].max_purchasable_amount).toBe(2)
    const scarce = await makeGift({ product_id: max3, limit: null })
    const full = await cartWith({ product_id: max3, amount: 2 }, { gift_id: scarce })
    expect((await add(full, { gift_id: scarce, amount: 1 })).answer.errors[0]).toMatchObject({
      field: 'amount',
    })
    expect((await add(full, { product_id: max3, amount: 1 })).answer.errors[0]).toMatchObject({
      field: 'amount',
    })
  })

  it('is no package: it would be given without its contents, and from no stock [DISC-09] [CART-38]', async () => {
    const gift_id = await makeGift({ product_id: await product('SET-FIXED') })
    const cart = await cartWith({ product_id: plain })
    expect(await giftsOf(cart)).not.toContain(gift_id)
    expect((await add(cart, { gift_id, amount: 1 })).answer.errors[0].field).toBe('gift_id')
    const given = await makeGift({})
    await add(cart, { gift_id: given, amount: 1 })
    await db`update gift set product_id = ${await product('SET-FIXED')} where id = ${given}`
    await db`update cart_item set product_id = ${await product('SET-FIXED')} where gift_id = ${given}`
    expect(await itemsOf(cart)).toMatchObject([{ product_id: plain }])
  })

  it('costs its own price, or the percents left of the product’s [DISC-07]', async () => {
    const half = await makeGift({ percents: 50, product_id: credit })
    const priced = await makeGift({ percents: 50, product_id: pot, czk: 100 })
    const cart = await cartWith({ product_id: plain }, { gift_id: half, amount: 2 }, { gift_id: priced })
    expect(await itemsOf(cart)).toMatchObject([
      {},
      {
        taxed_unit_price: { value: 120 },
        taxed_total_price: { value: 240 },
        taxed_original_unit_price: { value: 240 },
      },
      { taxed_unit_price: { value: 1 }, taxed_original_unit_price: { value: 1590 } },
    ])
  })

  it('that is not sent and one that belongs to a product have types of their own [DISC-10] [CART-38]', async () => {
    const unsent = await makeGift({ type: GIFT_TYPES.no_send_gift })
    const related = await makeGift({
      type: GIFT_TYPES.related_gift,
      rules: [{ type: GIFT_RULE_TYPES.product_in_cart, condition: 'eq', amount: sale }],
    })
    const cart = await cartWith(
      { product_id: plain },
      { product_id: sale },
      { gift_id: unsent },
      { gift_id: related },
    )
    const items = await itemsOf(cart)
    expect(items).toMatchObject([
      { product_id: plain, items: [] },
      { product_id: sale, items: [{ item_type: CART_ITEM_TYPES.related_gift, gift_id: related }] },
      { item_type: CART_ITEM_TYPES.no_send_gift, gift_id: unsent },
    ])
    await call(`DELETE /carts/${cart}/items/${items[1].id}`)
    expect(await itemsOf(cart)).toHaveLength(2)
  })

  it('stays when the line it belongs to is joined with another that has become the same [DISC-10]', async () => {
    const related = await makeGift({
      type: GIFT_TYPES.related_gift,
      rules: [{ type: GIFT_RULE_TYPES.product_in_cart, condition: 'eq', amount: credit }],
    })
    const cart = await newCart(jana)
    const account = await idOf('customer_account', 'credits')
    await add(cart, { product_id: credit, amount: 1 }, jana)
    const { answer: paid } = await add(
      cart,
      { product_id: credit, amount: 1, customer_account_id: account },
      jana,
    )
    await add(cart, { gift_id: related, amount: 1 }, jana)
    expect((await itemsOf(cart, jana))[0].items).toMatchObject([{ gift_id: related }])
    await call(`PATCH /carts/${cart}/items/${paid.id}`, { customer_account_id: null }, jana)
    expect(await itemsOf(cart, jana)).toMatchObject([
      { id: paid.id, amount: 2, items: [{ gift_id: related }] },
    ])
  })

  it('of the kind it belongs to leaves that many fewer to buy [DISC-10] [CART-31]', async () => {
    const related = await makeGift({
      type: GIFT_TYPES.related_gift,
      product_id: max3,
      rules: [{ type: GIFT_RULE_TYPES.product_in_cart, condition: 'eq', amount: max3 }],
    })
    const cart = await cartWith({ product_id: max3 }, { gift_id: related })
    const listed = await call(`GET /carts/${cart}/items?embed=max_purchasable_amount`)
    expect(listed.answer.items[0]).toMatchObject({ max_purchasable_amount: 2, items: [{ gift_id: related }] })
    const change = (amount: number) =>
      call(`PATCH /carts/${cart}/items/${listed.answer.items[0].id}`, { amount })
    expect((await change(3)).status).toBe(422)
    expect((await add(cart, { product_id: max3, amount: 2 })).status).toBe(422)
    expect((await change(2)).status).toBe(200)
  })

  it('is earned by what is bought in the same batch, and takes no credits or contents', async () => {
    const cart = await newCart()
    const items = [
      { gift_id: from1500, amount: 1 },
      { product_id: plain, amount: 6 },
    ]
    const { answer } = await call(`POST /carts/${cart}/items/batch`, { items })
    expect(answer._errors).toEqual({})
    expect(answer.items).toHaveLength(2)
    const account = await idOf('customer_account', 'credits')
    const [, gift] = await itemsOf(cart)
    const patch = { customer_account_id: account }
    expect((await call(`PATCH /carts/${cart}/items/${gift.id}`, patch)).status).toBe(422)
  })
})
