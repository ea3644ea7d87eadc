import { expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { checkInvariants, rememberBefore } from '#tests/faults/checker.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import { callsOf } from '#tests/platform-call.ts'
import { meetingOf } from './meeting.ts'

const BUYERS = ['jana@example.com', 'eva@example.com']
const CARTS = 6
const { db, fill, logIn, setStock } = await openOrderShop({ connections: CARTS * 2 })

/** Orders that all know what they are to earn before the first of them is written. */
async function orderAtOnce() {
  const allHaveLooked = meetingOf(CARTS)
  const platform = createPlatform({
    sql: db,
    log: createLog('silent'),
    on_order_step: async (step) => {
      if (step === 'checked') await allHaveLooked()
    },
  })
  const call = callsOf(platform)
  const tokens = await Promise.all(BUYERS.map(logIn))
  await setStock('PLAIN', 1000)
  const before = await rememberBefore(db)
  const answers = await Promise.all(
    Array.from({ length: CARTS }, async (_, index) => {
      const whose = index % BUYERS.length
      const cart_id = await fill({ lines: [{ code: 'PLAIN', amount: 5 }], customer: BUYERS[whose] ?? '' })
      return call('POST /orders', { cart_id }, { token: tokens[whose] ?? '' })
    }),
  )
  return { before, answers: answers.map(({ status }) => status) }
}

const earned = async () =>
  (
    await db<{ email: string }[]>`
    select customer.email from order_earning join customer_order on customer_order.id = order_id
    join customer on customer.id = customer_order.customer_id order by customer.id`
  ).map(({ email }) => email)

it.each([
  [{ usage_limit: 1, usage_limit_per_customer: null }, 1],
  [{ usage_limit: null, usage_limit_per_customer: 2 }, 4],
])(
  'a programme with %j rewards no order more where many are made at once [LOYAL-03]',
  async (limits, times) => {
    await db`delete from order_earning`
    await db`update customer_order set cancelled_at = now(), state_id = 7`
    await db`update loyalty_program set ${db(limits)}`
    const { before, answers } = await orderAtOnce()
    expect(answers).toEqual(Array(CARTS).fill(201))
    expect(await checkInvariants(db, { before, ledger: [] })).toEqual([])
    const rewarded = await earned()
    expect(rewarded).toHaveLength(times)
    for (const buyer of BUYERS) {
      const own = rewarded.filter((email) => email === buyer).length
      expect(own).toBeLessThanOrEqual(limits.usage_limit_per_customer ?? times)
    }
  },
)
