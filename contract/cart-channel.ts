import type { ErrorKey } from './error-keys.ts'

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

export const CART_EVENT_MESSAGES = {
  'cart-item-sold-out-message': 'cart_item_sold_out',
  'cart-item-amount-changed-message': 'cart_item_stock_decreased',
} as const satisfies Record<string, ErrorKey>
export type CartEvent = keyof typeof CART_EVENT_MESSAGES
