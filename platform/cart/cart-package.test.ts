import { describe, expect, it } from 'vitest'
import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { cartShop } from '#tests/cart-shop.ts'
import { MAX_CART_ROWS } from './place-item.ts'

const shop = await cartShop()
const { call, db, newCart, idOf } = shop
const product = (code: string) => idOf('product', code)
const [fixed, choice, compose, wrap, plain, tumbler, pot] = (await Promise.all(
  ['SET-FIXED', 'SET-CHOICE', 'SET-COMPOSE', 'WRAP', 'PLAIN', 'TUMBLER-MIST', 'POT-MIST'].map(product),
)) as [number, number, number, number, number, number, number]
const offered = await db<
  { product_id: number; product_variation_id: number | null; package_part_id: number | null }[]
>`
  select product_id, product_variation_id, package_part_id from package_item
  where package_product_id in (${choice}, ${compose}) order by id`
const teas = offered.filter((one) => one.package_part_id === null).map(({ product_id }) => product_id)
const partsOf = [1, 2, 3].map((part) => offered.filter(({ package_part_id }) => package_part_id === part))

interface Item {
  id: number
  product_id: number
  amount: number
  amount_per_package: number | null
  item_type: number
  items: Item[]
  taxed_total_price: { value: number }
}
const add = async (cart: string, body: object) => call(`POST /carts/${cart}/items`, body)
const itemsOf = async (cart: string, query = ''): Promise<Item[]> =>
  (await call(`GET /carts/${cart}/items?paginate=false${query}`)).answer.items
const told = (items: Item[]) =>
  items.map((one) => [one.item_type, one.product_id, one.amount, one.amount_per_package])
const stock = async (code: string, stock_state: number) =>
  db`update product set ${db({ stock_state })} where code = ${code}`

describe('a fixed package', () => {
  it('is a classic line with what is inside, priced by itself [CART-37] [CART-38] [CART-40]', async () => {
    const cart = await newCart()
    const { answer } = await add(cart, { product_id: fixed, amount: 2 })
    expect(answer).toMatchObject({ item_type: CART_ITEM_TYPES.classic, amount: 2 })
    expect(answer.taxed_total_price.value).toBe(4580)
    expect(told(answer.items)).toEqual([
      [CART_ITEM_TYPES.package_item, pot, 2, 1],
      [CART_ITEM_TYPES.package_item, tumbler, 4, 2],
      [CART_ITEM_TYPES.package_item, plain, 2, 1],
    ])
    for (const child of answer.items) expect(child.taxed_total_price.value).toBe(0)
    const read = (await call(`GET /carts/${cart}`)).answer
    expect(read).toMatchObject({ amount: 2, total_amount: 10, unique_amount: 1 })
    expect(read.taxed_total_price.value).toBe(4580)
  })

  it('has its stock in its parts, counted over the whole cart [CART-31]', async () => {
    await stock('TUMBLER-MIST', 7)
    const cart = await newCart()
    expect((await add(cart, { product_id: fixed, amount: 4 })).answer.errors[0].message).toMatch(
      /nejvýše 3 ks/,
    )
    expect((await add(cart, { product_id: fixed, amount: 2 })).status).toBe(201)
    expect((await add(cart, { product_id: tumbler, amount: 4 })).answer.errors[0].message).toMatch(
      /nejvýše 3 ks/,
    )
    expect((await add(cart, { product_id: tumbler, amount: 2 })).status).toBe(201)
    expect((await add(cart, { product_id: fixed, amount: 1 })).answer.errors[0].message).toMatch(
      /nejvýše 2 ks/,
    )
    const maxima = await itemsOf(cart, '&embed=max_purchasable_amount')
    expect(maxima).toMatchObject([{ max_purchasable_amount: 2 }, { max_purchasable_amount: 3 }])
    await stock('TUMBLER-MIST', 1)
    expect((await add(await newCart(), { product_id: fixed, amount: 1 })).answer.errors[0]).toEqual({
      field: 'amount',
      message: 'Tento produkt je vyprodaný.',
    })
    await stock('TUMBLER-MIST', 7)
  })

  it('takes its parts along when it changes or goes, and they cannot go alone [CART-19] [CART-20]', async () => {
    const cart = await newCart()
    const { answer } = await add(cart, { product_id: fixed, amount: 1 })
    const [child] = answer.items as [Item]
    for (const name of ['PATCH', 'DELETE']) {
      const body = name === 'PATCH' ? { amount: 1 } : undefined
      const refused = await call(`${name} /carts/${cart}/items/${child.id}`, body)
      expect([refused.status, refused.answer.errors[0].message]).toEqual([
        422,
        'Obsah sady se mění jen s celou sadou.',
      ])
    }
    const { answer: more } = await call(`PATCH /carts/${cart}/items/${answer.id}`, { amount: 3 })
    expect(more.items.map((one: Item) => one.amount)).toEqual([3, 6, 3])
    expect((await call(`DELETE /carts/${cart}/items/${answer.id}`)).status).toBe(204)
    expect(await db`select from cart_item where cart_id = ${cart}`).toHaveLength(0)
  })

  it('with a piece that needs a text is sold only where it asks for one itself [CART-37] [CATALOG-10]', async () => {
    const refusal = async (product_fields?: unknown) =>
      (await add(await newCart(), { product_id: fixed, amount: 1, product_fields })).answer.errors?.[0]
    const ask = (product_id: number) => db`
      insert into product_field (product_id, code, name, is_required)
      values (${product_id}, 'engraving', '{"cs": "Text"}'::jsonb, true)`
    expect(await refusal()).toBeUndefined()
    await ask(pot)
    expect(await refusal()).toMatchObject({ field: 'product_id' })
    await ask(fixed)
    expect(await refusal()).toMatchObject({ field: 'product_fields' })
    expect(await refusal([{ name: 'engraving', value: 'Anna' }])).toBeUndefined()
    await db`delete from product_field where code = 'engraving'`
  })

  it('takes no other contents', async () => {
    const body = { product_id: fixed, amount: 1, items: [{ product_id: plain, amount: 1 }] }
    expect((await add(await newCart(), body)).answer.errors[0].field).toBe('items')
  })
})

