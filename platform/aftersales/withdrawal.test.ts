import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { routes } from '#storefront/routes.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { openOrderShop } from '#tests/order-scene.ts'
import { ORDER_SCREEN_PATHS, SUMMARY_SCREEN_PATHS, WITHDRAWAL_PATHS } from './refund-link.ts'
import { MAX_WITHDRAWALS, MAX_WITHDRAWALS_OF_MAILBOX } from './withdrawal.ts'

const shop = await openOrderShop()
const { ask, call, ordered, db } = shop
let guests = 0

/** An order of a guest nobody else is. */
async function guestOrder(amount = 2, sent = {}): Promise<Answer> {
  return ordered({ lines: [{ code: 'UNTRACKED', amount }], email: `host${++guests}@example.com` }, {}, sent)
}
const formOf = (order: Answer, more: object = {}) => ({
  first_name: 'Karel',
  last_name: 'Čapek',
  email: order.email,
  order_code: order.code,
  ...more,
})
const mailsTo = async (email: string) =>
  (await readOutbox(db, email)).filter(({ subject }) => /odstoupen|odstúpen|withdrawal/i.test(subject))
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const confirm = (token: string) => call('POST /withdrawals/confirm', { token })
const refundsOf = ({ id }: Answer) => db`
  select id, is_withdrawal, submitted_at, total_amount, note from refund
  where order_id = ${id} and submitted_at is not null`

