import type { Filter } from '#contract/list.ts'
import { catalogueCalls } from '#platform/catalogue/catalogue-calls.ts'
import type { Database } from '#platform/db/database.ts'
import { type Caller, VISITOR } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRouter } from '#platform/http/router.ts'
import type { Served } from '#platform/http/serve.ts'
import { createPreferences } from '#platform/shop/preferences.ts'
import { useSeededDatabase } from './database.ts'

// Tests look into answers whose shape the platform itself holds against the contract.
// oxlint-disable-next-line no-explicit-any
export type Answer = any

export interface Asked {
  language?: string
  currency?: string
  caller?: Caller
  headers?: Record<string, string>
  body?: unknown
}

/** A platform with the demo shop, asked as whoever the test says. */
export async function openDemoShop(served: Served[] = catalogueCalls()) {
  const { db, url } = await useSeededDatabase()
  const platform = (caller: Caller, sql: Database = db) =>
    createRouter({
      sql,
      log: createLog('silent'),
      metrics: createMetrics(),
      now: () => new Date(),
      served,
      preferences: createPreferences(sql),
      identify: async () => caller,
      check_answers: true,
    })

  async function send(path: string, asked: Asked = {}): Promise<Response> {
    const { language, currency, caller = VISITOR, headers, body } = asked
    return platform(caller).fetch(
      new Request(`http://localhost${path}`, {
        headers: {
          ...(language ? { 'language-preference': language } : {}),
          ...(currency ? { 'currency-preference': currency } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
  }

  async function ask(path: string, asked: Asked = {}): Promise<Answer> {
    const response = await send(path, asked)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  async function idOf(table: string, code: string): Promise<number> {
    const [row] = await db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`
    if (!row) throw new Error(`The demo shop has no ${table} ${code}`)
    return row.id
  }

  const product = async (code: string, query = '', asked: Asked = {}): Promise<Answer> =>
    ask(`/products/${await idOf('product', code)}${query}`, asked)

  const group_id = await idOf('customer_group', 'salon')
  const salon: Caller = { ...VISITOR, customer_group_ids: [group_id] }
  return { db, url, platform, send, ask, idOf, product, salon }
}

export function filters(...list: Filter[]): string {
  return `filters=${encodeURIComponent(JSON.stringify(list))}`
}
