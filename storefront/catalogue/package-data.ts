import { withLanguage } from '#contract/language.ts'
import type { Urls } from '#contract/meta.ts'
import type { PackageItem } from '#contract/package.ts'
import { packageStock } from '#contract/package-stock.ts'
import { PRODUCT_TYPES, type ProductType } from '#contract/product.ts'
import type { LoadContext } from '../load-context.ts'
import { type Card, cardOf } from './card.ts'
import { type Pairs, pairsOf, withPairs } from './choice-address.ts'
import { type ListingData, readListing } from './listing-data.ts'
import { chooseParts, choosePieces, type PartChoice, type PieceChoice } from './package-choice.ts'
import { queriesElsewhere, queriesOf } from './query-elsewhere.ts'
import { VARIATION_PARAMETER } from './variation-choice.ts'

const PRICE_SORTS: readonly string[] = ['cheapest', 'dearest']

type Stocked = Pick<Card, 'update_stock' | 'stock_state' | 'purchasable_since' | 'product_availability'>

export interface PackageLine extends Pick<
  PackageItem,
  'id' | 'product_id' | 'product_variation_id' | 'count'
> {
  name: string
  variation_name: string | null
  url: string
  image: Card['images'][number] | null
  item: Stocked
}

export type PackageCard = Card & { max_purchasable_amount: number | null }

export type PackageContents =
  | { kind: 'fixed'; lines: PackageLine[] }
  | ({
      kind: 'configurable'
      number_of_items: number
      listing: Omit<ListingData, 'products'>
    } & PieceChoice<PackageCard>)
  | ({ kind: 'composite' } & PartChoice<PackageLine>)

export interface PackageData {
  contents: PackageContents
  missing_parts: readonly string[]
  missing_pieces: number
  /** Whole packages that can be made; null where nothing limits it, or while it is open what is in it. */
  stock: number | null
  /** The choice as it stands in the address. */
  pairs: Pairs
  /** The same as the query of each language. */
  alternate_queries: Urls
}

interface Packaged {
  id: number
  product_type: ProductType
  flexible_package_number_of_items: number | null
}

/** What a package holds and offers under the choice of the address; `others` are the rest of the page's choices. */
export async function loadPackage(
  context: LoadContext,
  product: Packaged,
  others: Pairs,
  now: Date,
): Promise<PackageData | null> {
  switch (product.product_type) {
    case PRODUCT_TYPES.fixed_package:
      return loadFixed(context, product, now)
    case PRODUCT_TYPES.configurable_package:
      return loadConfigurable(context, product, others, now)
    case PRODUCT_TYPES.composite_package:
      return loadComposite(context, product, others, now)
    default:
      return null
  }
}

async function loadFixed(context: LoadContext, { id }: Packaged, now: Date): Promise<PackageData> {
  const lines = (await loadItems(context, id)).map(lineOf)
  const stock = packageStock(lines, now)
  return {
    contents: { kind: 'fixed', lines },
    missing_parts: [],
    missing_pieces: 0,
    stock,
    pairs: [],
    alternate_queries: {},
  }
}

async function loadConfigurable(
  context: LoadContext,
  { id, flexible_package_number_of_items }: Packaged,
  others: Pairs,
  now: Date,
): Promise<PackageData> {
  const [answer, items] = await Promise.all([readListing(context), loadItems(context, id)])
  const lines = items.map(lineOf)
  const size = flexible_package_number_of_items ?? 1
  const card = (item: (typeof answer.items)[number]): PackageCard => ({
    ...cardOf(item),
    max_purchasable_amount: item.max_purchasable_amount,
    // What is in the package may be one variation, and the product's card speaks of them all.
    ...lines.find(({ product_id }) => product_id === item.id)?.item,
  })
  const choice = choosePieces(
    size,
    answer.products_in_package.map(card),
    answer.items.map(card),
    withPairs(answer.product_ids_url_template, others),
    now,
  )
  const pieces = choice.chosen.map(({ piece }) => ({
    product_id: piece.id,
    product_variation_id: null,
    count: 1,
    item: piece,
  }))
  const other_names = new Set(others.map(([name]) => name))
  return {
    contents: { kind: 'configurable', number_of_items: size, ...choice, listing: carried(answer, others) },
    missing_parts: [],
    missing_pieces: choice.missing,
    stock: choice.missing === 0 ? packageStock(pieces, now) : null,
    pairs: pairsOf(choice.url.split('?')[1] ?? '').filter(([name]) => !other_names.has(name)),
    alternate_queries: await queriesElsewhere(context, answer.alternate_queries),
  }
}

