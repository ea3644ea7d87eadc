import { describe, expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { cancelUnpaid } from '#platform/payment/cancel-unpaid.ts'
import { ATTEMPT_STATES, type AttemptState, mayBecome, type ReadState } from '#platform/payment/gateway.ts'
import { BREAKER_FAILURES, BREAKER_PAUSE_MS, GATEWAY_TIMEOUT_MS } from '#platform/payment/gateway-call.ts'
import { DAY_MIN, LAST_AGAIN_AFTER_MIN, POLL_AFTER_MIN } from '#platform/payment/poll-schedule.ts'
import { reconcileNext } from '#platform/payment/reconcile.ts'
import { settlePayment } from '#platform/payment/settle-payment.ts'
import { MOST_ATTEMPTS } from '#platform/payment/start-payment.ts'
import { MOST_QUESTIONS } from '#platform/payment/verify-payment.ts'
import { fillCart } from '../order-scene.ts'
import { openPaymentShop } from '../payment-scene.ts'

const shop = await openPaymentShop()
const { call, sim, opened, ordered, start, again, attempts, stateOf, become, notify, verifyGopay } = shop
await sim('gopay', 'POST /settings', { notifications: { mode: 'hold' } })

const UNPAID = { paid: false, invoices: 0, paid_events: 0, refunds: 0 }
const PAID_ONCE = { paid: true, invoices: 1, paid_events: 1, refunds: 0 }
const outcome = (payment_status: string, order_id: number) => ({ answer: { order_id, payment_status } })
const states = async (order: Parameters<typeof attempts>[0]) =>
  (await attempts(order)).map(({ state }) => state)

describe('opening a payment', () => {
  it.each([
    ['gopay', 'create', 'before'],
    ['gopay', 'create', 'after'],
    ['csob', 'init', 'before'],
    ['csob', 'init', 'after'],
  ] as const)(
    'ends in time when %s hangs at %s, %s making it, keeps the order and lets it be paid [F25]',
    async (gateway, operation, when) => {
      // A token may be asked for first; with both, a shopper waits for eight seconds at most.
      expect(2 * GATEWAY_TIMEOUT_MS).toBeLessThanOrEqual(8000)
      const order = await ordered(gateway)
      await sim(gateway, 'POST /faults', { operation, kind: 'hang', when })
      expect((await start(gateway, order)).status).toBe(503)
      expect(await states(order)).toEqual(['unknown'])
      expect(await stateOf(order)).toEqual(UNPAID)
      const { status, answer } = await again(order)
      expect(status).toBe(200)
      expect(answer.gateway_uri).toContain(`/sandbox/${gateway}/`)
      expect(await states(order)).toEqual(['unknown', 'open'])
      shop.wait(60)
    },
  )

  it.each([
    ['error', 'after'],
    ['malformed', 'after'],
    ['cut', 'after'],
    ['error', 'before'],
  ])('takes an answer that is broken (%s %s) for none [F26]', async (kind, when) => {
    const order = await ordered('csob')
    await sim('csob', 'POST /faults', { operation: 'init', kind, when })
    expect((await start('csob', order)).status).toBe(503)
    expect(await states(order)).toEqual(['unknown'])
    expect((await again(order)).status).toBe(200)
  })

  it('leaves a gateway alone after failures in a row, and comes back to it [F26]', async () => {
    const order = await ordered('csob')
    await sim('csob', 'POST /faults', { operation: 'init', kind: 'error', times: null })
    for (let failure = 0; failure < BREAKER_FAILURES; failure += 1) {
      expect((await start('csob', order)).status).toBe(503)
    }
    const asked = shop.asked.csob
    expect((await start('csob', order)).status).toBe(503)
    expect(shop.asked.csob).toBe(asked)
    expect((await states(order)).at(-1)).toBe('failed')
    await sim('csob', 'DELETE /faults')
    shop.wait(BREAKER_PAUSE_MS / 1000)
    expect((await start('csob', order)).status).toBe(200)
  })

  it('offers no gateway that is left alone, says why, and offers it again by itself [F26]', async () => {
    const cart_id = await fillCart(shop.db, { lines: [{ code: 'UNTRACKED' }], payment: 'gopay' })
    const keeper = await fillCart(shop.db, { lines: [{ code: 'UNTRACKED' }], payment: 'csob' })
    const waiting = await ordered('bank-transfer')
    const broken = await ordered('csob')
    const [card] = await shop.db<{ id: number }[]>`select id from payment_method where code = 'csob'`
    const seen = async (id: string) => {
      const { answer } = await call(`GET /carts/${id}/payment-methods?paginate=false`)
      return answer.items.find((method: { id: number }) => method.id === card?.id)
    }
    const offered = async () => {
      const { answer } = await call(`GET /orders/${waiting.id}/payment-methods?hash=${waiting.hash}`)
      return answer.items.some((method: { id: number }) => method.id === card?.id)
    }
    const choose = () => call(`PATCH /carts/${cart_id}`, { payment_method_id: card?.id })
    expect(await seen(cart_id)).toMatchObject({ can_use: true, unavailable_text: null })
    await sim('csob', 'POST /faults', { operation: 'init', kind: 'error', times: null })
    for (let failure = 0; failure < BREAKER_FAILURES; failure += 1) await start('csob', broken)
    expect(await seen(cart_id)).toMatchObject({
      can_use: false,
      unavailable_text: expect.stringContaining('Platební brána teď neodpovídá'),
    })
    expect(await offered()).toBe(false)
    expect(await choose()).toMatchObject({
      status: 422,
      answer: { errors: [{ field: 'payment_method_id', message: expect.stringContaining('neodpovídá') }] },
    })
    // Whoever has chosen it before keeps it: an order is never lost to a gateway.
    const kept = await call(`GET /carts/${keeper}`)
    expect(kept.answer.payment_method).toMatchObject({ id: card?.id, can_use: true })
    expect((await call('POST /orders', { cart_id: keeper })).status).toBe(201)
    await sim('csob', 'DELETE /faults')
    shop.wait(BREAKER_PAUSE_MS / 1000)
    expect(await seen(cart_id)).toMatchObject({ can_use: true, unavailable_text: null })
    expect(await offered()).toBe(true)
    expect((await choose()).status).toBe(200)
  })

  it('pays what the order says, whatever the client sends [F39] [PAY-14]', async () => {
    const order = await ordered('gopay')
    const body = {
      order_id: order.id,
      payload: { amount: 1, currency: 'EUR' },
      return_url: 'http://localhost/x',
    }
    expect((await call(`POST /gopay-requests?hash=${order.hash}`, body)).status).toBe(200)
    const [attempt] = await attempts(order)
    const made = await sim('gopay', `GET /payments/${attempt?.gateway_payment_id}`)
    expect(made).toMatchObject({ amount: order.total, currency: 'CZK', order_number: order.code })
  })

  it('has so many tries and no more', async () => {
    const order = await ordered('gopay')
    for (let made = 0; made < MOST_ATTEMPTS; made += 1) {
      expect((await again(order)).status).toBe(200)
      const last = (await attempts(order)).at(-1)
      await become('gopay', last?.gateway_payment_id ?? '', 'CANCELED')
    }
    expect((await again(order)).status).toBe(409)
    expect(await states(order)).toHaveLength(MOST_ATTEMPTS)
  })

  it('loses no try while a gateway is left alone [F25] [F26]', async () => {
    const order = await ordered('csob')
    await sim('csob', 'POST /faults', { operation: 'init', kind: 'error', times: null })
    for (let click = 0; click < MOST_ATTEMPTS + BREAKER_FAILURES; click += 1) {
      expect((await start('csob', order)).status).toBe(503)
    }
    await sim('csob', 'DELETE /faults')
    shop.wait(BREAKER_PAUSE_MS / 1000)
    expect((await start('csob', order)).status).toBe(200)
  })

  it('makes one payment however many ask at once, and leads all of them to it', async () => {
    const order = await ordered('gopay')
    const answers = await Promise.all(Array.from({ length: 8 }, () => again(order)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(answers.map(({ answer }) => answer.gateway_uri)).size).toBe(1)
    expect(await states(order)).toEqual(['open'])
  })
})

describe('a notification', () => {
  it('that comes twenty times at once pays once, and takes nothing from the stock twice [F27] [PAY-16]', async () => {
    const stock = async () => {
      const [row] = await shop.db`select stock_state, reserved_state from product where code = 'PLAIN'`
      return { ...row }
    }
    const before = await stock()
    const { order, payment_id } = await opened('gopay', { lines: [{ code: 'PLAIN', amount: 2 }] })
    await become('gopay', payment_id, 'PAID')
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(payment_id)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await stateOf(order)).toEqual(PAID_ONCE)
    expect(await states(order)).toEqual(['paid'])
    expect(await stock()).toEqual({ ...before, stock_state: before.stock_state - 2 })
  })

  it('before the shopper returns has paid already; the return changes nothing [F28]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAID')
    await notify(payment_id)
    expect(await stateOf(order)).toEqual(PAID_ONCE)
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('success', order.id))
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })

  it('of a payment not stored yet is answered 404, so that it comes again [F29]', async () => {
    const order = await ordered('gopay')
    shop.rung.length = 0
    await sim('gopay', 'POST /faults', { operation: 'create', kind: 'notify_first' })
    expect((await start('gopay', order)).status).toBe(200)
    expect(shop.rung).toEqual([404])
    const [attempt] = await attempts(order)
    await become('gopay', attempt?.gateway_payment_id ?? '', 'PAID')
    expect((await notify(attempt?.gateway_payment_id ?? '')).status).toBe(200)
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })

  it('is answered with an error while the gateway cannot be asked, so that it comes again [F35]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAID')
    await sim('gopay', 'POST /faults', { operation: 'status', kind: 'error' })
    expect((await notify(payment_id)).status).toBe(503)
    expect(await stateOf(order)).toEqual(UNPAID)
    expect((await notify(payment_id)).status).toBe(200)
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })

  it('that is forged only makes us ask: what the gateway says decides [F31] [PAY-10]', async () => {
    const { order, payment_id } = await opened('gopay')
    expect((await notify(payment_id)).status).toBe(200)
    expect(await stateOf(order)).toEqual(UNPAID)
    const asked = shop.asked.gopay
    const answers = new Set<number>()
    for (let id = 1; id <= 1000; id += 1) answers.add((await notify(String(9_000_000_000_000 + id))).status)
    expect([...answers].toSorted()).toEqual([404, 429])
    expect(shop.asked.gopay).toBe(asked)
    shop.wait(120)
  })
})

