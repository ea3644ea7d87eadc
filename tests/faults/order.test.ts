import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, vi } from 'vitest'
import { ORDER_STEPS } from '#platform/order/order-create.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import { checkInvariants, rememberBefore } from './checker.ts'
import type { Errand } from './order-child.ts'

const shop = await openOrderShop()
const { db, url, fill } = shop
const JANA = 'jana@example.com'
const CHILD = path.join(import.meta.dirname, 'order-child.ts')

interface Told {
  status: number
  cart_id: string
  id?: number
  hash?: string
}

/** A platform in a process of its own; answers what shoppers were told before it ended, and how it ended. */
async function runChild(
  errand: Partial<Errand> & { cart_ids: string[] },
  kill_after: number | null = null,
): Promise<{ told: Told[]; signal: NodeJS.Signals | null }> {
  const application_name = `child-${randomUUID()}`
  const stays = kill_after !== null
  const whole: Errand = { url, application_name, token: null, dies_at: null, at_once: 1, stays, ...errand }
  const child = spawn(process.execPath, [CHILD, JSON.stringify(whole)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const told: Told[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(JSON.parse(line) as Told)
    if (told.length === kill_after) child.kill('SIGKILL')
  }
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
  // PostgreSQL notices by itself that nobody is there any more, and undoes what was open.
  await vi.waitFor(
    async () => {
      const left = await db`select from pg_stat_activity where application_name = ${application_name}`
      expect(left).toHaveLength(0)
    },
    { timeout: 30_000, interval: 20 },
  )
  return { told, signal }
}

const operations = (told: Told[]) =>
  told.map(({ status, cart_id, ...answer }) => ({ status, cart_id, text: JSON.stringify(answer) }))

async function world(cart_id: string) {
  const [row] = await db`
    select (select count(*)::int from customer_order where cart_id = ${cart_id}) as orders,
      (select count(*)::int from order_item) as items, (select count(*)::int from order_stock) as taken,
      (select count(*)::int from order_event) as events, (select count(*)::int from order_state_change) as changes,
      (select ordered_at is null from cart where id = ${cart_id}) as cart_is_open`
  return {
    ...row,
    stock: await shop.stockOf('PLAIN'),
    uses: await shop.usesOf('SLEVA10'),
    credits: await shop.creditsOf(JANA),
  }
}

describe('a platform that dies while it orders', () => {
  it.each(ORDER_STEPS)(
    'at %s leaves all or nothing, and the same cart can be sent again [ORDER-13] [F1] [F2]',
    async (dies_at) => {
      await shop.setStock('PLAIN', 50)
      await db`
      insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
      select customer.id, account.id, 1000, 1 from customer, customer_account account where email = ${JANA}`
      const token = await shop.logIn(JANA)
      const cart_id = await fill({
        lines: [
          { code: 'PLAIN', amount: 20 },
          { code: 'CREDIT', credits: true },
          { code: 'UNTRACKED', gift: 'gift-from-1500' },
        ],
        customer: JANA,
        codes: ['SLEVA10'],
        payment: 'gopay',
      })
      const [before, calm] = [await world(cart_id), await rememberBefore(db)]
      const dead = await runChild({ cart_ids: [cart_id], token, dies_at })
      expect(dead).toEqual({ told: [], signal: 'SIGKILL' })

      const between = await world(cart_id)
      const after_commit = dies_at === 'committed'
      if (!after_commit) expect(between).toEqual(before)
      else expect(between).toMatchObject({ orders: 1, cart_is_open: false })
      expect(await checkInvariants(db, { before: calm })).toEqual([])

      // Another process on the same database stands for the one that is started again.
      expect((await shop.order(cart_id, {}, { token })).status).toBe(201)
      const after = await world(cart_id)
      expect(after).toMatchObject({
        orders: 1,
        cart_is_open: false,
        stock: { stock_state: 30, reserved_state: 20 },
        uses: before.uses + 1,
      })
      expect(after.credits).toBeLessThan(before.credits)
      if (after_commit) expect(after).toEqual(between)
      expect(await checkInvariants(db, { before: calm })).toEqual([])
    },
  )

  it.each([1, 23])(
    'after %i answers has lost none of them, and leaked nothing [ORDER-13] [F3]',
    async (kill_after) => {
      await shop.setStock('PLAIN', 500)
      const [uses, before] = [await shop.usesOf('SLEVA10'), await rememberBefore(db)]
      const cart_ids = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          fill({
            lines: [{ code: 'PLAIN', amount: 2 }],
            codes: ['SLEVA10'],
            email: `kill${index}@example.com`,
          }),
        ),
      )
      const { told, signal } = await runChild({ cart_ids, at_once: 4 }, kill_after)
      expect(signal).toBe('SIGKILL')
      expect(told.length).toBeGreaterThanOrEqual(kill_after)
      const history = operations(told)
      expect(await checkInvariants(db, { before, history })).toEqual([])
      const made = await db`select from customer_order where cart_id = any(${cart_ids})`
      expect(await shop.stockOf('PLAIN')).toMatchObject({ stock_state: 500 - 2 * made.length })
      expect(await shop.usesOf('SLEVA10')).toBe(uses + made.length)

      const answers = await Promise.all(cart_ids.map((cart_id) => shop.order(cart_id)))
      expect(answers.map(({ status }) => status)).toEqual(cart_ids.map(() => 201))
      expect(await shop.stockOf('PLAIN')).toMatchObject({ stock_state: 500 - 2 * cart_ids.length })
      expect(await shop.usesOf('SLEVA10')).toBe(uses + cart_ids.length)
      expect(await checkInvariants(db, { before, history })).toEqual([])
    },
  )
})
