import type { Context } from '#platform/http/context.ts'
import { type GatewayClient, GatewayError } from './gateway.ts'
import { readWish } from './payment-wish.ts'
import { nextPollAt } from './poll-schedule.ts'

const API_PATH = '/shop-api'

/** Opens a payment at its gateway for a try that is written down; answers where to pay. */
export async function openPayment(
  { sql, now, log }: Context,
  client: GatewayClient,
  attempt_id: number,
  order_id: number,
  return_url: URL,
): Promise<string> {
  try {
    const wish = await readWish(sql, order_id, {
      attempt_id,
      return_url: return_url.href,
      notification_url: new URL(`${API_PATH}/gopay-requests/notification`, return_url).href,
    })
    const { id, url } = await client.create(wish)
    await sql`
      update payment_attempt set state = 'open', gateway_payment_id = ${id}, gate_url = ${url}, changed_at = ${now},
        next_poll_at = ${nextPollAt(now, 0)}
      where id = ${attempt_id}`
    return url
  } catch (error) {
    const is_certain = error instanceof GatewayError && error.certain
    await sql`
      update payment_attempt set state = ${is_certain ? 'failed' : 'unknown'}, changed_at = ${now}
      where id = ${attempt_id} and state = 'creating'`
    log.warn('payment not opened', { attempt_id, error })
    throw error
  }
}
