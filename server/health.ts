import type { Database } from '#platform/db/database.ts'
import type { Metrics } from '#platform/http/metrics.ts'

const headers = { 'cache-control': 'no-store' }

/** `/livez`: the process answers. `/readyz`: it can serve, which needs the database. */
export function createHealth(sql: Database, metrics: Metrics, show_metrics: boolean) {
  let draining = false
  return {
    drain: () => {
      draining = true
    },
    live: () => new Response('ok\n', { headers }),
    ready: async () => {
      if (draining) return new Response('stopping\n', { status: 503, headers })
      try {
        await sql`select 1`
        return new Response('ok\n', { headers })
      } catch {
        return new Response('no database\n', { status: 503, headers })
      }
    },
    metrics: () =>
      show_metrics
        ? new Response(metrics.text(), {
            headers: { ...headers, 'content-type': 'text/plain; version=0.0.4' },
          })
        : new Response(null, { status: 404, headers }),
  }
}
