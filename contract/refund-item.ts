import * as z from 'zod/mini'
import { ItemProductField } from './item-product-field.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'
import { WITHDRAWAL_EXCEPTIONS } from './product.ts'

export const REFUND_RESOLVES = ['money_back', 'exchange', 'store_credit'] as const

/** What a refund's and a complaint's item have in common. */
export const returnedItemFields = {
  id: z.number(),
  name: z.string(),
  order_id: z.number(),
  order_item_id: z.number(),
  reason: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  amount: z.number(),
  tax_rate: z.number(),
  unit_price: Money,
  taxed_unit_price: Money,
  total_price: Money,
  taxed_total_price: Money,
}

export const returnedItemEmbeds = {
  image_url: { schema: z.nullable(z.string()) },
  variation_properties_names: { schema: z.array(z.string()) },
  order_item_product_fields: { schema: z.array(ItemProductField) },
}

export const RefundItem = z.object({
  ...returnedItemFields,
  /** Neither a reason nor a wish is asked of whoever withdraws. */
  preferred_resolve: z.nullable(z.literal(REFUND_RESOLVES)),
  /** Ordered pieces less those returned before. */
  max_amount: z.number(),
  tax_amount: Money,
})
export type RefundItem = z.infer<typeof RefundItem>

export const refundItems = resource({
  name: 'refund_item',
  entity: RefundItem,
  embeds: returnedItemEmbeds,
  filterable: { id: 'number', order_id: 'number', order_item_id: 'number', name: 'text' },
  sortable: ['id', 'name'],
  searchable: false,
})

export const RETURN_OBSTACLES = [...WITHDRAWAL_EXCEPTIONS, 'returned', 'complained'] as const
export type ReturnObstacle = (typeof RETURN_OBSTACLES)[number]

/** A line of an order as somebody who returns goods sees it. A package goes back whole, so its parts are not listed. */
export const ReturnableItem = z.object({
  id: z.number(),
  order_id: z.number(),
  name: z.string(),
  sku: z.nullable(z.string()),
  amount: z.number(),
  /** Nothing, where there is an obstacle. */
  max_amount: z.number(),
  obstacle: z.nullable(z.literal(RETURN_OBSTACLES)),
  /** Of sealed goods: they go back unopened only. */
  is_sealed: z.boolean(),
  /** Of all pieces together, discounts taken off. */
  taxed_total_price: Money,
})
export type ReturnableItem = z.infer<typeof ReturnableItem>

export const returnableItems = resource({
  name: 'returnable_item',
  entity: ReturnableItem,
  embeds: {
    ...returnedItemEmbeds,
    /** What is in a package. */
    part_names: { schema: z.array(z.string()) },
    /** What may be wished for it: credits only where there is an account for them. */
    resolves: { schema: z.array(z.literal(REFUND_RESOLVES)) },
  },
  filterable: { id: 'number', name: 'text' },
  sortable: ['id', 'name'],
  searchable: false,
})
