import { LANGUAGES, type Language } from '#contract/language.ts'
import { FACET_SORTS, type FacetDocument, type FacetQuery } from '#platform/facet/facet-document.ts'
import { createFacetIndex, type FacetIndex } from '#platform/facet/facet-index.ts'

const SIZES = [10_000, 100_000]
const WARM_UP_QUERIES = 100
const QUERIES = 300
const REPEATS = 4
const PROPERTIES = 8
const VALUES = 10
const CATEGORIES = 200
const BRANDS = 300
const CURRENCIES = [1, 2]
const PAGE = 24
const WORDS =
  'Šálek hrnek konvice miska talíř čaj chleba sklenice ubrus džbán lžíce nůž vidlička řepa žlutý modrý velký malý'.split(
    ' ',
  )

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function createDocument(id: number, random: (below: number) => number): FacetDocument {
  const category = 2 + random(CATEGORIES)
  const name = (language: Language) =>
    `${WORDS[random(WORDS.length)]} ${WORDS[random(WORDS.length)]} ${WORDS[random(WORDS.length)]} ${language} ${id}`
  const paid = 1_00 + random(20_000_00)
  return {
    id,
    category_ids: [1, category, 1000 + (category % 10)],
    brand_id: 1 + random(BRANDS),
    availability_id: 1 + random(4),
    values: Array.from({ length: PROPERTIES }, (_, property) => [
      property + 1,
      (property + 1) * 100 + random(VALUES),
    ]),
    list_ids: random(20) === 0 ? [1] : [],
    restrictions: random(30) === 0 ? [[1 + random(3)]] : [],
    prices: CURRENCIES.map((currency_id) => ({
      currency_id,
      paid: paid * currency_id,
      by_group: random(50) === 0 ? [{ customer_group_id: 1, paid: Math.floor(paid * 0.9) }] : [],
    })),
    names: { cs: name('cs'), sk: name('sk'), en: name('en'), de: name('de') },
    position: random(1000),
    sells_count: random(5000),
    created_at: 1_700_000_000_000_000 + random(2 ** 32) * 1000,
  }
}

const FACETS = [
  'brand',
  'availability',
  ...Array.from({ length: PROPERTIES }, (_, index) => String(index + 1)),
]

function createQuery(random: (below: number) => number): FacetQuery {
  const selected = new Map<string, Set<number>>()
  for (let property = 1; property <= PROPERTIES; property++) {
    if (random(2) === 0) continue
    const values = Array.from({ length: 1 + random(5) }, () => property * 100 + random(VALUES))
    selected.set(String(property), new Set(values))
  }
  const min = random(10_000_00)
  return {
    scope: random(3) === 0 ? { category_id: 1000 + random(10) } : { category_id: 1 },
    groups: random(4) === 0 ? [1 + random(3)] : [],
    selected,
    facets: FACETS,
    currency_id: 1,
    price: { min, max: min + random(15_000_00) },
    language: LANGUAGES[random(LANGUAGES.length)] ?? 'cs',
    sort: FACET_SORTS[random(FACET_SORTS.length)] ?? 'recommended',
    offset: PAGE * random(5),
    limit: PAGE,
  }
}

function* documents(count: number): Generator<FacetDocument> {
  const random = createRandom(7)
  for (let id = 1; id <= count; id++) yield createDocument(id, random)
}

const memory = (): number => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

interface Times {
  p50: number
  p95: number
  /** The same from the best of several turns of each work: what a machine with no other load would show. */
  quiet_p50: number
  quiet_p95: number
  /** Mean processor time. */
  cpu: number
}

function measure(count: number, work: (turn: number) => void, repeats = 1): Times {
  const all: number[] = []
  const best = Array.from({ length: count }, () => Infinity)
  const began = process.threadCpuUsage()
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (let turn = 0; turn < count; turn++) {
      const start = performance.now()
      work(turn)
      const time = performance.now() - start
      all.push(time)
      best[turn] = Math.min(best[turn] ?? Infinity, time)
    }
  }
  const { user, system } = process.threadCpuUsage(began)
  return {
    p50: share(all, 0.5),
    p95: share(all, 0.95),
    quiet_p50: share(best, 0.5),
    quiet_p95: share(best, 0.95),
    cpu: (user + system) / 1000 / all.length,
  }
}

function share(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0
}

/** The longest time for which nothing else could run. */
async function watchingBlocks<Result>(work: Promise<Result>): Promise<{ longest: number }> {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 1)
    last = performance.now()
  }, 1)
  await work
  clearInterval(timer)
  return { longest }
}

const ms = (value: number) => `${value.toFixed(2)} ms`

async function run(size: number): Promise<Times> {
  const before = memory()
  const index: FacetIndex = createFacetIndex({ languages: LANGUAGES })
  const start = performance.now()
  const began = process.threadCpuUsage()
  const { longest } = await watchingBlocks(index.load(documents(size)))
  const loaded = performance.now() - start
  const { user } = process.threadCpuUsage(began)
  const bytes = memory() - before
  const random = createRandom(11)
  measure(WARM_UP_QUERIES, () => index.query(createQuery(random)))
  const asked = Array.from({ length: QUERIES }, () => createQuery(random))
  const listing = measure(QUERIES, (turn) => asked[turn] && index.query(asked[turn]), REPEATS)
  const edited = measure(100, () => index.upsert(createDocument(1 + random(size), random)))
  const batch = Array.from({ length: 1000 }, () => createDocument(1 + random(size), random))
  const bulk = measure(1, () => index.change(batch))
  console.log(
    `${size.toLocaleString('en')} products
  listing: p50 ${ms(listing.p50)}, p95 ${ms(listing.p95)}; without other load p50 ${ms(listing.quiet_p50)}, p95 ${ms(listing.quiet_p95)}; processor ${ms(listing.cpu)}
  load: ${(loaded / 1000).toFixed(1)} s (processor ${(user / 1e6).toFixed(1)} s), longest block ${ms(longest)}
  memory: ${(bytes / 2 ** 20).toFixed(0)} MB, ${(bytes / size).toFixed(0)} B a product
  edit: p50 ${ms(edited.p50)}, p95 ${ms(edited.p95)}, processor ${ms(edited.cpu)}; a thousand together ${ms(bulk.p50)}`,
  )
  return listing
}

export async function benchFacet(sizes = SIZES): Promise<void> {
  let last: Times | undefined
  for (const size of sizes) {
    const now = await run(size)
    if (last) {
      const before = last
      const growth = (name: 'quiet_p50' | 'quiet_p95' | 'cpu') => `${(now[name] / before[name]).toFixed(1)}×`
      console.log(
        `  growth: p50 ${growth('quiet_p50')}, p95 ${growth('quiet_p95')}, processor ${growth('cpu')}`,
      )
    }
    last = now
  }
}
