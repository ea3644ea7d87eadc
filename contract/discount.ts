import * as z from 'zod/mini'
import { defineCalls } from './call.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'

export const DISCOUNT_METHODS = { automatic: 1, code: 2 } as const
export const DISCOUNT_OPERATIONS = { percents: 1, fixed_amount: 2, fixed_price: 3 } as const
export const DISCOUNT_APPLICATION_SCOPES = {
  whole_cart: 1,
  matching_items: 2,
  cheapest_matching_item: 3,
  shipping: 4,
} as const

/** Whom or what a discount is for: everyone, the listed ones, or all but the listed ones. */
export const DISCOUNT_TARGETINGS = { all: 0, only_listed: 1, except_listed: 2 } as const
export const DiscountTargeting = z.literal(Object.values(DISCOUNT_TARGETINGS))
export type DiscountTargeting = z.infer<typeof DiscountTargeting>

export const Discount = z.object({
  id: z.number(),
  name: z.string(),
  method: z.literal(Object.values(DISCOUNT_METHODS)),
  operation: z.literal(Object.values(DISCOUNT_OPERATIONS)),
  percents: z.nullable(z.number()),
  amount: z.nullable(Money),
  valid_from: z.nullable(z.string()),
  valid_to: z.nullable(z.string()),
  priority: z.number(),
  limit_orders: z.nullable(z.number()),
  used_orders: z.number(),
  is_active: z.boolean(),
  /** Counts when something is bought, never in the prices of the catalogue. */
  is_for_purchase: z.boolean(),
  free_shipping: z.boolean(),
  limit_per_customer: z.nullable(z.number()),
  code: z.nullable(z.string()),
  application_scope: z.literal(Object.values(DISCOUNT_APPLICATION_SCOPES)),
  type_groups: DiscountTargeting,
  type_customers: DiscountTargeting,
  type_products: DiscountTargeting,
  type_variations: DiscountTargeting,
  type_categories: DiscountTargeting,
  group_ids: z.array(z.number()),
  customer_ids: z.array(z.number()),
  product_ids: z.array(z.number()),
  variation_ids: z.array(z.number()),
  category_ids: z.array(z.number()),
})
export type Discount = z.infer<typeof Discount>

export const discounts = resource({
  name: 'discount',
  entity: Discount,
  embeds: {},
  filterable: {
    id: 'number',
    name: 'text',
    code: 'text',
    method: 'number',
    operation: 'number',
    application_scope: 'number',
    is_active: 'boolean',
    valid_from: 'date',
    valid_to: 'date',
  },
  sortable: ['priority', 'id', 'name', 'code', 'valid_from', 'valid_to'],
  searchable: true,
})

export function isTargeted(
  targeting: DiscountTargeting,
  listed: readonly number[],
  id: number | null,
): boolean {
  if (targeting === DISCOUNT_TARGETINGS.all) return true
  const isListed = id !== null && listed.includes(id)
  return targeting === DISCOUNT_TARGETINGS.only_listed ? isListed : !isListed
}

export const discountCalls = defineCalls({
  'GET /staff/discounts': { summary: 'Lists discounts, for staff', access: 'staff', list: discounts },
})
