import * as z from 'zod/mini'
import { CartItemType } from './cart-item.ts'
import { ItemProductField } from './item-product-field.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'

export const OrderItem = z.object({
  id: z.number(),
  order_id: z.number(),
  product_id: z.nullable(z.number()),
  product_variation_id: z.nullable(z.number()),
  gift_id: z.nullable(z.number()),
  parent_id: z.nullable(z.number()),
  customer_account_id: z.nullable(z.number()),
  name: z.string(),
  variation_name: z.nullable(z.string()),
  code: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  ean: z.nullable(z.string()),
  unit_price: Money,
  taxed_unit_price: Money,
  original_unit_price: Money,
  taxed_original_unit_price: Money,
  total_price: Money,
  taxed_total_price: Money,
  tax_rate: z.number(),
  amount: z.number(),
  payload: z.nullable(z.record(z.string(), z.unknown())),
  order_item_type: CartItemType,
})
export type OrderItem = z.infer<typeof OrderItem>

export const orderItems = resource({
  name: 'order_item',
  entity: OrderItem,
  embeds: {
    image_url: { schema: z.nullable(z.string()) },
    /** Null once the product is no longer sold. */
    url: { schema: z.nullable(z.string()) },
    variation_properties_names: { schema: z.array(z.string()) },
    product_fields: { schema: z.array(ItemProductField) },
  },
  filterable: {
    id: 'number',
    name: 'text',
    product_id: 'number',
    product_variation_id: 'number',
    parent_id: 'number',
    order_item_type: 'number',
  },
  sortable: ['id', 'name'],
  searchable: false,
})

export const OrderDiscount = z.object({
  name: z.string(),
  code: z.nullable(z.string()),
  discounted_amount: Money,
  is_for_purchase: z.boolean(),
})
export type OrderDiscount = z.infer<typeof OrderDiscount>
