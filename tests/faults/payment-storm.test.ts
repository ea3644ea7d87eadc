import { expect, it, vi } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { reconcileNext } from '#platform/payment/reconcile.ts'
import { fillCart } from '#tests/order-scene.ts'
import { readPayments } from './check-payment.ts'
import { checkInvariants, rememberBefore } from './checker.ts'
import { stormClock, stormGateways } from './storm-errand.ts'
import { createRandom, type Random } from './storm-random.ts'
import { type GatewayName, openStormWorld } from './storm-world.ts'

const PAYMENTS = 200
const AT_ONCE = 16
/** The same seed gives the same shoppers and the same faults, in the order the machine happens to run them. */
const SEED = Number(process.env.STORM_SEED ?? 20_261_115)
const RETURN = '{origin}/api/payment-return'
const DAY_MS = 25 * 3600_000
/** The last round is about the books, not about how busy the machine is. */
const PATIENT_MS = 30_000

const world = await openStormWorld()
const { db, ask, sim } = world
await sim('gopay', 'POST /settings', { notifications: { mode: 'hold' } })

interface Shopper {
  id: number
  hash: string
  gateway: GatewayName
  random: Random
}
const weather = createRandom(SEED)
let [asked, faults, next_kill] = [0, 0, 20]

const restarts: Promise<void>[] = []

/** Every so many questions the platform dies, while they are on their way. */
function askInStorm(name: string, body?: object) {
  const answer = ask(name, body)
  asked += 1
  if (asked === next_kill) {
    next_kill += 70 + weather.below(50)
    const soon = weather.below(25)
    restarts.push(new Promise((done) => setTimeout(() => done(world.restart()), soon)))
  }
  return answer
}

async function maybeFault({ gateway, random }: Shopper): Promise<void> {
  if (!random.chance(0.25)) return
  faults += 1
  await sim(gateway, 'POST /faults', {
    operation: random.oneOf(
      gateway === 'gopay' ? ['token', 'create', 'status', '*'] : ['init', 'status', '*'],
    ),
    kind: random.oneOf(['error', 'malformed', 'cut', 'slow', 'hang']),
    when: random.oneOf(['before', 'after']),
    delay_ms: random.below(400),
    times: random.chance(0.03) ? 6 : 1,
  })
}

/** Goes to the gateway; null when it could not be reached however often it was tried. */
async function open(shopper: Shopper): Promise<string | null> {
  const { id, hash, gateway } = shopper
  for (let tries = 0; tries < 6; tries++) {
    await maybeFault(shopper)
    const { status, answer } =
      tries > 0
        ? await askInStorm(`POST /orders/${id}/payments?hash=${hash}`, { return_url: RETURN })
        : gateway === 'gopay'
          ? await askInStorm(`POST /gopay-requests?hash=${hash}`, { order_id: id, return_url: RETURN })
          : await askInStorm(`POST /csob/payment?hash=${hash}`, {
              order_id: id,
              return_uri: RETURN,
              return_method: 'POST',
            })
    if (status === 200) return paymentAt(gateway, answer.gateUrl ?? answer.gatewayUri ?? answer.gateway_uri)
    expect([503, 409]).toContain(status)
    await new Promise((done) => setTimeout(done, 100))
  }
  return null
}

async function paymentAt(gateway: GatewayName, uri: string): Promise<string> {
  if (gateway === 'csob') return decodeURIComponent(uri.split('/').at(-3) ?? '')
  const payments: { id: number; hash: string }[] = await sim('gopay', 'GET /payments')
  return String(payments.find(({ hash }) => uri.endsWith(hash))?.id)
}

const become = ({ gateway }: Shopper, payment: string, state: 'paid' | 'declined') =>
  sim(
    gateway,
    `POST /payments/${payment}/state`,
    gateway === 'gopay'
      ? { state: state === 'paid' ? 'PAID' : 'CANCELED' }
      : { paymentStatus: state === 'paid' ? 7 : 6 },
  )

const late: number[] = []

/** GoPay's messages come, come twice, come much later and in any order, or never. */
async function hearOf({ gateway, random }: Shopper, payment: string, surely = false): Promise<void> {
  if (gateway !== 'gopay') return
  const { notifications }: { notifications: { id: number; status: string }[] } = await sim(
    'gopay',
    `GET /payments/${payment}`,
  )
  const ids = notifications.filter(({ status }) => status === 'held').map((one) => one.id)
  const fate = random.oneOf(['lost', 'once', 'twice', 'late'])
  if (fate === 'late' || surely) late.push(...ids, ...ids)
  else if (fate !== 'lost')
    await sim('gopay', 'POST /notifications/send', {
      ids: fate === 'once' ? ids : [...ids, ...ids].toReversed(),
      parallel: random.chance(0.5),
    })
}

/** The bank lives by the wall: the longer the storm lasts, the older its word would seem to the platform. */
const ahead = () => stormClock(world.errand.clock)().getTime() - Date.now()

/** The payer comes back, once, twice or never; answers what they were told. */
async function comeBack(shopper: Shopper, payment: string): Promise<string[]> {
  const { gateway, random, id, hash } = shopper
  await maybeFault(shopper)
  const back = async () => {
    if (gateway === 'gopay') return askInStorm(`POST /gopay-requests/${payment}/verify`)
    const { fields } = await sim('csob', `POST /payments/${payment}/return`, { dttm_shift_ms: ahead() })
    return askInStorm('POST /csob/payment/verify', fields)
  }
  const answers = await Promise.all(Array.from({ length: random.below(3) }, back))
  if (random.chance(0.3)) answers.push(await askInStorm(`POST /orders/${id}/payments/verify?hash=${hash}`))
  for (const { status } of answers) expect(status).toBe(200)
  return answers.map(({ answer }) => answer.payment_status)
}

