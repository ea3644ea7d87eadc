import type { Database } from '#platform/db/database.ts'
import { NO_INDEXES } from '#platform/feed/feed.ts'
import { PROPERTIES, VALUES, withShops } from './large-shop.ts'
import { createRandom, growth, measure, share, type Times, told, ms } from './measure.ts'
import { atMost, type Outcome } from './outcome.ts'
import { askShop, timingFacets, withIndexes } from './shop-request.ts'

const WITHOUT_INDEX_SIZE = 10_000
const REQUESTS = 150
const ROUNDS = 5
const SORTS = ['recommended', 'bestselling', 'cheapest', 'dearest', 'newest', 'name']

/** Whole requests to shops of many products, beside the platform's smallest answer in the same run. */
export async function benchListing({
  products,
  data,
}: {
  products: number[]
  data: string
}): Promise<Outcome[]> {
  const rows: Outcome[] = []
  await withShops(data, async (open) => {
    let before: Measured | undefined
    for (const size of products) {
      const sql = await open(size)
      await withIndexes(sql, size, async (feed) => {
        const now = await measureListings(sql, timingFacets(feed))
        if (before) {
          console.log(`  growth of the whole request: ${growth(before.whole, now.whole)}`)
          console.log(`  growth of the index alone:   ${growth(before.index, now.index)}`)
        }
        rows.push(...rowsOf(size, now.whole, before?.whole))
        before = now
      })
      if (size === WITHOUT_INDEX_SIZE) await measureWithoutIndex(sql)
    }
  })
  return rows
}

const P95_LIMITS_MS: Record<number, number> = { 100_000: 20, 1_000_000: 60 }
const GROWTH_LIMIT = 2

function rowsOf(size: number, { quiet_p95 }: Times, before: Times | undefined): Outcome[] {
  const products = size.toLocaleString('en')
  const limit = P95_LIMITS_MS[size]
  const rows = limit ? [atMost(limit, `listing of ${products}: p95 of best turns, ms`, quiet_p95)] : []
  if (before && size === 100_000) {
    rows.push(atMost(GROWTH_LIMIT, `listing of ${products}: growth of p95`, quiet_p95 / before.quiet_p95))
  }
  return rows
}

interface Measured {
  whole: Times
  index: Times
}

async function measureListings(
  sql: Database,
  { indexes, taken }: ReturnType<typeof timingFacets>,
): Promise<Measured> {
  const ask = askShop(sql, indexes)
  const addresses = await filteredListings(sql, REQUESTS)
  for (const address of addresses) await ask(address)
  const smallest = await measure(
    addresses.map(() => '/currencies'),
    ask,
    ROUNDS,
  )
  const best = new Map<string, number>()
  const all: number[] = []
  const timed = async (address: string) => {
    await ask(address)
    all.push(taken())
    best.set(address, Math.min(best.get(address) ?? Infinity, taken()))
  }
  const whole = await measure(addresses, timed, ROUNDS)
  const quiet = [...best.values()]
  const index: Times = {
    p50: share(all, 0.5),
    p95: share(all, 0.95),
    quiet_p50: share(quiet, 0.5),
    quiet_p95: share(quiet, 0.95),
    cpu: all.reduce((sum, time) => sum + time, 0) / all.length,
  }
  console.log(`  GET /currencies       ${told(smallest)}`)
  console.log(`  GET /product-filters  ${told(whole)}`)
  console.log(
    `    of it in the index  p50 ${ms(index.p50)}, p95 ${ms(index.p95)} | best turns p50 ${ms(index.quiet_p50)}, p95 ${ms(index.quiet_p95)}`,
  )
  console.log(
    `    ${(whole.quiet_p50 / smallest.quiet_p50).toFixed(1)}× the smallest call, measured in the same run`,
  )
  return { whole, index }
}

async function measureWithoutIndex(sql: Database): Promise<void> {
  const ask = askShop(sql, NO_INDEXES)
  const addresses = await filteredListings(sql, 15)
  console.log(
    `  the same from the database, while indexes load\n                        ${told(await measure(addresses, ask, 2))}`,
  )
}

/** Half of eight filters of ten values chosen, one to five values each, a range of prices, any sort. */
async function filteredListings(sql: Database, count: number): Promise<string[]> {
  const [categories, random] = [await topCategories(sql), createRandom(7)]
  const values = () => Array.from({ length: 1 + random(5) }, () => `v${1 + random(VALUES)}`).join('_')
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: PROPERTIES }, (_, index) =>
      random(2) === 0 ? '' : `&bench-${index + 1}=${values()}`,
    )
    const price = `&min_price=${random(5000)}&max_price=${5000 + random(15_000)}`
    const path = categories[random(categories.length)]
    return `/product-filters?path=${path}${chosen.join('')}${price}&sort=${SORTS[random(SORTS.length)]}`
  })
}

async function topCategories(sql: Database): Promise<string[]> {
  const rows = await sql<{ path: string }[]>`
    select route.path from page_route route join category on category.id = route.model_id
    where route.language = 'cs' and route.model_type = 16 and category.parent_id is null and category.is_active
      and not category.customer_groups_restriction`
  return rows.map((row) => row.path)
}
