import { createPlatform } from '#platform/app.ts'
import { createDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'

/** What the test tells this process to do, as JSON in its only argument. */
export interface Errand {
  url: string
  application_name: string
  cart_ids: string[]
  /** With the id of the cart behind it, the key by which an order is known when it is sent again. */
  key_of_cart: string
  token: string | null
  /** Dies here, as if the power went; null lives. */
  dies_at: string | null
  /** So many orders are sent at once. */
  at_once: number
  /** Stays when all is done, until it is killed or its parent is gone. */
  stays: boolean
}

const errand = JSON.parse(process.argv[2] ?? '{}') as Errand
const { url, application_name, cart_ids, key_of_cart, token, dies_at, at_once, stays } = errand
const sql = createDatabase(url, { max: at_once, application_name })
const platform = createPlatform({
  sql,
  log: createLog('error'),
  on_order_step: async (step) => {
    if (step === dies_at) process.kill(process.pid, 'SIGKILL')
  },
})

async function send(cart_id: string): Promise<void> {
  const response = await platform.fetch(
    new Request('http://localhost/orders', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key_of_cart + cart_id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ cart_id }),
    }),
  )
  const text = await response.text()
  // Once a line is out, the shopper knows of the order.
  process.stdout.write(`${JSON.stringify({ status: response.status, cart_id, text })}\n`)
}

if (stays) process.stdin.resume()

const waiting = [...cart_ids]
await Promise.all(
  Array.from({ length: at_once }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
  }),
)
await sql.end()
