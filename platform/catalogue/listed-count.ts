import type { FacetIndex } from '#platform/facet/facet-index.ts'
import type { Context } from '#platform/http/context.ts'

/** How many products of the whole shop each brand or category has for this caller, from the index alone. */
export function countListed(
  { caller, currency, language }: Context,
  facets: FacetIndex,
  facet: 'brand' | 'category',
): ReadonlyMap<number, number> {
  const { counts } = facets.query({
    scope: {},
    groups: caller.customer_group_ids,
    selected: new Map(),
    facets: [facet],
    currency_id: currency.id,
    price: { min: null, max: null },
    language,
    sort: 'recommended',
    offset: 0,
    limit: 0,
  })
  return counts.get(facet) ?? new Map()
}
