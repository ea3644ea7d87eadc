import type { Transaction } from '#platform/db/database.ts'

export interface Column {
  name: string
  /** As PostgreSQL calls it; of a domain what lies under it. */
  type: string
  domain: string | null
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
  /** The table whose row it names. */
  references: string | null
}

export interface ForeignKey {
  table: string
  target: string
  columns: string[]
  target_columns: string[]
}

export interface TableSchema {
  name: string
  columns: Column[]
  foreign_keys: ForeignKey[]
  /** Conditions on a row, over its columns. */
  checks: string[]
}

export type Schema = Map<string, TableSchema>

/** What the database knows about its tables; so a new column needs no line here. */
export async function readSchema(sql: Transaction): Promise<Schema> {
  const foreign_keys = await sql<ForeignKey[]>`
    select conrelid::regclass::text as table, confrelid::regclass::text as target,
      array(select attname::text from unnest(conkey) with ordinality key(number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality key(number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as target_columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
  const columns = await sql<(Omit<Column, 'references'> & { table: string; domain_checks: string[] })[]>`
    select relation.relname::text as table, attname::text as name,
      format_type(coalesce(nullif(type.typbasetype, 0), type.oid), null) as type,
      case when type.typtype = 'd' then type.typname::text end as domain,
      not (attnotnull or type.typnotnull) as is_nullable,
      atthasdef or attidentity <> '' or type.typdefault is not null as has_default,
      attgenerated <> '' as is_generated,
      array(select substring(pg_get_constraintdef(oid) from 'CHECK (.*)') from pg_constraint
        where contypid = type.oid and contype = 'c') as domain_checks
    from pg_attribute join pg_class relation on relation.oid = attrelid join pg_type type on type.oid = atttypid
    where relation.relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by relation.relname, attnum`
  const checks = await sql<{ table: string; condition: string }[]>`
    select conrelid::regclass::text as table, pg_get_expr(conbin, conrelid) as condition
    from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace`

  const names = [...new Set(columns.map(({ table }) => table))]
  return new Map(
    names.map((name) => {
      const own_keys = foreign_keys.filter(({ table }) => table === name)
      const own = columns.filter(({ table }) => table === name)
      const of_domains = own.flatMap((column) =>
        column.domain_checks.map((check) => check.replaceAll(/\bVALUE\b/g, `"${column.name}"`)),
      )
      return [
        name,
        {
          name,
          columns: own.map((column) => ({
            ...column,
            references: referenceOf(name, column.name, foreign_keys),
          })),
          foreign_keys: own_keys,
          checks: [
            ...checks.filter(({ table }) => table === name).map(({ condition }) => condition),
            ...of_domains,
          ],
        },
      ]
    }),
  )
}

/** Of a key of two columns, the one that meets the other table's `id` names its row; the other names what that names. */
function referenceOf(table: string, column: string, keys: ForeignKey[]): string | null {
  if (column === 'id') return null
  const own = keys.filter((key) => key.table === table && key.columns.includes(column))
  const direct = own.find(({ columns }) => columns.length === 1)
  if (direct) return direct.target
  for (const { columns, target, target_columns } of own) {
    const met = target_columns[columns.indexOf(column)] ?? ''
    const named = met === 'id' ? target : referenceOf(target, met, keys)
    if (named) return named
  }
  return null
}

export function tableOf(schema: Schema, name: string): TableSchema {
  const table = schema.get(name)
  if (!table) throw new Error(`The database has no table ${name}`)
  return table
}
