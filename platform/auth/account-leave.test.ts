import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { customerRecord } from '#platform/customer-record.ts'
import { createLog } from '#platform/http/log.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { useSeededDatabase } from '#tests/database.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { fillCart } from '#tests/order-scene.ts'
import { MAX_EXPORTS } from './account-export.ts'

const { db } = await useSeededDatabase()
const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true })

function call(name: string, token: string | null, body?: unknown): Promise<Response> {
  const [method = '', path = ''] = name.split(' ')
  return platform.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

async function logIn(email: string): Promise<{ token: string; id: number }> {
  const answer: Answer = await (
    await call('POST /auth/login', null, { email, password: DEMO_PASSWORD })
  ).json()
  return { token: answer.access_token, id: answer.customer_id }
}

/** Tables that point at customers, and what becomes of their rows when a customer goes. */
const tied = await db<{ name: string; on_delete: string }[]>`
  select conrelid::regclass::text as name, confdeltype as on_delete
  from pg_constraint where contype = 'f' and confrelid = 'customer'::regclass order by 1`

let jana: { token: string; id: number }
beforeAll(async () => {
  jana = await logIn('jana@example.com')
  const add = { product_id: (await db`select id from product where code = 'PLAIN'`)[0]?.id, amount: 2 }
  const cart: Answer = await (await call('POST /carts', jana.token)).json()
  await call(`POST /carts/${cart.id}/items`, jana.token, add)
  await call(`PATCH /carts/${cart.id}/addresses`, jana.token, { billing: { street: 'Tajná 7' } })
  const review = {
    product_id: add.product_id,
    rating: 5,
    comment: 'Výborné a voňavé.',
    name: 'Jana Nováková',
  }
  await call('POST /reviews', jana.token, review)
  await call('POST /visits', jana.token, { product_id: add.product_id })
})

describe('the export of one’s own data', () => {
  it('holds everything the shop keeps, from all its parts [CUST-01] [S64]', async () => {
    const answer = await call(`POST /customers/${jana.id}/export`, jana.token, { password: DEMO_PASSWORD })
    expect(answer.status).toBe(200)
    const record: Answer = await answer.json()
    expect(Object.keys(record)).toEqual(['exported_at', ...Object.keys(customerRecord)])
    expect(record.customer).toMatchObject([{ email: 'jana@example.com', configurable: expect.any(Array) }])
    expect(record.addresses).toHaveLength(2)
    expect(record.account_usages).toMatchObject([{ amount: 500 }])
    const [orders] = await db`select count(*)::int from customer_order where customer_id = ${jana.id}`
    expect(record.orders).toHaveLength(orders?.count)
    expect(record.orders[0]).toMatchObject({ items: expect.any(Array), order_addresses: expect.any(Array) })
    expect(record.carts.at(-1)).toMatchObject({ items: [{ amount: 2 }], addresses: [{ street: 'Tajná 7' }] })
    expect(record.lists[0].items).toHaveLength(3)
    expect(record.reviews.at(-1)).toMatchObject({ comment: 'Výborné a voňavé.', state: expect.any(String) })
    expect(record.sessions.length).toBeGreaterThan(0)
    expect(JSON.stringify(record)).not.toMatch(/argon2|_hash|access_token/)
  })

  it('tells of a newsletter that was asked for and is not confirmed yet [NEWS-02] [S64]', async () => {
    const petr = await logIn('petr@example.com')
    await call('POST /newsletters', petr.token, { email: 'petr@example.com' })
    const answer = await call(`POST /customers/${petr.id}/export`, petr.token, { password: DEMO_PASSWORD })
    const { newsletters }: Answer = await answer.json()
    expect(newsletters).toMatchObject([
      { email: 'petr@example.com', requested_at: expect.any(String), confirmed_at: null },
    ])
  })

  it('forgets no table that is tied to customers [CUST-17]', () => {
    const tables = Object.values(customerRecord).flatMap((part) => part.tables)
    // A link in a mail and a way to a third party say nothing of anybody: used once, and then void.
    const told = new Set([...tables, 'password_reset', 'social_login'])
    expect(tied.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([])
  })

  it('is handed to nobody without the password, and not again and again [CUST-17] [AUTH-29]', async () => {
    const eva = await logIn('eva@example.com')
    const ask = (password: string) => call(`POST /customers/${eva.id}/export`, eva.token, { password })
    expect((await ask('Úplně jiné')).status).toBe(422)
    for (let asked = 0; asked < MAX_EXPORTS; asked++) expect((await ask(DEMO_PASSWORD)).status).toBe(200)
    expect((await ask(DEMO_PASSWORD)).status).toBe(429)
  })
})

describe('an account that is deleted', () => {
  it('asks for the password first [CUST-03] [TBD-45]', async () => {
    expect((await call(`DELETE /customers/${jana.id}`, jana.token, { password: 'Úplně jiné' })).status).toBe(
      422,
    )
    expect((await call(`DELETE /customers/${jana.id}`, jana.token, {})).status).toBe(422)
    expect((await call(`GET /customers/${jana.id}`, jana.token)).status).toBe(200)
  })

  it('can always go: nothing that points at it holds it [CUST-03]', () => {
    expect(tied.filter(({ on_delete }) => !['c', 'n'].includes(on_delete))).toEqual([])
  })

  it('leaves orders and their papers, and nothing else that tells who it was [S65] [CUST-03] [TBD-45]', async () => {
    const elsewhere = await logIn('jana@example.com')
    const orders = await db<{ id: number; email: string }[]>`
      select id, email from customer_order where customer_id = ${jana.id} order by id`
    const answer = await call(`DELETE /customers/${jana.id}`, jana.token, { password: DEMO_PASSWORD })
    expect(answer.status).toBe(204)
    for (const { token } of [jana, elsewhere]) expect((await call('GET /auth/me', token)).status).toBe(401)
    const kept = await db`
      select id, email, customer_id from customer_order where id = any(${orders.map(({ id }) => id)}::int[])
      order by id`
    expect(kept).toEqual(orders.map((order) => ({ ...order, customer_id: null })))
    const papers = ['complaint', 'complaint_address', 'customer_order', 'order_address', 'refund_address']
    // A mail that was sent goes with all the others of its age.
    const kept_in = new Set([...papers, 'mail_outbox'])
    const found = await tablesWith(['jana@example.com', '601000101', 'Tajná 7', 'Jana Nováková'])
    expect(found['jana@example.com']).toContain('customer_order')
    expect(Object.values(found).flatMap((tables) => tables.filter((name) => !kept_in.has(name)))).toEqual([])
    expect([found['Tajná 7'], found['Jana Nováková']]).toEqual([[], []])
    const [review] = await db`select customer_id, name from review where comment = 'Výborné a voňavé.'`
    expect(review).toEqual({ customer_id: null, name: null })
    expect((await readOutbox(db, 'jana@example.com'))[0]).toMatchObject({
      subject: 'Váš účet byl zrušen – Vitrine',
    })
  })

  it('gives its e-mail free; whoever takes it gets nothing of the former owner [CUST-03]', async () => {
    const person = { first_name: 'Jana', last_name: 'Jiná', email: 'jana@example.com' }
    const password = { password: 'Konvička-na-čaj', password_confirmation: 'Konvička-na-čaj' }
    const made = await call('POST /customers/register', null, { ...person, ...password })
    expect(made.status).toBe(201)
    const session = await call('POST /auth/login', null, { email: person.email, password: password.password })
    const { access_token: token }: Answer = await session.json()
    expect(((await (await call('GET /orders', token)).json()) as Answer).items).toEqual([])
    expect(((await (await call('GET /customer-addresses', token)).json()) as Answer).items).toEqual([])
  })

  it('does not stand in the way of an order that is being made [CUST-03]', async () => {
    const petr = await logIn('petr@example.com')
    const carts = await Promise.all(
      Array.from({ length: 5 }, async () => (await (await call('POST /carts', petr.token)).json()) as Answer),
    )
    const add = { product_id: (await db`select id from product where code = 'UNTRACKED'`)[0]?.id, amount: 1 }
    const answers = await Promise.all([
      ...carts.map(({ id }) => call(`POST /carts/${id}/items`, petr.token, add)),
      call(`DELETE /customers/${petr.id}`, petr.token, { password: DEMO_PASSWORD }),
    ])
    expect(answers.at(-1)?.status).toBe(204)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('waits for an order of theirs that is being made of a cart nobody owns [CUST-03] [ORDER-02]', async () => {
    const eva = await logIn('eva@example.com')
    const cart_id = await fillCart(db, { lines: [{ code: 'UNTRACKED' }], email: 'eva@example.com' })
    let leaving: Promise<Response> | undefined
    const slow = createPlatform({
      sql: db,
      log: createLog('silent'),
      on_order_step: async (step) => {
        if (step !== 'checked') return
        leaving = call(`DELETE /customers/${eva.id}`, eva.token, { password: DEMO_PASSWORD })
        await Promise.race([leaving, setTimeout(1000)])
      },
    })
    const ordered = await slow.fetch(
      new Request('http://localhost/orders', {
        method: 'POST',
        headers: { authorization: `Bearer ${eva.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ cart_id }),
      }),
    )
    expect([ordered.status, (await leaving)?.status]).toEqual([201, 204])
  })
})

/** Files of the shop itself, too large to be searched for words. */
const FILES = ['media', 'attachment_file']

/** In which tables a row holds each of the texts, anywhere. */
async function tablesWith(texts: string[]): Promise<Record<string, string[]>> {
  const tables = await db<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> all(${FILES}) order by tablename`
  const found = Object.fromEntries(texts.map((text): [string, string[]] => [text, []]))
  for (const { name } of tables) {
    const held = await db<{ text: string }[]>`
      select wanted.text from unnest(${texts}::text[]) wanted(text)
      where exists (select from ${db(name)} one where position(wanted.text in one::text) > 0)`
    for (const { text } of held) found[text]?.push(name)
  }
  return found
}
