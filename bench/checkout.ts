import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { readConfig } from '#server/config.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { runShop } from '#server/run-shop.ts'
import { makeTpcB, runTpcB } from './tpc-b.ts'

const CLIENTS = 8
const WARM_UP = 40
/** The two take turns: what else the machine does then slows both alike. */
const ROUNDS = 5
const CHECKOUTS = 80
const TRANSACTIONS = 1000

const BILLING = {
  first_name: 'Karel',
  last_name: 'Čapek',
  phone: '601000777',
  dial_code: '+420',
  street: 'Úzká 10',
  city: 'Praha',
  post_code: '101 00',
}

interface Goods {
  product_ids: number[]
  shipping_method_id: number
  payment_method_id: number
  country_id: number
}

/** Whole checkouts of guests over HTTP, beside TPC-B on the same database in the same run. */
export async function benchCheckout(): Promise<void> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'))
  const postgres = await startEmbeddedPostgres({ data_dir, log: () => {} })
  const sql = createDatabase(postgres.url, { max: CLIENTS, statement_timeout_ms: 0 })
  const env = {
    PORT: '0',
    DATA_DIR: path.join(data_dir, 'shop'),
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    // Each buyer comes from a place of their own, as far as the shop can tell: one alone would be taken for a flood.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  }
  const shop = await runShop(readConfig(env))
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  try {
    const goods = await readGoods(sql)
    await checkouts(shop.url, agent, goods, WARM_UP)
    await makeTpcB(sql, CLIENTS)
    await runTpcB(sql, CLIENTS, CLIENTS, TRANSACTIONS / 2)
    const whole: number[] = []
    const orders: number[] = []
    let [checkout_s, transaction_s] = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      const done = await checkouts(shop.url, agent, goods, CHECKOUTS)
      whole.push(...done.whole)
      orders.push(...done.orders)
      checkout_s += done.seconds
      transaction_s += TRANSACTIONS / (await runTpcB(sql, CLIENTS, CLIENTS, TRANSACTIONS))
    }
    const per_second = (ROUNDS * CHECKOUTS) / checkout_s
    const tps = (ROUNDS * TRANSACTIONS) / transaction_s
    console.log(`${CLIENTS} clients at once, each: cart, two items, methods, addresses, order\n`)
    console.log('               per second   p50 ms   p95 ms')
    console.log(row('checkout', per_second, whole))
    console.log(row('  its order', per_second, orders))
    console.log(`TPC-B (by the shop's driver) ${tps.toFixed(0)} per second`)
    console.log(`one checkout costs as much as ${(tps / per_second).toFixed(1)} of its transactions`)
    console.log(`share ${(per_second / tps).toFixed(3)}`)
  } finally {
    agent.destroy()
    await shop.stop()
    await sql.end({ timeout: 3 })
    await postgres.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}

function row(name: string, per_second: number, times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1).padStart(8)
  return `${name.padEnd(14)} ${per_second.toFixed(1).padStart(10)} ${at(0.5)} ${at(0.95)}`
}

async function readGoods(sql: Database): Promise<Goods> {
  // Nobody is to run out of goods here.
  await sql`update product set stock_state = 1000000 where stock_state is not null and update_stock`
  const products = await sql<{ id: number }[]>`
    select product.id from product join product_availability availability
      on availability.id = product.product_availability_id and availability.can_purchase
    where product_type = 0 and is_active and not is_hidden and not customer_groups_restriction
      and default_product_variation_id is null and purchasable_since is null and stock_state is not null
      and not exists (select from product_field where product_id = product.id)
      and not exists (
        select from product_category link join category_closure on descendant_id = link.category_id
        join category on category.id = ancestor_id
        where link.product_id = product.id and category.customer_groups_restriction)
    order by product.id limit 100`
  const [method] = await sql<Omit<Goods, 'product_ids'>[]>`
    select shipping.id as shipping_method_id, payment.id as payment_method_id, country.id as country_id
    from shipping_method shipping, payment_method payment, country
    where shipping.code = 'ppl-address' and payment.code = 'cash-on-delivery' and country.alpha2 = 'CZ'`
  if (!method) throw new Error('The demo shop delivers nothing')
  return { ...method, product_ids: products.map(({ id }) => id) }
}

async function checkouts(url: string, agent: Agent, goods: Goods, count: number) {
  const whole: number[] = []
  const orders: number[] = []
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left-- > 0) {
        const begun = performance.now()
        orders.push(await checkout(url, agent, goods))
        whole.push(performance.now() - begun)
      }
    }),
  )
  return { whole, orders, seconds: (performance.now() - started) / 1000 }
}

/** Answers how long the order itself took. */
async function checkout(url: string, agent: Agent, goods: Goods): Promise<number> {
  const from = `10.${anyBelow(256)}.${anyBelow(256)}.${anyBelow(256)}`
  // As many orders with one e-mail would be taken for a flood as well.
  const email = `${from}@example.com`
  const send = (method: string, call: string, body?: unknown) =>
    sent(`${url}/shop-api${call}`, agent, from, method, body)
  const any = () => goods.product_ids[anyBelow(goods.product_ids.length)]
  const { id } = await send('POST', '/carts')
  for (const amount of [1, 2]) await send('POST', `/carts/${id}/items`, { product_id: any(), amount })
  const { shipping_method_id, payment_method_id, country_id } = goods
  await send('PATCH', `/carts/${id}`, { shipping_method_id, payment_method_id, email })
  await send('PATCH', `/carts/${id}/addresses`, { billing: { ...BILLING, country_id } })
  const begun = performance.now()
  await send('POST', '/orders', { cart_id: id })
  return performance.now() - begun
}

const anyBelow = (count: number) => Math.floor(Math.random() * count)

function sent(
  url: string,
  agent: Agent,
  from: string,
  method: string,
  body?: unknown,
): Promise<{ id: string }> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      'content-length': Buffer.byteLength(text),
      'content-type': 'application/json',
      'x-forwarded-for': from,
    }
    const outgoing = request(url, { method, agent, headers }, (response) => {
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (answer += part))
      response.on('end', () => {
        if ((response.statusCode ?? 500) >= 300) reject(new Error(`${method} ${url}: ${answer}`))
        else resolve(JSON.parse(answer) as { id: string })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(text)
  })
}

if (import.meta.main) await benchCheckout()
