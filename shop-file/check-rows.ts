import type { Transaction } from '#platform/db/database.ts'
import type { Change } from './change.ts'
import { type Schema, tableOf } from './schema.ts'

const ROWS_AT_ONCE = 500

/** Holds rows against the conditions of their tables before any of them is written. */
export async function checkRows(
  sql: Transaction,
  schema: Schema,
  changes: Change[],
  problems: string[],
): Promise<void> {
  for (const [table, of_table] of Map.groupBy(changes, ({ draft }) => draft.layout.table)) {
    const { checks, columns } = tableOf(schema, table)
    if (checks.length === 0) continue
    const own = columns.filter(({ is_generated, type }) => !is_generated && type !== 'bytea')
    const named = own.map(({ name }) => `"${name}"`)
    const shape = own.map(({ name, type }) => `"${name}" ${type}`)
    for (let start = 0; start < of_table.length; start += ROWS_AT_ONCE) {
      const part = of_table.slice(start, start + ROWS_AT_ONCE)
      const rows = part.map(({ draft }) => ({ ...draft.current, ...draft.row }))
      const broken = await sql.unsafe<{ place: number; failed: boolean[] }[]>(
        `select place, failed from (
           select place, array[${checks.map((check) => `(${check}) is false`).join(', ')}] as failed
           from rows from (jsonb_to_recordset($1) as (${shape.join(', ')}))
             with ordinality as row(${[...named, 'place'].join(', ')})
         ) checked where true = any(failed) order by place`,
        // The driver's JSON type has no name for "any plain object".
        [sql.json(rows as never)],
      )
      for (const { place, failed } of broken)
        checks.forEach((check, index) => {
          if (failed[index]) problems.push(`${part[place - 1]?.draft.place}: this does not hold: ${check}.`)
        })
    }
  }
}