describe('notifications and returns of one payment without end', () => {
  const saidOf = async (payment_id: string) =>
    (
      await shop.db<{ gateway_state: string }[]>`
        select gateway_state from payment_event join payment_attempt on payment_attempt.id = attempt_id
        where gateway_payment_id = ${payment_id} order by payment_event.id`
    ).map(({ gateway_state }) => gateway_state)

  it('make us ask so many times a minute, are written down once, and hide no change [F31] [B-113]', async () => {
    const { order, payment_id } = await opened('gopay')
    // A token for questions is asked for once, whoever comes first.
    await shop.gopay.read(payment_id)
    const asked = shop.asked.gopay
    const [told, returned] = [new Set<number>(), new Set<string>()]
    for (let times = 0; times < 3 * MOST_QUESTIONS; times += 1) {
      told.add((await notify(payment_id)).status)
      returned.add((await verifyGopay(payment_id)).answer.payment_status)
    }
    expect([...told]).toEqual([200, 429])
    expect([...returned]).toEqual(['unknown'])
    expect(shop.asked.gopay - asked).toBe(2 * MOST_QUESTIONS)
    expect(await saidOf(payment_id)).toEqual(['CREATED'])

    await become('gopay', payment_id, 'PAID')
    expect((await notify(payment_id)).status).toBe(429)
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('unknown', order.id))
    // Whoever holds the order, and our own questions, are not held up by them.
    const ask = `POST /orders/${order.id}/payments/verify?hash=${order.hash}`
    const [, , , verified] = await Promise.all([
      ...Array.from({ length: 3 }, () => notify(payment_id)),
      call(ask),
      notify(payment_id),
    ])
    expect(verified).toMatchObject(outcome('success', order.id))
    await become('gopay', payment_id, 'REFUNDED')
    shop.wait(60)
    expect((await notify(payment_id)).status).toBe(200)
    expect(await states(order)).toEqual(['refunded'])
    expect(await saidOf(payment_id)).toEqual(['CREATED', 'PAID', 'REFUNDED'])
  })

  it('ask nothing once nothing can change any more [F31] [B-113]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'REFUNDED')
    await notify(payment_id)
    const asked = shop.asked.gopay
    expect((await notify(payment_id)).status).toBe(200)
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('error', order.id))
    expect(shop.asked.gopay).toBe(asked)
  })
})

