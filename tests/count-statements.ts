import { createDatabase, type Database } from '#platform/db/database.ts'

/** Counts statements that are really sent; fragments inside them are not. */
export function countStatements(url: string): { sql: Database; count: () => number } {
  let count = 0
  const sql = new Proxy(createDatabase(url, { max: 1 }), {
    apply(target, self, args) {
      const query = Reflect.apply(target as never, self, args) as { handle?: () => unknown }
      const handle = query.handle
      if (handle) {
        query.handle = () => {
          count++
          return handle.call(query)
        }
      }
      return query
    },
  })
  return { sql, count: () => count }
}
