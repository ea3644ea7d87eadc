import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { openWorld } from './authorisation-world.ts'
import { holdAnswer } from './bad-input-answer.ts'
import { type Case, CASES } from './bad-input-cases.ts'
import { sceneOf } from './call-scene.ts'

const world = await openWorld()
const { db, call: send } = world

async function ask(name: string, body: unknown, token: string, headers: Record<string, string> = {}) {
  const { status, text } = await holdAnswer(name, await send(name, body, { token, headers }))
  return { status, answer: text ? JSON.parse(text) : null }
}

const shortened = (value: unknown) => JSON.stringify(value).slice(0, 60)

describe('the catalogue of bad input', () => {
  it.each(CASES.map((one) => ({ ...one, what: shortened(one.put) })))(
    '[$row] $call with $what answers $status',
    async ({ row, call: name, put, status, answers }: Case & { what: string }) => {
      await db`delete from attempt`
      const owner = await world.ownerOf()
      const scene = await sceneOf(world, name, (calls as Record<string, Call>)[name] as Call)?.(world, owner)
      const path = name.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(scene?.params?.[key]))
      const asked = await ask(path, { ...(scene?.body as object), ...put }, owner.token)
      expect([status].flat(), `${row}: ${JSON.stringify(asked.answer)}`).toContain(asked.status)
      if (answers) expect(asked.answer).toMatchObject(answers)
    },
  )
})

describe('a cart', () => {
  it('[B-25] stops at the cap of an item, however many times one more is put in', async () => {
    const owner = await world.ownerOf()
    const { cart_id, item_id } = await world.cartOf(owner)
    await db`update cart_item set amount = 9998 where id = ${item_id}`
    const product_id = await world.idOf('product', 'UNTRACKED')
    const more = () => ask(`POST /carts/${cart_id}/items`, { product_id, amount: 1 }, owner.token)
    const statuses = []
    for (let turn = 0; turn < 4; turn++) statuses.push((await more()).status)
    expect(statuses.filter((status) => status >= 300)).toEqual([422, 422])
    const [line] = await db`select amount from cart_item where id = ${item_id}`
    expect(line?.amount).toBe(10_000)
  })

  it('[B-41] takes at most a hundred lines at once, and sums the same product', async () => {
    const owner = await world.ownerOf()
    const { cart_id } = await world.cartOf(owner)
    const product_id = await world.idOf('product', 'UNTRACKED')
    const batch = (count: number) =>
      ask(
        `POST /carts/${cart_id}/items/batch`,
        { items: Array.from({ length: count }, () => ({ product_id, amount: 1 })) },
        owner.token,
      )
    expect((await batch(101)).status).toBe(422)
    expect((await batch(50)).status).toBeLessThan(300)
    const rows = await db`select amount from cart_item where cart_id = ${cart_id}`
    expect(rows.map(({ amount }) => amount)).toEqual([51])
  })

  it('[B-116] moved into itself, empty or twice changes nothing, and nobody else’s can be moved', async () => {
    const owner = await world.ownerOf()
    const { cart_id } = await world.cartOf(owner)
    const source = await world.cartOf(null)
    const move = (source_cart_id: string) =>
      ask(`POST /carts/${cart_id}/transfer-items`, { source_cart_id }, owner.token)
    expect((await move(source.cart_id)).status).toBeLessThan(300)
    const amount = async () =>
      (await db`select sum(amount)::int as sum from cart_item where cart_id = ${cart_id}`)[0]?.sum
    const moved = await amount()
    expect((await move(source.cart_id)).status).toBeLessThan(300)
    expect((await move(cart_id)).status).toBeLessThan(300)
    const other = await world.cartOf(await world.newPerson())
    expect((await move(other.cart_id)).status).toBe(403)
    expect(await amount()).toBe(moved)
  })
})

describe('an order', () => {
  it('[B-55] knows its key: empty, long and unprintable ones are refused, with another body it is a conflict', async () => {
    const owner = await world.ownerOf()
    const { cart_id } = await world.cartOf(owner)
    const order = (key: string, body: object = {}) =>
      ask('POST /orders', { cart_id, ...body }, owner.token, { 'idempotency-key': key })
    for (const key of ['', 'x'.repeat(256), '\u00e9', 'a b', 'a\tb']) {
      expect((await order(key)).status, JSON.stringify(key.slice(0, 20))).toBe(400)
    }
    const first = await order('mine')
    expect(first.status).toBe(201)
    expect((await order('mine')).answer.id).toBe(first.answer.id)
    expect((await order('mine', { note: 'Jinak' })).status).toBe(409)
    // A key is the owner's own: the same one of somebody else is another.
    const other = await world.newPerson()
    const theirs = await world.cartOf(other)
    const headers = { 'idempotency-key': 'mine' }
    const second = await ask('POST /orders', { cart_id: theirs.cart_id }, other.token, headers)
    expect([second.status, second.answer.id === first.answer.id]).toEqual([201, false])
  })

  it('[B-56] is not made of a cart that changed since it was looked at', async () => {
    const owner = await world.ownerOf()
    const { cart_id } = await world.cartOf(owner)
    const seen = { taxed_total_price: 0.01, shipping_method_id: null, payment_method_id: null }
    expect((await ask('POST /orders', { cart_id, seen }, owner.token)).status).toBe(409)
    expect((await ask('POST /orders', { cart_id }, owner.token)).status).toBe(201)
  })

  it('[B-83] with an account for an e-mail that has one is refused in words, and orders nothing', async () => {
    const { email } = await world.newPerson()
    const { cart_id } = await world.cartOf(null)
    await db`update cart set email = ${email} where id = ${cart_id}`
    const account = {
      create_new_account: true,
      password: 'Nové-heslo-1',
      password_confirmation: 'Nové-heslo-1',
    }
    const response = await send('POST /orders', { cart_id, ...account })
    expect(response.status).toBe(422)
    expect((await response.json()).errors.map(({ field }: { field: string }) => field)).toEqual(['email'])
    expect(await db`select from customer_order where email = ${email}`).toHaveLength(0)
  })
})

it('[B-43] of a key written twice the last one counts, in a cart as well', async () => {
  const owner = await world.ownerOf()
  const { cart_id } = await world.cartOf(owner)
  const product_id = await world.idOf('product', 'PLAIN')
  const answer = await world.platform.fetch(
    new Request(`http://localhost/carts/${cart_id}/items`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: `{"product_id":${product_id},"amount":99,"amount":1}`,
    }),
  )
  expect(answer.status).toBeLessThan(300)
  const [line] =
    await db`select amount from cart_item where cart_id = ${cart_id} and product_id = ${product_id}`
  expect(line?.amount).toBe(1)
})

it('[B-113] a notification about no payment of ours is refused, and a flood of them ends', async () => {
  const told = (query: string) =>
    world.platform.fetch(
      new Request(`http://localhost/gopay-requests/notification?${query}`, {
        headers: { 'x-client-ip': '203.0.113.113' },
      }),
    )
  for (const query of [
    '',
    'id=',
    'id=abc',
    `id=${'9'.repeat(30)}`,
    'id=3000000009',
    'id=1&id=2',
    'id=1%00',
  ]) {
    expect([400, 404, 422], query).toContain((await holdAnswer(query, await told(query))).status)
  }
  await Promise.all(Array.from({ length: 70 }, (_, place) => told(`id=30000000${place + 10}`)))
  expect((await told('id=3000000099')).status).toBe(429)
})