describe('a shopper who returns', () => {
  it('before any notification is shown what the gateway says [F30]', async () => {
    const { order, payment_id } = await opened('gopay')
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('unknown', order.id))
    await become('gopay', payment_id, 'PAYMENT_METHOD_CHOSEN')
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('unknown', order.id))
    await become('gopay', payment_id, 'PAID')
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('success', order.id))
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })

  it('is never told that the payment failed while nobody can ask the gateway [F35]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAID')
    await sim('gopay', 'POST /faults', { operation: 'status', kind: 'error', times: 2 })
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('unknown', order.id))
    const ask = `POST /orders/${order.id}/payments/verify?hash=${order.hash}`
    expect(await call(ask)).toMatchObject(outcome('unknown', order.id))
    expect(await call(ask)).toMatchObject(outcome('success', order.id))
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })

  it('after declining can pay again by a new payment; the old one is asked first [PAY-17]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'CANCELED')
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('error', order.id))
    const { answer } = await again(order)
    expect(answer.is_paid).toBe(false)
    const [, second] = await attempts(order)
    expect(second?.gateway_payment_id).not.toBe(payment_id)
    await become('gopay', second?.gateway_payment_id ?? '', 'PAID')
    expect((await again(order)).answer).toEqual({ gateway_uri: null, is_paid: true })
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })
})

