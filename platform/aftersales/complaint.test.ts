import { describe, expect, it } from 'vitest'
import { complaintItems, complaints } from '#contract/complaint.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { partsOfSet } from '#tests/complaint-scene.ts'
import { type Answer, filters } from '#tests/demo-shop.ts'
import { MAX_COMPLAINTS_OF_ORDER } from './complaint-create.ts'
import { openComplaintShop } from './complaint-scene.ts'

const shop = await openComplaintShop()
const { ask, call, ordered, db, eva, jana, staff, bought, bodyOf, file, filed, move } = shop

describe('a complaint', () => {
  it('is filed with contact, bank details and items, and carries all its fields [COMPL-02] [COMPL-03] [ENT-71]', async () => {
    const order = await bought()
    const bank = { bank_account_iban: 'CZ65 0800 0000 1920 0014 5399', bank_swift_code: 'gibaczpx' }
    const complaint = await filed(order, bank, '?embed=tax_per_rate,items,history,order_code')
    expect(Object.keys(complaint).toSorted()).toEqual(
      [...fieldNames(complaints), ...Object.keys(complaints.embeds)].toSorted(),
    )
    expect(complaint).toMatchObject({
      order_id: order.id,
      order_code: order.code,
      first_name: 'Eva',
      last_name: 'Krásná',
      email: 'eva@example.com',
      phone: '601000888',
      bank_account_iban: 'CZ6508000000192000145399',
      bank_swift_code: 'GIBACZPX',
      bank_code: null,
      state: 1,
      type: 1,
      history: [{ state: 1, note: null, created_at: complaint.created_at }],
    })
    expect(complaint.document_number).toMatch(/^R20\d{2}\d{5}$/)
  })

  it('takes prices and tax from the frozen lines of the order [COMPL-03] [COMPL-04] [ENT-72]', async () => {
    const order = await bought([{ code: 'UNTRACKED', amount: 3 }])
    const [line] = order.items as Answer[]
    const whole = { order_item_id: line.id, amount: 3, reason: 'Zatuchlé', preferred_resolve: 'money_back' }
    const complaint = await filed(order, { items: [whole] }, '?embed=tax_per_rate,items')
    expect(complaint.taxed_price).toEqual(line.taxed_total_price)
    expect(complaint.price).toEqual(line.total_price)
    expect(complaint.tax_per_rate).toHaveLength(1)
    const [rate] = complaint.tax_per_rate
    expect(rate.tax_rate).toBe(line.tax_rate)
    expect(rate.tax_amount.value).toBeCloseTo(line.taxed_total_price.value - line.total_price.value, 5)
    const [item] = complaint.items
    expect(Object.keys(item).toSorted()).toEqual(fieldNames(complaintItems).toSorted())
    expect(item).not.toHaveProperty('max_amount')
    expect(item).not.toHaveProperty('tax_amount')
    expect(item).toMatchObject({
      name: line.name,
      order_id: order.id,
      order_item_id: line.id,
      amount: 3,
      reason: 'Zatuchlé',
      preferred_resolve: 'money_back',
      taxed_unit_price: line.taxed_unit_price,
      taxed_total_price: line.taxed_total_price,
      taxed_price: line.taxed_total_price,
    })
  })

  it('sums price and tax of all its items, each rate by itself [COMPL-03]', async () => {
    const order = await bought([{ code: 'UNTRACKED' }, { code: 'PLAIN', amount: 2 }, { code: 'SALE' }])
    const lines = order.items as Answer[]
    const items = lines.map(({ id, amount }) => ({
      order_item_id: id,
      amount,
      reason: 'Vada',
      preferred_resolve: 'repair',
    }))
    const complaint = await filed(order, { items }, '?embed=tax_per_rate')
    const sum = (of: readonly Answer[], price: 'total_price' | 'taxed_total_price') =>
      of.reduce((all, line) => all + Math.round(line[price].value * 100), 0)
    expect(Math.round(complaint.price.value * 100)).toBe(sum(lines, 'total_price'))
    expect(Math.round(complaint.taxed_price.value * 100)).toBe(sum(lines, 'taxed_total_price'))
    const rates = Map.groupBy(lines, (line) => line.tax_rate as number)
    expect(rates.size).toBeLessThan(lines.length)
    const told = complaint.tax_per_rate.map((one: Answer) => [
      one.tax_rate,
      Math.round(one.tax_amount.value * 100),
    ])
    expect(told).toEqual(
      [...rates]
        .toSorted(([one], [other]) => other - one)
        .map(([rate, of]) => [rate, sum(of, 'taxed_total_price') - sum(of, 'total_price')]),
    )
  })

  it('claims a part of a line at its share of the price [COMPL-04]', async () => {
    const order = await bought([{ code: 'UNTRACKED', amount: 3 }])
    const complaint = await filed(order)
    const share = order.items[0].taxed_total_price.value / 3
    expect(complaint.taxed_price.value).toBeCloseTo(share, 1)
  })

  it('is refused unless the order is paid and not cancelled [COMPL-01]', async () => {
    const unpaid = await ordered(
      { customer: 'eva@example.com', email: 'eva@example.com', lines: [{ code: 'UNTRACKED' }] },
      {},
      eva,
    )
    const { items } = await ask(`GET /orders/${unpaid.id}/items`, undefined, eva)
    const refused = await file({ ...unpaid, items }, {}, { ...eva, language: 'cs' })
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toContain('zaplacená')
    const cancelled = await bought()
    await ask(`POST /staff/orders/${cancelled.id}/cancel`, undefined, staff)
    expect((await file(cancelled)).status).toBe(409)
    const [row] =
      await db`select count(*)::int as n from complaint where order_id = any(${[unpaid.id, cancelled.id]}::int[])`
    expect(row?.n).toBe(0)
  })

  it('holds no more pieces than were bought, those of open complaints and returns taken off [COMPL-02]', async () => {
    const order = await bought([{ code: 'UNTRACKED', amount: 3 }])
    const [line] = order.items
    const of = (amount: number, reason = 'Vada') => ({
      items: [{ order_item_id: line.id, amount, reason, preferred_resolve: 'repair' }],
    })
    const many = await file(order, of(4))
    expect(many.status).toBe(422)
    expect((await many.json()).errors).toEqual([
      { field: 'items.0.amount', message: expect.stringContaining('3') },
    ])
    const first = await filed(order, of(2))
    expect((await file(order, of(2, 'Jiná vada'))).status).toBe(422)
    expect((await file(order, of(1, 'Jiná vada'))).status).toBe(201)
    await ask(`POST /complaints/${first.id}/cancel`, undefined, eva)
    expect((await file(order, of(2, 'Přece jen'))).status).toBe(201)
    const other = await bought([{ code: 'UNTRACKED', amount: 2 }])
    await db`
      insert into order_item_return (order_item_id, order_id, amount, taxed_price, returned_amount)
      values (${other.items[0].id}, ${other.id}, 2, 1, 1)`
    const whole = { ...bodyOf(other).items[0], amount: 2 }
    expect((await file(other, { items: [whole] })).status).toBe(422)
    expect((await file(other)).status).toBe(201)
  })

  it.each([
    ['an item of another order', { order_item_id: 1 }, 'items.0.order_item_id'],
    ['no description', { reason: '  ' }, 'items.0.reason'],
    ['a wish nobody offers', { preferred_resolve: 'store_credit' }, 'items.0.preferred_resolve'],
    ['an amount of nothing', { amount: 0 }, 'items.0.amount'],
    ['a field of its own', { taxed_price: 1 }, 'items.0.taxed_price'],
  ])('is refused with %s [COMPL-02]', async (_, change, field) => {
    const order = await bought([{ code: 'UNTRACKED' }])
    const [item] = bodyOf(order).items
    const response = await file(order, { items: [{ ...item, ...change }] })
    expect(response.status).toBe(422)
    expect((await response.json()).errors.map((one: Answer) => one.field)).toContain(field)
  })

  it('names an item once, and takes no state or number of the caller [COMPL-02] [COMPL-03]', async () => {
    const order = await bought([{ code: 'UNTRACKED', amount: 2 }])
    const [item] = bodyOf(order).items
    const twice = await file(order, { items: [item, item] })
    expect((await twice.json()).errors[0].field).toBe('items.1.order_item_id')
    for (const extra of [{ state: 4 }, { document_number: 'R1' }, { taxed_price: 1 }, { customer_id: 1 }]) {
      expect((await file(order, extra)).status).toBe(422)
    }
  })

  it('tells until when it is answered and until when defects may be reported [COMPL-03]', async () => {
    const order = await bought()
    const complaint = await filed(order)
    const day = (time: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague', dateStyle: 'short' }).format(
        new Date(time),
      )
    const days = (Date.parse(complaint.handle_until) - Date.parse(day(complaint.created_at))) / 86_400_000
    expect(days).toBe(30)
    expect(complaint.warranty_until).toBeNull()
    await db`update customer_order set delivered_at = '2026-02-28T23:30:00Z' where id = ${order.id}`
    const later = await ask(`GET /complaints/${complaint.id}`, undefined, eva)
    expect(later.warranty_until).toBe('2028-03-01')
  })

  it('is one complaint however often it is sent [COMPL-02]', async () => {
    const order = await bought([{ code: 'UNTRACKED', amount: 3 }])
    const answers = await Promise.all(Array.from({ length: 6 }, () => file(order)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    const mails = await db`select from mail_outbox where "to" = 'eva@example.com'
      and subject like ${'%' + (await ask(`GET /complaints/${ids[0]}`, undefined, eva)).document_number + '%'}`
    expect(mails).toHaveLength(1)
    const keyed = { ...eva, headers: { 'idempotency-key': 'once' } }
    const other = { items: [{ ...bodyOf(order).items[0], reason: 'Něco jiného' }] }
    const made = await (await file(order, other, keyed)).json()
    await ask(`POST /complaints/${made.id}/cancel`, undefined, eva)
    expect((await (await file(order, other, keyed)).json()).id).toBe(made.id)
    expect((await file(order, { type: 2 }, keyed)).status).toBe(409)
  })

  it('is another one where the same is sent after it was cancelled [COMPL-02]', async () => {
    const order = await bought()
    const first = await filed(order)
    await ask(`POST /complaints/${first.id}/cancel`, undefined, eva)
    const second = await filed(order)
    expect(second.id).not.toBe(first.id)
    expect(second.state).toBe(1)
  })

  it('keeps the addresses of the order, or those that are given, under words [COMPL-05] [ENT-73]', async () => {
    const order = await bought()
    const complaint = await filed(order, { addresses: { shipping: { street: 'Nová 5', city: 'Brno' } } })
    const { items } = await ask(`GET /complaints/${complaint.id}/addresses?sort=type`, undefined, eva)
    expect(items.map(({ type }: Answer) => type)).toEqual(['billing', 'shipping'])
    expect(items[0]).toMatchObject({ street: 'Úzká 10', complaint_id: complaint.id })
    expect(items[1]).toMatchObject({ street: 'Nová 5', city: 'Brno', first_name: 'Karel' })
    const strange = { addresses: { billing: { country_id: 2_000_000 } } }
    expect((await file(order, strange)).status).toBe(422)
    const foreign = { addresses: { billing: { customer_address_id: 1 } } }
    expect((await file(order, foreign)).status).toBe(403)
  })
})

describe('who sees a complaint', async () => {
  const order = await bought()
  const complaint = await filed(order)
  const paths = ['', '/items', '/addresses', '/protocol', '/documents']

  it('are its owner, the holder of the hash of its order, and the staff [GUARD-11]', async () => {
    for (const path of paths) {
      const name = `GET /complaints/${complaint.id}${path}`
      expect((await call(name, undefined, eva)).status, path).toBe(200)
      expect((await call(`${name}?hash=${order.hash}`)).status, path).toBe(200)
      expect((await call(name, undefined, staff)).status, path).toBe(200)
      expect((await call(name, undefined, jana)).status, path).toBe(404)
      expect((await call(`${name}?hash=${'0'.repeat(32)}`)).status, path).toBe(404)
      expect((await call(name)).status, path).toBe(401)
    }
    const about = `GET /orders/${order.id}/complaints`
    const listed = await ask(`${about}?hash=${order.hash}&embed=items&only=id`)
    expect(listed.items).toMatchObject([{ id: complaint.id, items: [{ amount: 1 }] }])
    expect((await call(about, undefined, jana)).status).toBe(404)
    expect((await call(about)).status).toBe(401)
    expect((await call('GET /complaints/2000000', undefined, eva)).status).toBe(404)
    expect((await call('GET /complaints/2000000', undefined, staff)).status).toBe(404)
  })

  it('files only for their own order [GUARD-11] [COMPL-01]', async () => {
    expect((await file(order, {}, jana)).status).toBe(404)
    expect((await file(order, {}, {})).status).toBe(401)
    const guest = await ordered({ lines: [{ code: 'UNTRACKED' }] })
    await ask(`POST /staff/orders/${guest.id}/payment`, {}, staff)
    const { items } = await ask(`GET /orders/${guest.id}/items?hash=${guest.hash}`)
    const body = bodyOf({ ...guest, items }, { email: 'karel@example.com' })
    const file_as_guest = (more = {}) => call(`POST /complaints?hash=${guest.hash}`, { ...body, ...more })
    // A guest has no book of addresses.
    expect((await file_as_guest({ addresses: { billing: { customer_address_id: 1 } } })).status).toBe(401)
    expect((await file_as_guest()).status).toBe(201)
  })

  it('lists one’s own, with all list options [COMPL-03]', async () => {
    const { items } = await ask('GET /complaints?per_page=100', undefined, eva)
    expect(items.map(({ id }: Answer) => id)).toContain(complaint.id)
    expect(items.map(({ created_at }: Answer) => created_at)).toEqual(
      items
        .map(({ created_at }: Answer) => created_at)
        .toSorted()
        .toReversed(),
    )
    const others = (await ask('GET /complaints', undefined, jana)).items
    expect(others.map(({ id }: Answer) => id)).not.toContain(complaint.id)
    const own = filters({ field: 'order_id', operator: 'eq', value: order.id })
    expect((await ask(`GET /complaints?${own}&only=id`, undefined, eva)).items).toEqual([
      { id: complaint.id },
    ])
    const found = await ask(`GET /complaints?search=${complaint.document_number}`, undefined, eva)
    expect(found.items).toHaveLength(1)
    expect((await call('GET /complaints')).status).toBe(401)
    expect((await call('GET /staff/complaints', undefined, eva)).status).toBe(403)
  })
})

describe('a complaint on its way', () => {
  it('is moved by the staff step by step, and every step is written down [COMPL-03]', async () => {
    const order = await bought()
    const { id } = await filed(order)
    expect((await move(id, 4)).status).toBe(409)
    for (const state of [2, 3, 4]) expect((await move(id, state)).status).toBe(200)
    expect((await move(id, 6, 'Poslali jsme nový kus.')).status).toBe(200)
    expect((await move(id, 3)).status).toBe(409)
    const { history, state } = await ask(`GET /complaints/${id}?embed=history`, undefined, eva)
    expect(state).toBe(6)
    expect(history.map((one: Answer) => [one.state, one.note])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
      [6, 'Poslali jsme nový kus.'],
    ])
    const changes =
      await db`select user_id, customer_id from complaint_state_change where complaint_id = ${id} order by id`
    expect(changes.map(({ user_id, customer_id }) => [user_id !== null, customer_id !== null])).toEqual([
      [false, true],
      ...Array.from({ length: 4 }, () => [true, false]),
    ])
    const entries = (await ask(`GET /orders/${order.id}/timeline`, undefined, eva)).items
    expect(entries.filter(({ kind }: Answer) => kind.startsWith('complaint'))).toMatchObject([
      { kind: 'complaint', complaint: { id, type: 1 } },
      { kind: 'complaint_state', state: 2, by: 'staff' },
      { kind: 'complaint_state', state: 3 },
      { kind: 'complaint_state', state: 4 },
      { kind: 'complaint_state', state: 6, note: 'Poslali jsme nový kus.' },
    ])
  })

  it('is rejected only with a reason [COMPL-03]', async () => {
    const { id } = await filed(await bought())
    await move(id, 3)
    expect((await move(id, 5)).status).toBe(422)
    expect((await move(id, 5, 'Vada vznikla pádem.')).status).toBe(200)
  })

  it('is cancelled by the customer while it is new [COMPL-03]', async () => {
    const { id } = await filed(await bought())
    expect((await call(`POST /complaints/${id}/cancel`, undefined, jana)).status).toBe(404)
    expect((await ask(`POST /complaints/${id}/cancel`, undefined, eva)).state).toBe(7)
    expect((await ask(`POST /complaints/${id}/cancel`, undefined, eva)).state).toBe(7)
    const taken = await filed(await bought())
    await move(taken.id, 2)
    expect((await call(`POST /complaints/${taken.id}/cancel`, undefined, eva)).status).toBe(409)
  })

  it('stands before others in the staff’s list the sooner it must be answered [COMPL-03]', async () => {
    const [late, soon, done] = [
      await filed(await bought()),
      await filed(await bought()),
      await filed(await bought()),
    ]
    await db`update complaint set handle_until = '2026-01-02' where id = ${soon.id}`
    await db`update complaint set handle_until = '2026-01-03' where id = ${late.id}`
    await db`update complaint set handle_until = '2026-01-01' where id = ${done.id}`
    await ask(`POST /complaints/${done.id}/cancel`, undefined, eva)
    const { items } = await ask('GET /staff/complaints?per_page=100&only=id', undefined, staff)
    const ids = items.map(({ id }: Answer) => id)
    expect(ids.slice(0, 2)).toEqual([soon.id, late.id])
    expect(ids.indexOf(done.id)).toBeGreaterThan(ids.length / 2)
  })
})

describe('mails of complaints', () => {
  it('are not to be had without end: so many of one order an hour, whatever e-mail they name [COMPL-02]', async () => {
    const order = await bought()
    const statuses: number[] = []
    for (let count = 0; count <= MAX_COMPLAINTS_OF_ORDER; count++) {
      const answer = await file(order, { email: `somebody-${count}@example.com` })
      statuses.push(answer.status)
      if (answer.status !== 201) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      else await call(`POST /complaints/${((await answer.json()) as Answer).id}/cancel`, undefined, eva)
    }
    expect(statuses).toEqual([...Array<number>(MAX_COMPLAINTS_OF_ORDER).fill(201), 429])
    expect((await file(await bought())).status).toBe(201)
  })

  it('count a form that is sent again once [COMPL-02]', async () => {
    const order = await bought()
    for (let count = 0; count < 2 * MAX_COMPLAINTS_OF_ORDER; count++) {
      expect((await file(order)).status).toBe(201)
    }
  })
})

it('lets nobody complain again about pieces that were paid back [COMPL-01] [REFUND-07]', async () => {
  const order = await bought([{ code: 'UNTRACKED' }])
  const [line] = order.items as Answer[]
  const item = { order_item_id: line.id, amount: 1, reason: 'Prasklé', preferred_resolve: 'money_back' }
  const { id } = await filed(order, { items: [item] })
  for (const state of [3, 4, 6]) expect((await move(id, state)).status).toBe(200)
  expect((await file(order, { items: [{ ...item, reason: 'Znovu' }] })).status).toBe(422)
})

it('is not accepted for money where its pieces went back meanwhile: nobody is paid twice [COMPL-01] [REFUND-07]', async () => {
  const order = await bought([{ code: 'UNTRACKED' }])
  const [line] = order.items as Answer[]
  const item = { order_item_id: line.id, amount: 1, reason: 'Prasklé', preferred_resolve: 'money_back' }
  const { id } = await filed(order, { items: [item] })
  const draft = await ask('POST /refunds', { order_id: order.id, is_withdrawal: true }, eva)
  await ask(`POST /refunds/${draft.id}/items`, { order_item_id: line.id, amount: 1 }, eva)
  await ask(`POST /refunds/${draft.id}/submit`, undefined, eva)
  expect((await move(id, 3)).status).toBe(200)
  expect((await move(id, 4)).status).toBe(409)
  expect((await move(id, 5, 'Zboží jste mezitím vrátili.')).status).toBe(200)
})

it('is not about parts of a package that went back or is complained about as a whole [COMPL-01] [REFUND-07]', async () => {
  const parts = await partsOfSet(db)
  const order = await bought([{ code: 'SET-FIXED', amount: 2, parts }])
  const [whole, piece] = order.items as Answer[]
  const about = (order_item_id: number, amount: number, preferred_resolve = 'money_back') => ({
    items: [{ order_item_id, amount, reason: `Prasklé ${order_item_id} ${amount}`, preferred_resolve }],
  })
  const [{ amount: count }] = parts
  const all = 2 * count
  const early = await filed(order, about(piece.id, all))
  expect((await move(early.id, 3)).status).toBe(200)
  const draft = await ask('POST /refunds', { order_id: order.id, is_withdrawal: true }, eva)
  await ask(`POST /refunds/${draft.id}/items`, { order_item_id: whole.id, amount: 1 }, eva)
  await ask(`POST /refunds/${draft.id}/submit`, undefined, eva)
  expect((await move(early.id, 4)).status).toBe(409)
  expect((await move(early.id, 7)).status).toBe(200)
  expect((await file(order, about(piece.id, count + 1))).status).toBe(422)
  const { id } = await filed(order, about(whole.id, 1, 'exchange'))
  const claimable = await ask(`GET /orders/${order.id}/claimable-items`, undefined, eva)
  expect(claimable.items.map(({ max_amount }: Answer) => max_amount)).toEqual([0, 0])
  expect((await file(order, about(piece.id, 1))).status).toBe(422)
  await ask(`POST /complaints/${id}/cancel`, undefined, eva)
  expect((await file(order, about(piece.id, count))).status).toBe(201)
})

it('is not about a package of which a part is complained about, before it or beside it [COMPL-01] [COMPL-02]', async () => {
  const parts = await partsOfSet(db)
  const order = await bought([{ code: 'SET-FIXED', amount: 2, parts }])
  const [whole, piece] = order.items as Answer[]
  const about = (...amounts: [number, number][]) => ({
    items: amounts.map(([order_item_id, amount]) => ({
      order_item_id,
      amount,
      reason: `Prasklé ${amounts.join()}`,
      preferred_resolve: 'money_back',
    })),
  })
  const both = await file(order, about([whole.id, 2], [piece.id, 1]))
  expect([both.status, ((await both.json()) as Answer).errors[0].field]).toEqual([422, 'items.0.amount'])
  const { id } = await filed(order, about([whole.id, 1], [piece.id, 1]))
  await ask(`POST /complaints/${id}/cancel`, undefined, eva)
  const early = await filed(order, about([piece.id, 1]))
  expect((await file(order, about([whole.id, 2]))).status).toBe(422)
  expect((await file(order, about([whole.id, 1]))).status).toBe(201)
  await ask(`POST /complaints/${early.id}/cancel`, undefined, eva)
  const { items } = await ask(`GET /orders/${order.id}/claimable-items`, undefined, eva)
  expect(items[0]).toMatchObject({ amount: 2, max_amount: 1 })
})
