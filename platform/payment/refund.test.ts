import { describe, expect, it } from 'vitest'
import { openPaymentShop, type PaidOrder } from '#tests/payment-scene.ts'
import { giveBackNext, REFUND_TRY_AFTER_MIN } from './give-back.ts'
import { refundPayment } from './payment.ts'
import { oweCancelled } from './refund-due.ts'

const shop = await openPaymentShop()
const { db, sim, call, staff, paid, opened, again, become, attempts, stateOf } = shop
const giving = { sql: db, log: shop.log, gateways: shop.gateways }
await sim('gopay', 'POST /settings', { notifications: { mode: 'drop' } })

type Gateway = 'gopay' | 'csob'

const asked = (order: PaidOrder, amount: number, key: string) =>
  db.begin((tx) => refundPayment(tx, { order_id: order.id, amount, key, approved_by: null }, shop.clock.now))
const UNDER_WAY = ['due', 'approved', 'accepted']
async function stateOfKey(key: string): Promise<string | null> {
  const [row] = await db<{ state: string }[]>`select state from refund_due where key = ${key}`
  return row && UNDER_WAY.includes(row.state) ? 'on_its_way' : (row?.state ?? null)
}
async function giveBackAll(): Promise<void> {
  while (await giveBackNext(giving, shop.clock.now));
}
const triesOf = async (order: PaidOrder) => [
  ...(await db<{ operation: string | null; outcome: string | null }[]>`
    select operation, outcome from refund_try join refund_due on refund_due.id = refund_due_id
    where order_id = ${order.id} order by refund_try.id`),
]
const outcomes = async (order: PaidOrder) => (await triesOf(order)).map(({ outcome }) => outcome)
const returned = async (gateway: Gateway, { code }: PaidOrder) =>
  (await sim(gateway, 'GET /ledger')).orders[`${code} CZK`].returned
const midnight = () => sim('csob', 'POST /settle')
/** Asks again, and once more after the bank has settled. */
async function tryOvernight(): Promise<void> {
  shop.wait(60)
  await giveBackAll()
  await midnight()
  shop.wait(120)
  await giveBackAll()
}
const listed = async ({ id }: PaidOrder) => {
  const filters = JSON.stringify([{ field: 'order_id', operator: 'eq', value: id }])
  return (await staff(`GET /staff/refund-dues?embed=tries&filters=${encodeURIComponent(filters)}`)).answer
    .items
}

/** An order whose both tries were paid. */
async function paidTwice() {
  const { order, payment_id } = await opened('gopay')
  await become('gopay', payment_id, 'CANCELED')
  await again(order)
  const second_id = (await attempts(order))[1]?.gateway_payment_id ?? ''
  for (const id of [payment_id, second_id]) {
    await become('gopay', id, 'PAID')
    await shop.verifyGopay(id)
  }
  return order
}

