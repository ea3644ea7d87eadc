import { createDatabase, type Database } from '#platform/db/database.ts'

interface Sent {
  handle?: () => unknown
  /** Known once it was sent. */
  statement?: { string: string }
}

/** Counts statements that are really sent; fragments inside them are not. */
export function countStatements(url: string): { sql: Database; count: () => number; texts: () => string[] } {
  const sent: Sent[] = []
  const sql = new Proxy(createDatabase(url, { max: 1 }), {
    apply(target, self, args) {
      const query = Reflect.apply(target as never, self, args) as Sent
      const handle = query.handle
      if (handle) {
        query.handle = () => {
          sent.push(query)
          return handle.call(query)
        }
      }
      return query
    },
  })
  return { sql, count: () => sent.length, texts: () => sent.map(({ statement }) => statement?.string ?? '') }
}
