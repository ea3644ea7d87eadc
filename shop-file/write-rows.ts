import type { Transaction } from '#platform/db/database.ts'
import type { Change, Removal } from './change.ts'
import type { Draft } from './draft.ts'
import type { Row } from './row.ts'
import { type Schema, tableOf, type TableSchema } from './schema.ts'

const ROWS_AT_ONCE = 500
/** The content of a file by its hash. */
type Files = (hash: string) => Uint8Array | undefined

/** Gives every new row the id it will have, so that rows can name each other before they are written. */
export async function reserveIds(
  sql: Transaction,
  schema: Schema,
  changes: Change[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  for (const [table, of_table] of Map.groupBy(changes, ({ draft }) => draft.layout.table)) {
    if (!tableOf(schema, table).columns.some(({ name }) => name === 'id')) continue
    const fresh = of_table.filter(({ draft }) => !draft.current).map(({ draft }) => draft.row['id'] as number)
    const reserved = await sql<{ id: number }[]>`
      select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${fresh.length})`
    fresh.forEach((id, index) => ids.set(id, reserved[index]?.id ?? 0))
  }
  return ids
}

export async function writeRows(
  sql: Transaction,
  schema: Schema,
  changes: Change[],
  ids: Map<number, number>,
  files: Files,
): Promise<void> {
  // The order of the changes is the one in which rows may name each other.
  for (const [layout, of_layout] of Map.groupBy(changes, ({ draft }) => draft.layout)) {
    const table = tableOf(schema, layout.table)
    const naming = new Set(table.columns.filter(({ references }) => references).map(({ name }) => name))
    const real = (draft: Draft, names: string[]): Row =>
      Object.fromEntries(names.map((name) => [name, realValue(name, draft.row[name])]))
    const realValue = (name: string, value: unknown): unknown => {
      if ((name === 'id' || naming.has(name)) && typeof value === 'number' && value < 0) return ids.get(value)
      if (name !== 'bytes') return value
      return `\\x${Buffer.from(files(String(value)) ?? []).toString('hex')}`
    }
    const identity = table.columns.some(({ name }) => name === 'id') ? ['id'] : layout.key
    const fresh = parentsFirst(of_layout.filter(({ draft }) => !draft.current))
    // Columns that are not given take their defaults, so only rows of one shape go together.
    for (const [shape, rows] of Map.groupBy(fresh, ({ columns }) => columns.join()))
      await insertRows(
        sql,
        table,
        shape.split(','),
        rows.map(({ draft, columns }) => real(draft, columns)),
      )
    const changed = of_layout.filter(({ draft }) => draft.current)
    for (const [shape, rows] of Map.groupBy(changed, ({ columns }) => columns.join()))
      await updateRows(
        sql,
        table,
        identity,
        shape.split(','),
        rows.map(({ draft, columns }) => real(draft, [...identity, ...columns])),
      )
  }
}

/** Triggers that follow a tree must meet a row after the one above it. */
function parentsFirst(changes: Change[]): Change[] {
  const byId = new Map(changes.map(({ draft }) => [draft.row['id'], draft]))
  const depthOf = (draft: Draft | undefined, most: number): number =>
    draft?.row['parent_id'] && most > 0 ? 1 + depthOf(byId.get(draft.row['parent_id']), most - 1) : 0
  return changes
    .map((change) => ({ change, depth: depthOf(change.draft, changes.length) }))
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ change }) => change)
}

async function insertRows(
  sql: Transaction,
  table: TableSchema,
  columns: string[],
  rows: Row[],
): Promise<void> {
  const named = sql.unsafe(columns.map((name) => `"${name}"`).join(', '))
  for (const part of inParts(rows))
    await sql`
      insert into ${sql(table.name)} (${named}) select ${named} from ${given(sql, table, columns, part)}`
}

async function updateRows(
  sql: Transaction,
  table: TableSchema,
  identity: string[],
  columns: string[],
  rows: Row[],
): Promise<void> {
  const set = sql.unsafe(columns.map((name) => `"${name}" = given."${name}"`).join(', '))
  const same = sql.unsafe(
    identity.map((name) => `target."${name}" is not distinct from given."${name}"`).join(' and '),
  )
  for (const part of inParts(rows))
    await sql`
      update ${sql(table.name)} target set ${set}
      from ${given(sql, table, [...new Set([...identity, ...columns])], part)} where ${same}`
}

export async function removeRows(sql: Transaction, schema: Schema, removals: Removal[]): Promise<void> {
  for (const [layout, of_layout] of [...Map.groupBy(removals, (one) => one.layout)].toReversed()) {
    const table = tableOf(schema, layout.table)
    const identity = table.columns.some(({ name }) => name === 'id') ? ['id'] : layout.key
    const same = sql.unsafe(
      identity.map((name) => `target."${name}" is not distinct from given."${name}"`).join(' and '),
    )
    const rows = of_layout.map(({ row }) => Object.fromEntries(identity.map((name) => [name, row[name]])))
    if (layout.model)
      await sql`
        delete from page_route where model_type = ${layout.model} and model_id = any(${rows.map(({ id }) => id as number)})`
    for (const part of inParts(rows))
      await sql`
        delete from ${sql(layout.table)} target using ${given(sql, table, identity, part)} where ${same}`
  }
}

/** Rows of these columns alone: a whole row would be empty where some of its columns never are. */
function given(sql: Transaction, table: TableSchema, columns: string[], rows: Row[]) {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const shape = sql.unsafe(columns.map((name) => `"${name}" ${types.get(name)}`).join(', '))
  // The driver's JSON type has no name for "any plain object".
  return sql`jsonb_to_recordset(${sql.json(rows as never)}) as given(${shape})`
}

function inParts(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )
}
