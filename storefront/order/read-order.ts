import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { ORDER_EMBEDS, type OrderWire } from './order-view.ts'

export async function readOrder(api: Api, id: number, hash: string | null): Promise<OrderWire | null> {
  try {
    return await api('GET /orders/{id}', {
      params: { id },
      query: { embed: ORDER_EMBEDS, ...(hash ? { hash } : {}) },
    })
  } catch (error) {
    // Not theirs, not there, or a number no order can have: it reads the same.
    if (error instanceof ApiError && [400, 401, 403, 404, 422].includes(error.status)) return null
    throw error
  }
}
