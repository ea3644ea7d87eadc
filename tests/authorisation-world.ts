import { randomBytes, randomUUID } from 'node:crypto'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { newToken, tokenHash } from '#platform/http/token.ts'
import { openSessionOf } from './authorisation-session.ts'
import type { Answer } from './demo-shop.ts'
import { openOrderShop } from './order-scene.ts'

export { DEMO_PASSWORD, DEMO_STAFF_PASSWORD }

export interface Person {
  id: number
  email: string
  token: string
}

/** Stands in everything that belongs to the owner, and in nobody else's answers. */
export const MARK = 'Pampelišková'

/** The demo shop, and whatever a call can be about, made anew whenever it is asked for. */
export async function openWorld() {
  const shop = await openOrderShop({ connections: 5 })
  const { db, ask, fill } = shop
  let count = 0

  async function idOf(table: string, code: string): Promise<number> {
    const [row] = await db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`
    if (!row) throw new Error(`The demo shop has no ${table} ${code}`)
    return row.id
  }
  const [staff] = await db<{ id: number }[]>`select id from staff_user where is_active limit 1`
  const user_id = staff?.id ?? 0

  /** Somebody with an account and a session; all have the same password. */
  async function newPerson(change: Record<string, unknown> = {}): Promise<Person> {
    const code = `P${++count}`
    const email = `osoba${count}@example.com`
    const [made] = await db<{ id: number }[]>`
      insert into customer (code, email, first_name, last_name, password_hash)
      select ${code}, ${email}, 'Osoba', ${`Číslo ${count}`}, password_hash
      from customer where email = 'jana@example.com' returning id`
    const id = made?.id ?? 0
    const token = await openSessionOf(db, { customer_id: id })
    if (Object.keys(change).length > 0) await db`update customer set ${db(change)} where id = ${id}`
    return { id, email, token }
  }
  const ownerOf = () => newPerson({ last_name: MARK })

  const place = async () => ({
    first_name: 'Anna',
    last_name: MARK,
    street: `${MARK} 7`,
    city: 'Praha',
    post_code: '110 00',
    country_id: (await db<{ id: number }[]>`select id from country where alpha2 = 'CZ'`)[0]?.id,
    phone: '601999888',
    dial_code: '+420',
  })

  async function cartOf(person: Person | null, code = 'UNTRACKED') {
    const wish = { lines: [{ code }], ...(person ? { customer: person.email, email: person.email } : {}) }
    const cart_id = await fill({ ...wish, billing: { ...(await place()), is_company: false } })
    const [item] = await db<{ id: number }[]>`select id from cart_item where cart_id = ${cart_id}`
    return { cart_id, item_id: item?.id ?? 0 }
  }

  interface OrderWish {
    paid?: boolean
    delivered?: boolean
    payment?: string
  }
  async function orderOf(person: Person, { paid = false, delivered = false, payment }: OrderWish = {}) {
    const cart_id = await fill({
      lines: [{ code: 'UNTRACKED', amount: 2 }],
      customer: person.email,
      email: person.email,
      billing: { ...(await place()), is_company: false },
      ...(payment ? { payment } : {}),
    })
    const order: Answer = await ask('POST /orders', { cart_id }, { token: person.token })
    if (paid) await ask(`POST /staff/orders/${order.id}/payment`, {}, { token: staffToken })
    if (delivered) {
      await db`update customer_order set delivered_at = now(), state_id = 6 where id = ${order.id}`
    }
    const [line] = await db<{ id: number }[]>`
      select id from order_item where order_id = ${order.id} and product_id is not null`
    return { id: order.id as number, code: order.code as string, item_id: line?.id ?? 0 }
  }

  async function complaintOf(person: Person) {
    const order = await orderOf(person, { paid: true, delivered: true })
    const items = [
      { order_item_id: order.item_id, amount: 1, reason: 'Prasklo.', preferred_resolve: 'repair' },
    ]
    const about = { order_id: order.id, type: 1, first_name: 'Anna', last_name: MARK, email: person.email }
    const sent = { token: person.token }
    const { id } = await ask('POST /complaints', { ...about, items }, sent)
    const body = { name: 'foto.png', mime_type: 'image/png', content: PIXEL }
    const document = await ask(`POST /complaints/${id}/documents`, body, sent)
    return { id: id as number, document_id: document.id as number, about, items }
  }

  /** A draft of a refund with one piece and a way back. */
  async function refundOf(person: Person, is_submitted = false) {
    const order = await orderOf(person, { paid: true, delivered: true })
    const sent = { token: person.token }
    const { id } = await ask('POST /refunds', { order_id: order.id, is_withdrawal: true }, sent)
    const item = await ask(`POST /refunds/${id}/items`, { order_item_id: order.item_id, amount: 1 }, sent)
    const ways = await ask(`GET /refunds/${id}/shipping-methods`, undefined, sent)
    const way = ways.items.find((one: Answer) => !one.has_options)
    await ask(`PATCH /refunds/${id}`, { shipping_method_id: way.id }, sent)
    await ask(`PATCH /refunds/${id}/addresses`, { billing: await place() }, sent)
    if (is_submitted) await ask(`POST /refunds/${id}/submit`, undefined, sent)
    return { id: id as number, item_id: item.id as number, way_id: way.id as number, order }
  }

  async function listOf(person: Person) {
    const body = { customer_id: person.id, name: MARK, type: 1 }
    const list = await ask('POST /customer-product-lists', body, { token: person.token })
    const [product] = await db<{ id: number }[]>`select id from product where code = 'PLAIN'`
    const item = await ask(
      `POST /customer-product-lists/${list.id}/items`,
      { product_id: product?.id, note: MARK },
      { token: person.token },
    )
    return { id: list.id as number, item_id: item.id as number }
  }

  const addressOf = async (person: Person): Promise<number> =>
    (await ask('POST /customer-addresses', await place(), { token: person.token })).id

  async function sessionOf(person: Person): Promise<number> {
    await openSessionOf(db, { customer_id: person.id })
    const [row] = await db<
      { id: number }[]
    >`select max(id)::int as id from session where customer_id = ${person.id}`
    return row?.id ?? 0
  }

  async function newsletterOf({ id: customer_id, email }: Person) {
    const [shop_row] = await db<{ id: number }[]>`select id from shop limit 1`
    const now = new Date()
    const row = {
      shop_id: shop_row?.id ?? 0,
      email,
      type: 1,
      customer_id,
      language: 'cs',
      unsubscribe_token: newToken(),
    }
    const [made] = await db<{ id: number }[]>`
      insert into newsletter ${db({ ...row, requested_at: now, confirmed_at: now })} returning id`
    return { id: made?.id ?? 0, token: row.unsubscribe_token }
  }

  /** A token of a mail, as its table keeps it. */
  async function mailedToken(write: (hash: Buffer) => Promise<unknown>): Promise<string> {
    const token = newToken()
    await write(tokenHash(token))
    return token
  }

  const staffToken = await openSessionOf(db, { user_id })
  const actAs = (person: Person) => openSessionOf(db, { customer_id: person.id, user_id })
  const fresh = (word: string) => `${word}-${randomUUID()}@example.com`
  const hex = () => randomBytes(16).toString('hex')

  return {
    ...shop,
    user_id,
    staffToken,
    idOf,
    newPerson,
    ownerOf,
    place,
    cartOf,
    orderOf,
    complaintOf,
    refundOf,
    listOf,
    addressOf,
    sessionOf,
    newsletterOf,
    mailedToken,
    actAs,
    fresh,
    hex,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** The smallest picture there is. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
