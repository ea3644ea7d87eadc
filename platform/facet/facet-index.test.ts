import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { FACET_SORTS, type FacetDocument, type FacetQuery } from './facet-document.ts'
import { createFacetIndex } from './facet-index.ts'
import { answerNaively } from '#tests/naive-facet-index.ts'

const FACETS = ['brand', 'availability', 'category', '1', '2', '3']
const NAMES = ['Chleba', 'Cukr', 'Hrnek', 'hrnek', 'Šálek', 'Salám', 'Žlutá', 'Straße', 'ÉCLAIR', '10 čajů']

/** Random, and the same in every run. */
function createRandom(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const some = (count: number, limit: number) => [
    ...new Set(Array.from({ length: below(count + 1) }, () => 1 + below(limit))),
  ]
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  return { below, some, one }
}
type Random = ReturnType<typeof createRandom>

function randomDocument({ below, some, one }: Random, id: number): FacetDocument {
  return {
    id,
    category_ids: some(3, 5),
    brand_id: below(5) === 0 ? null : 1 + below(4),
    availability_id: below(5) === 0 ? null : 1 + below(3),
    values: [1, 2, 3].flatMap((property) =>
      some(2, 4).map((value): [number, number] => [property, property * 10 + value]),
    ),
    restrictions: below(4) === 0 ? Array.from({ length: 1 + below(2) }, () => some(2, 3)) : [],
    prices: some(2, 2).map((currency_id) => ({
      currency_id,
      paid: below(30),
      by_group: some(2, 3).map((customer_group_id) => ({ customer_group_id, paid: below(40) })),
    })),
    names: { cs: one(NAMES), ...(below(2) === 0 ? { sk: one(NAMES) } : {}) },
    position: below(20),
    sells_count: below(10),
    created_at: 1_700_000_000_000_000 + below(50),
  }
}

function randomQuery({ below, some, one }: Random, size: number): FacetQuery {
  const scopes: FacetQuery['scope'][] = [
    {},
    { category_id: 1 + below(6) },
    { brand_ids: some(2, 5) },
    { product_ids: some(size, size * 2) },
  ]
  const selected = new Map<string, Set<number>>()
  for (const property of [1, 2, 3]) {
    if (below(2) === 0)
      selected.set(String(property), new Set(some(3, 5).map((value) => property * 10 + value)))
  }
  if (below(3) === 0) selected.set('brand', new Set(some(2, 5)))
  if (below(3) === 0) selected.set('availability', new Set(some(2, 3)))
  const scope = one(scopes)
  return {
    scope,
    groups: some(3, 3),
    selected,
    facets: FACETS,
    currency_id: 1 + below(2),
    price: { min: below(2) === 0 ? null : below(20), max: below(2) === 0 ? null : 10 + below(30) },
    language: one(LANGUAGES),
    sort: scope.product_ids && below(2) === 0 ? 'given' : one(FACET_SORTS),
    offset: below(3) * 5,
    limit: 1 + below(10),
  }
}

describe('the facet index', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'answers like a plain filter, whatever is loaded, written and removed (%i) [FILTER-10]',
    async (seed) => {
      const random = createRandom(seed)
      const documents = new Map<number, FacetDocument>()
      const index = createFacetIndex({ languages: LANGUAGES })
      for (let id = 1; id <= 10 + seed * 20; id++) documents.set(id, randomDocument(random, id))
      await index.load(documents.values())
      let found = 0
      for (let turn = 0; turn < 60; turn++) {
        const written = random.some(random.one([1, 3, 40]), 300).map((id) => randomDocument(random, id))
        const ids = new Set(written.map(({ id }) => id))
        const removed = random.some(random.one([1, 3, 40]), 300).filter((id) => !ids.has(id))
        index.change(written, removed)
        for (const document of written) documents.set(document.id, document)
        for (const id of removed) documents.delete(id)
        expect(index.size).toBe(documents.size)
        for (let asked = 0; asked < 5; asked++) {
          const query = randomQuery(random, 300)
          const answer = index.query(query)
          expect(answer).toEqual(answerNaively([...documents.values()], query))
          found += answer.ids.length
        }
      }
      expect(found).toBeGreaterThan(100)
    },
  )

  it('counts values of many and of few among many products', async () => {
    const random = createRandom(99)
    const documents = Array.from({ length: 70_000 }, (_, index): FacetDocument => ({
      ...randomDocument(random, index + 1),
      values: [[1, 10 + (index % 3)], ...(index % 7000 === 0 ? [[2, 20] as [number, number]] : [])],
      restrictions: [],
    }))
    const index = createFacetIndex({ languages: ['cs'] })
    await index.load(documents)
    for (let turn = 0; turn < 6; turn++) {
      const query: FacetQuery = { ...randomQuery(random, 70_000), language: 'cs' }
      expect(index.query(query)).toEqual(answerNaively(documents, query))
      const gone = new Set(documents.splice(random.below(10_000), 9_000).map(({ id }) => id))
      index.change([], [...gone])
    }
    expect(index.size).toBe(16_000)
  })

  it('shows a product restricted twice to members of both sides only [CUST-14]', () => {
    const index = createFacetIndex({ languages: ['cs'] })
    const document = randomDocument(createRandom(1), 1)
    index.upsert({
      ...document,
      restrictions: [
        [1, 2],
        [2, 3],
      ],
      prices: [{ currency_id: 1, paid: 5, by_group: [] }],
    })
    const query: FacetQuery = {
      scope: {},
      groups: [],
      selected: new Map(),
      facets: [],
      currency_id: 1,
      price: { min: null, max: null },
      language: 'cs',
      sort: 'name',
      offset: 0,
      limit: 24,
    }
    const seenBy = (groups: number[]) => index.query({ ...query, groups }).total
    expect([[], [1], [3], [1, 3], [2]].map(seenBy)).toEqual([0, 0, 0, 1, 1])
    index.remove(1)
    expect(index.size).toBe(0)
    expect(seenBy([2])).toBe(0)
  })
})