describe('the list of money that is to go back', () => {
  it('holds a second payment, and is for staff alone [F37]', async () => {
    const order = await paidTwice()
    expect((await call('GET /staff/refund-dues')).status).toBe(401)
    expect(await listed(order)).toMatchObject([
      { order_code: order.code, gateway: 'gopay', reason: 'already_paid', state: 'due', tries: [] },
    ])
    const [due] = await listed(order)
    expect(due.amount.value * 100).toBe(order.total)
    expect((await call(`POST /staff/refund-dues/${due.id}/send`)).status).toBe(401)
  })

  it('is sent by a person, once however often they press, and remembers who [F37]', async () => {
    const order = await paidTwice()
    const [due] = await listed(order)
    await giveBackAll()
    expect(await returned('gopay', order)).toBe(0)
    const answers = await Promise.all([1, 2, 3].map(() => staff(`POST /staff/refund-dues/${due.id}/send`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await giveBackAll()
    expect(await returned('gopay', order)).toBe(order.total)
    const [sent] = await listed(order)
    expect(sent).toMatchObject({ state: 'done', approved_by: expect.any(Number) })
    expect(sent.tries).toMatchObject([{ operation: 'refund', outcome: 'done' }])
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['paid', 'refunded'])
    expect(await stateOf(order)).toMatchObject({ paid: true, invoices: 1 })
    expect((await staff(`POST /staff/refund-dues/${due.id}/close`)).status).toBe(409)
  })

  it('holds the payment of an order that was cancelled after it was paid [F38]', async () => {
    const { order } = await paid('csob')
    expect((await staff(`POST /staff/orders/${order.id}/cancel`)).status).toBe(200)
    expect(await oweCancelled(db, shop.clock.now, shop.log)).toBe(1)
    expect(await oweCancelled(db, shop.clock.now, shop.log)).toBe(0)
    const [due] = await listed(order)
    expect(due).toMatchObject({ reason: 'cancelled', state: 'due', gateway: 'csob' })
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    const { answer } = await staff(`POST /staff/refund-dues/${due.id}/send?embed=tries`)
    expect(answer).toMatchObject({ state: 'done', tries: [{ operation: 'reverse', outcome: 'done' }] })
    expect(await returned('csob', order)).toBe(order.total)
  })

  it('can be closed by hand, and is then not sent', async () => {
    const order = await paidTwice()
    const [due] = await listed(order)
    expect((await staff(`POST /staff/refund-dues/${due.id}/close`)).answer).toMatchObject({ state: 'done' })
    expect((await staff(`POST /staff/refund-dues/${due.id}/send`)).answer).toMatchObject({ state: 'done' })
    expect(await returned('gopay', order)).toBe(0)
  })

  it('closed by hand is no part of what GoPay has given back, and the next is given once [F37]', async () => {
    const { order, payment_id } = await paid('gopay')
    const [first, second, third] = ['first', 'second', 'third'].map((one) => `${one}:${order.id}`)
    await sim('gopay', 'POST /settings', { refunds: 'FAILED' })
    await asked(order, 400, first ?? '')
    await giveBackAll()
    const [due] = await listed(order)
    expect((await staff(`POST /staff/refund-dues/${due.id}/close`)).answer).toMatchObject({ state: 'done' })

    await sim('gopay', 'POST /settings', { refunds: 'ACCEPTED' })
    await asked(order, 300, second ?? '')
    await giveBackAll()
    shop.wait(60)
    await giveBackAll()
    expect(await stateOfKey(second ?? '')).toBe('on_its_way')
    await sim('gopay', 'POST /settings', { refunds: 'FINISHED' })
    await sim('gopay', `POST /payments/${payment_id}/refunds/finish`)
    shop.wait(120)
    await giveBackAll()
    expect(await stateOfKey(second ?? '')).toBe('done')

    await asked(order, 200, third ?? '')
    await sim('gopay', 'POST /faults', { operation: 'refund', kind: 'hang', when: 'after' })
    await giveBackAll()
    shop.wait(60)
    await giveBackAll()
    expect(await stateOfKey(third ?? '')).toBe('done')
    expect(await returned('gopay', order)).toBe(500)
  })

  it('whose answer was lost and which a person has found at GoPay counts there, and the next is given too [F37]', async () => {
    const { order } = await paid('gopay')
    const [first, second] = ['first', 'second'].map((one) => `${one}:${order.id}`)
    await asked(order, 400, first ?? '')
    await sim('gopay', 'POST /faults', { operation: 'refund', kind: 'hang', when: 'after' })
    await giveBackAll()
    await sim('gopay', 'POST /faults', { operation: 'refunds', kind: 'error', times: null })
    for (const minutes of REFUND_TRY_AFTER_MIN) {
      shop.wait(minutes * 60)
      await giveBackAll()
    }
    await sim('gopay', 'DELETE /faults')
    expect(await stateOfKey(first ?? '')).toBe('unclear')
    const [due] = await listed(order)
    await staff(`POST /staff/refund-dues/${due.id}/close`)

    await asked(order, 300, second ?? '')
    shop.wait(3600)
    await giveBackAll()
    expect(await stateOfKey(second ?? '')).toBe('done')
    expect(await returned('gopay', order)).toBe(700)
  })

  it('is settled by the gateway’s own word when somebody gives the money back there', async () => {
    const order = await paidTwice()
    const second = (await attempts(order))[1]?.gateway_payment_id ?? ''
    await become('gopay', second, 'REFUNDED')
    await shop.notify(second)
    expect(await listed(order)).toMatchObject([{ state: 'done' }])
  })
})

describe('money for goods that came back', () => {
  it.each(['gopay', 'csob'] as const)('goes back in part by %s, once per key', async (gateway) => {
    const { order } = await paid(gateway)
    if (gateway === 'csob') await midnight()
    const key = `refund:${order.id}`
    expect(await asked(order, 100, key)).toBe('gateway')
    expect(await asked(order, 100, key)).toBe('gateway')
    expect(await stateOfKey(key)).toBe('on_its_way')
    await giveBackAll()
    await midnight()
    shop.wait(60)
    await giveBackAll()
    expect(await stateOfKey(key)).toBe('done')
    expect(await returned(gateway, order)).toBe(100)
    // A part that has gone back does not unpay the rest.
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['paid'])
    expect(await asked(order, order.total - 100, `${key}/rest`)).toBe('gateway')
    await giveBackAll()
    await midnight()
    shop.wait(60)
    await giveBackAll()
    expect(await returned(gateway, order)).toBe(order.total)
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['refunded'])
  })

  it('goes back in two parts decided at once, and the bank is asked for both', async () => {
    const { order } = await paid('csob')
    await midnight()
    const [first, second] = [`first:${order.id}`, `second:${order.id}`]
    await asked(order, 100, first)
    await asked(order, order.total - 100, second)
    await giveBackAll()
    // What is only decided has not left: the payment has gone back in part.
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['paid'])
    expect(await stateOfKey(second)).toBe('on_its_way')
    for (const minutes of REFUND_TRY_AFTER_MIN.slice(0, 2)) {
      await midnight()
      shop.wait(minutes * 60)
      await giveBackAll()
    }
    await midnight()
    expect(await returned('csob', order)).toBe(order.total)
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['refunded'])
    expect([await stateOfKey(first), await stateOfKey(second)]).toEqual(['done', 'done'])
  })

  it('stays decided when somebody gives money back at ČSOB: the bank does not tell how much', async () => {
    const { order, payment_id } = await paid('csob')
    await midnight()
    const keys = [`first:${order.id}`, `second:${order.id}`]
    await asked(order, 100, keys[0] ?? '')
    await asked(order, order.total - 100, keys[1] ?? '')
    await shop.csob.refund(payment_id, 100)
    await shop.call('POST /csob/payment/verify', await shop.csobReturn(payment_id))
    expect((await attempts(order)).map(({ state }) => state)).toEqual(['paid'])
    expect(await Promise.all(keys.map(stateOfKey))).toEqual(['on_its_way', 'on_its_way'])
  })

  it('waits at ČSOB until the bank has settled the payment, when it is a part', async () => {
    const { order } = await paid('csob')
    const key = `refund:${order.id}`
    await asked(order, 100, key)
    await giveBackAll()
    expect(await outcomes(order)).toEqual(['later'])
    await midnight()
    shop.wait(60)
    await giveBackAll()
    expect(await triesOf(order)).toMatchObject([{}, { operation: 'refund', outcome: 'accepted' }])
    expect(await stateOfKey(key)).toBe('on_its_way')
  })

  it('is never more than was paid, and by hand where no gateway holds it', async () => {
    const { order } = await paid('gopay')
    expect(await asked(order, order.total + 1, 'too-much')).toBe('hand')
    expect(await asked(order, order.total, 'all')).toBe('gateway')
    expect(await asked(order, 1, 'a-little-more')).toBe('hand')
    expect(await asked(await shop.ordered('bank-transfer'), 100, 'by-transfer')).toBe('hand')
    expect(await stateOfKey('by-transfer')).toBeNull()
    await giveBackAll()
  })
})

