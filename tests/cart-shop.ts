import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from './database.ts'
import type { Answer } from './demo-shop.ts'

export interface Asking {
  token?: string
  language?: string
  currency?: string
}

export interface Told {
  status: number
  answer: Answer
}

/** The demo shop with all its calls and a clock that is moved by hand. */
export async function cartShop() {
  const { db, url } = await useSeededDatabase()
  const clock = { now: new Date() }
  const errors: string[] = []
  const platform = createPlatform({
    sql: db,
    log: createLog('error', (line) => void errors.push(line)),
    now: () => clock.now,
    check_answers: true,
  })

  async function call(name: string, body?: unknown, asking: Asking = {}): Promise<Told> {
    const [method = '', path = ''] = name.split(' ')
    const response = await platform.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(asking.token ? { authorization: `Bearer ${asking.token}` } : {}),
          ...(asking.language ? { 'language-preference': asking.language } : {}),
          ...(asking.currency ? { 'currency-preference': asking.currency } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    if (response.status >= 500) throw new Error(`${name} answered ${response.status}: ${errors.join('\n')}`)
    return { status: response.status, answer: (text ? JSON.parse(text) : null) as Answer }
  }

  async function newCart(asking: Asking = {}): Promise<string> {
    return (await call('POST /carts', undefined, asking)).answer.id as string
  }

  async function logIn(email: string): Promise<string> {
    const { answer } = await call('POST /auth/login', { email, password: DEMO_PASSWORD })
    return answer.access_token as string
  }

  /** A session in which the staff acts as the customer. */
  async function actAs(email: string): Promise<string> {
    const staff = { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }
    const { answer } = await call('POST /auth/users/login', staff)
    const token = answer.access_token as string
    await db`
      update session set customer_id = (select id from customer where email = ${email}) where id = ${answer.id}`
    return token
  }

  async function idOf(table: string, code: string): Promise<number> {
    const [row] = await db<{ id: number }[]>`select id from ${db(table)} where code = ${code}`
    if (!row) throw new Error(`The demo shop has no ${table} ${code}`)
    return row.id
  }

  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  return { db, url, clock, platform, call, newCart, logIn, actAs, idOf, wait }
}
