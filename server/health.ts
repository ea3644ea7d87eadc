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
  const notNow = (why: string) => new Response(`${why}\n`, { status: 503, headers })
  const told = (all: Counted[]) =>
    new Response(metricsText(all), {
      headers: { ...headers, 'content-type': 'text/plain; version=0.0.4' },
    })
  return {
    drain: () => {
      draining = true
    },
    live: () => new Response('ok\n', { headers }),
    ready: () => {
      if (draining) return notNow('stopping')
      if (isAway()) return notNow('no database')
      if (hasLagged()) return notNow('too busy')
      return new Response('ok\n', { headers })
    },
    metrics: async () => {
      if (!show_metrics) return new Response(null, { status: 404, headers })
      const all = await counted()
      return all.length > 0 ? told(all) : notNow('too busy')
    },
  }
}