describe('a refund whose answer is lost', () => {
  it.each([
    ['gopay', 'hang', 'after'],
    ['gopay', 'malformed', 'after'],
    ['gopay', 'error', 'before'],
    ['csob', 'hang', 'after'],
    ['csob', 'cut', 'after'],
    ['csob', 'error', 'before'],
  ] as const)('at %s (%s %s) is given once', async (gateway, kind, when) => {
    const { order } = await paid(gateway)
    if (gateway === 'csob') await midnight()
    const key = `refund:${order.id}`
    await asked(order, 100, key)
    await sim(gateway, 'POST /faults', { operation: 'refund', kind, when })
    await giveBackAll()
    expect(await outcomes(order)).toEqual(['unanswered'])
    await tryOvernight()
    expect(await stateOfKey(key)).toBe('done')
    expect(await returned(gateway, order)).toBe(100)
  })

  it.each([
    [190, 'a part'],
    [900, 'a part'],
    [900, 'the whole'],
    [999, 'the whole'],
  ] as const)(
    'because ČSOB says it has failed itself (%d, %s) is no refusal: it is looked for first, and given once [F26]',
    async (resultCode, part) => {
      const { order } = await paid('csob')
      if (part === 'a part') await midnight()
      const amount = part === 'a part' ? 100 : order.total
      const key = `refund:${order.id}`
      await asked(order, amount, key)
      const operation = part === 'a part' ? 'refund' : 'reverse'
      await sim('csob', 'POST /faults', { operation, kind: 'alter', fields: { resultCode } })
      await giveBackAll()
      expect(await outcomes(order)).toEqual(['unanswered'])
      expect(await shop.staffMails(order.code)).toEqual([])
      await tryOvernight()
      expect(await stateOfKey(key)).toBe('done')
      expect(await returned('csob', order)).toBe(amount)
    },
  )

  it('holds up the next one of the same payment until it is known, and each is given once', async () => {
    const { order } = await paid('gopay')
    await asked(order, 100, `first:${order.id}`)
    await sim('gopay', 'POST /faults', { operation: 'refund', kind: 'hang', when: 'after' })
    await giveBackAll()
    await asked(order, 50, `second:${order.id}`)
    await giveBackAll()
    expect(await outcomes(order)).toEqual(['unanswered'])
    for (const seconds of [60, 120]) {
      shop.wait(seconds)
      await giveBackAll()
    }
    expect(await stateOfKey(`first:${order.id}`)).toBe('done')
    expect(await stateOfKey(`second:${order.id}`)).toBe('done')
    expect(await returned('gopay', order)).toBe(150)
  })

  it('because the process died is asked about first, not sent again', async () => {
    const { order } = await paid('gopay')
    await asked(order, order.total, `refund:${order.id}`)
    const [due] = await listed(order)
    await db`insert into refund_try (refund_due_id, created_at) values (${due.id}, ${shop.clock.now})`
    await shop.gopay.refund(due.gateway_payment_id, order.total)
    await giveBackAll()
    expect(await outcomes(order)).toEqual([null])
    shop.wait(60)
    await giveBackAll()
    expect(await triesOf(order)).toEqual([
      { operation: null, outcome: 'unanswered' },
      { operation: null, outcome: 'done' },
    ])
    expect(await returned('gopay', order)).toBe(order.total)
  })

  it('before anything was asked for is sent as if nothing had been, also overnight', async () => {
    const { order } = await paid('csob')
    await midnight()
    const key = `refund:${order.id}`
    await asked(order, 100, key)
    await sim('csob', 'POST /faults', { operation: 'status', kind: 'error' })
    await giveBackAll()
    expect(await outcomes(order)).toEqual(['unreached'])
    shop.wait(24 * 3600)
    await giveBackAll()
    expect(await outcomes(order)).toEqual(['unreached', 'accepted'])
  })

  it('of a part at ČSOB, overnight, is for a person to look at', async () => {
    const { order } = await paid('csob')
    await midnight()
    const key = `refund:${order.id}`
    await asked(order, 100, key)
    await sim('csob', 'POST /faults', { operation: 'refund', kind: 'cut', when: 'after' })
    await giveBackAll()
    await midnight()
    shop.wait(24 * 3600)
    await giveBackAll()
    expect(await stateOfKey(key)).toBe('unclear')
    expect(await returned('csob', order)).toBe(100)
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    const [due] = await listed(order)
    await staff(`POST /staff/refund-dues/${due.id}/close`)
    expect(await stateOfKey(key)).toBe('done')
  })
})

