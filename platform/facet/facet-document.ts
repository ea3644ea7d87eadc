import type { Language } from '#contract/language.ts'

/** A product as listings see it. What is not listed is no document. */
export interface FacetDocument {
  id: number
  /** With all categories above them. */
  category_ids: number[]
  brand_id: number | null
  availability_id: number | null
  /** Pairs of a property and its attribute. */
  values: [property_id: number, attribute_id: number][]
  /** Sets of customer groups; whoever sees the product is in at least one group of every set. */
  restrictions: number[][]
  prices: FacetPrice[]
  names: { cs: string } & { [language in Language]?: string }
  position: number
  sells_count: number
  /** Microseconds since 1970: times that differ in the database differ here too. */
  created_at: number
}

/** Whole minor units with tax. */
export interface FacetPrice {
  currency_id: number
  paid: number
  /** What members of a customer group pay, where it is less. */
  by_group: { customer_group_id: number; paid: number }[]
}

export const FACET_SORTS = ['recommended', 'bestselling', 'cheapest', 'dearest', 'newest', 'name'] as const
/** `given` is the order of `scope.product_ids`. */
export type FacetSort = (typeof FACET_SORTS)[number] | 'given'

export interface FacetQuery {
  /** All conditions at once; an empty scope is the whole shop. */
  scope: { category_id?: number; brand_ids?: number[]; product_ids?: number[] | Int32Array }
  /** The caller's customer groups. */
  groups: number[]
  /** Facet's key → chosen values, any of which will do. */
  selected: Map<string, Set<number>>
  /** Facets to count: `brand`, `availability`, a property's id as text, or `category`. */
  facets: Iterable<string>
  currency_id: number
  price: { min: number | null; max: number | null }
  language: Language
  sort: FacetSort
  offset: number
  limit: number
}

export interface FacetAnswer {
  total: number
  ids: number[]
  /** Facet's key → value → products left if it were chosen, under all filters but the facet's own. */
  counts: Map<string, Map<number, number>>
  /** Under all filters but the price; null where nothing is left. */
  min_price: number | null
  max_price: number | null
}
