import type { Log } from '#platform/http/log.ts'

/** Does one order after another; one that fails is logged and holds up none behind it. Answers how many were done. */
export async function eachApart<Row extends { order_id: number }>(
  rows: readonly Row[],
  log: Log,
  failure: string,
  act: (row: Row) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const row of rows) {
    try {
      if (await act(row)) done++
    } catch (error) {
      log.error(failure, { order_id: row.order_id, error })
    }
  }
  return done
}
