import type { Transaction } from '#platform/db/database.ts'
import { fieldsOf, inheritedFrom } from './field.ts'
import { FILES, type Layout, withLists } from './layout.ts'
import { fileNameOf } from './picture.ts'
import type { Row } from './row.ts'
import { type Column, type Schema, tableOf } from './schema.ts'

export interface Paths {
  [language: string]: string
}

/** Everything a folder can hold, as the database has it now. */
export interface Stored {
  rows: Map<Layout, Row[]>
  /** By name, which never changes its picture. */
  pictures: Map<string, { id: number; mime_type: string }>
  /** By type and id of what stands there. */
  paths: Map<string, Paths>
}

export async function readStored(sql: Transaction, schema: Schema): Promise<Stored> {
  const rows = new Map<Layout, Row[]>()
  for (const top of Object.values(FILES)) await readRows(sql, schema, top, undefined, rows)
  const media = await sql<{ id: number; name: string; mime_type: string }[]>`
    select id, name, mime_type from media order by name`
  const routes = await sql<{ model: string; paths: Paths }[]>`
    select model_type || ':' || model_id as model, jsonb_object_agg(language, path) as paths
    from page_route where kind = 'model' and shop_id = (select min(id) from shop) group by 1`
  return {
    rows,
    pictures: new Map(media.map(({ name, ...picture }) => [name, picture])),
    paths: new Map(routes.map(({ model, paths }) => [model, paths])),
  }
}

async function readRows(
  sql: Transaction,
  schema: Schema,
  layout: Layout,
  above: Row[] | undefined,
  into: Map<Layout, Row[]>,
): Promise<void> {
  const { columns } = tableOf(schema, layout.table)
  // What a file of its own holds is known by its hash here.
  const selected = columns
    .filter(({ is_generated }) => !is_generated)
    .map(({ name, type }) =>
      type === 'bytea' ? `encode(sha256("${name}"), 'hex') as "${name}"` : `"${name}"`,
    )
  const conditions = [
    ...(layout.empty ?? []).map((name) => `"${name}" is null`),
    ...Object.entries(layout.fixed ?? {}).map(([name, value]) => `"${name}" = '${value}'`),
    ...(layout.parent ? [`"${layout.parent}" is not null`] : []),
  ]
  const found = await sql.unsafe<Row[]>(
    `select ${selected.join(', ')} from "${layout.table}" where ${conditions.join(' and ') || 'true'}
     order by ${columns.some(({ name }) => name === 'id') ? 'id' : '1'} ${layout.single && !above ? 'limit 1' : ''}`,
  )
  const link = layout.parent && inheritedFrom(schema, layout).find(([column]) => column === layout.parent)
  const parents = link && new Set(above?.map((row) => row[link[1]]))
  const rows = found
    .filter((row) => !link || !parents || parents.has(row[link[0]]))
    .map((row) =>
      Object.fromEntries(
        columns.flatMap((one) => (one.is_generated ? [] : [[one.name, plain(one, row[one.name])]])),
      ),
    )
  into.set(layout, rows)
  for (const list of Object.values(layout.lists ?? {})) await readRows(sql, schema, list, rows, into)
}

/** The driver leaves fractions as texts. */
function plain({ type }: Column, value: unknown): unknown {
  return type === 'numeric' && value !== null ? Number(value) : value
}

/** What others call a row by: the last column of its key. */
export function createNaming(schema: Schema, stored: Stored) {
  const layouts = new Map(
    Object.values(FILES)
      .flatMap(withLists)
      .map((layout) => [layout.table, layout]),
  )
  const rows = new Map<string, Map<unknown, Row>>()
  for (const [{ table }, list] of stored.rows) {
    const known = rows.get(table) ?? new Map<unknown, Row>()
    for (const row of list) known.set(row['id'], row)
    rows.set(table, known)
  }
  const pictures = new Map(
    [...stored.pictures].map(([name, { id, mime_type }]) => [id, fileNameOf(name, mime_type)]),
  )

  function nameOf(table: string, id: unknown): unknown {
    if (id === null) return null
    if (table === 'media') return pictures.get(id as number)
    const row = rows.get(table)?.get(id)
    const last = layouts.get(table)?.key.at(-1)
    if (!row || !last) throw new Error(`Nothing is known of ${table} ${String(id)}`)
    return shown(table, last, row)
  }

  /** A column of a key, as people write it. */
  function shown(table: string, name: string, row: Row): unknown {
    const column = tableOf(schema, table).columns.find((one) => one.name === name)
    if (column?.references) return nameOf(column.references, row[name])
    return column?.domain === 'localized' ? (row[name] as { cs: string }).cs : row[name]
  }

  /** By which rows of a list are put into one order, whatever their ids are. */
  function orderOf(layout: Layout, row: Row): string {
    const key = layout.key.filter((name) => name !== layout.parent)
    const place = String(Number(row['position'] ?? 0) + 1e10).padStart(12, '0')
    return place + JSON.stringify(key.map((name) => shown(layout.table, name, row)))
  }

  return { nameOf, orderOf, fields: (layout: Layout) => fieldsOf(schema, layout) }
}
