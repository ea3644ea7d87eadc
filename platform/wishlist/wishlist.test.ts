import { beforeAll, describe, expect, it } from 'vitest'
import {
  CUSTOMER_LIST_TYPES,
  customerListItems,
  customerLists,
  MAX_COMPARED_PRODUCTS,
} from '#contract/customer-list.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { useSeededDatabase } from '#tests/database.ts'
import type { Answer } from '#tests/demo-shop.ts'

const { db } = await useSeededDatabase()
const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true })

async function call(name: string, token: string | null, body?: unknown) {
  const [method = '', path] = name.split(' ')
  const response = await platform.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, answer: (text ? JSON.parse(text) : null) as Answer }
}

async function logIn(email: string) {
  const { answer } = await call('POST /auth/login', null, { email, password: DEMO_PASSWORD })
  return { token: answer.access_token as string, id: answer.customer_id as number }
}

let jana: { token: string; id: number }
let petr: { token: string; id: number }
let eva: { token: string; id: number }
beforeAll(async () => {
  jana = await logIn('jana@example.com')
  petr = await logIn('petr@example.com')
  eva = await logIn('eva@example.com')
})

const products = await db<{ id: number }[]>`
  select id from product where is_active and not is_hidden and not customer_groups_restriction
    and default_category_id not in (select id from category where customer_groups_restriction)
  order by id limit 10`
const ids = products.map(({ id }) => id)

const wishlist = (owner: { id: number }) => ({
  customer_id: owner.id,
  name: 'wishlist',
  type: CUSTOMER_LIST_TYPES.wish_list,
})
const openList = async (owner: { id: number; token: string }, type: 1 | 2) =>
  (
    await call('POST /customer-product-lists', owner.token, {
      customer_id: owner.id,
      name: `list ${type}`,
      type,
    })
  ).answer.id as number

describe("a customer's list", () => {
  it('is created with customer, name, description, type and position [LIST-01] [LIST-06]', async () => {
    const body = {
      customer_id: petr.id,
      name: 'K porovnání',
      description: 'Konvice do kanceláře',
      type: CUSTOMER_LIST_TYPES.products_comparison,
      position: 3,
    }
    const { status, answer } = await call('POST /customer-product-lists', petr.token, body)
    expect(status).toBe(201)
    expect(answer).toEqual({ id: expect.any(Number), ...body })
    expect(Object.keys(answer).toSorted()).toEqual([...fieldNames(customerLists)].toSorted())
    const changed = await call(`PATCH /customer-product-lists/${answer.id}`, petr.token, { name: 'Konvice' })
    expect(changed.answer).toEqual({ ...answer, name: 'Konvice' })
    expect((await call(`PATCH /customer-product-lists/${answer.id}`, petr.token, {})).status).toBe(200)
    expect((await call(`DELETE /customer-product-lists/${answer.id}`, petr.token)).status).toBe(204)
    expect((await call(`GET /customer-product-lists/${answer.id}`, petr.token)).status).toBe(404)
  })

  it('stays one wish list per customer however many ask for it at once [LIST-08] [LIST-02]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST /customer-product-lists', eva.token, wishlist(eva))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    const { answer } = await call('GET /customer-product-lists', eva.token)
    expect(answer.items.filter((one: Answer) => one.type === CUSTOMER_LIST_TYPES.wish_list)).toHaveLength(1)
  })

  it('of the demo shop holds what Jana likes, also for who she is [LIST-02]', async () => {
    const { answer } = await call('GET /auth/me?embed=wish_list,wish_list.items', jana.token)
    expect(answer.wish_list).toMatchObject({ customer_id: jana.id, name: 'wishlist', type: 1 })
    expect(answer.wish_list.items).toHaveLength(3)
    expect((await call('GET /auth/me?embed=wish_list', null)).answer.wish_list).toBeNull()
  })

  it("is its customer's alone: others are refused and learn nothing [GUARD-11] [LIST-01]", async () => {
    const list_id = await openList(jana, 1)
    const { answer } = await call(`GET /customer-product-lists/${list_id}/items`, jana.token)
    const item_id = answer.items[0].id
    const own = await openList(petr, 2)
    const tries = [
      [`GET /customer-product-lists/${list_id}`],
      [`PATCH /customer-product-lists/${list_id}`, { name: 'moje' }],
      [`DELETE /customer-product-lists/${list_id}`],
      [`GET /customer-product-lists/${list_id}/items`],
      [`POST /customer-product-lists/${list_id}/items`, { product_id: ids[0] }],
      [`PATCH /customer-product-lists/${list_id}/items/${item_id}`, { note: 'moje' }],
      [`DELETE /customer-product-lists/${list_id}/items/${item_id}`],
      [`PATCH /customer-product-lists/${own}/items/${item_id}`, { note: 'moje' }],
      [`DELETE /customer-product-lists/${own}/items/${item_id}`],
    ] as const
    for (const [name, body] of tries) {
      expect([name, (await call(name, petr.token, body)).status]).toEqual([name, 404])
      expect([name, (await call(name, null, body)).status]).toEqual([name, 401])
    }
    expect((await call('POST /customer-product-lists', petr.token, wishlist(jana))).status).toBe(403)
    const lists = (await call('GET /customer-product-lists', petr.token)).answer.items
    expect(lists.every((one: Answer) => one.customer_id === petr.id)).toBe(true)
    expect((await call(`GET /customer-product-lists/${list_id}/items`, jana.token)).answer).toEqual(answer)
  })
})

