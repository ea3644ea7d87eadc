import type { Gateway } from '#contract/payment-service.ts'
import type { Database } from '#platform/db/database.ts'
import { attemptsIn } from '#platform/http/attempt-store.ts'
import type { Log } from '#platform/http/log.ts'
import { tokenHash } from '#platform/http/token.ts'
import { GatewayError } from './gateway.ts'
import { tellStaff } from './staff-mail.ts'

/** One mail about the same gateway in this time, however often it refuses. */
const KEY_NEWS_EVERY_S = 24 * 60 * 60

interface Asked {
  order_id: number
  gateway: Gateway
}

/** Tells people at once that a gateway does not know the shop: no payment and no refund goes through until they act. */
export async function tellOfRefusedKeys(
  { sql, log, now }: { sql: Database; log: Log; now: Date },
  { order_id, gateway }: Asked,
  error: unknown,
): Promise<void> {
  if (!(error instanceof GatewayError) || !error.is_about_keys) return
  log.error('gateway refuses the keys of the shop: check its settings', { gateway, order_id, error })
  await sql.begin(async (tx) => {
    const key = tokenHash(`refused keys ${gateway}`)
    const { count } = await attemptsIn(tx).add(key, KEY_NEWS_EVERY_S, now)
    if (count > 1) return
    const payment = { order_id, gateway, gateway_payment_id: null, amount: null }
    await tellStaff(tx, payment, 'keys_refused', now)
  })
}
