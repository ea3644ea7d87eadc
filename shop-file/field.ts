import type { Layout } from './layout.ts'
import { type Column, type Schema, tableOf } from './schema.ts'

/** A column as a file shows it: one that names a row of another table is called by that word alone. */
export interface Field {
  name: string
  column: Column
}

/** The fields of a row in a file, without what follows from where the row is listed. */
export function fieldsOf(schema: Schema, layout: Layout): Field[] {
  const given = new Set([
    'id',
    ...(layout.omit ?? []),
    ...(layout.empty ?? []),
    ...Object.keys(layout.fixed ?? {}),
    ...inheritedFrom(schema, layout).map(([column]) => column),
  ])
  return tableOf(schema, layout.table)
    .columns.filter(({ name, is_generated }) => !is_generated && !given.has(name))
    .map((column) => ({ name: fieldName(column), column }))
}

function fieldName({ name, type, references }: Column): string {
  if (type === 'bytea') return 'file'
  return references ? name.replace(/_id$/, '') : name
}

/** Columns a listed row has from the row it is listed in: `[its column, the other's column]`. */
export function inheritedFrom(schema: Schema, { table, parent }: Layout): [string, string][] {
  if (!parent) return []
  const keys = tableOf(schema, table).foreign_keys
  const target = keys.find(({ columns }) => columns.length === 1 && columns[0] === parent)?.target
  const to_parent = keys.filter(
    (key) =>
      (target === undefined || key.target === target) &&
      key.columns.includes(parent) &&
      ['id', parent].includes(key.target_columns[key.columns.indexOf(parent)] ?? ''),
  )
  return to_parent.flatMap(({ columns, target_columns }) =>
    columns.map((column, index): [string, string] => [column, target_columns[index] ?? '']),
  )
}

/** A list whose rows say one thing alone is a list of those values. */
export function isPlainList(layout: Layout, fields: Field[]): boolean {
  return !layout.single && !layout.lists && fields.length === 1
}

/** Whole amounts of a currency in files, minor units in the database. */
export function isMoney({ column }: Field, fields: Field[]): boolean {
  return column.type === 'bigint' && fields.some(({ name }) => name === 'currency')
}
