import { describe, expect, it } from 'vitest'
import type { Transaction } from '#platform/db/database.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { checkInvariants, type Operation, rememberBefore, type Storm } from '#tests/faults/checker.ts'
import { type CartWish, openOrderShop } from '#tests/order-scene.ts'
import { meetingOf } from './meeting.ts'

const CONNECTIONS = 40
const shop = await openOrderShop({ connections: CONNECTIONS })
const { db, fill, order, stockOf } = shop

/** Everything at once, as far as the connections go. */
const allAtOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const carts = (count: number, wish: (index: number) => CartWish) =>
  allAtOnce(count, (index) => fill(wish(index)))
const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted()
const times = (count: number, status: number): number[] => Array(count).fill(status)
const buyer = (index: number) => `kupec${index}@example.com`

/** Where a race begins, once everything is put up for it. */
let start_line = await rememberBefore(db)
const drawLine = async () => void (start_line = await rememberBefore(db))
const setStock = async (code: string, stock_state: number | null): Promise<void> => {
  await shop.setStock(code, stock_state)
  await drawLine()
}

/** Nothing may hang in the air, and nothing be made or lost. */
async function expectWhole(storm: Omit<Storm, 'before'> = { ledger: [] }): Promise<void> {
  expect(await checkInvariants(db, { before: start_line, ...storm })).toEqual([])
}

/** The mistake this folder is about: look first, then write what was seen. Two have looked before anyone writes. */
const LOOKING = 2

describe('the last piece', () => {
  const BUYERS = 50
  const ROUNDS = 3

  it(`goes to one of ${BUYERS} buyers at once, ${ROUNDS} times over [ORDER-13] [F52] [S34]`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await setStock('LAST', 1)
      const [before] = await db`select count(*)::int as orders from customer_order`
      const ids = await carts(BUYERS, (index) => ({ lines: [{ code: 'LAST' }], email: buyer(index) }))
      const answers = await allAtOnce(BUYERS, (index) => order(ids[index] ?? ''))
      expect(statuses(answers)).toEqual([201, ...times(BUYERS - 1, 409)])
      expect(await stockOf('LAST')).toEqual({ stock_state: 0, reserved_state: 0 })
      const [after] = await db`select count(*)::int as orders from customer_order`
      expect(after?.orders).toBe(before?.orders + 1)
      await expectWhole()
    }
  })

  it('of five goes to nobody by halves: ten buyers of three pieces each make one order [ORDER-13] [F53] [S34]', async () => {
    await setStock('LAST', 5)
    const ids = await carts(10, (index) => ({ lines: [{ code: 'LAST', amount: 3 }], email: buyer(index) }))
    const answers = await allAtOnce(10, (index) => order(ids[index] ?? ''))
    expect(statuses(answers)).toEqual([201, ...times(9, 409)])
    expect(await stockOf('LAST')).toEqual({ stock_state: 2, reserved_state: 0 })
    const amounts = await db`
      select distinct amount from cart_item where cart_id = any(${ids}::text[])`
    expect(amounts.map(({ amount }) => amount)).toEqual([3])
    await expectWhole()
  })

  it('would be sold many times by a shop that looks first and writes then', async () => {
    await setStock('LAST', 1)
    const othersHaveLooked = meetingOf(LOOKING)
    const naive = () =>
      db.begin(async (tx) => {
        const [product] = await tx`select id, stock_state from product where code = 'LAST'`
        await othersHaveLooked()
        if (product?.stock_state < 1) return 0
        await tx`update product set stock_state = ${product?.stock_state - 1} where id = ${product?.id}`
        return 1
      })
    const sold = await allAtOnce(BUYERS, naive)
    expect(sold.filter((one) => one === 1).length).toBeGreaterThan(1)
  })
})