/** Filters, sorting and pages of the offer lead to addresses that keep the other choices of the page. */
function carried(listing: Omit<ListingData, 'products'>, others: Pairs): Omit<ListingData, 'products'> {
  const { filters, sort_options, pagination_data } = listing
  const along = <T extends { url: string }>(one: T): T => ({ ...one, url: withPairs(one.url, others) })
  return {
    filters: filters.map((filter) => {
      if (filter.type !== 'price_slider') return { ...filter, items: filter.items.map(along) }
      const url_template = withPairs(filter.price_range.url_template, others)
      return { ...filter, price_range: { ...filter.price_range, url_template } }
    }),
    // A piece has no price of its own here, so nothing is sorted by it.
    sort_options: sort_options.filter(({ value }) => !PRICE_SORTS.includes(value)).map(along),
    pagination_data: {
      ...pagination_data,
      page_url_template: withPairs(pagination_data.page_url_template, others),
      range_url_template: withPairs(pagination_data.range_url_template, others),
      per_page_url_template: withPairs(pagination_data.per_page_url_template, others),
    },
  }
}

async function loadComposite(
  context: LoadContext,
  { id }: Packaged,
  others: Pairs,
  now: Date,
): Promise<PackageData> {
  const { api, path, language, query } = context
  const [items, parts] = await Promise.all([
    loadItems(context, id),
    api('GET /products/{product_id}/package-parts', {
      params: { product_id: id },
      query: { paginate: false, sort: 'position' },
    }),
  ])
  const offered = parts.items.map((part) => ({
    id: part.id,
    name: part.name,
    lines: items.filter(({ package_part_id }) => package_part_id === part.id).map(lineOf),
  }))
  const choice = chooseParts(offered, query, withLanguage(path, language), others, now)
  const canBeMade = choice.parts.every(({ options }) => options.some(({ url }) => url !== null))
  return {
    contents: { kind: 'composite', ...choice },
    missing_parts: choice.missing,
    missing_pieces: 0,
    stock: !canBeMade ? 0 : choice.missing.length === 0 ? packageStock(choice.chosen, now) : null,
    pairs: choice.pairs,
    alternate_queries: queriesOf(() => choice.pairs),
  }
}

const NOT_TO_BE_HAD: Stocked = {
  update_stock: true,
  stock_state: 0,
  purchasable_since: null,
  product_availability: null,
}

async function loadItems({ api }: LoadContext, product_id: number) {
  const { items } = await api('GET /products/{product_id}/package-items', {
    params: { product_id },
    query: {
      paginate: false,
      sort: 'position',
      embed: [
        'is_offered',
        'product',
        'product.images',
        'product.product_availability',
        'product_variation',
        'product_variation.product_availability',
      ],
    },
  })
  return items
}

function lineOf({
  product,
  product_variation,
  ...item
}: Awaited<ReturnType<typeof loadItems>>[number]): PackageLine {
  const image = product.images?.find(({ id }) => id === product_variation?.image_id) ?? product.images?.[0]
  const own = product_variation ?? product
  return {
    id: item.id,
    product_id: item.product_id,
    product_variation_id: item.product_variation_id,
    count: item.count,
    name: product.name,
    variation_name: product_variation?.name ?? null,
    url: product_variation ? `${product.url}?${VARIATION_PARAMETER}=${product_variation.id}` : product.url,
    image: image ?? null,
    item: item.is_offered
      ? {
          update_stock: own.update_stock,
          stock_state: own.stock_state,
          purchasable_since: own.purchasable_since,
          product_availability: own.product_availability ?? null,
        }
      : NOT_TO_BE_HAD,
  }
}
