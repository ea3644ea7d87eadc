import * as z from 'zod/mini'
import type { ErrorKey } from './error-keys.ts'

export const REALTIME_STATUSES = ['initial', 'connecting', 'open', 'closed', 'error'] as const
export type RealtimeStatus = (typeof REALTIME_STATUSES)[number]

/** The name both sides speak of; on the socket it is a private channel. */
export function cartChannel(shopId: number, cartId: string): string {
  return `shop.${shopId}.cart.${cartId}`
}

export const PRIVATE_PREFIX = 'private-'

export function privateChannel(name: string): string {
  return PRIVATE_PREFIX + name
}

const CART_CHANNEL = /^(?:private-)?shop\.([1-9]\d{0,9})\.cart\.([0-9a-f]{32})$/

export function parseCartChannel(name: string): { shopId: number; cartId: string } | null {
  const [, shopId, cartId] = CART_CHANNEL.exec(name) ?? []
  return shopId && cartId ? { shopId: Number(shopId), cartId } : null
}

/** The item's name, and how many pieces of it are left in the cart. */
export const CartItemMessage = z.object({ name: z.string(), amount: z.number() })
export type CartItemMessage = z.infer<typeof CartItemMessage>

export const CART_EVENTS = {
  'cart-item-sold-out-message': CartItemMessage,
  'cart-item-amount-changed-message': CartItemMessage,
} as const
export type CartEvent = keyof typeof CART_EVENTS

export const CART_EVENT_MESSAGES: Record<CartEvent, ErrorKey> = {
  'cart-item-sold-out-message': 'cart_item_sold_out',
  'cart-item-amount-changed-message': 'cart_item_stock_decreased',
}
