import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { type Before, checkInvariants, type Operation, rememberBefore } from '#tests/faults/checker.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import { cookiesOf, joinStorefront } from '#tests/shop.ts'

const LOGINS = 10
const shop = await openOrderShop({ connections: 20 })
const { db, fill, ask } = shop

/** All logins have seen which cart is the latest before any of them goes on: the worst order there is. */
let gate: { waiting: number; open: () => void; opened: Promise<void> } | null = null
function closeGate(count: number): void {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  gate = { waiting: count, open, opened }
}
const storefront = await joinStorefront({
  fetch: async (request) => {
    const answer = await shop.platform.fetch(request)
    if (gate && request.url.includes('latest_cart_id') && gate.waiting > 0) {
      gate.waiting--
      if (gate.waiting === 0) gate.open()
      await gate.opened
    }
    return answer
  },
})

interface Held {
  code: string
  amount: number
}

const held = async (cart_ids: string[]): Promise<Held[]> => [
  ...(await db<Held[]>`
    select product.code, sum(amount)::int as amount from cart_item join product on product.id = product_id
    where cart_id = any(${cart_ids}) group by product.code order by product.code`),
]
const openCarts = async (email: string): Promise<string[]> => {
  const carts = await db<{ id: string }[]>`
    select cart.id from cart join customer on customer.id = customer_id
    where customer.email = ${email} and ordered_at is null`
  return carts.map(({ id }) => id)
}

/** Ten tabs of one browser send the same login at once; the cookie of the last answer stays. */
async function logInAtOnce(email: string, cart_id: string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: LOGINS }, () =>
      storefront.ask('/api/auth/login', { email, password: DEMO_PASSWORD }, { cookies: { cart_id } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(LOGINS).fill(200))
  for (const answer of answers) history.push({ status: answer.status, text: await answer.clone().text() })
  return answers.map((answer) => cookiesOf(answer).cart_id?.value ?? '')
}

const LINES = [
  { code: 'MAX3', amount: 3 },
  { code: 'PLAIN', amount: 2 },
  { code: 'UNTRACKED', amount: 7 },
]

let before: Before
const history: Operation[] = []
beforeEach(async () => void (before = await rememberBefore(db)))
afterEach(async () => {
  const found = await checkInvariants(db, { before, history: history.splice(0), secrets: [DEMO_PASSWORD] })
  expect(found).toEqual([])
})

describe('ten logins at once with the cart of a visitor', () => {
  it('lose no item and double none, whichever answer the browser keeps [CART-06] [AUTH-12]', async () => {
    await db`delete from cart where customer_id = (select id from customer where email = 'eva@example.com')`
    const source = await fill({ lines: LINES, email: null })
    closeGate(LOGINS)
    const kept = await logInAtOnce('eva@example.com', source)
    expect(new Set(kept).size).toBe(1)
    expect(await held(kept)).toEqual(LINES)
    expect(await held(await openCarts('eva@example.com'))).toEqual(LINES)
    expect(await held([source])).toEqual([])
    const token = await shop.logIn('eva@example.com')
    const me = await ask('GET /auth/me?embed=latest_cart_id', undefined, { token })
    expect(me.latest_cart_id).toBe(kept[0])
  })

  it('add to the cart the customer has, up to what may be bought [CART-06] [TBD-62]', async () => {
    await db`delete from cart where customer_id = (select id from customer where email = 'petr@example.com')`
    const own = await fill({
      customer: 'petr@example.com',
      lines: [
        { code: 'MAX3', amount: 2 },
        { code: 'PLAIN', amount: 1 },
      ],
    })
    const source = await fill({ lines: LINES, email: null })
    closeGate(LOGINS)
    expect(new Set(await logInAtOnce('petr@example.com', source))).toEqual(new Set([own]))
    expect(await held(await openCarts('petr@example.com'))).toEqual([
      { code: 'MAX3', amount: 3 },
      { code: 'PLAIN', amount: 3 },
      { code: 'UNTRACKED', amount: 7 },
    ])
  })

  it('of two customers give the items to one of them, whole [CART-06]', async () => {
    const people = ['eva@example.com', 'petr@example.com']
    await db`delete from cart where customer_id in (select id from customer where email = any(${people}))`
    const source = await fill({ lines: LINES, email: null })
    closeGate(2 * LOGINS)
    await Promise.all(people.map((email) => logInAtOnce(email, source)))
    const carts = await Promise.all(people.map(openCarts))
    expect(await held(carts.flat())).toEqual(LINES)
    const holders = await Promise.all(carts.map(held))
    expect(holders.filter((items) => items.length > 0)).toHaveLength(1)
  })
})
