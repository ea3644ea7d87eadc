import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from './database.ts'
import type { Answer } from './demo-shop.ts'
import { callsOf, type Sent } from './platform-call.ts'

export interface Line {
  code: string
  amount?: number
  /** Code of the variation. */
  variation?: string
  /** Lines inside this one, as parts of a package. */
  parts?: Line[]
  gift?: string
  credits?: boolean
  fields?: { name: string; value: string }[]
}

export interface CartWish {
  lines: Line[]
  email?: string | null
  customer?: string
  shipping?: string | null
  payment?: string | null
  codes?: string[]
  billing?: Record<string, unknown> | null
  shipping_address?: Record<string, unknown>
  option?: boolean
}

export const BILLING = {
  first_name: 'Karel',
  last_name: 'Čapek',
  phone: '601000777',
  dial_code: '+420',
  street: 'Úzká 10',
  city: 'Praha',
  post_code: '101 00',
  is_company: false,
}

/** Puts a whole cart into the database: what a shopper has filled in before sending the order. */
export async function fillCart(db: Database, wish: CartWish): Promise<string> {
  const { email = 'karel@example.com', shipping = 'personal-pickup', payment = 'bank-transfer' } = wish
  const id = randomBytes(16).toString('hex')
  await db.begin(async (sql) => {
    await sql`
      insert into cart (id, shop_id, customer_id, email, shipping_method_id, shipping_option_id,
        payment_method_id, has_shipping_address, expiration_at, created_at, updated_at)
      select ${id}, shop.id, (select id from customer where email = ${wish.customer ?? ''}), ${email},
        method.id, case when ${wish.option ?? false}::boolean then (
          select min(id) from shipping_option where shipping_method_id = method.id and is_active) end,
        (select id from payment_method where code = ${payment}),
        ${wish.shipping_address !== undefined}, now() + interval '30 days', now(), now()
      from shop left join shipping_method method on method.code = ${shipping} limit 1`
    const put = async (line: Line, parent: { id: number; amount: number } | null): Promise<void> => {
      const { amount = 1, variation = null, gift = null, fields = [] } = line
      const all = amount * (parent?.amount ?? 1)
      const [row] = await sql<{ id: number }[]>`
        insert into cart_item (cart_id, parent_id, item_type, product_id, product_variation_id, gift_id, amount,
          amount_per_package, customer_account_id, product_fields, created_at)
        select ${id}, ${parent?.id ?? null}, case when ${parent !== null}::boolean then 6
            when ${gift !== null}::boolean then 1 when product_type = 2 then 4 when product_type = 3 then 5
            when product_type = 4 then 7 else 0 end,
          product.id, (select id from product_variation where code = ${variation}),
          (select id from gift where code = ${gift}), ${all}, ${parent ? amount : null}::int,
          case when ${line.credits ?? false}::boolean then (select id from customer_account limit 1) end,
          ${sql.json(fields.map((field, index) => ({ product_field_id: index + 1, ...field })))}, now()
        from product where code = ${line.code} returning id`
      if (!row) throw new Error(`The demo shop has no product ${line.code}`)
      for (const part of line.parts ?? []) await put(part, { id: row.id, amount })
    }
    for (const line of wish.lines) await put(line, null)
    await sql`
      insert into cart_discount (cart_id, discount_id, applied_at)
      select ${id}, id, now() from discount where code = any(${wish.codes ?? []}::text[])`
    const addresses = { billing: wish.billing ?? BILLING, shipping: wish.shipping_address ?? null }
    for (const [type, address] of Object.entries(addresses)) {
      if (address === null || wish.billing === null) continue
      await sql`
        insert into cart_address ${sql({ cart_id: id, type, ...address })}`
      await sql`
        update cart_address set country_id = (select id from country where alpha2 = 'CZ')
        where cart_id = ${id} and type = ${type} and country_id is null`
    }
  })
  return id
}

/**
 * The demo shop with a platform that holds so many connections, and shoppers with full carts. Its staff asks for no
 * news, so that a mail is one to a buyer.
 */
export async function openOrderShop({ connections = 10, now = () => new Date() } = {}) {
  const { url } = await useSeededDatabase()
  const db = createDatabase(url, { max: connections })
  afterAll(() => db.end({ timeout: 5 }))
  await db`update shop set is_told_of_news = false`
  const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true, now })

  const call = callsOf(platform)

  async function ask(name: string, body?: unknown, sent: Sent = {}): Promise<Answer> {
    const response = await call(name, body, sent)
    const text = await response.text()
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  const order = (cart_id: string, body: object = {}, sent: Sent = {}) =>
    call('POST /orders', { cart_id, ...body }, sent)
  const ordered = async (wish: CartWish, body: object = {}, sent: Sent = {}): Promise<Answer> =>
    ask('POST /orders', { cart_id: await fillCart(db, wish), ...body }, sent)

  async function logIn(email: string): Promise<string> {
    return (await ask('POST /auth/login', { email, password: DEMO_PASSWORD })).access_token
  }
  const logStaffIn = async (): Promise<string> =>
    (await ask('POST /auth/users/login', { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }))
      .access_token

  async function stockOf(code: string): Promise<{ stock_state: number | null; reserved_state: number }> {
    const [row] = await db<{ stock_state: number | null; reserved_state: number }[]>`
      select stock_state, reserved_state from product where code = ${code}
      union all
      select stock_state, reserved_state from product_variation where code = ${code}`
    if (!row) throw new Error(`The demo shop has nothing with the code ${code}`)
    return { ...row }
  }
  async function setStock(code: string, stock_state: number | null): Promise<void> {
    await db`update product set stock_state = ${stock_state}, reserved_state = 0 where code = ${code}`
    await db`update product_variation set stock_state = ${stock_state}, reserved_state = 0 where code = ${code}`
  }
  const usesOf = async (code: string): Promise<number> => {
    const [row] = await db<{ used_orders: number }[]>`select used_orders from discount where code = ${code}`
    return row?.used_orders ?? 0
  }
  const creditsOf = async (email: string): Promise<number> => {
    const [row] = await db<{ amount: number }[]>`
      select balance.amount from customer_account_balance balance
      join customer on customer.id = balance.customer_id where email = ${email}`
    return row?.amount ?? 0
  }
  return {
    db,
    url,
    platform,
    call,
    ask,
    order,
    ordered,
    logIn,
    logStaffIn,
    stockOf,
    setStock,
    usesOf,
    creditsOf,
    fill: (wish: CartWish) => fillCart(db, wish),
  }
}
