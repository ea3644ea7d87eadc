import type { Database } from './db/database.ts'
import { catalogueCalls } from './catalogue/catalogue-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { type Caller, VISITOR } from './http/context.ts'
import type { Log } from './http/log.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { createRouter } from './http/router.ts'
import type { Served } from './http/serve.ts'
import { reviewCalls } from './review/review-calls.ts'
import { createPreferences } from './shop/preferences.ts'
import { shopCalls } from './shop/shop-calls.ts'

export interface PlatformOptions {
  sql: Database
  log: Log
  now?: () => Date
  metrics?: Metrics
  check_answers?: boolean
}

/** Every call the platform answers, domain by domain. */
export const served: Served[] = [...shopCalls, ...catalogueCalls, ...contentCalls, ...reviewCalls]

export function createPlatform(options: PlatformOptions): { fetch: (request: Request) => Promise<Response> } {
  const identify = async (): Promise<Caller> => VISITOR
  return createRouter({
    sql: options.sql,
    log: options.log,
    metrics: options.metrics ?? createMetrics(),
    now: options.now ?? (() => new Date()),
    served,
    preferences: createPreferences(options.sql),
    identify,
    check_answers: options.check_answers ?? false,
  })
}
