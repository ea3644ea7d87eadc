import { canCancel } from '#contract/order-flag.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import type { OrderWire } from '../order/order-view.ts'

/** A method an order could be paid by instead of the one it has. */
export interface OtherPayment {
  id: number
  name: string
}

/** The other ways to pay an order; none when nothing is left to change about it. */
export async function readOtherPayments(
  api: Api,
  order: OrderWire,
  hash: string | null,
): Promise<OtherPayment[]> {
  // The same orders that may still be cancelled may be paid in another way.
  if (!canCancel(order)) return []
  try {
    const { items } = await api('GET /orders/{id}/payment-methods', {
      params: { id: order.id },
      query: { paginate: false, only: ['id', 'name'], ...(hash ? { hash } : {}) },
    })
    return items.filter(({ id }) => id !== order.payment?.payment_method_id)
  } catch (error) {
    // The page is worth more than this part of it.
    if (error instanceof ApiError) return []
    throw error
  }
}
