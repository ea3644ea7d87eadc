import { clientIp, isLoopback, senderOf } from '#platform/http/client-ip.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { orderText } from './order-texts.ts'

export const ORDERS_WINDOW_S = 60 * 60
/** Each order writes to its e-mail, which a guest may take from anybody; no person orders so often. */
export const MOST_OF_EMAIL = 20
const ofEmail = createRateLimit({ name: 'order for', limit: MOST_OF_EMAIL, window_s: ORDERS_WINDOW_S })

type Order = () => Promise<number>

/**
 * Stops a script that orders without end, which takes stock from everybody else. The number is far above what people
 * behind one address do; what is refused, asked for again or ordered by the staff does not count. Without a number
 * nothing is counted.
 */
export function createOrderLimit(most_per_hour = 0) {
  const limit = createRateLimit({ name: 'order', limit: most_per_hour, window_s: ORDERS_WINDOW_S })

  return async (context: Context, cart_id: string, order: Order): Promise<number> => {
    const address = clientIp(context)
    const is_free = address === null || isLoopback(address) || context.caller.user_id !== null
    if (most_per_hour === 0 || is_free || (await isOrdered(context, cart_id))) return order()
    const sender = senderOf(context)
    await limit.take(context, sender).catch((error: unknown) => {
      throw inWords(context, error)
    })
    const email = await guestEmail(context, cart_id)
    try {
      if (email) await ofEmail.take(context, email)
      return await order()
    } catch (error) {
      // What has hindered the order may hinder this too, and is what has to be told.
      await limit.forgive(context, sender).catch(() => {})
      if (email) await ofEmail.forgive(context, email).catch(() => {})
      throw error
    }
  }
}

async function isOrdered({ sql }: Context, cart_id: string): Promise<boolean> {
  return (await sql`select from customer_order where cart_id = ${cart_id}`).length > 0
}

async function guestEmail({ sql, caller }: Context, cart_id: string): Promise<string | null> {
  if (caller.customer_id !== null) return null
  const [cart] = await sql<{ email: string | null }[]>`select email from cart where id = ${cart_id}`
  return cart?.email?.toLowerCase() ?? null
}

function inWords({ language }: Context, error: unknown): unknown {
  if (!(error instanceof Failure) || error.type !== 'rate_limited') return error
  const { type, headers } = error
  const minutes = Math.ceil(Number(headers['retry-after']) / 60)
  return new Failure(type, { sentence: orderText(language, 'too_many', { minutes }), headers })
}