describe('the public form', () => {
  it('answers alike whether there is such an order, and writes only to its owner [REFUND-01] [L6a]', async () => {
    const order = await guestOrder()
    const known = await call('POST /withdrawals', formOf(order))
    const strange = await call('POST /withdrawals', formOf(order, { order_code: '99999999' }))
    const foreign = await call('POST /withdrawals', formOf(order, { email: 'zlodej@example.com' }))
    const bodies = await Promise.all([known, strange, foreign].map((one) => one.json() as Promise<object>))
    expect([known.status, strange.status, foreign.status]).toEqual([202, 202, 202])
    expect(bodies.map((body) => Object.keys(body))).toEqual(bodies.map(() => ['received_at']))
    expect(await mailsTo(order.email)).toHaveLength(1)
    expect(await mailsTo('zlodej@example.com')).toHaveLength(0)
    expect(await refundsOf(order)).toHaveLength(0)
  })

  it('is confirmed by the link of the mail; the first sending is the time that counts [REFUND-01] [L6a]', async () => {
    const order = await guestOrder()
    const { received_at } = await ask('POST /withdrawals', formOf(order, { note: 'Prosím na účet.' }))
    await db`update withdrawal set created_at = created_at - interval '3 hours' where order_id = ${order.id}`
    const [first] = await mailsTo(order.email)
    expect(first?.text).toContain('Potvrdit odstoupení od smlouvy')
    expect(first?.text).toContain('24 hodin')
    const confirmed = await ask('POST /withdrawals/confirm', { token: tokenIn(first?.text) })
    const sent_at = new Date(Date.parse(received_at) - 3 * 60 * 60 * 1000).toISOString()
    expect(confirmed).toMatchObject({ order_id: order.id, hash: order.hash, received_at: sent_at })
    const [refund] = await refundsOf(order)
    expect(refund).toMatchObject({ is_withdrawal: true, total_amount: 2, note: 'Prosím na účet.' })
    expect(new Date(refund?.submitted_at).toISOString()).toBe(sent_at)
  })

  it('means the whole order; its mail also leads to the items, for whoever keeps some [REFUND-04] [L6]', async () => {
    const order = await guestOrder()
    await ask('POST /withdrawals', formOf(order))
    const [mail] = await mailsTo(order.email)
    expect(mail?.text).toContain('Celá objednávka')
    expect(mail?.text).toContain('Vybrat položky')
    expect(mail?.text).toContain(`?order_id=${order.id}&hash=${order.hash}`)
  })

  it('is acknowledged at once with name, content, date and exact time, in the language of the order [REFUND-01] [TBD-46]', async () => {
    const words = {
      cs: ['Odstoupení od smlouvy jsme přijali', '2 ks', '602\u00a000 Brno, Česko. Částku k vrácení pošleme'],
      sk: ['Odstúpenie od zmluvy sme prijali', '2 ks', '602\u00a000 Brno, Česko. Sumu na vrátenie pošleme'],
      en: ['We have received your withdrawal', '2 pcs', '602\u00a000 Brno, Czechia. We send the refund'],
    }
    for (const language of INTERFACE_LANGUAGES) {
      const order = await guestOrder(2, { language })
      // The buyer is Karel Čapek: what is confirmed is what was sent.
      await ask('POST /withdrawals', formOf(order, { first_name: 'Olga', last_name: 'Čapková' }))
      const [asked] = await mailsTo(order.email)
      const { received_at } = await ask('POST /withdrawals/confirm', { token: tokenIn(asked?.text) })
      const [mail] = await mailsTo(order.email)
      expect(mail?.language).toBe(language)
      for (const word of words[language]) expect(mail?.text).toContain(word)
      const time = new Intl.DateTimeFormat('cs', { timeStyle: 'medium', timeZone: 'Europe/Prague' })
      expect(mail?.text.replaceAll(/\b0(?=\d:\d\d:)/g, '')).toContain(time.format(new Date(received_at)))
      expect(mail?.text).toContain(order.code)
      expect(mail?.text).toContain(`: Olga Čapková, ${order.email}\n`)
    }
  })

  it('sent twice at once is one withdrawal and one mail; confirmed twice, one refund [REFUND-01]', async () => {
    const order = await guestOrder()
    const answers = await Promise.all(
      Array.from({ length: MAX_WITHDRAWALS }, () => ask('POST /withdrawals', formOf(order))),
    )
    expect(new Set(answers.map(({ received_at }) => received_at)).size).toBe(1)
    const mails = await mailsTo(order.email)
    expect(mails).toHaveLength(1)
    const token = tokenIn(mails[0]?.text)
    const confirmed = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await refundsOf(order)).toHaveLength(1)
    expect(await mailsTo(order.email)).toHaveLength(2)
  })

  it('asked again later sends another link and keeps the first time [REFUND-01]', async () => {
    const order = await guestOrder()
    const { received_at } = await ask('POST /withdrawals', formOf(order))
    await db`update withdrawal set mailed_at = now() - interval '10 minutes' where order_id = ${order.id}`
    expect((await ask('POST /withdrawals', formOf(order))).received_at).toBe(received_at)
    const [later, earlier] = await mailsTo(order.email)
    expect((await confirm(tokenIn(earlier?.text))).status).toBe(422)
    expect((await confirm(tokenIn(later?.text))).status).toBe(200)
  })

  it('takes single items with their amounts, and leaves out what went back meanwhile [REFUND-04]', async () => {
    const order = await guestOrder(3)
    const { items } = await ask(`GET /orders/${order.id}/items?hash=${order.hash}`)
    const some = { items: [{ order_item_id: items[0].id, amount: 2 }] }
    const all = await ask('POST /withdrawals', formOf(order))
    const part = await ask('POST /withdrawals', formOf(order, some))
    expect(part.received_at >= all.received_at).toBe(true)
    const [second, first] = await mailsTo(order.email)
    await confirm(tokenIn(second?.text))
    await confirm(tokenIn(first?.text))
    expect((await refundsOf(order)).map(({ total_amount }) => total_amount).toSorted()).toEqual([1, 2])
  })

  it('takes a service back that was provided only after it was sent, and the delivery with it [REFUND-01] [L6b]', async () => {
    const staff = { token: await shop.logStaffIn() }
    const wish = { lines: [{ code: 'UNTRACKED' }, { code: 'WRAP' }], shipping: 'ppl-address' }
    const withdrawn = async (email: string, ...steps: ('form' | 'shipping')[]) => {
      const order = await ordered({ ...wish, email })
      await ask(`POST /staff/orders/${order.id}/payment`, {}, staff)
      for (const step of steps) {
        if (step === 'form') await ask('POST /withdrawals', formOf(order))
        else await ask(`PATCH /staff/orders/${order.id}`, { state_id: ORDER_STATES.shipped }, staff)
      }
      const [mail] = await mailsTo(email)
      const { refund_id } = await ask('POST /withdrawals/confirm', { token: tokenIn(mail?.text) })
      return ask(`GET /refunds/${refund_id}?hash=${order.hash}`)
    }
    const early = await withdrawn('balene@example.com', 'form', 'shipping')
    expect(early).toMatchObject({ total_amount: 2 })
    expect(early.taxed_delivery_price.value).toBeGreaterThan(0)
    const late = await withdrawn('zabalene@example.com', 'shipping', 'form')
    expect(late).toMatchObject({ total_amount: 1, taxed_delivery_price: { value: 0 } })
  })

  it('refuses a link that is old, made up or for an order that is too old [REFUND-01]', async () => {
    const order = await guestOrder()
    await ask('POST /withdrawals', formOf(order))
    const token = tokenIn((await mailsTo(order.email))[0]?.text)
    await db`update customer_order set delivered_at = now() - interval '20 days' where id = ${order.id}`
    const late = await confirm(token)
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('14 dnů')
    await db`update customer_order set delivered_at = null where id = ${order.id}`
    await db`update withdrawal set expiration_at = now() - interval '1 second' where order_id = ${order.id}`
    expect((await confirm(token)).status).toBe(422)
    expect((await confirm('made-up')).status).toBe(422)
    expect(await refundsOf(order)).toHaveLength(0)
  })

  it('is limited, so that nobody floods a mailbox or guesses numbers [REFUND-01] [S43] [S44]', async () => {
    const order = await guestOrder()
    const asked = []
    for (let turn = 0; turn <= MAX_WITHDRAWALS; turn++) {
      asked.push((await call('POST /withdrawals', formOf(order, { note: `${turn}` }))).status)
    }
    expect(asked.at(-1)).toBe(429)
    expect(asked.slice(0, -1)).toEqual(Array(MAX_WITHDRAWALS).fill(202))
  })

  it('is open to a buyer of several orders for each of them, up to a bound of the mailbox [L6] [S43]', async () => {
    const buyer = { ...formOf(await guestOrder()), email: 'mnoho@example.com' }
    const headers = { 'x-client-ip': '192.0.2.7' }
    const statuses = []
    for (let number = 0; number <= MAX_WITHDRAWALS_OF_MAILBOX; number++) {
      const form = { ...buyer, order_code: `${20_000_000 + number}` }
      statuses.push((await call('POST /withdrawals', form, { headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, -1)).toEqual(Array(MAX_WITHDRAWALS_OF_MAILBOX).fill(202))
  })

  it('costs as many statements for an order that does not exist [S44] [REFUND-01]', async () => {
    let statements = 0
    const counting = createPlatform({
      sql: new Proxy(db, {
        apply: (target, self, args) => (statements++, Reflect.apply(target as never, self, args)),
      }),
      log: createLog('silent'),
    })
    const order = await guestOrder()
    const count = async (form: object) => {
      statements = 0
      await counting.fetch(
        new Request('http://localhost/withdrawals', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(form),
        }),
      )
      return statements
    }
    await count(formOf(order, { order_code: '11111111' }))
    expect(await count(formOf(order))).toBe(await count(formOf(order, { order_code: '22222222' })))
  })
})

it('what matches no order is listed for the staff, as it was sent [REFUND-01]', async () => {
  const order = await guestOrder()
  const lost = formOf(order, { order_code: '33333333', note: 'Spletl jsem si číslo.' })
  const { received_at } = await ask('POST /withdrawals', lost)
  await ask('POST /withdrawals', formOf(order))
  const list = (is_matched: boolean, token?: string) => {
    const filters = JSON.stringify([{ field: 'is_matched', operator: 'eq', value: is_matched }])
    return call(
      `GET /staff/withdrawals?filters=${encodeURIComponent(filters)}`,
      undefined,
      token ? { token } : {},
    )
  }
  const token = await shop.logStaffIn()
  const [unknown] = ((await (await list(false, token)).json()) as Answer).items
  expect(unknown).toMatchObject({
    ...lost,
    order_id: null,
    is_matched: false,
    items: null,
    created_at: received_at,
    refund_id: null,
  })
  const [known] = ((await (await list(true, token)).json()) as Answer).items
  expect(known).toMatchObject({ order_id: order.id, order_code: order.code })
  const found = await ask(`GET /staff/withdrawals?search=${order.email}&only=id`, undefined, { token })
  expect(found.items).toEqual([{ id: known.id }, { id: unknown.id }])
  expect((await list(false)).status).toBe(401)
})

it('the staff confirms what its buyer has not, under the time of its sending and without its account [REFUND-01] [L6a]', async () => {
  const staff = { token: await shop.logStaffIn() }
  const order = await guestOrder()
  const account = { bank_code: '0800', bank_account_number: '19-2000145399' }
  const { received_at } = await ask('POST /withdrawals', formOf(order, account))
  await db`update withdrawal set expiration_at = now() - interval '1 day' where order_id = ${order.id}`
  const idOf = async (email: string) =>
    (await ask(`GET /staff/withdrawals?search=${email}`, undefined, staff)).items[0].id
  const path = `POST /staff/withdrawals/${await idOf(order.email)}/confirm`
  const { refund_id } = await ask(path, {}, staff)
  expect((await ask(path, {}, staff)).refund_id).toBe(refund_id)
  const [refund] = await refundsOf(order)
  expect(refund).toMatchObject({ id: refund_id, is_withdrawal: true, total_amount: 2 })
  expect(new Date(refund?.submitted_at).toISOString()).toBe(received_at)
  expect(await db`select from refund where id = ${refund_id} and bank_code is not null`).toEqual([])
  expect((await mailsTo(order.email))[0]?.subject).toContain('Přijali jsme')
  expect((await call('POST /staff/withdrawals/999999/confirm', {}, staff)).status).toBe(404)

  const lost = await guestOrder()
  await ask('POST /withdrawals', formOf(lost, { order_code: '44444444' }))
  const unmatched = `POST /staff/withdrawals/${await idOf(lost.email)}/confirm`
  expect((await call(unmatched, {}, staff)).status).toBe(422)
  expect(await ask(unmatched, { order_id: lost.id }, staff)).toMatchObject({ order_id: lost.id })
  expect(await refundsOf(lost)).toHaveLength(1)
})

it('the staff cannot confirm for one order what its buyer has sent for another [REFUND-01] [L6a]', async () => {
  const staff = { token: await shop.logStaffIn() }
  const [order, other] = [await guestOrder(), await guestOrder()]
  await ask('POST /withdrawals', formOf(order))
  const [{ id }] = (await ask(`GET /staff/withdrawals?search=${order.email}`, undefined, staff)).items
  const path = `POST /staff/withdrawals/${id}/confirm`
  const refused = await call(path, { order_id: other.id }, staff)
  expect(refused.status).toBe(422)
  expect(((await refused.json()) as Answer).errors[0].field).toBe('order_id')
  expect([...(await refundsOf(order)), ...(await refundsOf(other))]).toEqual([])
  expect(await ask(path, { order_id: order.id }, staff)).toMatchObject({ order_id: order.id })
})

describe('the links of mails', () => {
  it('lead to screens the storefront has [REFUND-01]', () => {
    for (const language of INTERFACE_LANGUAGES) {
      const prefix = language === 'cs' ? '' : `/${language}`
      expect(WITHDRAWAL_PATHS[language]).toBe(prefix + routes.withdrawal.paths[language])
      expect(SUMMARY_SCREEN_PATHS[language]).toBe(prefix + routes['cart-summary'].paths[language])
      expect(`${ORDER_SCREEN_PATHS[language]}/{id}`).toBe(prefix + routes['customer-order'].paths[language])
    }
  })
})
