import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '#platform/db/database.ts'
import { partsOfSet } from '#tests/complaint-scene.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import { type Before, checkInvariants, type Operation, rememberBefore, type Storm } from './checker.ts'

const shop = await openOrderShop()
const { db } = shop
const JANA = 'jana@example.com'
const history: Operation[] = []
let before: Before
let order_id = 0

/** A calm day: several orders of all kinds, one of them cancelled, one sent twice. */
beforeAll(async () => {
  await shop.setStock('PLAIN', 100)
  before = await rememberBefore(db)
  const token = await shop.logIn(JANA)
  const set = { code: 'SET-FIXED', amount: 2, parts: await partsOfSet(db) }
  const wishes = [
    { lines: [{ code: 'PLAIN', amount: 20 }], codes: ['SLEVA10', 'KAZDY1'], payment: 'gopay' },
    {
      lines: [
        { code: 'PLAIN', amount: 2 },
        { code: 'CREDIT', credits: true },
      ],
      customer: JANA,
    },
    { lines: [{ code: 'UNTRACKED' }, set], shipping: 'ppl-address', payment: 'gopay' },
  ]
  await db`
    insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
    select customer.id, account.id, 1000, 1 from customer, customer_account account where email = ${JANA}`
  for (const wish of wishes) {
    const cart_id = await shop.fill(wish)
    for (let times = 0; times < 2; times++) {
      const sent = wish.customer ? { token } : {}
      const answer = await shop.order(cart_id, {}, { ...sent, headers: { 'idempotency-key': cart_id } })
      const text = await answer.text()
      history.push({ cart_id, idempotency_key: cart_id, status: answer.status, text })
    }
  }
  const ids = history.map(({ text }) => JSON.parse(text) as { id: number; hash: string })
  order_id = ids[0]?.id ?? 0
  await shop.ask(`POST /orders/${ids.at(-1)?.id}/cancel?hash=${ids.at(-1)?.hash}`)
})

/** What is found once the world is made wrong; it is made right again afterwards. */
async function foundIn(break_it: (tx: Transaction) => Promise<unknown>, storm: Partial<Storm> = {}) {
  const made_wrong = new Error('to be undone')
  let found: string[] = []
  await db
    .begin(async (tx) => {
      // What the constraints forbid could still be written by a database without them.
      await tx`alter table customer_order drop constraint customer_order_cart_id_key`
      await tx`alter table discount drop constraint limit_of_orders`
      await tx`alter table product drop constraint if exists product_stock_state_check`
      await break_it(tx)
      found = await checkInvariants(tx, { before, ...storm })
      throw made_wrong
    })
    .catch((error: unknown) => {
      if (error !== made_wrong) throw error
    })
  return found
}

it('finds nothing on a calm day', async () => {
  expect(history.map(({ status }) => status)).toEqual(history.map(() => 201))
  expect(await checkInvariants(db, { before, history, secrets: ['hunter2'] })).toEqual([])
})

