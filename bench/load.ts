import { Agent, get } from 'node:http'

export interface Load {
  requests_per_second: number
  p50_ms: number
  p95_ms: number
}

/** Asks one address again and again over a few kept connections, for a fixed count, so it always ends by itself. */
export async function load(url: string, { count = 400, connections = 4 } = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) times.push(await once(url, agent))
    }),
  )
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { requests_per_second: times.length / seconds, p50_ms: at(0.5), p95_ms: at(0.95) }
}

function once(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume()
      response.on('end', () => resolve(performance.now() - started))
    })
    request.on('error', reject)
  })
}
