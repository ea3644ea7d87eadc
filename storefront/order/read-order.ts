import type { Api } from '../api/client.ts'
import { unlessHidden } from '../api/unless-hidden.ts'
import { ORDER_EMBEDS, type OrderWire } from './order-view.ts'

export function readOrder(api: Api, id: number, hash: string | null): Promise<OrderWire | null> {
  return unlessHidden(
    api('GET /orders/{id}', {
      params: { id },
      query: { embed: ORDER_EMBEDS, ...(hash ? { hash } : {}) },
    }),
  )
}