describe('a shopper who never returns', () => {
  it.each([
    ['gopay', 'PAID'],
    ['csob', 7],
  ] as const)('is found out about by asking %s on its own [F30]', async (gateway, paid) => {
    await shop.reconcile()
    const { order, payment_id } = await opened(gateway)
    await become(gateway, payment_id, paid)
    expect(await stateOf(order)).toEqual(UNPAID)
    shop.wait(30)
    await shop.reconcile()
    expect(await stateOf(order)).toEqual(UNPAID)
    shop.wait(31)
    await shop.reconcile()
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })

  it('is asked about on a schedule, through failures, for 14 days; then the staff is told [F30]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAYMENT_METHOD_CHOSEN')
    await sim('gopay', 'POST /faults', { operation: 'status', kind: 'error', times: 1 })
    const start_at = shop.clock.now
    for (const minutes of POLL_AFTER_MIN) {
      expect(await states(order)).not.toContain('failed')
      shop.clock.now = new Date(start_at.getTime() + minutes * 60_000)
      await shop.reconcile()
    }
    const [attempt] = await attempts(order)
    expect(attempt).toMatchObject({ state: 'failed', polls: POLL_AFTER_MIN.length })
    expect(POLL_AFTER_MIN.slice(-14)).toEqual(Array.from({ length: 14 }, (_, day) => (day + 1) * DAY_MIN))
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    shop.wait(30 * 24 * 3600)
    await shop.reconcile()
    expect((await attempts(order))[0]?.polls).toBe(POLL_AFTER_MIN.length)
    await become('gopay', payment_id, 'PAID')
    await notify(payment_id)
    expect(await stateOf(order)).toEqual(PAID_ONCE)
    shop.clock.now = start_at
  })

  it.each([
    ['gopay', '3999999999'],
    ['csob', 'aaaaaaaaaaaaaaa'],
  ] as const)(
    'may pay anew after two days in which %s knew nothing of the payment [F30]',
    async (gateway, nobodys) => {
      const { order } = await opened(gateway)
      await shop.db`update payment_attempt set gateway_payment_id = ${nobodys} where order_id = ${order.id}`
      const start_at = shop.clock.now
      shop.wait(24 * 3600)
      await shop.reconcile()
      expect(await states(order)).toEqual(['open'])
      expect((await again(order)).status).toBe(503)
      shop.wait(24 * 3600)
      await shop.reconcile()
      expect(await states(order)).toEqual(['failed'])
      expect(await shop.staffMails(order.code)).toHaveLength(1)
      expect((await again(order)).status).toBe(200)
      // Opened in the days to come, it would be asked about between the questions of other tests.
      await shop.db`update payment_attempt set next_poll_at = null where order_id = ${order.id}`
      shop.clock.now = start_at
    },
  )

  it('of a gateway that the shop has no keys of any more is given up after 14 days [F30]', async () => {
    const { order } = await opened('csob')
    const start_at = shop.clock.now
    const { gopay } = shop.gateways
    for (const [days, expected] of [
      [13, 'open'],
      [14, 'failed'],
    ] as const) {
      shop.clock.now = new Date(start_at.getTime() + days * DAY_MIN * 60_000)
      while (await reconcileNext({ sql: shop.db, log: shop.log, gateways: { gopay } }, shop.clock.now));
      expect(await states(order)).toEqual([expected])
    }
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    shop.clock.now = start_at
  })

  it('is asked about once more until the last question is answered, and gives back what it holds [F30]', async () => {
    const { order, payment_id } = await opened('gopay')
    const start_at = shop.clock.now
    const isCancelled = async () => {
      const [row] = await shop.db`select cancelled_at from customer_order where id = ${order.id}`
      return row?.cancelled_at !== null
    }
    shop.wait(14 * 24 * 3600)
    await sim('gopay', 'POST /faults', { operation: 'status', kind: 'error', times: 2 })
    await shop.reconcile()
    await become('gopay', payment_id, 'TIMEOUTED')
    for (const expected of ['open', 'failed']) {
      shop.wait((LAST_AGAIN_AFTER_MIN - 1) * 60)
      await shop.reconcile()
      expect(await states(order)).toEqual(['open'])
      shop.wait(60)
      await shop.reconcile()
      expect(await states(order)).toEqual([expected])
    }
    await cancelUnpaid(shop.db, shop.clock.now, shop.log)
    expect(await isCancelled()).toBe(true)
    shop.clock.now = start_at
  })

  it('loses no turn while a gateway is left alone [F30]', async () => {
    await shop.reconcile()
    const { order, payment_id } = await opened('gopay')
    const failing = await ordered('gopay')
    await become('gopay', payment_id, 'PAID')
    await sim('gopay', 'POST /faults', { operation: 'create', kind: 'error', times: null })
    shop.wait(60)
    for (let failure = 0; failure < BREAKER_FAILURES; failure += 1) await start('gopay', failing)
    await sim('gopay', 'DELETE /faults')
    expect(await shop.reconcile()).toBe(0)
    expect((await attempts(order))[0]).toMatchObject({ state: 'open', polls: 0 })
    shop.wait(BREAKER_PAUSE_MS / 1000)
    await shop.reconcile()
    expect(await states(order)).toEqual(['paid'])
  })
})

