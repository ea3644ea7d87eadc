import * as z from 'zod/mini'
import type { CartEvent } from './cart-channel.ts'

export const REALTIME_STATUSES = ['initial', 'connecting', 'open', 'closed', 'error'] as const
export type RealtimeStatus = (typeof REALTIME_STATUSES)[number]

/** The item's name, and how many pieces of it are left in the cart. */
export const CartItemMessage = z.object({ name: z.string(), amount: z.number() })
export type CartItemMessage = z.infer<typeof CartItemMessage>

export const CART_EVENTS = {
  'cart-item-sold-out-message': CartItemMessage,
  'cart-item-amount-changed-message': CartItemMessage,
} as const satisfies Record<CartEvent, z.core.$ZodType>
