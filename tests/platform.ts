import { seedCustomers } from '#demo/seed-customer.ts'
import { seedShop } from '#demo/seed-shop.ts'
import { customers, DEMO_PASSWORD, staffUsers } from '#demo/trade/customer.ts'
import { createPlatform, type PlatformOptions } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useDatabase } from './database.ts'

export interface CallOptions {
  token?: string
  cookie?: string
  language?: string
  headers?: Record<string, string>
}

/** A platform on a database that holds the shop and its people, but nothing to sell; the clock moves by hand. */
export async function startPlatform(more: Partial<PlatformOptions> = {}) {
  const { db } = await useDatabase()
  const clock = { now: new Date() }
  await db.begin(async (sql) => {
    await seedShop(sql)
    await seedCustomers(sql, { customers, staff_users: staffUsers }, clock.now)
  })
  const platform = createPlatform({
    sql: db,
    log: createLog('silent'),
    now: () => clock.now,
    check_answers: true,
    ...more,
  })

  function call(name: string, body?: unknown, options: CallOptions = {}): Promise<Response> {
    const [method, path] = name.split(' ') as [string, string]
    const headers = new Headers(options.headers)
    if (options.token) headers.set('authorization', `Bearer ${options.token}`)
    if (options.cookie) headers.set('cookie', options.cookie)
    if (options.language) headers.set('language-preference', options.language)
    if (body !== undefined) headers.set('content-type', 'application/json')
    return platform.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  }

  /** The session of a demo customer. */
  async function logIn(email: string, password = DEMO_PASSWORD) {
    const response = await call('POST /auth/login', { email, password })
    return (await response.json()) as Record<'access_token' | 'refresh_token', string> & { id: number }
  }

  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  return { db, clock, platform, call, logIn, wait }
}
