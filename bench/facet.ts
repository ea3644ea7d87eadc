import { LANGUAGES, type Language } from '#contract/language.ts'
import { FACET_SORTS, type FacetDocument, type FacetQuery } from '#platform/facet/facet-document.ts'
import { createFacetIndex, type FacetIndex } from '#platform/facet/facet-index.ts'
import { createRandom, growth, measure, ms, type Times, told, toldWork, watched } from './measure.ts'

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

async function run(size: number): Promise<Times> {
  const index: FacetIndex = createFacetIndex({ languages: LANGUAGES })
  const loading = await watched(() => index.load(documents(size)))
  const random = createRandom(11)
  const asked = Array.from({ length: QUERIES }, () => createQuery(random))
  for (const query of asked) index.query(query)
  const listing = await measure(asked, (query) => index.query(query), REPEATS)
  const fresh = () => createDocument(1 + random(size), random)
  const edited = await measure(Array.from({ length: 100 }, fresh), (document) => index.upsert(document), 1)
  const bulk = await measure([Array.from({ length: 1000 }, fresh)], (batch) => index.change(batch), 1)
  console.log(
    `${size.toLocaleString('en')} products
  load     ${toldWork(loading)}
  listing  ${told(listing)}
  edit     ${told(edited)}; a thousand together ${ms(bulk.p50)}`,
  )
  return listing
}

export async function benchFacet(sizes: number[]): Promise<void> {
  let last: Times | undefined
  for (const size of sizes) {
    const now = await run(size)
    if (last) console.log(`  growth: ${growth(last, now)}`)
    last = now
  }
}
