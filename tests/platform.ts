import { seedCustomers } from '#demo/seed-customer.ts'
import { seedShop } from '#demo/seed-shop.ts'
import { customers, DEMO_PASSWORD, staffUsers } from '#demo/trade/customer.ts'
import { createPlatform, type PlatformOptions } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useDatabase } from './database.ts'
import { callsOf } from './platform-call.ts'

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

  const call = callsOf(platform)

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