describe('a configurable package', () => {
  it('holds exactly as many chosen pieces as it is for [CART-38] [CATALOG-11]', async () => {
    const cart = await newCart()
    const chosen = (...amounts: number[]) => ({
      product_id: choice,
      amount: 2,
      items: amounts.map((amount, index) => ({ product_id: teas[index], amount })),
    })
    for (const wrong of [chosen(), chosen(1, 1), chosen(2, 2), chosen(4)]) {
      expect((await add(cart, wrong)).answer.errors).toEqual([
        { field: 'items', message: 'Vyberte prosím do sady přesně 3 ks.' },
      ])
    }
    const { answer } = await add(cart, chosen(2, 1))
    expect(answer.item_type).toBe(CART_ITEM_TYPES.flexible_package)
    expect(told(answer.items)).toEqual([
      [CART_ITEM_TYPES.package_item, teas[0], 4, 2],
      [CART_ITEM_TYPES.package_item, teas[1], 2, 1],
    ])
    const body = { product_id: choice, amount: 1, items: [{ product_id: plain, amount: 3 }] }
    expect((await add(cart, body)).answer.errors).toEqual([
      { field: 'items', message: 'Toto do sady nepatří.' },
    ])
    const missing = { product_id: choice, amount: 1, items: [{ product_id: 2_000_000, amount: 3 }] }
    expect((await add(cart, missing)).answer.errors[0].field).toBe('items')
  })

  it('joins only a package of the same choice', async () => {
    const cart = await newCart()
    const chosen = (...items: (number | undefined)[]) => ({
      product_id: choice,
      amount: 1,
      items: items.map((product_id) => ({ product_id, amount: 1 })),
    })
    await add(cart, chosen(teas[0], teas[1], teas[0]))
    await add(cart, chosen(teas[1], teas[0], teas[0]))
    await add(cart, chosen(teas[1], teas[1], teas[0]))
    expect((await itemsOf(cart)).map(({ amount }) => amount)).toEqual([2, 1])
  })
})

describe('a composite package', () => {
  const choose = (
    ...choices: ({ product_id: number; product_variation_id: number | null } | undefined)[]
  ) => ({
    product_id: compose,
    amount: 1,
    items: choices.map((one) => ({ product_id: one?.product_id, amount: 1 })),
  })

  it('holds one thing of each part [CART-38] [CATALOG-12]', async () => {
    const [dripper, coffee, cup] = partsOf.map((part) => part[1])
    const cart = await newCart()
    const { status, answer } = await add(cart, choose(cup, dripper, coffee))
    expect(status).toBe(201)
    expect(answer.item_type).toBe(CART_ITEM_TYPES.combinable_package)
    expect(answer.items).toMatchObject([
      { product_id: dripper?.product_id, amount: 1, amount_per_package: 1 },
      { product_id: coffee?.product_id, product_variation_id: coffee?.product_variation_id },
      { product_id: cup?.product_id, item_type: CART_ITEM_TYPES.package_item },
    ])
    for (const wrong of [
      choose(dripper, coffee),
      choose(dripper, dripper, cup),
      choose(dripper, coffee, cup, cup),
    ]) {
      expect((await add(cart, wrong)).answer.errors).toEqual([
        { field: 'items', message: 'Vyberte prosím z každé části sady právě jednu věc.' },
      ])
    }
  })

  it('finds the part for a thing that stands in several', async () => {
    const [dripper, coffee, cup] = partsOf.map((part) => part[0])
    await db`
      insert into package_item (package_product_id, package_part_id, product_id, position)
      values (${compose}, 1, ${cup?.product_id ?? 0}, 9)`
    for (const order of [
      [cup, coffee, partsOf[2]?.[1]],
      [partsOf[2]?.[1], coffee, cup],
      [dripper, coffee, cup],
    ]) {
      expect((await add(await newCart(), choose(...order))).status).toBe(201)
    }
  })

  it('in a batch tells its trouble under its own index [CART-16] [API-21]', async () => {
    const cart = await newCart()
    const items = [{ product_id: plain, amount: 1 }, choose(partsOf[0]?.[0])]
    const { answer } = await call(`POST /carts/${cart}/items/batch`, { items })
    expect(Object.keys(answer._errors)).toEqual(['items.1.items'])
    expect(answer.items).toHaveLength(1)
  })
})

