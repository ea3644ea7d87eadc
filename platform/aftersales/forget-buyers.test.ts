import { describe, expect, it } from 'vitest'
import { COMPLAINT_STATES } from '#contract/complaint.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import { REFUND_STATES } from '#contract/refund.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import { forgetBuyers, papersKeptSince } from './forget-buyers.ts'

const shop = await openOrderShop()
const { db, ask, ordered } = shop
const staff = { token: await shop.logStaffIn() }
const NOW = new Date()
const YEARS = 12

/** Stands in everything a buyer has typed, so that whatever keeps it is found. */
const MARK = 'Nezapomenutelná'
const ACCOUNT = { bank_account_number: '19-2000145399', bank_code: '0800' }

/** An order with a withdrawal by the public form and a complaint, all about one marked buyer. */
async function bought(email: string): Promise<Answer> {
  const order = await ordered(
    {
      lines: [
        { code: 'UNTRACKED', amount: 3 },
        { code: 'ENGRAVED', fields: [{ name: 'text', value: MARK }] },
      ],
      email,
      billing: {
        first_name: MARK,
        last_name: MARK,
        phone: '601000777',
        dial_code: '+420',
        street: `${MARK} 10`,
        city: MARK,
        post_code: '101 00',
        is_company: false,
      },
    },
    { note: MARK },
  )
  await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
  for (const state_id of [ORDER_STATES.shipped, ORDER_STATES.delivered])
    await ask(`PATCH /staff/orders/${order.id}`, { state_id }, staff)
  const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
  const contact = { first_name: MARK, last_name: MARK, email, ...ACCOUNT }
  const some = [{ order_item_id: items[0].id, amount: 1 }]
  await ask('POST /withdrawals', { ...contact, order_code: order.code, items: some, note: MARK })
  const [mail] = await db`select text from mail_outbox where "to" = ${email} order by id desc limit 1`
  const token = /token=([\w-]+)/.exec(mail?.text)?.[1] ?? ''
  await ask('POST /withdrawals/confirm', { token })
  const claimed = { order_item_id: items[0].id, amount: 1, reason: MARK, preferred_resolve: 'repair' }
  const complaint = await ask(`POST /complaints?hash=${order.hash}`, {
    ...contact,
    order_id: order.id,
    type: 1,
    items: [claimed],
  })
  await db`
    insert into complaint_document (complaint_id, name, mime_type, bytes, sent_hash, created_at)
    values (${complaint.id}, ${`${MARK}.jpg`}, 'image/jpeg', 'x', 'x', now())`
  await db`update complaint_state_change set note = ${MARK} where complaint_id = ${complaint.id}`
  await db`delete from cart`
  return order
}

/** Ends the withdrawal and the complaints of an order. */
async function decide({ id }: Answer): Promise<void> {
  await db`update refund set state = ${REFUND_STATES.rejected} where order_id = ${id}`
  await db`update complaint set state = ${COMPLAINT_STATES.rejected} where order_id = ${id}`
}

/** Moves all that has happened to an order so many years back. */
async function age({ id }: Answer, years = YEARS): Promise<void> {
  const by = `${years} years`
  await db`update customer_order set created_at = created_at - ${by}::interval where id = ${id}`
  await db`update order_invoice set issued_at = issued_at - ${by}::interval where order_id = ${id}`
  await db`
    update refund set created_at = created_at - ${by}::interval, submitted_at = submitted_at - ${by}::interval
    where order_id = ${id}`
  await db`
    update refund_state_change set created_at = refund_state_change.created_at - ${by}::interval
    from refund where refund.id = refund_id and order_id = ${id}`
  await db`update complaint set created_at = created_at - ${by}::interval where order_id = ${id}`
  await db`
    update complaint_state_change set created_at = complaint_state_change.created_at - ${by}::interval
    from complaint where complaint.id = complaint_id and order_id = ${id}`
}

