import type { FieldType, Filter, ListAnswer, Resource } from '#contract/list.ts'
import { MAX_UNPAGINATED } from '#contract/list.ts'
import { LOCALES } from '#contract/language.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import type { ListRequest } from '#platform/http/list-query.ts'
import type { Selection } from '#platform/http/selection.ts'
import { createKnownShapes } from './known-shape.ts'
import type { Column, Entity, Fragment, Table } from './table.ts'

const preparedIfKnown = createKnownShapes()

/** Reads one page of a table with the nine list options. */
export async function readList<R extends Resource>(
  context: Context,
  table: Table<R>,
  request: ListRequest,
  scope?: Fragment,
): Promise<ListAnswer<Entity>> {
  const { sql } = context
  const columns = table.columns(context) as Record<string, Column>
  const conditions = [
    table.visible(context),
    ...(scope ? [scope] : []),
    ...request.filters.map((filter) => filtered(context, table, columns, filter)),
    ...(request.search && table.search ? [table.search(context, request.search)] : []),
  ]
  const where = joined(context, conditions)
  const rows = await select(
    context,
    table,
    columns,
    request.selection,
    sql`where ${where} order by ${order(context, table, columns, request)}
        limit ${request.per_page} offset ${(request.page - 1) * request.per_page}`,
    `${shapeOf(request)} ${request.sort.map(({ field, descending }) => `${field} ${descending}`)} ${context.language}`,
  )
  const total_pages = request.paginate
    ? Math.ceil((await count(context, table, where, shapeOf(request))) / request.per_page)
    : Math.min(1, rows.length)
  return { items: rows, _meta: { page: request.page, total_pages }, _errors: {} }
}

/** Reads the visible rows with these ids; a row nobody may see is simply not there. */
export async function readByIds<R extends Resource>(
  context: Context,
  table: Table<R>,
  ids: number[],
  selection: Selection,
): Promise<Map<number, Entity>> {
  if (ids.length === 0) return new Map()
  const { sql } = context
  const columns = table.columns(context) as Record<string, Column>
  const id = sqlOf(columns.id)
  const wanted: Selection = { ...selection, fields: new Set(selection.fields).add('id') }
  const rows = await select(
    context,
    table,
    columns,
    wanted,
    sql`where ${table.visible(context)} and ${id} = any(${ids}::int[]) limit ${MAX_UNPAGINATED}`,
    'ids',
  )
  return new Map(
    rows.map((row) => {
      const key = row.id as number
      if (!selection.fields.has('id')) delete row.id
      return [key, row]
    }),
  )
}

export async function readOne<R extends Resource>(
  context: Context,
  table: Table<R>,
  id: number,
  selection: Selection,
): Promise<Entity> {
  const found = (await readByIds(context, table, [id], selection)).get(id)
  if (!found) throw notFound()
  return found
}

/** Whether a caller may see the row with this id, as a condition of another query. */
export function isVisible(context: Context, table: Table, id: number): Fragment {
  const { sql } = context
  return sql`exists (
    select from ${table.from(context)}
    where ${table.visible(context)} and ${sqlOf((table.columns(context) as Record<string, Column>).id)} = ${id}
  )`
}

async function select<R extends Resource>(
  context: Context,
  table: Table<R>,
  columns: Record<string, Column>,
  selection: Selection,
  rest: Fragment,
  shape: string,
): Promise<Entity[]> {
  const { sql } = context
  const embeds = [...selection.embeds].map(([name, nested]) => ({
    name,
    nested,
    source: table.embeds[name as keyof typeof table.embeds],
  }))
  const wanted = new Set([...selection.fields, 'id', ...embeds.flatMap(({ source }) => source.needs)])
  const settlements = (table.settlements ?? []).filter(({ fields }) =>
    fields.some((name) => wanted.has(name)),
  )
  for (const name of settlements.flatMap(({ needs }) => needs)) wanted.add(name)
  const names = Object.keys(columns).filter((name) => wanted.has(name))
  const list = names.reduce<Fragment | null>((done, name) => {
    const one = sql`${sqlOf(columns[name])} as ${sql(name)}`
    return done ? sql`${done}, ${one}` : one
  }, null)
  const statement = sql`select ${list ?? sql`1`} from ${table.from(context)} ${rest}`
  const rows: Entity[] = [...(await preparedIfKnown(statement, `${table.resource.name} ${names} ${shape}`))]
  for (const name of names) {
    const column = columns[name]
    if (column && 'as' in column) for (const row of rows) row[name] = column.as(row[name] as never)
  }
  const settled = Promise.all(settlements.map(({ settle }) => settle(context, rows)))
  const unsettled = new Set<string>(settlements.flatMap(({ fields }) => fields))
  // Columns that only embeds need are read, used and dropped again.
  const filled = Promise.all(
    embeds.map(async ({ source, nested }) => {
      if (source.needs.some((name) => unsettled.has(name))) await settled
      return source.load(context, rows, nested)
    }),
  )
  const [, embedded] = await Promise.all([settled, filled])
  return rows.map((row, index) => {
    for (const name of names) if (!selection.fields.has(name)) delete row[name]
    embeds.forEach(({ name }, position) => (row[name] = embedded[position]?.[index]))
    return row
  })
}