describe('a service', () => {
  it('stands alone or with a product, whose amount it follows [CART-38] [CATALOG-13]', async () => {
    const cart = await newCart()
    const alone = await add(cart, { product_id: wrap, amount: 1 })
    expect(alone.answer).toMatchObject({ item_type: CART_ITEM_TYPES.service, parent_id: null })
    const { answer } = await add(cart, {
      product_id: plain,
      amount: 2,
      items: [{ product_id: wrap, amount: 1 }],
    })
    const [child] = answer.items as [Item]
    expect(child).toMatchObject({ item_type: CART_ITEM_TYPES.service, amount: 2, parent_id: answer.id })
    expect(child.taxed_total_price.value).toBe(120)
    await call(`PATCH /carts/${cart}/items/${answer.id}`, { amount: 3 })
    const [, line] = await itemsOf(cart)
    expect(line?.items[0]?.amount).toBe(3)
    expect((await call(`PATCH /carts/${cart}/items/${child.id}`, { amount: 1 })).status).toBe(422)
    expect((await call(`DELETE /carts/${cart}/items/${child.id}`)).status).toBe(204)
    expect((await itemsOf(cart))[1]?.items).toEqual([])
  })

  it('is all that may go with a product', async () => {
    const body = { product_id: plain, amount: 1, items: [{ product_id: pot, amount: 1 }] }
    expect((await add(await newCart(), body)).answer.errors).toEqual([
      { field: 'items', message: 'K produktu lze přidat jen službu.' },
    ])
  })

  it('goes with a package beside its contents', async () => {
    const items = [
      { product_id: teas[0], amount: 3 },
      { product_id: wrap, amount: 1 },
    ]
    const { answer } = await add(await newCart(), { product_id: choice, amount: 1, items })
    expect(answer.items.map((one: Item) => one.item_type)).toEqual([
      CART_ITEM_TYPES.package_item,
      CART_ITEM_TYPES.service,
    ])
    expect(answer.taxed_total_price.value).toBe(490)
  })

  it('asked for many times over is one line below its product [CART-16]', async () => {
    const cart = await newCart()
    const items = Array.from({ length: 100 }, () => ({ product_id: wrap, amount: 1 }))
    const body = { items: Array.from({ length: 100 }, () => ({ product_id: plain, amount: 1, items })) }
    await db`update product set stock_state = null, update_stock = false where code in ('PLAIN', 'WRAP')`
    const { status, answer } = await call(`POST /carts/${cart}/items/batch`, body)
    expect([status, answer._errors]).toEqual([200, {}])
    expect(told((await itemsOf(cart))[0]?.items ?? [])).toEqual([
      [CART_ITEM_TYPES.service, wrap, 10_000, 100],
    ])
  })

  it('is refused with its product, and nothing lost, where the cart holds no more rows [CART-16] [S43]', async () => {
    const cart = await newCart()
    const { answer } = await add(cart, { product_id: tumbler, amount: 1 })
    await db`
      insert into cart_item (cart_id, parent_id, item_type, product_id, amount, created_at)
      select ${cart}, ${answer.id}, ${CART_ITEM_TYPES.service}, ${wrap}, 1, now()
      from generate_series(1, ${MAX_CART_ROWS - 2}::int)`
    const with_service = { product_id: plain, amount: 1, items: [{ product_id: wrap, amount: 1 }] }
    const refused = await add(cart, with_service)
    expect([refused.status, refused.answer.errors]).toEqual([
      422,
      [{ field: 'product_id', message: 'Do košíku se už nic dalšího nevejde.' }],
    ])
    expect((await add(cart, { product_id: plain, amount: 1 })).status).toBe(201)
    expect((await itemsOf(cart)).map(({ items }) => items.length)).toEqual([MAX_CART_ROWS - 2, 0])
  })
})