describe('the checker finds', () => {
  it('I1: pieces sold twice, lost or made, and reserved for nobody', async () => {
    const change = (column: string, to: string) => (tx: Transaction) =>
      tx`update product set ${tx(column)} = ${tx.unsafe(to)} where code = 'PLAIN'`
    expect(await foundIn(change('stock_state', 'stock_state - 1'))).toEqual([
      expect.stringMatching(/^I1 pieces of \d+\/0 were lost or made$/),
    ])
    expect(await foundIn(change('reserved_state', 'reserved_state + 1'))).toHaveLength(1)
    expect(await foundIn(change('stock_state', '-1'))).toContain(
      'I1 PLAIN is sold more often than it is there',
    )
  })

  it('I1: an order that sold pieces and took none, took others, or left out the parts of a package', async () => {
    const forget = async (tx: Transaction) => {
      await tx`
        update product set stock_state = stock_state + amount, reserved_state = reserved_state - amount
        from order_stock where order_id = ${order_id} and product_id = product.id`
      await tx`delete from order_stock where order_id = ${order_id}`
    }
    expect(await foundIn(forget)).toEqual([
      expect.stringMatching(/^I1 order \d+ sold 20 of \d+\/0 and took 0$/),
    ])
    const fewer = async (tx: Transaction) => {
      await tx`
        update product set stock_state = stock_state + 1, reserved_state = reserved_state - 1 where code = 'PLAIN'`
      await tx`update order_stock set amount = amount - 1 where order_id = ${order_id}`
    }
    expect(await foundIn(fewer)).toEqual([expect.stringMatching(/sold 20 of \d+\/0 and took 19$/)])
    const [parts] = await db<{ count: number }[]>`
      select count(*)::int as count from order_item join order_stock using (order_id, product_id)
      where order_item_type = 6 and order_id > ${before.last_order_id}`
    expect(parts?.count).toBeGreaterThan(0)
    const loose = (tx: Transaction) => tx`
      update order_item set amount = amount + 1 where order_item_type = 6 and order_id > ${before.last_order_id}`
    expect(await foundIn(loose)).toHaveLength(parts?.count ?? 0)
  })

  it('I2: an order that was answered and is gone, has no parts, or came twice from one cart', async () => {
    const lost = [{ ...history[0], text: JSON.stringify({ id: 999_999, hash: 'x' }) } as Operation]
    expect(await foundIn(async () => {}, { history: lost })).toEqual([
      'I2 order 999999 was answered and is not there',
    ])
    const bare = (tx: Transaction) => tx`delete from order_shipping where order_id = ${order_id}`
    expect(await foundIn(bare)).toEqual([`I2 order ${order_id} lacks a part`])
    const open = (tx: Transaction) => tx`
      update cart set ordered_at = null where id = (select cart_id from customer_order where id = ${order_id})`
    expect(await foundIn(open)).toEqual([expect.stringContaining('is open and ordered')])
    const twice = (tx: Transaction) => tx`
      update customer_order set cart_id = (select cart_id from customer_order where id = ${order_id})
      where id = ${order_id + 1}`
    expect(await foundIn(twice)).toContainEqual(expect.stringContaining('was ordered 2 times'))
  })

  it('I3: a discount used beyond its limit, counted wrongly, or used too often by one person', async () => {
    const count = (tx: Transaction) =>
      tx`update discount set used_orders = used_orders + 1 where code = 'SLEVA10'`
    expect(await foundIn(count)).toEqual([expect.stringContaining('counts other uses')])
    const over = (tx: Transaction) =>
      tx`update discount set limit_orders = 1, used_orders = 2 where code = 'JEDNOU'`
    expect(await foundIn(over)).toContainEqual(expect.stringContaining('beyond its limit'))
    const greedy = (tx: Transaction) => tx`
      insert into order_discount (order_id, discount_id, name, is_for_purchase, discounted_amount,
        taxed_discounted_amount)
      select customer_order.id, discount.id, 'x', true, 0, 0 from customer_order, discount
      where discount.code = 'KAZDY1' and cancelled_at is null and customer_order.id > ${before.last_order_id}
      on conflict do nothing`
    const mine = (tx: Transaction) => tx`
      update customer_order set email = 'A@example.com' where id = ${order_id}`
    const yours = (tx: Transaction) => tx`
      update customer_order set email = 'a@example.com' where id > ${order_id}`
    const found = await foundIn(async (tx) => [await mine(tx), await yours(tx), await greedy(tx)])
    expect(found).toContainEqual(expect.stringMatching(/^I3 a@example.com has used discount \d+ too often$/))
  })

  it('I4: credits nobody received', async () => {
    const gift = (tx: Transaction) => tx`update customer_account_balance set received = received + 1`
    expect(await foundIn(gift)).toContainEqual(expect.stringMatching(/^I4 the credits of customer \d+/))
  })

  it('I5: lines, charges or taxes that do not make the total', async () => {
    for (const table of ['order_item', 'order_shipping', 'order_tax_rate']) {
      const column = table === 'order_item' ? 'taxed_total_price' : 'taxed_price'
      const more = (tx: Transaction) => tx`
        update ${tx(table)} set ${tx(column)} = ${tx(column)} + 1
          ${table === 'order_tax_rate' ? tx`, tax_amount = tax_amount + 1` : tx``}
        where order_id = ${order_id}`
      expect(await foundIn(more)).toEqual([`I5 the parts of order ${order_id} do not make its total`])
    }
  })

  it('I6: money without an order, and an order paid without money', async () => {
    const entry = {
      kind: 'paid' as const,
      payment_id: '1',
      amount: 100,
      currency: 'CZK',
      order_number: '1',
      at: new Date().toISOString(),
    }
    expect(await foundIn(async () => {}, { ledger: [] })).toEqual([])
    expect(await foundIn(async () => {}, { ledger: [entry] })).toContainEqual(
      expect.stringMatching(/^I6 1 is paid, and the try is undefined$/),
    )
    const paid = (tx: Transaction) => tx`update customer_order set paid_at = now() where id = ${order_id}`
    expect(await foundIn(paid, { ledger: [] })).toContainEqual(
      expect.stringMatching(/^I6 \d+ is paid, and 0 are kept$/),
    )
  })

  it('I7: one request answered in two ways', async () => {
    const [first] = history
    const other = { ...first, text: JSON.stringify({ ...JSON.parse(first?.text ?? ''), note: 'other' }) }
    expect(await foundIn(async () => {}, { history: [...history, other as Operation] })).toEqual([
      `I7 ${first?.cart_id} was answered in several ways`,
    ])
  })

  it('I8: a session with two tokens to renew it', async () => {
    const second = (tx: Transaction) => tx`
      insert into session_token (session_id, access_hash, refresh_hash, access_expiration_at)
      select session_id, 'a', 'b', now() from session_token where used_at is null order by id desc limit 1`
    expect(await foundIn(second)).toEqual([expect.stringMatching(/^I8 session \d+ can be renewed/)])
    const sibling = async (tx: Transaction) => {
      const [twins] = await tx<{ id: number }[]>`
        select id from session_token where used_at is null order by id desc limit 1`
      await tx`
        insert into session_token (session_id, previous_id, access_hash, refresh_hash, access_expiration_at)
        select session_id, id, ('x' || number)::bytea, ('y' || number)::bytea, now() from session_token, generate_series(1, 2) number
        where id = ${twins?.id ?? 0}`
      await tx`update session_token set used_at = now() where id = ${twins?.id ?? 0}`
    }
    expect(await foundIn(sibling)).toEqual([])
  })

  it('I9: an event or a mail that is there twice, and one that has not left', async () => {
    const event = (tx: Transaction) => tx`
      insert into order_event (order_id, kind, created_at) values (${order_id}, 'created', now())`
    expect(await foundIn(event)).toEqual([`I9 order ${order_id} was created more than once`])
    const mail = (tx: Transaction) => tx`
      insert into mail_outbox ("to", language, subject, text, html, created_at)
      select 'a@example.com', 'cs', 'Objednávka ' || code, '', '', now() from customer_order, generate_series(1, 2)
      where customer_order.id = ${order_id}`
    expect(await foundIn(mail)).toEqual([expect.stringMatching(/^I9 “Objednávka \d+” was written more/)])
    const late = await foundIn(mail, { mail_is_sent: true })
    expect(late).toContainEqual(expect.stringMatching(/^I9 mail \d+ has not left$/))
    expect(late).toContain(`I9 nobody was told of order ${order_id}`)
  })

  it.each([
    'TypeError: x is undefined at draw (file.ts:10:20)',
    'in node_modules/postgres/src/index.js',
    'select id from customer where email = $1',
    'ENOENT: no such file, open /srv/shop/key.pem',
    'PostgresError: relation is gone',
    'the password is hunter2',
  ])('I10: an answer that tells of the insides: %s', async (text) => {
    const found = await foundIn(async () => {}, { history: [{ status: 500, text }], secrets: ['hunter2'] })
    expect(found).toEqual([expect.stringMatching(/^I10 an answer 500 tells of the insides/)])
  })

  it('I10: a log that tells a secret', async () => {
    const logs = ['{"event":"login","password":"hunter2"}']
    expect(await foundIn(async () => {}, { logs, secrets: ['hunter2', 'other'] })).toEqual([
      'I10 a log tells hunter2',
    ])
  })

  it('I10: a process that died', async () => {
    expect(await foundIn(async () => {}, { deaths: ['SIGSEGV'] })).toEqual(['I10 a process died: SIGSEGV'])
  })
})
