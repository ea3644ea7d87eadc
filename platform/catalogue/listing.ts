import { takesSeveral } from '#contract/filter-type.ts'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import type { ProductFilter, ProductFilters } from '#contract/product-filter.ts'
import type { Context } from '#platform/http/context.ts'
import type { FacetAnswer, FacetQuery } from '#platform/facet/facet-document.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import { answerBySql, inScope } from './listing-by-sql.ts'
import { type ListingFilter, readFilters } from './listing-filter.ts'
import type { ListingScope } from './listing-scope.ts'
import {
  changed,
  choiceUrls,
  LISTING_SORTS,
  type ListingState,
  listingUrl,
  PER_PAGE_OPTIONS,
  readListingState,
} from './listing-state.ts'
import { LISTING_TEXTS } from './listing-text.ts'
import { readCards } from './product-card.ts'
import { pricedProduct, productIsListed, productIsVisible } from './visibility.ts'

/** A page of products under the filters of its address, with everything needed to change them. */
export async function filterProducts(
  context: Context,
  { facets, filters: book }: ShopIndexes,
  scope: ListingScope,
  query: Record<string, string>,
): Promise<ProductFilters> {
  const asked = readListingState(query)
  const [filters, product_ids] = await Promise.all([
    readFilters(context, book, asked),
    offeredIds(context, scope, asked.product_ids),
  ])
  const state = { ...asked, product_ids, chosen: knownChoices(filters) }
  const asking = facetQuery(context, scope, state, filters)
  const counted =
    facets && !scope.is_package ? facets.query(asking) : await answerBySql(context, asking, shownIn(scope))
  const [items, products_in_package, alternate_queries] = await Promise.all([
    readCards(context, counted.ids),
    readCards(context, state.product_ids),
    queriesByLanguage(context, book, state, filters),
  ])
  const texts = LISTING_TEXTS[context.language]
  return {
    filters: filters.flatMap((filter) => describeFilter(context, scope, state, filter, counted)),
    items,
    products_in_package,
    product_ids_url_template: listingUrl(scope, { ...state, product_ids: [] }, ['product_ids={product_ids}']),
    pagination_data: describePages(scope, state, counted.total),
    sort_options: LISTING_SORTS.map((value) => ({
      value,
      label: scope.ranked_by && value === 'recommended' ? texts.ranked[scope.ranked_by] : texts.sorts[value],
      is_selected: state.sort === value,
      url: listingUrl(scope, changed(state, { sort: value })),
    })),
    alternate_queries,
  }
}

/** Only names and slugs that mean something stay in addresses made from this one; their order is the filters'. */
function knownChoices(filters: ListingFilter[]): Map<string, string[]> {
  return new Map(filters.map(({ code, chosen }) => [code, chosen.map(({ value }) => value)]))
}

/** Filters and their choices have a word of their own in every language. */
async function queriesByLanguage(
  context: Context,
  book: ShopIndexes['filters'],
  state: ListingState,
  filters: ListingFilter[],
): Promise<Urls> {
  const wanted = filters.filter(({ chosen }) => chosen.length > 0)
  const queries = INTERFACE_LANGUAGES.map(async (language) => {
    const named = wanted.length > 0 ? await readFilters({ ...context, language }, book, state) : []
    const chosen = wanted.flatMap(({ key, chosen: own }): [string, string[]][] => {
      const same = named.find((filter) => filter.key === key)
      const choices = same?.choices.filter(({ id }) => own.some((one) => one.id === id)) ?? []
      return same ? [[same.code, choices.map(({ value }) => value)]] : []
    })
    const address = listingUrl({ url: '', query: {} }, { ...state, chosen: new Map(chosen) })
    return [language, address.slice(1)]
  })
  return Object.fromEntries(await Promise.all(queries))
}

const shownIn = ({ is_package }: ListingScope) => (is_package ? productIsVisible : productIsListed)