describe('money that does not fit', () => {
  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'EUR' }],
    ['order', { order_number: '99999999' }],
  ])('in its %s pays nothing and tells the staff [F33]', async (_, fields) => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'PAID')
    await sim('gopay', 'POST /faults', { operation: 'status', kind: 'alter', fields })
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('unknown', order.id))
    expect(await stateOf(order)).toEqual(UNPAID)
    expect(await states(order)).toEqual(['mismatch'])
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    expect(shop.logged.at(-1)).toMatchObject({
      level: 'error',
      event: 'payment needs a person',
      news: 'mismatch',
    })
  })

  it('of a second try goes to the refunds, and the first one stands [F37]', async () => {
    const { order, payment_id } = await opened('gopay')
    await become('gopay', payment_id, 'CANCELED')
    await verifyGopay(payment_id)
    await again(order)
    const [, second] = await attempts(order)
    const second_id = second?.gateway_payment_id ?? ''
    await become('gopay', payment_id, 'PAID')
    await become('gopay', second_id, 'PAID')
    await Promise.all([notify(second_id), notify(payment_id), notify(second_id)])
    expect(await stateOf(order)).toEqual({ ...PAID_ONCE, refunds: 1 })
    expect(await states(order)).toEqual(['paid', 'paid'])
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    const [due] = await shop.db`select amount, currency, reason from refund_due where order_id = ${order.id}`
    expect({ ...due }).toEqual({ amount: order.total, currency: 'CZK', reason: 'already_paid' })
  })

  it('for an order cancelled meanwhile goes to the refunds, and nothing is sent [F38]', async () => {
    const { order, payment_id } = await opened('gopay')
    expect((await call(`POST /orders/${order.id}/cancel?hash=${order.hash}`)).status).toBe(200)
    await become('gopay', payment_id, 'PAID')
    expect((await notify(payment_id)).status).toBe(200)
    expect((await notify(payment_id)).status).toBe(200)
    expect(await stateOf(order)).toEqual({ ...UNPAID, refunds: 1 })
    expect(await shop.staffMails(order.code)).toHaveLength(1)
    expect(await verifyGopay(payment_id)).toMatchObject(outcome('error', order.id))
    expect((await again(order)).status).toBe(409)
  })
})

