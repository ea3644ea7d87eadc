import { LISTING_PARAMETERS, MAX_PAGES_AT_ONCE } from '#contract/product-filter.ts'
import { VALUE_SEPARATOR } from '#contract/value-separator.ts'

export const LISTING_SORTS = ['recommended', 'bestselling', 'cheapest', 'dearest', 'newest', 'name'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

export const PER_PAGE_OPTIONS = [24, 48, 96] as const
const DEFAULT_PER_PAGE = PER_PAGE_OPTIONS[0]
/** Of one filter, and pieces of one package: the largest package that an address can hold. */
const MAX_VALUES = 50

/**
 * What a listing's address says: `?brand=a_b&barva=modra_zelena&min_price=100&sort=cheapest&page=2`.
 * An address is typed, shared and outlives what it names, so whatever makes no sense in it is ignored.
 */
export interface ListingState {
  page: number
  /** Pages shown together, the last of them being `page`. */
  from: number
  per_page: number
  sort: ListingSort
  min_price: number | null
  max_price: number | null
  product_ids: number[]
  /** Filter's name → chosen slugs, in the order of the address. */
  chosen: Map<string, string[]>
}

export function readListingState(query: Record<string, string>): ListingState {
  const to = wholeNumber(query.to)
  const from = wholeNumber(query.from)
  const isRange = from !== null && to !== null && from <= to && to - from < MAX_PAGES_AT_ONCE
  const page = isRange ? to : (wholeNumber(query.page) ?? 1)
  const prices = [amount(query.min_price), amount(query.max_price)]
  const [min_price = null, max_price = null] =
    prices[0] != null && prices[1] != null ? prices.toSorted((a, b) => Number(a) - Number(b)) : prices
  return {
    page,
    from: isRange ? from : page,
    per_page: PER_PAGE_OPTIONS.find((option) => String(option) === query.per_page) ?? DEFAULT_PER_PAGE,
    sort: LISTING_SORTS.find((name) => name === query.sort) ?? LISTING_SORTS[0],
    min_price,
    max_price,
    product_ids: values(query.product_ids).flatMap((text) => wholeNumber(text) ?? []),
    chosen: new Map(
      Object.entries(query)
        .filter(([name]) => isFilterName(name))
        .map(([name, text]) => [name, [...new Set(values(text))]]),
    ),
  }
}

function isFilterName(name: string): boolean {
  if (name === 'brand' || name === 'availability') return true
  return name !== 'path' && !LISTING_PARAMETERS.some((own) => own === name)
}

function values(text: string | undefined): string[] {
  return (text ?? '').split(VALUE_SEPARATOR, MAX_VALUES).filter((value) => value !== '')
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null
}

function amount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

interface Base {
  url: string
  query: Record<string, string>
}

/** Writes the address of a state: one order of parameters, and nothing that is the default. */
export function listingUrl(
  base: Base,
  state: ListingState,
  /** Parameters written as they are, such as `page={page}`. */
  template: string[] = [],
): string {
  return address(base, [
    ...queryPairs(base),
    ...chosenPairs([...state.chosen]),
    ...ownPairs(state),
    ...template,
  ])
}

/** Writes addresses that differ in the choice of one filter alone; what they share is written once for all. */
export function choiceUrls(base: Base, state: ListingState, code: string): (slugs: string[]) => string {
  const chosen = [...state.chosen]
  const place = chosen.findIndex(([name]) => name === code)
  const before = [...queryPairs(base), ...chosenPairs(place < 0 ? chosen : chosen.slice(0, place))]
  const after = [...(place < 0 ? [] : chosenPairs(chosen.slice(place + 1))), ...ownPairs(state)]
  const [head, tail] = [before.join('&'), after.join('&')]
  return (slugs) =>
    address(
      base,
      [head, ...chosenPairs([[code, slugs]]), tail].filter((part) => part !== ''),
    )
}

function address({ url }: Base, parameters: string[]): string {
  return parameters.length > 0 ? `${url}?${parameters.join('&')}` : url
}

function queryPairs({ query }: Base): string[] {
  return Object.entries(query).map(([name, value]) => pair(name, value))
}

function chosenPairs(chosen: [name: string, slugs: string[]][]): string[] {
  return chosen.flatMap(([name, slugs]) =>
    slugs.length > 0 ? [pair(name, slugs.join(VALUE_SEPARATOR))] : [],
  )
}

function ownPairs(state: ListingState): string[] {
  return [
    ...(state.min_price === null ? [] : [pair('min_price', state.min_price)]),
    ...(state.max_price === null ? [] : [pair('max_price', state.max_price)]),
    ...(state.sort === LISTING_SORTS[0] ? [] : [pair('sort', state.sort)]),
    ...(state.per_page === DEFAULT_PER_PAGE ? [] : [pair('per_page', state.per_page)]),
    ...(state.product_ids.length === 0 ? [] : [pair('product_ids', state.product_ids.join(VALUE_SEPARATOR))]),
    ...(state.from === state.page ? [] : [pair('from', state.from), pair('to', state.page)]),
    ...(state.from === state.page && state.page > 1 ? [pair('page', state.page)] : []),
  ]
}

function pair(name: string, value: string | number): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
}

/** Any change of what is listed leads to its first page. */
export function changed(state: ListingState, change: Partial<ListingState>): ListingState {
  return { ...state, page: 1, from: 1, ...change }
}
