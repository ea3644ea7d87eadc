import * as z from 'zod/mini'
import { DelayMs } from './fault.ts'

/** What becomes of payers on their way back to the shop. */
export const ReturnRoad = z.strictObject({
  mode: z._default(z.enum(['send', 'drop']), 'send'),
  delay_ms: DelayMs,
})
export type ReturnRoad = z.infer<typeof ReturnRoad>

export const openRoad = (): ReturnRoad => ({ mode: 'send', delay_ms: 0 })

/** Takes as long as the road does; whether it leads back at all. */
export async function travel({ mode, delay_ms }: ReturnRoad): Promise<boolean> {
  if (delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, delay_ms))
  return mode === 'send'
}
