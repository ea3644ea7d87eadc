import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { sendNext } from '#platform/mail/send-outbox.ts'
import { ORDER_STEPS } from '#platform/order/order-create.ts'
import { mailNextEvent } from '#platform/order-mail/order-mail-worker.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import type { Sent } from '#tests/platform-call.ts'
import { checkInvariants, type Operation, rememberBefore } from './checker.ts'
import type { Errand } from './order-child.ts'
import { createRandom } from './storm-random.ts'

const shop = await openOrderShop()
const { db, url, fill } = shop
const JANA = 'jana@example.com'
const CHILD = path.join(import.meta.dirname, 'order-child.ts')

const KEY = 'sent-by-'
/** What a client sends that repeats itself: the same body under the same key. */
const keyed = (cart_id: string) => ({ headers: { 'idempotency-key': KEY + cart_id } })
/** The same seed kills at the same moments, as far as the machine keeps to them. */
const SEED = Number(process.env['KILL_SEED'] ?? 20_261_119)
const random = createRandom(SEED)
const CARTS = 24
const KILLS = [1, ...Array.from({ length: 3 }, () => 2 + random.below(CARTS - 8))].map((after) => ({
  after,
  late_ms: random.below(12),
}))
const options = { sql: db, log: createLog('silent'), public_url: 'https://vitrine.example' }

interface Told {
  status: number
  cart_id: string
  text: string
}

/** A platform in a process of its own; answers what shoppers were told before it ended, and how it ended. */
async function runChild(
  errand: Partial<Errand> & { cart_ids: string[] },
  kill: { after: number; late_ms: number } | null = null,
): Promise<{ told: Told[]; signal: NodeJS.Signals | null }> {
  const application_name = `child-${randomUUID()}`
  const stays = kill !== null
  const sent = { url, application_name, key_of_cart: KEY }
  const whole: Errand = { ...sent, token: null, dies_at: null, at_once: 1, stays, ...errand }
  const child = spawn(process.execPath, [CHILD, JSON.stringify(whole)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const told: Told[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(JSON.parse(line) as Told)
    // A moment later it is in the middle of the next ones.
    if (told.length === kill?.after) setTimeout(() => child.kill('SIGKILL'), kill.late_ms)
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

const operation = (cart_id: string, status: number, text: string): Operation => ({
  cart_id,
  idempotency_key: KEY + cart_id,
  status,
  text,
})
async function orderAgain(cart_id: string, sent: Sent = {}): Promise<Operation> {
  const answer = await shop.order(cart_id, {}, { ...sent, ...keyed(cart_id) })
  return operation(cart_id, answer.status, await answer.text())
}

/** As two processes would: both look for work at once, until there is none. */
async function sendMails(): Promise<number> {
  const later = new Date(Date.now() + 3_600_000)
  let sent = 0
  const send = async () => void sent++
  const work = async () => {
    while (await mailNextEvent(options, later));
    while (await sendNext(db, send, later));
  }
  await Promise.all([work(), work()])
  // What one of them held while the other ended.
  await work()
  return sent
}

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
      expect(await checkInvariants(db, { before: calm, ledger: [] })).toEqual([])

      // Another process on the same database stands for the one that is started again.
      const history = [await orderAgain(cart_id, { token }), await orderAgain(cart_id, { token })]
      expect(history.map(({ status }) => status)).toEqual([201, 201])
      const other = await shop.order(cart_id, { note: 'jiná' }, { token, ...keyed(cart_id) })
      expect(other.status).toBe(409)
      const after = await world(cart_id)
      expect(after).toMatchObject({
        orders: 1,
        cart_is_open: false,
        stock: { stock_state: 30, reserved_state: 20 },
        uses: before.uses + 1,
      })
      expect(after.credits).toBeLessThan(before.credits)
      if (after_commit) expect(after).toEqual(between)
      const storm = { before: calm, history, ledger: [], secrets: [token] }
      expect(await checkInvariants(db, storm)).toEqual([])
    },
  )

  it.each(KILLS)(
    '$late_ms ms after $after answers has lost none of them, leaked nothing, and each buyer hears once [ORDER-13] [F3]',
    async ({ after, late_ms }) => {
      await shop.setStock('PLAIN', 500)
      // Those of the orders before.
      await sendMails()
      const [uses, before] = [await shop.usesOf('SLEVA10'), await rememberBefore(db)]
      const cart_ids = await Promise.all(
        Array.from({ length: CARTS }, (_, index) =>
          fill({
            lines: [{ code: 'PLAIN', amount: 2 }],
            codes: ['SLEVA10'],
            email: `kill${after}.${index}@example.com`,
          }),
        ),
      )
      const { told, signal } = await runChild({ cart_ids, at_once: 4 }, { after, late_ms })
      expect(signal).toBe('SIGKILL')
      expect(told.length).toBeGreaterThanOrEqual(after)
      const history = told.map(({ cart_id, status, text }) => operation(cart_id, status, text))
      expect(await checkInvariants(db, { before, history, ledger: [] }), `KILL_SEED=${SEED}`).toEqual([])
      const made = await db`select from customer_order where cart_id = any(${cart_ids})`
      expect(await shop.stockOf('PLAIN')).toMatchObject({ stock_state: 500 - 2 * made.length })
      expect(await shop.usesOf('SLEVA10')).toBe(uses + made.length)

      const answers = await Promise.all(cart_ids.map((cart_id) => orderAgain(cart_id)))
      expect(answers.map(({ status }) => status)).toEqual(cart_ids.map(() => 201))
      history.push(...answers)
      expect(await shop.stockOf('PLAIN')).toMatchObject({ stock_state: 500 - 2 * cart_ids.length })
      expect(await shop.usesOf('SLEVA10')).toBe(uses + cart_ids.length)
      expect(await sendMails()).toBe(cart_ids.length)
      const storm = { before, history, ledger: [], mail_is_sent: true }
      expect(await checkInvariants(db, storm), `KILL_SEED=${SEED}`).toEqual([])
    },
  )
})
