import { type Counted, metricsText } from '#platform/http/metrics.ts'

const headers = { 'cache-control': 'no-store' }

interface HealthOptions {
  isAway: () => boolean
  hasLagged: () => boolean
  counted: () => Promise<Counted[]>
  show_metrics: boolean
}

/** `/livez`: the process answers. `/readyz`: it can serve, which needs the database and time to think. */
export function createHealth({ isAway, hasLagged, counted, show_metrics }: HealthOptions) {
  let draining = false
  const notReady = (why: string) => new Response(`${why}\n`, { status: 503, headers })
  return {
    drain: () => {
      draining = true
    },
    live: () => new Response('ok\n', { headers }),
    ready: () => {
      if (draining) return notReady('stopping')
      if (isAway()) return notReady('no database')
      if (hasLagged()) return notReady('too busy')
      return new Response('ok\n', { headers })
    },
    metrics: async () =>
      show_metrics
        ? new Response(metricsText(await counted()), {
            headers: { ...headers, 'content-type': 'text/plain; version=0.0.4' },
          })
        : new Response(null, { status: 404, headers }),
  }
}