describe('a refund by closing a payment for less', () => {
  it('whose answer is lost at ČSOB is not asked for again once the bank has settled, but looked at by a person [F26]', async () => {
    const { order, payment_id } = await opened('csob')
    await become('csob', payment_id, 4)
    await call(`POST /orders/${order.id}/payments/verify?hash=${order.hash}`)
    const key = `refund:${order.id}`
    await asked(order, 100, key)
    await sim('csob', 'POST /faults', { operation: 'close', kind: 'alter', fields: { resultCode: 900 } })
    await giveBackAll()
    shop.wait(60)
    await giveBackAll()
    expect(await outcomes(order)).toEqual(['unanswered', 'later'])
    await midnight()
    shop.wait(24 * 3600)
    await giveBackAll()
    expect(await stateOfKey(key)).toBe('unclear')
    await midnight()
    expect(await returned('csob', order)).toBe(0)
  })
})

describe('a refund the gateway does not make', () => {
  it('because it refuses is told to staff, and can be sent again', async () => {
    const { order } = await paid('gopay')
    const key = `refund:${order.id}`
    await sim('gopay', 'POST /settings', { refunds: 'FAILED' })
    await asked(order, 100, key)
    await giveBackAll()
    expect(await stateOfKey(key)).toBe('refused')
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    await sim('gopay', 'POST /settings', { refunds: 'FINISHED' })
    const [due] = await listed(order)
    expect((await staff(`POST /staff/refund-dues/${due.id}/send`)).answer.state).toBe('done')
    expect(await returned('gopay', order)).toBe(100)
  })

  it.each(['gopay', 'csob'] as const)(
    'because %s does not know the shop’s keys is no refusal, and is given once it does [F26]',
    async (gateway) => {
      const { order } = await paid(gateway)
      await midnight()
      const key = `refund:${order.id}`
      await asked(order, 100, key)
      await shop.forgetShop(gateway)
      await giveBackAll()
      await shop.knowShop(gateway)
      expect(await outcomes(order)).toEqual(['unreached'])
      expect(await stateOfKey(key)).toBe('on_its_way')
      expect(await shop.staffMails(order.code)).toEqual([])
      await tryOvernight()
      expect(await stateOfKey(key)).toBe('done')
      expect(await returned(gateway, order)).toBe(100)
    },
  )

  it('because it is only accepted is looked after until it is done', async () => {
    const { order, payment_id } = await paid('gopay')
    await sim('gopay', 'POST /settings', { refunds: 'ACCEPTED' })
    await asked(order, 100, `refund:${order.id}`)
    await giveBackAll()
    await sim('gopay', 'POST /settings', { refunds: 'FINISHED' })
    expect(await stateOfKey(`refund:${order.id}`)).toBe('on_its_way')
    await sim('gopay', `POST /payments/${payment_id}/refunds/finish`)
    shop.wait(60)
    await giveBackAll()
    expect(await outcomes(order)).toEqual(['accepted', 'done'])
    expect(await returned('gopay', order)).toBe(100)
  })

  const goDown = () => sim('gopay', 'POST /faults', { operation: 'refunds', kind: 'error', times: null })
  const comeUp = () => sim('gopay', 'DELETE /faults')
  it.each([
    ['gopay never knows the shop’s keys', 'gopay', shop.forgetShop, shop.knowShop],
    ['csob never knows the shop’s keys', 'csob', shop.forgetShop, shop.knowShop],
    ['gopay is down', 'gopay', goDown, comeUp],
  ] as const)(
    'because %s is tried again on a schedule, and handed to a person in the end [F26]',
    async (_why, gateway, spoil, mend) => {
      const { order } = await paid(gateway)
      await spoil(gateway)
      await asked(order, 100, `refund:${order.id}`)
      for (const minutes of REFUND_TRY_AFTER_MIN) {
        await giveBackAll()
        expect(await stateOfKey(`refund:${order.id}`)).toBe('on_its_way')
        shop.wait(minutes * 60)
      }
      await giveBackAll()
      await mend(gateway)
      expect(await stateOfKey(`refund:${order.id}`)).toBe('unclear')
      expect(await outcomes(order)).toHaveLength(REFUND_TRY_AFTER_MIN.length + 1)
      expect(await shop.staffMails(order.code)).toHaveLength(1)
    },
  )
})
