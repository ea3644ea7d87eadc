import type { Context } from '#platform/http/context.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { requirePassword, requireSelf } from './own-password.ts'

/** What one domain keeps about the customer who asks. */
export type RecordReader = (context: Context) => Promise<unknown>

export const MAX_EXPORTS = 5
const EXPORTS_WINDOW_S = 60 * 60

/** Everything at once is a lot to read. */
const exported = createRateLimit({ name: 'export', limit: MAX_EXPORTS, window_s: EXPORTS_WINDOW_S })

export async function exportAccount(
  context: Context,
  id: number,
  password: string,
  record: Record<string, { read: RecordReader }>,
): Promise<Record<string, unknown>> {
  const customer = await requireSelf(context, id)
  await requirePassword(context, customer, 'password', password)
  await exported.take(context, String(id))
  const parts: Record<string, unknown> = { exported_at: context.now.toISOString() }
  for (const [name, { read }] of Object.entries(record)) parts[name] = await read(context)
  return parts
}