/** Every table of the database that still holds one of the words. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const found = []
  for (const { name } of tables) {
    const rows = await db`
      select from ${db(name)} held
      where exists (select from unnest(${words}::text[]) word where position(word in held::text) > 0) limit 1`
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('an order whose papers nobody has to keep any more', () => {
  it('is left without its buyer in every table, and keeps what the books need [L22]', async () => {
    const old = await bought('stara@example.com')
    await decide(old)
    const money = async () => [
      ...(await db`
        select code, taxed_total_price, state_id, (select count(*) from order_item where order_id = ${old.id}) as lines,
          (select string_agg(name, ',') from order_invoice where order_id = ${old.id}) as papers
        from customer_order where id = ${old.id}`),
    ]
    const before = await money()
    const words = [MARK, 'stara@example.com', ACCOUNT.bank_account_number]
    expect(await tablesWith(...words)).toEqual(
      expect.arrayContaining([
        'customer_order',
        'order_address',
        'order_item',
        'refund',
        'withdrawal',
        'complaint',
      ]),
    )
    await age(old)
    await db`update mail_outbox set created_at = created_at - interval '12 years', given_up_at = now()`
    expect(await forgetBuyers(db, NOW)).toBeGreaterThan(0)
    expect(await tablesWith(MARK, 'stara@example.com')).toEqual([])
    expect(await db`select from refund where bank_account_number is not null`).toHaveLength(0)
    expect(await money()).toEqual(before)
    const shown = await ask(`GET /orders/${old.id}?hash=${old.hash}&embed=items,order_addresses,invoices`)
    expect(shown).toMatchObject({ code: old.code, email: '', note: null })
    // A second look finds nothing to do.
    expect(await forgetBuyers(db, NOW)).toBe(0)
  })

  it('stays whole while a paper of it is younger, or money of it is owed', async () => {
    const young = await bought('mlada@example.com')
    const corrected = await bought('opravena@example.com')
    const owed = await bought('dluzna@example.com')
    for (const order of [corrected, owed]) {
      await decide(order)
      await age(order)
    }
    await db`update order_invoice set issued_at = now() where order_id = ${corrected.id}`
    await db`
      insert into refund_due (order_id, amount, currency, reason, created_at)
      values (${owed.id}, 100, 'CZK', 'returned', now())`
    expect(await forgetBuyers(db, NOW)).toBe(0)
    const kept =
      await db`select email from customer_order where id in (${young.id}, ${corrected.id}, ${owed.id})`
    expect(kept.map(({ email }) => email).toSorted()).toEqual([
      'dluzna@example.com',
      'mlada@example.com',
      'opravena@example.com',
    ])
  })

  it.each([
    ['complaint', { table: 'complaint', undecided: 4, decided: 5 }],
    ['return', { table: 'refund', undecided: 3, decided: 5 }],
  ])('stays whole while a %s of it is undecided [L22]', async (kind, { table, undecided, decided }) => {
    const order = await bought(`${kind}@example.com`)
    await age(order)
    const email = async () =>
      (await db`select email from customer_order where id = ${order.id}`).map((row) => row.email)
    await db`update complaint set state = 5 where order_id = ${order.id}`
    await db`update refund set state = 5 where order_id = ${order.id}`
    await db`update ${db(table)} set state = ${undecided} where order_id = ${order.id}`
    await forgetBuyers(db, NOW)
    expect(await email()).toEqual([`${kind}@example.com`])
    await db`update ${db(table)} set state = ${decided} where order_id = ${order.id}`
    await forgetBuyers(db, NOW)
    expect(await email()).toEqual([''])
  })

  it('is looked at again when somebody complains about it later [L22]', async () => {
    const order = await bought('navrat@example.com')
    await decide(order)
    await age(order)
    await forgetBuyers(db, NOW)
    const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
    const complaint = await ask(`POST /complaints?hash=${order.hash}`, {
      first_name: MARK,
      last_name: MARK,
      email: 'navrat@example.com',
      order_id: order.id,
      type: 1,
      items: [{ order_item_id: items[1].id, amount: 1, reason: MARK, preferred_resolve: 'repair' }],
    })
    await forgetBuyers(db, NOW)
    const name = async () =>
      (await db`select last_name from complaint where id = ${complaint.id}`)[0]?.last_name
    expect(await name()).toBe(MARK)
    await decide(order)
    await age(order)
    await forgetBuyers(db, NOW)
    expect(await name()).toBe('')
  })

  it('is looked at again when something of it goes back later [L22]', async () => {
    const order = await bought('vraceni@example.com')
    await decide(order)
    await age(order)
    await forgetBuyers(db, NOW)
    // Where no delivery was written down, the time for a withdrawal has not begun.
    await db`update customer_order set delivered_at = null where id = ${order.id}`
    const at = `?hash=${order.hash}`
    const { items } = await ask(`GET /orders/${order.id}/returnable-items${at}`)
    const draft = await ask(`POST /refunds${at}`, { order_id: order.id, is_withdrawal: true })
    await ask(`POST /refunds/${draft.id}/items${at}`, { order_item_id: items[0].id, amount: 1 })
    await ask(`PATCH /refunds/${draft.id}${at}`, ACCOUNT)
    await ask(`POST /refunds/${draft.id}/submit${at}`)
    const account = async () =>
      (await db`select bank_account_number from refund where id = ${draft.id}`)[0]?.bank_account_number
    expect(await account()).toBe(ACCOUNT.bank_account_number)
    await decide(order)
    await age(order)
    await forgetBuyers(db, NOW)
    expect(await account()).toBeNull()
  })

  it('is of a year that ended ten years ago, by the clock of the shop [L22]', () => {
    expect(papersKeptSince(new Date('2026-12-31T22:59:59Z')).toISOString()).toBe('2015-12-31T23:00:00.000Z')
    expect(papersKeptSince(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2016-12-31T23:00:00.000Z')
  })
})