async function count(context: Context, table: Table, where: Fragment, shape: string): Promise<number> {
  const { sql } = context
  const statement = sql`select count(*)::int as total from ${table.from(context)} where ${where}`
  const [row] = await preparedIfKnown(statement, `${table.resource.name} count ${shape}`)
  return row?.total ?? 0
}

/** What of a request stands in the text of its conditions; values are parameters, and say only their type. */
function shapeOf({ filters, search }: ListRequest): string {
  const shapes = filters.map(({ field, operator, value }) => {
    const types = [value].flat().map((one) => (typeof one === 'number' && !isSmall(one) ? 'numeric' : ''))
    return `${field} ${operator} ${types}`
  })
  return `${shapes.join(' & ')} ${search !== ''}`
}

function joined({ sql }: Context, conditions: Fragment[]): Fragment {
  return conditions.reduce((done, next) => sql`${done} and ${next}`)
}

function sqlOf(column: Column | undefined): Fragment {
  if (!column) throw new Error('A resource names a field its table does not read')
  return 'as' in column ? column.sql : column
}

function order(
  context: Context,
  table: Table,
  columns: Record<string, Column>,
  request: ListRequest,
): Fragment {
  const { sql, language } = context
  const fields = request.sort.length > 0 ? request.sort : (table.default_sort ?? [])
  // Ending with the id makes every order total, so no row is skipped or repeated between two pages.
  const parts = [...fields, { field: 'id', descending: false }].map(({ field, descending }) => {
    const value = sqlOf(columns[field])
    const text = table.resource.filterable[field] === 'text'
    const collated = text ? sql`${value} collate ${sql(`${LOCALES[language]}-x-icu`)}` : value
    return descending ? sql`${collated} desc nulls last` : sql`${collated} asc nulls last`
  })
  return parts.reduce((done, next) => sql`${done}, ${next}`)
}

const SIGNS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function filtered(context: Context, table: Table, columns: Record<string, Column>, filter: Filter): Fragment {
  const { sql } = context
  const type = table.resource.filterable[filter.field] as FieldType
  const many = table.filters?.[filter.field]
  if (!many) return condition(context, type, columns[filter.field], filter)
  // Of many values none may be the unwanted one, so "is not" is the opposite of "is" and not of one value.
  const not = filter.operator === 'neq'
  const found = many(context, (value) =>
    condition(context, type, value, not ? { ...filter, operator: 'eq' } : filter),
  )
  // What has no value has not the unwanted one either.
  return not ? sql`(${found}) is not true` : found
}

function condition(
  context: Context,
  type: FieldType,
  column: Column | undefined,
  { operator, value }: Filter,
): Fragment {
  const { sql } = context
  const own = sqlOf(column)
  const scale = column && 'as' in column && column.from ? column.from : (plain: number) => plain
  const one = (plain: unknown) => operand(context, type, typeof plain === 'number' ? scale(plain) : plain)
  switch (operator) {
    case 'eq':
      return sql`${own} = ${one(value)}`
    case 'neq':
      return sql`${own} is distinct from ${one(value)}`
    case 'in': {
      const alternatives = (value as unknown[]).map((plain) => sql`${own} = ${one(plain)}`)
      return sql`(${alternatives.reduce((done, next) => sql`${done} or ${next}`)})`
    }
    case 'contains':
      return sql`search_text(${own}) like ${pattern(value, '%', '%')}`
    case 'starts_with':
      return sql`search_text(${own}) like ${pattern(value, '', '%')}`
    case 'ends_with':
      return sql`search_text(${own}) like ${pattern(value, '%', '')}`
    default:
      return sql`${own} ${sql.unsafe(SIGNS[operator])} ${one(value)}`
  }

  function pattern(text: unknown, before: string, after: string): Fragment {
    const literal = String(text).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
    return sql`${before}::text || search_text(${literal}::text) || ${after}::text`
  }
}

const isSmall = (value: number) => Number.isInteger(value) && Math.abs(value) <= 2_147_483_647

/** Typed operands: PostgreSQL must never guess, and a fraction against a whole column must not be an error. */
function operand({ sql }: Context, type: FieldType, value: unknown): Fragment {
  switch (type) {
    case 'number': {
      return isSmall(value as number) ? sql`${value as number}::int` : sql`${String(value)}::numeric`
    }
    case 'date':
      return sql`${value as string}::timestamptz`
    case 'boolean':
      return sql`${value as boolean}::boolean`
    case 'text':
      return sql`${value as string}::text`
  }
}
