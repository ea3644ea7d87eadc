import { ORDER_STATES, type OrderStateId } from '#contract/order-state.ts'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { settleOrder } from '#platform/order/order-settle.ts'
import { type CartWish, fillCart } from '#tests/fill-cart.ts'
import type { Walk } from './walk.ts'

export interface Ordered {
  id: number
  hash: string
  code: string
  email: string
}

let orders = 0

/** An order of a guest, or of a customer, in the language of the walk. */
export async function buy(walk: Walk, wish: Partial<CartWish> = {}): Promise<Ordered> {
  const { db } = walk
  const { customer = null, ...rest } = wish
  const email = customer ?? `buyer-${++orders}@example.com`
  const cart_id = await fillCart(db, {
    lines: [{ code: 'UNTRACKED', amount: 2 }, { code: 'PLATE-ASH' }],
    email,
    ...rest,
  })
  const made = await ask<Omit<Ordered, 'email'>>(walk, 'POST /orders', { cart_id })
  // Ordered as by a guest: the cart of a customer asks for their login.
  await db`
    update customer_order set customer_id = customer.id from customer
    where customer_order.id = ${made.id} and customer.email = ${customer}`
  return { ...made, email }
}

export async function pay({ db }: Walk, { id }: Ordered): Promise<void> {
  await db.begin((tx) => settleOrder(tx, id, new Date()))
}

/** As the staff moves it, one state after another. */
export async function move(walk: Walk, { id }: Ordered, ...states: OrderStateId[]): Promise<void> {
  for (const state_id of states) {
    const is_sent = state_id === ORDER_STATES.shipped
    await asStaff(walk, `PATCH /staff/orders/${id}`, {
      state_id,
      ...(is_sent ? { tracking_numbers: ['40123456789'] } : {}),
    })
  }
}

export async function deliver(walk: Walk, order: Ordered): Promise<void> {
  await pay(walk, order)
  await move(walk, order, ORDER_STATES.processing, ORDER_STATES.shipped, ORDER_STATES.delivered)
}

export async function asStaff<Answer>(walk: Walk, call: string, body?: unknown): Promise<Answer> {
  const login = { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }
  const { access_token } = await ask<{ access_token: string }>(walk, 'POST /auth/users/login', login)
  return ask(walk, call, body, { authorization: `Bearer ${access_token}` })
}

/** What the platform is asked, and its answer as JSON. */
export async function ask<Answer>(
  { url, language }: Walk,
  call: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method = '', target = ''] = call.split(' ')
  const response = await fetch(`${url}/shop-api${target}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'language-preference': language,
      'currency-preference': language === 'sk' ? 'EUR' : 'CZK',
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Answer
}

/** A mail with a link in it, once it is written. */
export async function mailedLink({ url }: Walk, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(`${url}/sandbox/mail?to=${email}`, {
      headers: { accept: 'application/json' },
    })
    const mails = (await response.json()) as { text: string }[]
    const link = mails.map(({ text }) => /https?:\S+token=\S+/.exec(text)?.[0]).find(Boolean)
    if (link) return link.replace(/^https?:\/\/[^/]+/, '')
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`No link was mailed to ${email}`)
}
