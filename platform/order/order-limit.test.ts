import { afterAll, beforeEach, expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { fillCart } from '#tests/order-scene.ts'
import { MOST_OF_EMAIL, ORDERS_WINDOW_S } from './order-limit.ts'

const MOST = 2
const { url } = await useSeededDatabase()
const sql = createDatabase(url, { max: 10 })
afterAll(() => sql.end({ timeout: 5 }))
const clock = { now: new Date() }
const platform = createPlatform({
  sql,
  log: createLog('silent'),
  now: () => clock.now,
  orders_per_hour: MOST,
  check_answers: true,
})
beforeEach(() => sql`delete from attempt`)

const cart = (more = {}) => fillCart(sql, { lines: [{ code: 'UNTRACKED' }], ...more })

async function order(from: string, cart_id: string, headers: Record<string, string> = {}) {
  const response = await platform.fetch(
    new Request('http://localhost/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-ip': from, ...headers },
      body: JSON.stringify({ cart_id }),
    }),
  )
  const answer = (await response.json()) as { id?: number; message?: string }
  return { status: response.status, wait: response.headers.get('retry-after'), ...answer }
}
const orderNew = async (from: string, headers = {}) => order(from, await cart(), headers)
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

it('one address orders so often in an hour, and is then told in words when to come again [S43]', async () => {
  const carts = await Promise.all([1, 2, 3, 4].map(() => cart()))
  const answers = await Promise.all(carts.map((cart_id) => order('203.0.113.1', cart_id)))
  expect(statusesOf(answers)).toEqual([201, 201, 429, 429])
  const refused = await orderNew('203.0.113.1')
  expect(refused).toMatchObject({
    status: 429,
    wait: String(ORDERS_WINDOW_S),
    message:
      'Z vaší sítě teď přišlo příliš mnoho objednávek. Zkuste to prosím za 60 min, nebo nám zavolejte.',
  })
  expect((await orderNew('203.0.113.1', { 'language-preference': 'en' })).message).toMatch(/^Too many orders/)
  expect((await orderNew('203.0.113.2')).status).toBe(201)
  clock.now = new Date(clock.now.getTime() + ORDERS_WINDOW_S * 1000)
  expect((await orderNew('203.0.113.1')).status).toBe(201)
})

it('one e-mail is ordered under so often in an hour, from however many addresses [S43]', async () => {
  const statuses = []
  for (let time = 0; time <= MOST_OF_EMAIL; time++)
    statuses.push((await orderNew(`198.51.100.${time}`)).status)
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: MOST_OF_EMAIL }, () => 201))
  expect(statuses.at(-1)).toBe(429)
  const refused = await orderNew('198.51.100.100')
  expect(refused.message).toBe('Příliš mnoho pokusů. Zkuste to prosím za chvíli.')
  expect((await order('198.51.100.101', await cart({ email: 'other@example.com' }))).status).toBe(201)
  clock.now = new Date(clock.now.getTime() + ORDERS_WINDOW_S * 1000)
  expect((await orderNew('198.51.100.102')).status).toBe(201)
})

it('an order asked for again is the same one and counts once, also at the limit [ORDER-13]', async () => {
  const cart_id = await cart()
  const { id } = await order('203.0.113.3', cart_id)
  await orderNew('203.0.113.3')
  expect(await order('203.0.113.3', cart_id)).toMatchObject({ status: 201, id })
})

it('an order that is refused does not count', async () => {
  const unfinished = await cart({ payment: null })
  for (let time = 0; time <= MOST; time++) expect((await order('203.0.113.4', unfinished)).status).toBe(422)
  expect((await orderNew('203.0.113.4')).status).toBe(201)
})

it('nobody is stopped where all would be one address: behind a proxy the settings do not name', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '']) {
    for (let time = 0; time <= MOST; time++) expect((await orderNew(address)).status, address).toBe(201)
  }
})