describe('a voucher', () => {
  const CARTS = 20

  it.each([1, 3])(
    `of %i orders is used so often by ${CARTS} carts at once [DISC-02] [F55]`,
    async (limit) => {
      for (let round = 0; round < 3; round++) {
        await db`update discount set limit_orders = ${limit}, used_orders = 0 where code = 'JEDNOU'`
        await drawLine()
        const ids = await carts(CARTS, (index) => ({
          lines: [{ code: 'UNTRACKED' }],
          codes: ['JEDNOU'],
          email: buyer(index),
        }))
        const [start] = await db`select count(*)::int as orders from customer_order`
        const answers = await allAtOnce(CARTS, (index) => order(ids[index] ?? ''))
        expect(statuses(answers)).toEqual([...times(limit, 201), ...times(CARTS - limit, 409)])
        expect(await shop.usesOf('JEDNOU')).toBe(limit)
        const [end] = await db`select count(*)::int as orders from customer_order`
        expect(end?.orders).toBe(start?.orders + limit)
      }
      await expectWhole()
    },
  )

  it('of one per customer is used once by twenty carts of one buyer at once [DISC-02] [F56] [S34]', async () => {
    const ids = await carts(CARTS, () => ({
      lines: [{ code: 'UNTRACKED' }],
      codes: ['KAZDY1'],
      email: 'vytrvaly@example.com',
    }))
    const answers = await allAtOnce(CARTS, (index) => order(ids[index] ?? ''))
    expect(statuses(answers)).toEqual([201, ...times(CARTS - 1, 409)])
    await expectWhole()
  })

  it('would be given away many times by a shop that looks first and writes then', async () => {
    await db`alter table discount drop constraint limit_of_orders`
    await db`update discount set limit_orders = 1, used_orders = 0 where code = 'JEDNOU'`
    await drawLine()
    const othersHaveLooked = meetingOf(LOOKING)
    const naive = () =>
      db.begin(async (tx) => {
        const [discount] = await tx`select id, used_orders, limit_orders from discount where code = 'JEDNOU'`
        await othersHaveLooked()
        if (discount?.used_orders >= discount?.limit_orders) return 0
        await tx`update discount set used_orders = used_orders + 1 where id = ${discount?.id}`
        return 1
      })
    await allAtOnce(CARTS, naive)
    expect(await shop.usesOf('JEDNOU')).toBeGreaterThan(1)
    await db`update discount set used_orders = 0 where code = 'JEDNOU'`
    await drawLine()
    await db`alter table discount add constraint limit_of_orders check (used_orders <= limit_orders)`
  })
})

describe('the same cart', () => {
  it('sent twenty times at once makes one order and twenty equal answers [ORDER-13] [F46] [F47] [S34]', async () => {
    const history: Operation[] = []
    for (let round = 0; round < 5; round++) {
      await setStock('PLAIN', 100)
      const id = await fill({ lines: [{ code: 'PLAIN', amount: 2 }], codes: ['SLEVA10'] })
      const uses = await shop.usesOf('SLEVA10')
      const answers = await allAtOnce(20, (index) =>
        // Half of them as one client that repeats itself, half as a person who clicks again.
        order(id, {}, index % 2 === 0 ? { headers: { 'idempotency-key': `klik-${round}` } } : {}),
      )
      expect(statuses(answers)).toEqual(times(20, 201))
      const bodies = await Promise.all(answers.map((answer) => answer.text()))
      expect(new Set(bodies).size).toBe(1)
      history.push(...bodies.map((text) => ({ cart_id: id, status: 201, text })))
      expect(await stockOf('PLAIN')).toMatchObject({ stock_state: 98 })
      expect(await shop.usesOf('SLEVA10')).toBe(uses + 1)
      await expectWhole({ ledger: [], history: history.splice(0) })
    }
  })

  it('would make many orders in a shop that looks first and writes then', async () => {
    await db`create table naive_order (cart_id text)`
    const id = await fill({ lines: [{ code: 'UNTRACKED' }] })
    const othersHaveLooked = meetingOf(LOOKING)
    const naive = () =>
      db.begin(async (tx) => {
        const found = await tx`select from naive_order where cart_id = ${id}`
        await othersHaveLooked()
        if (found.length === 0) await tx`insert into naive_order values (${id})`
      })
    await allAtOnce(20, naive)
    const [made] = await db`select count(*)::int as orders from naive_order`
    expect(made?.orders).toBeGreaterThan(1)
  })
})

