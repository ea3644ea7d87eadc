import type { FacetAnswer, FacetQuery, FacetSort } from './facet-document.ts'
import type { FacetStore } from './facet-index.ts'
import { countBits, hasBit, intersect, type Mask, setBit, wordsFor } from './mask.ts'
import type { SortedColumn } from './sorted-column.ts'

const PRICE = 'price'

export function answerQuery(store: FacetStore, query: FacetQuery): FacetAnswer {
  store.masks.giveBack()
  const prices = store.prices.column(query.currency_id, query.groups)
  const scope = scopeMask(store, query, prices)
  const conditions = conditionMasks(store, query, prices)
  const { all, without } = combine(store, scope, conditions)
  const total = countBits(all)
  const priced = without.get(PRICE) ?? all
  const positions = sortedPage(store, query, prices, all, total)
  return {
    total,
    ids: positions.map((position) => store.identity.ids[position]!),
    counts: countFacets(store, [...query.facets], all, total, without),
    min_price: prices.smallest(priced) ?? null,
    max_price: prices.largest(priced) ?? null,
  }
}

export function listedTo(
  store: FacetStore,
  { groups, currency_id }: Pick<FacetQuery, 'groups' | 'currency_id'>,
): (id: number) => boolean {
  store.masks.giveBack()
  const mask = scopeMask(store, { scope: {}, groups }, store.prices.column(currency_id, groups))
  return (id) => {
    const position = store.position_of.get(id)
    return position !== undefined && hasBit(mask, position)
  }
}

const emptyMask = ({ masks, positions }: FacetStore): Mask => masks.take(wordsFor(positions))

/** What the listing chooses from: on sale in the currency, in the scope, open to the caller. */
function scopeMask(
  store: FacetStore,
  { scope, groups }: Pick<FacetQuery, 'scope' | 'groups'>,
  prices: SortedColumn<number>,
): Mask {
  const mask = store.masks.copy(prices.present, wordsFor(store.positions))
  const narrow = (facet: string, values: number[]) => {
    const wanted = emptyMask(store)
    store.terms.addTo(wanted, facet, values)
    intersect(mask, wanted)
  }
  if (scope.category_id !== undefined) narrow('category', [scope.category_id])
  if (scope.brand_ids) narrow('brand', scope.brand_ids)
  if (scope.product_ids) {
    const wanted = emptyMask(store)
    for (const id of scope.product_ids) {
      const position = store.position_of.get(id)
      if (position !== undefined) setBit(wanted, position)
    }
    intersect(mask, wanted)
  }
  store.terms.removeRestricted(mask, groups)
  return mask
}

/** What each filter in use lets through. */
function conditionMasks(
  store: FacetStore,
  { selected, price }: FacetQuery,
  prices: SortedColumn<number>,
): Map<string, Mask> {
  const masks = new Map<string, Mask>()
  for (const [facet, values] of selected) {
    if (values.size === 0) continue
    const mask = emptyMask(store)
    store.terms.addTo(mask, facet, values)
    masks.set(facet, mask)
  }
  if (price.min !== null || price.max !== null) {
    const mask = emptyMask(store)
    prices.between(mask, price.min, price.max)
    masks.set(PRICE, mask)
  }
  return masks
}

/**
 * The scope under all conditions, and for each of them under all the others: a product that misses no
 * condition is in every mask, and one that misses a single condition is in the mask without it.
 */
function combine(
  { masks }: FacetStore,
  scope: Mask,
  conditions: Map<string, Mask>,
): { all: Mask; without: Map<string, Mask> } {
  if (conditions.size === 0) return { all: scope, without: new Map() }
  const wanted = [...conditions.values()]
  const others = wanted.map(() => masks.take(scope.length))
  const all = masks.take(scope.length)
  for (let word = 0; word < scope.length; word++) {
    let none = scope[word]!
    let once = 0
    for (let index = 0; index < wanted.length && (none | once) !== 0; index++) {
      const condition = wanted[index]![word]!
      once = (once & condition) | (none & ~condition)
      none &= condition
    }
    if ((none | once) === 0) continue
    all[word] = none
    for (let index = 0; index < wanted.length; index++) {
      others[index]![word] = none | (once & ~wanted[index]![word]!)
    }
  }
  return { all, without: new Map([...conditions.keys()].map((name, index) => [name, others[index]!])) }
}

function countFacets(
  store: FacetStore,
  facets: string[],
  all: Mask,
  total: number,
  without: Map<string, Mask>,
): FacetAnswer['counts'] {
  const counts: FacetAnswer['counts'] = new Map()
  const free = facets.filter((facet) => !without.has(facet))
  const counted = store.terms.count(all, total, free, store.positions)
  for (const [index, facet] of free.entries()) counts.set(facet, counted[index]!)
  for (const facet of facets) {
    const mask = without.get(facet)
    if (!mask) continue
    const [own] = store.terms.count(mask, countBits(mask), [facet], store.positions)
    counts.set(facet, own!)
  }
  return counts
}

function sortedPage(
  store: FacetStore,
  { sort, offset, limit, language, scope }: FacetQuery,
  prices: SortedColumn<number>,
  mask: Mask,
  total: number,
): number[] {
  switch (sort) {
    case 'given':
      return givenPage(store, scope.product_ids ?? [], mask, offset, limit)
    case 'dearest':
      return prices.pageDown(mask, total, offset, limit)
    default:
      return columnOf(store, sort, language, prices).page(mask, total, offset, limit)
  }
}

function givenPage(
  { position_of }: FacetStore,
  ids: Iterable<number>,
  mask: Mask,
  offset: number,
  limit: number,
): number[] {
  const found = new Set<number>()
  for (const id of ids) {
    if (found.size === offset + limit) break
    const position = position_of.get(id)
    if (position !== undefined && hasBit(mask, position)) found.add(position)
  }
  return [...found].slice(offset)
}

function columnOf(
  store: FacetStore,
  sort: Exclude<FacetSort, 'given' | 'dearest'>,
  language: FacetQuery['language'],
  prices: SortedColumn<number>,
): SortedColumn<number> | SortedColumn<string> {
  if (sort === 'cheapest') return prices
  if (sort !== 'name') return store.columns[sort]
  const names = store.names.get(language)
  if (!names) throw new RangeError(`The facet index keeps no names in ${language}`)
  return names
}
