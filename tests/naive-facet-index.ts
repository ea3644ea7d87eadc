import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import type { FacetAnswer, FacetDocument, FacetQuery } from '#platform/facet/facet-document.ts'

/** What the facet index promises, in the plainest way: tests hold the index against it. */
export function answerNaively(documents: FacetDocument[], query: FacetQuery): FacetAnswer {
  const { scope, groups, selected, price } = query
  const paidFor = (document: FacetDocument) => {
    const own = document.prices.find(({ currency_id }) => currency_id === query.currency_id)
    if (!own) return null
    const special = own.by_group.filter(({ customer_group_id }) => groups.includes(customer_group_id))
    return Math.min(own.paid, ...special.map(({ paid }) => paid))
  }
  const inScope = documents.filter(
    (document) =>
      paidFor(document) !== null &&
      (scope.category_id === undefined || document.category_ids.includes(scope.category_id)) &&
      (!scope.brand_ids || scope.brand_ids.some((id) => id === document.brand_id)) &&
      (!scope.product_ids || scope.product_ids.includes(document.id)) &&
      document.restrictions.every((allowed) => allowed.some((group) => groups.includes(group))),
  )
  const passes = (document: FacetDocument, but: string | null) =>
    [...selected].every(
      ([facet, values]) =>
        facet === but || values.size === 0 || valuesOf(document, facet).some((value) => values.has(value)),
    ) &&
    (but === 'price' ||
      ((price.min === null || (paidFor(document) ?? 0) >= price.min) &&
        (price.max === null || (paidFor(document) ?? 0) <= price.max)))
  const found = inScope.filter((document) => passes(document, null))
  const prices = inScope
    .filter((document) => passes(document, 'price'))
    .map((document) => paidFor(document) ?? 0)
  const counts: FacetAnswer['counts'] = new Map()
  for (const facet of query.facets) {
    const own = new Map<number, number>()
    for (const document of inScope.filter((one) => passes(one, facet))) {
      for (const value of new Set(valuesOf(document, facet))) own.set(value, (own.get(value) ?? 0) + 1)
    }
    counts.set(facet, own)
  }
  return {
    total: found.length,
    ids: found
      .toSorted((a, b) => compareBy(query, paidFor, a, b) || a.id - b.id)
      .slice(query.offset, query.offset + query.limit)
      .map(({ id }) => id),
    counts,
    min_price: prices.length > 0 ? Math.min(...prices) : null,
    max_price: prices.length > 0 ? Math.max(...prices) : null,
  }
}

function valuesOf(document: FacetDocument, facet: string): number[] {
  if (facet === 'category') return document.category_ids
  if (facet === 'brand') return document.brand_id === null ? [] : [document.brand_id]
  if (facet === 'availability') return document.availability_id === null ? [] : [document.availability_id]
  return document.values.filter(([property_id]) => String(property_id) === facet).map(([, value]) => value)
}

function compareBy(
  { sort, language, scope }: FacetQuery,
  paidFor: (document: FacetDocument) => number | null,
  a: FacetDocument,
  b: FacetDocument,
): number {
  const nameOf = ({ names }: FacetDocument) => names[language] ?? names[DEFAULT_LANGUAGE]
  const place = ({ id }: FacetDocument) => scope.product_ids?.indexOf(id) ?? 0
  switch (sort) {
    case 'recommended':
      return a.position - b.position
    case 'bestselling':
      return b.sells_count - a.sells_count
    case 'newest':
      return b.created_at - a.created_at
    case 'cheapest':
      return (paidFor(a) ?? 0) - (paidFor(b) ?? 0)
    case 'dearest':
      return (paidFor(b) ?? 0) - (paidFor(a) ?? 0)
    case 'name':
      return new Intl.Collator(language).compare(nameOf(a), nameOf(b))
    case 'given':
      return place(a) - place(b)
  }
}
