import * as z from 'zod/mini'

export const FILTER_OPERATORS = [
  'eq',
  'contains',
  'starts_with',
  'ends_with',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

export type FieldType = 'text' | 'number' | 'date' | 'boolean'

const ORDERED = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in'] as const

/** Which operators make sense on which kind of field; any other pair is a validation error. */
export const OPERATORS_BY_TYPE: Record<FieldType, readonly FilterOperator[]> = {
  text: FILTER_OPERATORS,
  number: ORDERED,
  date: ORDERED,
  boolean: ['eq', 'neq'],
}

export const DEFAULT_PER_PAGE = 20
export const MAX_PER_PAGE = 100
/** `paginate=false` answers everything in one page, but never more than this. */
export const MAX_UNPAGINATED = 1000
export const MAX_FILTERS = 20
export const MAX_IN_VALUES = 200
export const MAX_EMBED_DEPTH = 3
export const MAX_SEARCH_LENGTH = 200

export interface Filter {
  field: string
  operator: FilterOperator
  value: string | number | boolean | (string | number)[]
}

/** The nine options of every list, as the storefront writes them. */
export interface ListQuery {
  page?: number
  per_page?: number
  paginate?: boolean
  sort?: string
  filters?: Filter[]
  embed?: readonly string[]
  only?: readonly string[]
  except?: readonly string[]
  search?: string
}

export const ListMeta = z.object({ page: z.number(), total_pages: z.number() })

export function listAnswer<T extends z.core.$ZodType>(item: T) {
  return z.object({ items: z.array(item), _meta: ListMeta, _errors: z.record(z.string(), z.string()) })
}

export interface ListAnswer<T> {
  items: T[]
  _meta: z.infer<typeof ListMeta>
  _errors: Record<string, string>
}

export function isLastPage(meta: { page: number; total_pages: number }): boolean {
  return meta.total_pages <= meta.page
}

export type Embeds = Record<string, Embed>

export interface Embed {
  schema: z.core.$ZodType
  /** The embedded resource, where its own embeds may be asked for with a dot: `brand.banners`. */
  of?: () => Resource
}

/** What a resource shows of itself: fields always sent, embeds sent on request, and what lists may ask for. */
export interface Resource {
  name: string
  entity: z.core.$ZodObject
  embeds: Embeds
  filterable: Record<string, FieldType>
  sortable: readonly string[]
  searchable: boolean
}

export function resource<const R extends Resource>(definition: R): R {
  return definition
}

export type EntityOf<R extends Resource> = z.infer<R['entity']>
export type EmbedsOf<R extends Resource> = { [K in keyof R['embeds']]: z.infer<R['embeds'][K]['schema']> }
/** An entity as it may stand on the wire: its own fields, and any embeds that were asked for. */
export type WireOf<R extends Resource> = EntityOf<R> & Partial<EmbedsOf<R>>
