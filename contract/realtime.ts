import * as z from 'zod/mini'

export const REALTIME_STATUSES = ['initial', 'connecting', 'open', 'closed', 'error'] as const
export type RealtimeStatus = (typeof REALTIME_STATUSES)[number]

/** The item's name, and how many pieces of it are left in the cart. */
export const CartItemMessage = z.object({ name: z.string(), amount: z.number() })
export type CartItemMessage = z.infer<typeof CartItemMessage>
