import type { Language } from '#contract/language.ts'
import {
  DEFAULT_PER_PAGE,
  type Filter,
  FILTER_OPERATORS,
  type FieldType,
  MAX_FILTERS,
  MAX_IN_VALUES,
  MAX_PER_PAGE,
  MAX_SEARCH_LENGTH,
  MAX_UNPAGINATED,
  OPERATORS_BY_TYPE,
  type Resource,
} from '#contract/list.ts'
import { Failure, malformed } from './failure.ts'
import { asFieldError, type ListProblem, type Refuse } from './list-problem.ts'
import { parseSelection, type Selection } from './selection.ts'

export interface ListRequest {
  page: number
  per_page: number
  paginate: boolean
  sort: { field: string; descending: boolean }[]
  filters: Filter[]
  search: string
  selection: Selection
}

export const LIST_OPTIONS = [
  'page',
  'per_page',
  'paginate',
  'sort',
  'filters',
  'embed',
  'only',
  'except',
  'search',
]
export const ENTITY_OPTIONS = ['embed', 'only', 'except']

const MAX_SORT_FIELDS = 4

export function parseListQuery(
  resource: Resource,
  query: Record<string, string>,
  language: Language,
): ListRequest {
  const problems: ListProblem[] = []
  const refuse: Refuse = (problem) => void problems.push(problem)

  const paginate = query.paginate ?? 'true'
  if (!['true', 'false', '1', '0'].includes(paginate)) {
    refuse({ field: 'paginate', text: 'boolean', word: paginate })
  }
  const paginated = paginate === 'true' || paginate === '1'

  const request: ListRequest = {
    page: wholeNumber(query.page, 1, 999_999_999, 'page', refuse),
    per_page: paginated
      ? wholeNumber(query.per_page, DEFAULT_PER_PAGE, MAX_PER_PAGE, 'per_page', refuse)
      : MAX_UNPAGINATED,
    paginate: paginated,
    sort: parseSort(resource, query.sort, refuse),
    filters: parseFilters(resource, readFilterList(query.filters, language), refuse),
    search: (query.search ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    selection: parseSelection(resource, query, refuse),
  }
  if (query.search !== undefined && !resource.searchable) refuse({ field: 'search', text: 'not_searchable' })
  if (problems.length > 0) {
    throw new Failure('validation', { errors: problems.map((problem) => asFieldError(language, problem)) })
  }
  return paginated ? request : { ...request, page: 1 }
}

function wholeNumber(
  text: string | undefined,
  fallback: number,
  maximum: number,
  field: string,
  refuse: Refuse,
): number {
  if (text === undefined) return fallback
  const value = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN
  if (value <= maximum) return value
  refuse({ field, text: 'number', word: text, limit: maximum })
  return fallback
}

function parseSort(resource: Resource, text: string | undefined, refuse: Refuse) {
  if (text === undefined) return []
  const parts = text.split(',')
  if (parts.length > MAX_SORT_FIELDS) {
    refuse({ field: 'sort', text: 'too_many_sorts', limit: MAX_SORT_FIELDS })
  }
  return parts.slice(0, MAX_SORT_FIELDS).map((part) => {
    const descending = part.startsWith('-')
    const field = descending ? part.slice(1) : part
    if (!resource.sortable.includes(field)) refuse({ field: 'sort', text: 'unknown_sort', word: field })
    return { field, descending }
  })
}

/** Filters are a JSON list, plain or base64url: `[{"field":"name","operator":"contains","value":"tea"}]`. */
function readFilterList(text: string | undefined, language: Language): unknown[] {
  if (text === undefined || text === '') return []
  const unreadable = () =>
    malformed(asFieldError(language, { field: 'filters', text: 'unreadable_filters' }).message)
  let list: unknown
  try {
    list = JSON.parse(/^\s*[[{]/.test(text) ? text : Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    throw unreadable()
  }
  if (!Array.isArray(list)) throw unreadable()
  return list
}

function parseFilters(resource: Resource, list: unknown[], refuse: Refuse): Filter[] {
  if (list.length > MAX_FILTERS) refuse({ field: 'filters', text: 'too_many_filters', limit: MAX_FILTERS })
  return list.slice(0, MAX_FILTERS).flatMap((entry: unknown, index) => {
    const read = readFilter(resource, entry)
    if (!('text' in read)) return [read]
    refuse({ ...read, field: `filters.${index}.${read.field}` })
    return []
  })
}

/** The filter, or what is wrong with which part of it. */
function readFilter(resource: Resource, entry: unknown): Filter | ListProblem {
  if (typeof entry !== 'object' || entry === null) return { field: 'field', text: 'filter_shape' }
  const { field, operator, value } = entry as Record<string, unknown>
  if (typeof field !== 'string') return { field: 'field', text: 'filter_shape' }
  if (!Object.hasOwn(resource.filterable, field))
    return { field: 'field', text: 'unknown_field', word: field }
  const type = resource.filterable[field] as FieldType
  const known = FILTER_OPERATORS.find((name) => name === operator)
  if (!known || !OPERATORS_BY_TYPE[type].includes(known)) {
    return { field: 'operator', text: 'unknown_operator', word: operator }
  }
  if (known === 'in') {
    if (!Array.isArray(value) || value.length === 0 || value.length > MAX_IN_VALUES) {
      return { field: 'value', text: 'not_a_list', limit: MAX_IN_VALUES }
    }
    const odd = value.findIndex((one) => !fits(type, one))
    if (odd >= 0) return { field: 'value', text: 'wrong_value', word: value[odd] }
    return { field, operator: known, value }
  }
  if (!fits(type, value)) return { field: 'value', text: 'wrong_value', word: value }
  return { field, operator: known, value: value as Filter['value'] }
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/

function fits(type: FieldType, value: unknown): boolean {
  switch (type) {
    case 'number':
      return typeof value === 'number' && Math.abs(value) < 1e15
    case 'boolean':
      return typeof value === 'boolean'
    case 'date':
      return typeof value === 'string' && DATE.test(value) && isRealDate(value)
    case 'text':
      return typeof value === 'string' && value.length <= 500 && !value.includes('\0') && value.isWellFormed()
  }
}

/** `Date` rolls 30 February over into March; a real date reads back as it was written. */
function isRealDate(value: string): boolean {
  const day = value.slice(0, 10)
  const parsed = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().slice(0, 10) === day &&
    !Number.isNaN(Date.parse(value))
  )
}
