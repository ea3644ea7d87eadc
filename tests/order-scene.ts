import { afterAll } from 'vitest'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { createDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from './database.ts'
import type { Answer } from './demo-shop.ts'
import { type CartWish, fillCart } from './fill-cart.ts'
import { callsOf, type Sent } from './platform-call.ts'

export { BILLING, type CartWish, fillCart, type Line } from './fill-cart.ts'

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
