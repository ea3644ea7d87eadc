import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGES } from '#contract/language.ts'
import { seedDemoShop } from '#demo/seed.ts'
import { createPlatform } from '#platform/app.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openShopFeed, type ShopIndexes } from '#platform/feed/feed.ts'
import { createLog } from '#platform/http/log.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { addProducts, PROPERTIES, VALUES } from './large-shop.ts'

const DEFAULT_PRODUCTS = 20_000
const WARM_UP = 20
const REQUESTS = 150
const SORTS = ['recommended', 'bestselling', 'cheapest', 'dearest', 'newest', 'name']
const SEARCHES = [
  'čaj',
  'sencha',
  'hrnky',
  'zeleny caj',
  'snecha',
  'konvicka na caj',
  'BENCH-777',
  'matchou',
  's',
]

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Times {
  p50: number
  p95: number
}

const ms = (value: number) => `${value.toFixed(1)} ms`

/** Whole requests to a shop of many products, beside the platform's emptiest answer in the same run. */
export async function benchListing(products = DEFAULT_PRODUCTS): Promise<void> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'))
  const postgres = await startEmbeddedPostgres({ data_dir, durable: false, log: () => {} })
  const sql = createDatabase(postgres.url)
  try {
    await migrate(sql)
    await seedDemoShop(sql)
    await addProducts(sql, products)
    await measureShop(sql, products)
  } finally {
    await sql.end({ timeout: 3 })
    await postgres.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}

async function measureShop(sql: Database, products: number): Promise<void> {
  const [categories, memory, started] = [await topCategories(sql), usedMemory(), performance.now()]
  const feed = openShopFeed({ sql, languages: LANGUAGES, onError: (error) => console.error(error) })
  let [longest, last] = [0, performance.now()]
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 1)
    last = performance.now()
  }, 1)
  await feed.ready
  clearInterval(watch)
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${products} products: indexes in ${seconds.toFixed(1)} s (longest block ${ms(longest)}), ` +
      `${((usedMemory() - memory) / 2 ** 20).toFixed(0)} MB`,
  )
  try {
    await measureCalls(sql, feed, categories)
  } finally {
    await feed.close()
  }
}

async function measureCalls(sql: Database, indexes: ShopIndexes, categories: string[]): Promise<void> {
  const platform = createPlatform({ sql, log: createLog('silent'), indexes })
  const bare = createPlatform({ sql, log: createLog('silent') })
  const ask = (from: typeof platform) => async (address: string) => {
    const response = await from.fetch(new Request(`http://localhost${address}`))
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
  const random = createRandom(7)
  const listing = () => {
    const chosen = Array.from({ length: PROPERTIES }, (_, index) =>
      random(2) === 0 ? '' : `&bench-${index + 1}=${values(random)}`,
    )
    const price = random(2) === 0 ? '' : `&min_price=${random(5000)}&max_price=${5000 + random(15_000)}`
    return `/product-filters?path=${categories[random(categories.length)]}${chosen.join('')}${price}&sort=${SORTS[random(6)]}`
  }
  const limit = await measure(ask(platform), () => '/currencies')
  const report = (name: string, times: Times) =>
    console.log(
      `  ${name.padEnd(28)} p50 ${ms(times.p50).padStart(9)}  p95 ${ms(times.p95).padStart(9)}  ` +
        `${(times.p50 / limit.p50).toFixed(1)}× the smallest call`,
    )
  report('GET /currencies', limit)
  report('GET /product-filters', await measure(ask(platform), listing))
  report(
    'GET /search',
    await measure(ask(platform), () => `/search?q=${encodeURIComponent(pick(SEARCHES, random))}`),
  )
  report(
    'GET /product-filters (search)',
    await measure(
      ask(platform),
      () => `/product-filters?path=/hledani&q=${encodeURIComponent(pick(SEARCHES, random))}`,
    ),
  )
  report('GET /categories/tree', await measure(ask(platform), () => '/categories/tree'))
  report('GET /product-filters, no index', await measure(ask(bare), listing, 15, 2))
  report('GET /categories/tree, no index', await measure(ask(bare), () => '/categories/tree', 5, 1))
}

const pick = <T>(items: readonly T[], random: (below: number) => number): T =>
  items[random(items.length)] as T

function values(random: (below: number) => number): string {
  return Array.from({ length: 1 + random(5) }, () => `v${1 + random(VALUES)}`).join('_')
}

async function topCategories(sql: Database): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    select route.path from page_route route join category on category.id = route.model_id
    where route.language = 'cs' and route.model_type = 16 and category.parent_id is null and category.is_active
      and not category.customer_groups_restriction`
  return rows.map((row) => row.path)
}

async function measure(
  ask: (address: string) => Promise<void>,
  address: () => string,
  count = REQUESTS,
  warm_up = WARM_UP,
): Promise<Times> {
  const times: number[] = []
  for (let turn = -warm_up; turn < count; turn++) {
    const asked = address()
    const start = performance.now()
    await ask(asked)
    if (turn >= 0) times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

function usedMemory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
