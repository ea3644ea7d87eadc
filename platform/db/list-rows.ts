import { LOCALES } from '#contract/language.ts'
import { type Filter, type ListAnswer, MAX_UNPAGINATED } from '#contract/list.ts'
import type { Context } from '#platform/http/context.ts'
import type { ListRequest } from '#platform/http/list-query.ts'
import type { Selection } from '#platform/http/selection.ts'

export type Row = Record<string, unknown>
/** Fills one embed for all rows at once. */
export type RowEmbeds<T> = Record<string, (rows: T[], nested: Selection) => Promise<unknown[]> | unknown[]>

/** The list options for rows that are computed and not stored, as those of a cart: few, and all at hand. */
export async function listRows<T extends object>(
  { language }: Context,
  rows: readonly T[],
  request: ListRequest,
  embeds: RowEmbeds<T>,
): Promise<ListAnswer<Row>> {
  const found = rows.filter((row) => request.filters.every((filter) => holds(row as Row, filter)))
  const collator = new Intl.Collator(LOCALES[language])
  const sorted =
    request.sort.length === 0
      ? found
      : found.toSorted((a, b) => {
          for (const { field, descending } of request.sort) {
            const order = compare(collator, (a as Row)[field], (b as Row)[field])
            if (order !== 0) return descending ? -order : order
          }
          return 0
        })
  const per_page = request.paginate ? request.per_page : MAX_UNPAGINATED
  const start = (request.page - 1) * per_page
  return {
    items: await selectRows(sorted.slice(start, start + per_page), request.selection, embeds),
    _meta: { page: request.page, total_pages: Math.ceil(sorted.length / per_page) },
    _errors: {},
  }
}

/** An answer that takes no options of a list: all of it, on one page. */
export function onePage<T>(items: T[], errors: Record<string, string> = {}): ListAnswer<T> {
  return { items, _meta: { page: 1, total_pages: Math.min(1, items.length) }, _errors: errors }
}

/** The asked fields and embeds of each row. */
export async function selectRows<T extends object>(
  rows: readonly T[],
  selection: Selection,
  embeds: RowEmbeds<T>,
): Promise<Row[]> {
  const wanted = [...selection.embeds]
  const filled = await Promise.all(wanted.map(([name, nested]) => embeds[name]?.([...rows], nested)))
  return rows.map((row, index) =>
    Object.fromEntries([
      ...[...selection.fields].map((field) => [field, (row as Row)[field]]),
      ...wanted.map(([name], position) => [name, filled[position]?.[index]]),
    ]),
  )
}

function compare(collator: Intl.Collator, a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return Number(a) - Number(b)
}

const plain = (text: unknown): string =>
  String(text)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** What has no value is unlike any, and neither more nor less than one. */
function holds(row: Row, { field, operator, value }: Filter): boolean {
  const own = row[field] ?? null
  if (operator === 'neq') return own !== value
  if (own === null) return false
  switch (operator) {
    case 'eq':
      return own === value
    case 'in':
      return (value as unknown[]).includes(own)
    case 'contains':
      return plain(own).includes(plain(value))
    case 'starts_with':
      return plain(own).startsWith(plain(value))
    case 'ends_with':
      return plain(own).endsWith(plain(value))
    case 'gt':
      return (own as number) > (value as number)
    case 'gte':
      return (own as number) >= (value as number)
    case 'lt':
      return (own as number) < (value as number)
    case 'lte':
      return (own as number) <= (value as number)
  }
}
