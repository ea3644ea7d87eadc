import type { Transaction } from '#platform/db/database.ts'

export type Row = Record<string, unknown>

const ROWS_AT_ONCE = 500

/** Inserts rows of one shape, many at a time; values are converted to the types of the columns. */
export async function insertRows(sql: Transaction, table: string, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  // Inside "insert" the driver would take a list of names for a row of values.
  const columns = sql.unsafe(
    Object.keys(first)
      .map((name) => `"${name}"`)
      .join(', '),
  )
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    // The driver's JSON type has no name for "any plain object".
    const part = sql.json(rows.slice(start, start + ROWS_AT_ONCE) as never)
    await sql`
      insert into ${sql(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql(table)}, ${part})`
  }
}

/** Moves the counter of ids behind the ids that were given by hand. */
export async function continueIds(sql: Transaction, tables: string[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(
      pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql(table)}), false)`
  }
}

/** Ids by code, in the order of the list. */
export function idsByCode(list: readonly { code: string }[], start = 1): (code: string) => number {
  const ids = new Map(list.map(({ code }, index) => [code, start + index]))
  return (code) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`The demo data has nothing with the code ${code}`)
    return id
  }
}

/** An empty text is no text. */
export function textOrNull<T extends Record<string, string>>(text: T | null): T | null {
  return text && Object.values(text).some((one) => one !== '') ? text : null
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}

/** The same row without what belongs to other tables. */
export function without<T extends object, K extends keyof T>(row: T, ...names: K[]): Omit<T, K> {
  const copy = { ...row }
  for (const name of names) delete copy[name]
  return copy
}