describe('what a gateway says in any order', () => {
  const say = (order_id: number, attempt_id: number, state: ReadState) =>
    settlePayment(shop.db, createLog('silent'), {
      attempt_id,
      order_id,
      reading: {
        state,
        gateway_state: state,
        amount: null,
        currency: null,
        order_number: null,
        is_whole: null,
        returned: null,
      },
      source: 'notification',
      now: shop.clock.now,
    })

  it.each([
    [['open', 'pending', 'paid', 'refunded'], 'refunded', PAID_ONCE],
    [['refunded', 'paid', 'pending'], 'refunded', UNPAID],
    [['paid', 'failed', 'open', 'paid'], 'paid', PAID_ONCE],
    [['failed', 'open', 'paid', 'pending'], 'paid', PAID_ONCE],
    [['paid', 'refunded', 'paid'], 'refunded', PAID_ONCE],
  ] as const)('%j ends as %s, and everything said is kept [F36]', async (said, ends, expected) => {
    const { order } = await opened('gopay')
    const [attempt] = await attempts(order)
    for (const state of said) await say(order.id, attempt?.id ?? 0, state)
    expect(await states(order)).toEqual([ends])
    expect(await stateOf(order)).toEqual(expected)
    const events = await shop.db<{ state: string }[]>`
      select state from payment_event where attempt_id = ${attempt?.id ?? 0} order by id`
    expect(events.map(({ state }) => state)).toEqual(said)
  })

  it('ends the same in whatever order it comes, and everything said is kept [F36]', async () => {
    for (const said of permutations(['pending', 'failed', 'paid', 'refunded'] as const)) {
      const { order } = await opened('gopay')
      const [attempt] = await attempts(order)
      for (const state of said) await say(order.id, attempt?.id ?? 0, state)
      const was_paid = said.indexOf('paid') < said.indexOf('refunded')
      expect(await states(order), said.join()).toEqual(['refunded'])
      expect(await stateOf(order), said.join()).toEqual(was_paid ? PAID_ONCE : UNPAID)
      const events = await shop.db<{ state: string }[]>`
        select state from payment_event where attempt_id = ${attempt?.id ?? 0} order by id`
      expect(events.map(({ state }) => state)).toEqual(said)
    }
  })

  it('never goes back, whatever comes after whatever [F36]', () => {
    const reach = (from: AttemptState, seen: readonly AttemptState[]): void => {
      for (const to of ATTEMPT_STATES.filter((state) => mayBecome(from, state))) {
        expect(seen).not.toContain(to)
        reach(to, [...seen, to])
      }
    }
    for (const from of ATTEMPT_STATES) reach(from, [from])
    expect(ATTEMPT_STATES.filter((to) => mayBecome('refunded', to))).toEqual([])
    expect(ATTEMPT_STATES.filter((to) => mayBecome('paid', to))).toEqual(['refunded'])
  })
})