/** Of the products chosen into a package those that are offered here, in their order and as often as chosen. */
async function offeredIds(context: Context, scope: ListingScope, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await context.sql<{ id: number }[]>`
    select product.id from ${pricedProduct(context)}
    where product.id = any(${ids}::int[]) and ${inScope(context, scope.products, shownIn(scope))}`
  const offered = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => offered.has(id))
}

function facetQuery(
  { language, currency, caller }: Context,
  { products, ranked_by }: ListingScope,
  { sort, page, from, per_page, min_price, max_price }: ListingState,
  filters: ListingFilter[],
): FacetQuery {
  const minor = (amount: number | null) =>
    amount === null ? null : Math.round(amount * 10 ** currency.decimal_places)
  const choices = filters.filter(({ type }) => type !== 'price_slider')
  return {
    scope: products,
    groups: caller.customer_group_ids,
    selected: new Map(choices.map(({ key, chosen }) => [key, new Set(chosen.map(({ id }) => id))])),
    facets: choices.map(({ key }) => key),
    currency_id: currency.id,
    price: { min: minor(min_price), max: minor(max_price) },
    language,
    sort: ranked_by && sort === 'recommended' ? 'given' : sort,
    offset: (from - 1) * per_page,
    limit: (page - from + 1) * per_page,
  }
}

function describeFilter(
  context: Context,
  scope: ListingScope,
  state: ListingState,
  filter: ListingFilter,
  counted: FacetAnswer,
): ProductFilter[] {
  const { code, type, label } = filter
  if (type === 'price_slider') {
    const price_range = describePrices(context, scope, state, counted)
    return price_range ? [{ type, code, label, price_range }] : []
  }
  const chosen = new Set(state.chosen.get(code))
  const counts = counted.counts.get(filter.key)
  const shown = filter.choices.filter(({ id, value }) => counts?.has(id) || chosen.has(value))
  // A single choice that is not chosen would narrow nothing down.
  if (shown.length < 2 && chosen.size === 0) return []
  const urlOf = choiceUrls(scope, changed(state, {}), code)
  const items = shown.map(({ id, value, label: name, color }) => ({
    value,
    label: name,
    count: counts?.get(id) ?? 0,
    is_selected: chosen.has(value),
    url: urlOf(toggled(filter, chosen, value)),
    color,
  }))
  return [{ type, code, label, items }]
}

/** The slugs that are chosen after a click on one of them, in the order of the choices. */
function toggled({ type, choices }: ListingFilter, chosen: Set<string>, value: string): string[] {
  if (chosen.has(value)) return [...chosen].filter((one) => one !== value)
  if (!takesSeveral(type) || chosen.size === 0) return [value]
  return choices.flatMap((choice) =>
    choice.value === value || chosen.has(choice.value) ? [choice.value] : [],
  )
}

function describePrices(
  { currency }: Context,
  scope: ListingScope,
  state: ListingState,
  { min_price, max_price }: FacetAnswer,
) {
  if (min_price === null || max_price === null) return null
  const scale = 10 ** currency.decimal_places
  const min = Math.floor(min_price / scale)
  const max = Math.ceil(max_price / scale)
  return {
    min,
    max,
    current_min: state.min_price ?? min,
    current_max: state.max_price ?? max,
    url_template: listingUrl(scope, changed(state, { min_price: null, max_price: null }), [
      'min_price={min_price}',
      'max_price={max_price}',
    ]),
  }
}

function describePages(scope: ListingScope, state: ListingState, items_count: number) {
  const first = changed(state, {})
  return {
    items_count,
    page: state.page,
    pages: Math.ceil(items_count / state.per_page),
    per_page: state.per_page,
    per_page_options: [...PER_PAGE_OPTIONS],
    page_url_template: listingUrl(scope, first, ['page={page}']),
    range_url_template: listingUrl(scope, first, ['from={from}', 'to={to}']),
    per_page_url_template: listingUrl(scope, { ...first, per_page: PER_PAGE_OPTIONS[0] }, [
      'per_page={per_page}',
    ]),
  }
}
