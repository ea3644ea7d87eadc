import { isIP } from 'node:net'
import type { Database } from '#platform/db/database.ts'
import type { Config } from './config.ts'

const REREAD_MS = 5000

/** The names this shop answers to: those of its settings and of its data, read again every few seconds. */
export async function createOwnHosts(sql: Database, config: Config, onError: (error: unknown) => void) {
  const fixed = new Set([new URL(config.public_url).hostname])
  // A demo is looked at from wherever it runs; a live shop answers to its names alone.
  if (config.mode === 'demo') fixed.add('localhost')
  let named = await read()
  const timer = setInterval(() => {
    read().then((found) => {
      named = found
    }, onError)
  }, REREAD_MS)
  timer.unref()

  async function read(): Promise<Set<string>> {
    const rows = await sql<{ hostname: string }[]>`select hostname from shop_hostname`
    return new Set(rows.map(({ hostname }) => hostname))
  }

  return {
    has: (hostname: string) =>
      fixed.has(hostname) ||
      named.has(hostname) ||
      (config.mode === 'demo' && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0),
    close: () => clearInterval(timer),
  }
}
