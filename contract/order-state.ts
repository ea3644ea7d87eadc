import * as z from 'zod/mini'

/** Where an order stands. Whether it is paid or cancelled is told by `paid_at` and `cancelled_at` alone. */
export const ORDER_STATES = {
  new: 1,
  awaiting_payment: 2,
  processing: 3,
  ready_for_pickup: 4,
  shipped: 5,
  delivered: 6,
  cancelled: 7,
  returned: 8,
} as const
export const OrderStateId = z.literal(Object.values(ORDER_STATES))
export type OrderStateId = z.infer<typeof OrderStateId>

export const OrderState = z.object({
  id: OrderStateId,
  name: z.string(),
  color: z.string(),
  position: z.number(),
})
export type OrderState = z.infer<typeof OrderState>

/** What an order has done with the stock of its items. */
export const ORDER_STOCK_STATES = { none: 0, reserved: 1, taken: 2, returned: 3 } as const
export const OrderStockState = z.literal(Object.values(ORDER_STOCK_STATES))
