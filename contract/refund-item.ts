import * as z from 'zod/mini'
import { ItemProductField } from './item-product-field.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'

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
