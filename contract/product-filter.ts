import * as z from 'zod/mini'
import { defineCalls } from './call.ts'
import { wire } from './embed.ts'
import { CHOICE_FILTER_TYPES } from './filter-type.ts'
import { Urls } from './meta.ts'
import { products } from './product.ts'

export const FilterItem = z.object({
  /** The attribute's slug as it stands in the address. */
  value: z.string(),
  label: z.string(),
  /** Products left if it is chosen too, under all the other filters. */
  count: z.number(),
  is_selected: z.boolean(),
  url: z.string(),
  /** Hexadecimal code, of filters of type color only. */
  color: z.nullable(z.string()),
})
export type FilterItem = z.infer<typeof FilterItem>

export const PriceRange = z.object({
  min: z.number(),
  max: z.number(),
  current_min: z.number(),
  current_max: z.number(),
  url_template: z.string(),
})
export type PriceRange = z.infer<typeof PriceRange>

/** `code` is the filter's name in the address. */
const ChoiceFilter = z.object({
  type: z.enum(CHOICE_FILTER_TYPES),
  code: z.string(),
  label: z.string(),
  items: z.array(FilterItem),
})

const PriceFilter = z.object({
  type: z.literal('price_slider'),
  code: z.string(),
  label: z.string(),
  price_range: PriceRange,
})

export const ProductFilter = z.discriminatedUnion('type', [ChoiceFilter, PriceFilter])
export type ProductFilter = z.infer<typeof ProductFilter>

export const PaginationData = z.object({
  items_count: z.number(),
  page: z.number(),
  pages: z.number(),
  per_page: z.number(),
  per_page_options: z.array(z.number()),
  page_url_template: z.string(),
  /** Pages `from` to `to` in one listing: what "load more" leads to. */
  range_url_template: z.string(),
  per_page_url_template: z.string(),
})
export type PaginationData = z.infer<typeof PaginationData>

export const SortOption = z.object({
  value: z.string(),
  label: z.string(),
  is_selected: z.boolean(),
  url: z.string(),
})

export const ProductFilters = z.object({
  filters: z.array(ProductFilter),
  /** With the embeds of PRODUCT_CARD_EMBEDS. */
  items: z.array(wire(products)),
  /** The products of `product_ids`, in the order they were chosen into a package. */
  products_in_package: z.array(wire(products)),
  product_ids_url_template: z.string(),
  pagination_data: PaginationData,
  sort_options: z.array(SortOption),
  /** What is chosen, sorted and turned to here as the query of the same listing in each language. */
  alternate_queries: Urls,
})
export type ProductFilters = z.infer<typeof ProductFilters>

/** How a listing's query names what is no property; any other name is a property's slug. */
export const LISTING_PARAMETERS = [
  'page',
  'per_page',
  'from',
  'to',
  'sort',
  'min_price',
  'max_price',
  'brand',
  'availability',
  'product_ids',
] as const

/** Of the pages between `from` and `to`. */
export const MAX_PAGES_AT_ONCE = 10

export const productFilterCalls = defineCalls({
  'GET /product-filters': {
    summary: 'Reads a listing of products with its filters, paging and sorting',
    access: 'public',
    /** The page's path without the language prefix, and beside it the page's own query as it stands. */
    query: z.looseObject({ path: z.string().check(z.startsWith('/'), z.maxLength(2048)) }),
    answer: ProductFilters,
  },
})