const told_paid: number[] = []

async function shop(shopper: Shopper): Promise<void> {
  const { id, hash, random, gateway } = shopper
  const story = random.oneOf([
    'pays',
    'pays',
    'pays',
    'declines',
    'cancels',
    'leaves',
    'pays twice',
    'two tabs',
  ])
  const tabs = await Promise.all(Array.from({ length: story === 'two tabs' ? 2 : 1 }, () => open(shopper)))
  let payments = [...new Set(tabs.filter((payment) => payment !== null))]
  const [first] = payments
  if (first === undefined || story === 'leaves') return
  if (story === 'declines' || story === 'pays twice') {
    await become(shopper, first, 'declined')
    await hearOf(shopper, first)
    await comeBack(shopper, first)
    const second = await open(shopper)
    payments = second === null ? [] : [second]
  }
  if (story === 'cancels') {
    const { status } = await askInStorm(`POST /orders/${id}/cancel?hash=${hash}`)
    expect([200, 409]).toContain(status)
  }
  // Money of a payment given up as declined: the bank tells nobody of it, GoPay does.
  if (story === 'pays twice' && gateway === 'gopay') {
    await become(shopper, first, 'paid')
    await hearOf(shopper, first, true)
  }
  for (const payment of payments) {
    await become(shopper, payment, 'paid')
    await maybeFault(shopper)
    await hearOf(shopper, payment)
    const told = await comeBack(shopper, payment)
    if (story !== 'cancels') expect(told, 'nobody who has paid is told that it failed').not.toContain('error')
    if (told.includes('success')) told_paid.push(id)
  }
}

async function orders(): Promise<Shopper[]> {
  const platform = createPlatform({ sql: db, log: createLog('silent') })
  return eachAtOnce(
    Array.from({ length: PAYMENTS }, (_, index) => index),
    async (index) => {
      const gateway = index % 2 === 0 ? 'gopay' : 'csob'
      const lines = [{ code: 'UNTRACKED', amount: 1 + (index % 7) }]
      const cart_id = await fillCart(db, { lines, payment: gateway, email: `storm${index}@example.com` })
      const response = await platform.fetch(
        new Request('http://localhost/orders', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ cart_id }),
        }),
      )
      expect(response.status).toBe(201)
      const { id, hash } = (await response.json()) as { id: number; hash: string }
      return { id, hash, gateway, random: createRandom(SEED + index + 1) }
    },
  )
}

async function eachAtOnce<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>) {
  const [waiting, results] = [[...items], [] as Result[]]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
        results.push(await work(item))
    }),
  )
  return results
}

/** What was kept back arrives in any order, as often as it was written, once the sky is clear. */
async function deliverLate(): Promise<void> {
  const shuffled = late
    .map((id) => ({ id, at: weather.below(2 ** 30) }))
    .toSorted((one, other) => one.at - other.at)
  for (const { id } of shuffled) {
    const send = async () => {
      const answers = await sim('gopay', 'POST /notifications/send', { ids: [id] })
      expect(JSON.stringify(answers)).toContain('200')
    }
    await vi.waitFor(send, { timeout: 60_000, interval: 50 })
  }
}

it(
  `${PAYMENTS} payments through faults and kills end to the haler as the gateways say [F25] [F30] [F37] [F38]`,
  {
    timeout: 900_000,
  },
  async () => {
    const before = await rememberBefore(db)
    const shoppers = await orders()
    await eachAtOnce(shoppers, shop).catch((cause: unknown) => {
      throw new Error(`STORM_SEED=${SEED}`, { cause })
    })
    await Promise.all((['gopay', 'csob'] as const).map((gateway) => sim(gateway, 'DELETE /faults')))
    await Promise.all(restarts)
    await deliverLate()
    await world.killForGood()

    const now = new Date(stormClock(world.errand.clock)().getTime() + DAY_MS)
    const gateways = stormGateways(world.errand, Date.now, PATIENT_MS)
    while (await reconcileNext({ sql: db, log: createLog('silent'), gateways }, now));

    const ledgers = await Promise.all([sim('gopay', 'GET /ledger'), sim('csob', 'GET /ledger')])
    const ledger = ledgers.flatMap(({ entries }) => entries)
    expect(await checkInvariants(db, { before, ledger }), `STORM_SEED=${SEED}`).toEqual([])
    const { orders: ended, attempts } = await readPayments(db, before.last_order_id)
    const paid = new Set(ended.filter(({ is_paid }) => is_paid).map(({ id }) => id))
    expect(
      told_paid.filter((id) => !paid.has(id)),
      `STORM_SEED=${SEED}`,
    ).toEqual([])
    // It was a storm, and not a calm in which everything agrees by itself.
    expect(world.kills()).toBeGreaterThanOrEqual(4)
    expect(faults).toBeGreaterThan(PAYMENTS / 2)
    expect(paid.size).toBeGreaterThan(PAYMENTS / 4)
    expect(attempts.filter(({ refund }) => refund !== null).length).toBeGreaterThan(0)
    expect(attempts.some(({ state }) => state === 'unknown')).toBe(true)
  },
)
