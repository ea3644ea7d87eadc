import type { Database } from './database.ts'
import type { Fragment } from './table.ts'

export const PURGE_BATCH = 1000

/**
 * Deletes the rows of a table that are past their time, a part at a time: however many have piled up, no statement runs
 * into its time limit or keeps others waiting. What somebody is working on is left for the next time.
 */
export async function purge(sql: Database, table: string, is_past: Fragment, order = sql``): Promise<number> {
  let purged = 0
  for (let batch = PURGE_BATCH; batch === PURGE_BATCH; purged += batch) {
    const { count } = await sql`
      delete from ${sql(table)} where ctid = any(array(
        select ctid from ${sql(table)} where ${is_past} ${order} limit ${PURGE_BATCH} for update skip locked))`
    batch = count
  }
  return purged
}