describe('carts that hold the same goods in opposite orders', () => {
  const CODES = ['PLAIN', 'MAX3', 'NULLSTOCK', 'UNTRACKED', 'SALE', 'CREDIT']

  it('never meet in a deadlock that a shopper sees [ORDER-13] [F13] [S34]', async () => {
    for (let round = 0; round < 3; round++) {
      for (const code of CODES) await setStock(code, code === 'NULLSTOCK' ? null : 1000)
      const ids = await carts(24, (index) => ({
        lines: (index % 2 === 0 ? CODES : CODES.toReversed()).map((code) => ({ code })),
        codes: index % 3 === 0 ? ['SLEVA10'] : [],
        payment: index % 2 === 0 ? 'gopay' : 'bank-transfer',
        email: buyer(index),
      }))
      const answers = await allAtOnce(24, (index) => order(ids[index] ?? ''))
      expect(statuses(answers)).toEqual(times(24, 201))
      const made: Answer[] = await Promise.all(answers.map((answer) => answer.json()))
      // Some are given back while others are still taken.
      const more = await carts(12, (index) => ({
        lines: CODES.map((code) => ({ code })),
        email: buyer(index),
      }))
      const mixed = await allAtOnce(24, (index) =>
        index % 2 === 0
          ? order(more[index / 2] ?? '')
          : shop.call(`POST /orders/${made[index].id}/cancel?hash=${made[index].hash}`),
      )
      expect(statuses(mixed)).toEqual([...times(12, 200), ...times(12, 201)])
      expect(await stockOf('PLAIN')).toMatchObject({ stock_state: 1000 - 24 })
    }
    await expectWhole()
  })

  it('would deadlock where each cart locks in its own order', async () => {
    const bothHoldOne = meetingOf(2)
    const lockInOrder = (codes: string[]) =>
      db.begin(async (tx: Transaction) => {
        await tx`set local lock_timeout = 0`
        for (const code of codes) {
          await tx`select from product where code = ${code} for no key update`
          await bothHoldOne()
        }
      })
    const outcomes = await Promise.allSettled([
      lockInOrder(['PLAIN', 'MAX3']),
      lockInOrder(['MAX3', 'PLAIN']),
    ])
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(codes).toContain('40P01')
  })

  it('and a deadlock made by somebody else is tried again, unseen [F13]', async () => {
    // The first try waits for a row whose holder waits for the cart: PostgreSQL ends one of the two.
    const id = await fill({ lines: [{ code: 'PLAIN' }] })
    const locked = Promise.withResolvers<void>()
    let tries = 0
    const slow = createPlatform({
      sql: db,
      log: createLog('silent'),
      on_order_step: async (step) => {
        if (step !== 'cart_locked') return
        tries++
        if (tries === 1) locked.resolve()
        if (tries === 1) await holding
      },
    })
    const held = Promise.withResolvers<void>()
    const holding = held.promise
    const stranger = locked.promise.then(() =>
      db.begin(async (tx) => {
        // Whoever waits longer than deadlock_timeout looks for the cycle and gives way: this one never looks.
        await tx`set local deadlock_timeout = '60s'`
        await tx`set local lock_timeout = 0`
        await tx`select from product where code = 'PLAIN' for no key update`
        held.resolve()
        await tx`select from cart where id = ${id} for update`
      }),
    )
    const request = new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cart_id: id }),
    })
    const [answer] = await Promise.all([slow.fetch(request), stranger])
    expect(answer.status).toBe(201)
    expect(tries).toBe(2)
    await expectWhole()
  })
})