describe('the form ČSOB sends a payer back with', () => {
  const back = (fields: Record<string, string>) => call('POST /csob/payment/verify', fields)

  it('leads to a question, whose answer counts [PAY-10] [PAY-16]', async () => {
    const { order, payment_id } = await opened('csob')
    const early = await shop.csobReturn(payment_id, { fields: { paymentStatus: 7 } })
    expect(await back(early)).toMatchObject(outcome('unknown', order.id))
    expect(await stateOf(order)).toEqual(UNPAID)
    await become('csob', payment_id, 7)
    const fields = await shop.csobReturn(payment_id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => back(fields)))
    for (const answer of answers) expect(answer).toMatchObject(outcome('success', order.id))
    expect(await stateOf(order)).toEqual(PAID_ONCE)
  })

  it.each([
    ['with one byte of its signature changed', { bad_signature: true }],
    ['with a field changed after signing', { after: { paymentStatus: '7' } }],
    ['kept since yesterday', { dttm_shift_ms: -24 * 3600_000 }],
    ['of another order', { fields: { merchantData: Buffer.from('1').toString('base64') } }],
  ])('%s is refused and written down, the order untouched [F32]', async (_, wanted) => {
    const { order, payment_id } = await opened('csob')
    shop.logged.length = 0
    const asked = shop.asked.csob
    expect((await back(await shop.csobReturn(payment_id, wanted))).status).toBe(400)
    expect(shop.asked.csob).toBe(asked)
    expect(shop.logged).toMatchObject([{ level: 'warn', event: 'a return that is not the bank’s' }])
    expect(await stateOf(order)).toEqual(UNPAID)
    expect(await states(order)).toEqual(['open'])
  })

  it('is not believed when the answer to the question is not signed by the bank [F32]', async () => {
    const { order, payment_id } = await opened('csob')
    await become('csob', payment_id, 7)
    await sim('csob', 'POST /faults', { operation: 'status', kind: 'bad_signature' })
    expect(await back(await shop.csobReturn(payment_id))).toMatchObject(outcome('unknown', order.id))
    expect(await stateOf(order)).toEqual(UNPAID)
  })

  it('after declining or cancelling offers another try [PAY-17]', async () => {
    for (const status of [3, 6]) {
      const { order, payment_id } = await opened('csob')
      await become('csob', payment_id, status)
      expect(await back(await shop.csobReturn(payment_id))).toMatchObject(outcome('error', order.id))
      const { answer } = await again(order)
      expect(answer.gateway_uri).toContain('/api/v1.9/payment/process/')
      expect(answer.gateway_uri).not.toContain(encodeURIComponent(payment_id))
    }
  })
})

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, place) =>
    permutations(list.filter((_, other) => other !== place)).map((rest) => [one, ...rest]),
  )
}
