import type { CreatedOrder } from '#contract/order.ts'
import { orderBody } from '#contract/order-form.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'

/**
 * The order that a cart has become: the first of two clicks has made it, or the answer about it was lost. Asked only
 * about a cart that is open no more; an open one would be ordered.
 */
export async function orderOfCart(api: Api, cart_id: string): Promise<CreatedOrder | null> {
  return api('POST /orders', { body: orderBody(cart_id, {}) }).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
}