describe('an item', () => {
  it('has product, variation, note, name and prices [LIST-06] [LIST-07]', async () => {
    const list_id = await openList(petr, 1)
    const [variation] = await db<{ id: number; product_id: number }[]>`
      select variation.id, variation.product_id from product_variation variation
      join product on product.id = variation.product_id where product.code = 'MUG' and variation.is_active limit 1`
    const body = {
      product_id: variation?.product_id,
      product_variation_id: variation?.id,
      note: 'k narozeninám',
    }
    const added = await call(`POST /customer-product-lists/${list_id}/items`, petr.token, body)
    expect(added.status).toBe(201)
    expect(added.answer).toMatchObject(body)
    expect(Object.keys(added.answer).toSorted()).toEqual([...fieldNames(customerListItems)].toSorted())
    expect(added.answer.taxed_price.value).toBeGreaterThan(added.answer.price.value)
    const path = `/customer-product-lists/${list_id}/items/${added.answer.id}`
    expect((await call(`PATCH ${path}`, petr.token, { note: null })).answer.note).toBeNull()
    expect((await call(`DELETE ${path}`, petr.token)).status).toBe(204)
    expect((await call(`DELETE ${path}`, petr.token)).status).toBe(404)
  })

  it('is listed once, also when added from many tabs [LIST-07]', async () => {
    const list_id = await openList(eva, 1)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        call(`POST /customer-product-lists/${list_id}/items`, eva.token, { product_id: ids[0] }),
      ),
    )
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    const { answer } = await call(`GET /products/${ids[0]}?only=id&embed=wish_list_item_ids`, eva.token)
    expect(answer.wish_list_item_ids).toEqual([answers[0]?.answer.id])
    for (const token of [null, petr.token]) {
      const other = await call(`GET /products/${ids[0]}?only=id&embed=wish_list_item_ids`, token)
      expect(other.answer.wish_list_item_ids).toEqual([])
    }
  })

  it('is compared with five others at most, also when all are added at once; one sold no more gives way [LIST-05]', async () => {
    const list_id = await openList(jana, 2)
    const answers = await Promise.all(
      ids.map((product_id) =>
        call(`POST /customer-product-lists/${list_id}/items`, jana.token, { product_id }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_COMPARED_PRODUCTS)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(ids.length - MAX_COMPARED_PRODUCTS)
    const { answer } = await call(`GET /customer-product-lists/${list_id}?embed=items`, jana.token)
    expect(answer.items).toHaveLength(MAX_COMPARED_PRODUCTS)
    const [gone] = answer.items
    await db`update product set is_active = false where id = ${gone.product_id}`
    const left_out = ids.find(
      (id) => !answer.items.some(({ product_id }: { product_id: number }) => product_id === id),
    )
    const add = { product_id: left_out }
    expect((await call(`POST /customer-product-lists/${list_id}/items`, jana.token, add)).status).toBe(201)
    await db`update product set is_active = true where id = ${gone.product_id}`
  })

  it('must be a product the customer may see, with a variation of its own [LIST-07]', async () => {
    const list_id = await openList(eva, 1)
    const hidden = await db<{ id: number }[]>`select id from product where code = 'INACTIVE'`
    const [foreign] = await db<{ id: number }[]>`
      select id from product_variation where product_id <> ${ids[0] ?? 0} limit 1`
    const add = (body: object) => call(`POST /customer-product-lists/${list_id}/items`, eva.token, body)
    expect((await add({ product_id: hidden[0]?.id })).answer.errors[0].field).toBe('product_id')
    expect((await add({ product_id: 2_000_000_000 })).status).toBe(422)
    const wrong = await add({ product_id: ids[0], product_variation_id: foreign?.id })
    expect(wrong.answer.errors[0].field).toBe('product_variation_id')
  })
})
