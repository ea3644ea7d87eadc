import type { Log } from '#platform/http/log.ts'
import type { Metrics } from '#platform/http/metrics.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** Counts and times what a part of the shop answers, and writes it to the log; the query may hold secrets and stays out. */
export function createObserver(log: Log, metrics: Metrics) {
  return (name: string, fetch: Fetch): Fetch =>
    async (request) => {
      const started = performance.now()
      const response = await fetch(request)
      const milliseconds = performance.now() - started
      metrics.observe(name, response.status, milliseconds / 1000)
      log.info('answered', {
        name,
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        milliseconds: Math.round(milliseconds * 10) / 10,
      })
      return response
    }
}