describe('credits', () => {
  const JANA = 'jana@example.com'
  const ledger = async () => {
    const [row] = await db`
      select balance.received, balance.used, balance.amount, (
        select sum(usage.amount)::int from customer_account_usage usage where usage.customer_id = customer.id
      ) as book
      from customer_account_balance balance join customer on customer.id = balance.customer_id
      where email = ${JANA}`
    return { ...row } as { received: number; used: number; amount: number; book: number }
  }

  const grant = (amount: number) => db`
    insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
    select customer.id, account.id, ${amount}, ${amount > 0 ? 1 : 2} from customer, customer_account account
    where customer.email = ${JANA} and ${amount}::int <> 0`

  it('are spent once by two tabs, and by twenty [LOYAL-08] [F58] [S34]', async () => {
    const token = await shop.logIn(JANA)
    for (const tabs of [2, 20]) {
      const wish = { lines: [{ code: 'CREDIT', credits: true }], customer: JANA }
      await setStock('CREDIT', 1000)
      const ids = await carts(tabs, () => wish)
      await grant(1000)
      const cart = await shop.ask(`GET /carts/${ids[0]}`, undefined, { token })
      const price = cart.customer_accounts[0].amount_of_items
      expect(price).toBeGreaterThan(0)
      // Enough for exactly one.
      await grant(price - (await ledger()).amount)
      const seen = {
        taxed_total_price: cart.taxed_total_price.value,
        shipping_method_id: cart.shipping_method.id,
        payment_method_id: cart.payment_method.id,
      }
      const answers = await allAtOnce(tabs, (index) => order(ids[index] ?? '', { seen }, { token }))
      expect(statuses(answers)).toEqual([201, ...times(tabs - 1, 409)])
      const after = await ledger()
      expect(after).toMatchObject({ amount: 0, book: 0 })
      expect(after.received - after.used).toBe(0)
    }
    await expectWhole()
  })

  it('would be spent twice by a shop that looks first and writes then', async () => {
    await db`create table naive_balance as select 100 as amount`
    const othersHaveLooked = meetingOf(LOOKING)
    const naive = () =>
      db.begin(async (tx) => {
        const [balance] = await tx`select amount from naive_balance`
        await othersHaveLooked()
        if (balance?.amount < 100) return 0
        await tx`update naive_balance set amount = amount - 100`
        return 1
      })
    await allAtOnce(2, naive)
    const [balance] = await db`select amount from naive_balance`
    expect(balance?.amount).toBeLessThan(0)
  })
})

describe('cancelling', () => {
  it('ten times at once gives back once [ORDER-05] [LOYAL-08] [F57] [S34]', async () => {
    for (let round = 0; round < 3; round++) {
      await setStock('PLAIN', 10)
      const uses = await shop.usesOf('SLEVA10')
      const made = await shop.ordered({
        lines: [{ code: 'PLAIN', amount: 3 }],
        codes: ['SLEVA10'],
        payment: 'gopay',
      })
      const answers = await allAtOnce(10, () => shop.call(`POST /orders/${made.id}/cancel?hash=${made.hash}`))
      expect(statuses(answers)).toEqual(times(10, 200))
      expect(await stockOf('PLAIN')).toEqual({ stock_state: 10, reserved_state: 0 })
      expect(await shop.usesOf('SLEVA10')).toBe(uses)
      const changes = await db`select from order_state_change where order_id = ${made.id}`
      expect(changes).toHaveLength(2)
      await expectWhole()
    }
  })

  it('and paying at once ends in one of the two, never in both half done [ORDER-05] [ORDER-04]', async () => {
    const staff = { token: await shop.logStaffIn() }
    for (let round = 0; round < 6; round++) {
      await setStock('PLAIN', 10)
      const made = await shop.ordered({ lines: [{ code: 'PLAIN', amount: 3 }], payment: 'gopay' })
      await Promise.all([
        shop.call(`POST /orders/${made.id}/cancel?hash=${made.hash}`),
        shop.call(`POST /staff/orders/${made.id}/payment`, {}, staff),
      ])
      const one = await shop.ask(`GET /orders/${made.id}?hash=${made.hash}&embed=invoices`)
      expect([one.paid_at, one.cancelled_at].filter((time) => time !== null)).toHaveLength(1)
      const is_paid = one.paid_at !== null
      expect(one.invoices).toHaveLength(is_paid ? 1 : 0)
      expect(await stockOf('PLAIN')).toEqual({ stock_state: is_paid ? 7 : 10, reserved_state: 0 })
      // The staff takes the money: no gateway has it in its books.
      await expectWhole({})
    }
  })

  it('would give back ten times in a shop that looks first and writes then', async () => {
    await setStock('PLAIN', 10)
    await db`create table naive_cancel as select null::timestamptz as cancelled_at`
    const othersHaveLooked = meetingOf(LOOKING)
    const naive = () =>
      db.begin(async (tx) => {
        const [found] = await tx`select cancelled_at from naive_cancel`
        await othersHaveLooked()
        if (found?.cancelled_at !== null) return
        await tx`update naive_cancel set cancelled_at = now()`
        await tx`update product set stock_state = stock_state + 3 where code = 'PLAIN'`
      })
    await allAtOnce(10, naive)
    expect((await stockOf('PLAIN')).stock_state).toBeGreaterThan(13)
  })
})
