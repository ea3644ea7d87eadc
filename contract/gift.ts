import * as z from 'zod/mini'
import { defineCalls, PathId } from './call.ts'
import { CartId } from './cart-id.ts'
import { embedMany, embedNullable } from './embed.ts'
import { resource, type Resource } from './list.ts'
import { CurrencyPrices } from './price.ts'
import { products } from './product.ts'
import { productVariations } from './variation.ts'

/** The same numbers as the kinds of cart item a gift becomes. */
export const GIFT_TYPES = { gift: 1, no_send_gift: 2, related_gift: 3 } as const
export const GIFT_RULE_TYPES = {
  cart_value: 1,
  amount_of_items: 2,
  product_in_cart: 3,
  category_in_cart: 4,
  customer_group: 5,
} as const
export const GIFT_RULE_CONDITIONS = ['gte', 'lte', 'eq'] as const
export type GiftRuleCondition = (typeof GIFT_RULE_CONDITIONS)[number]

export const Gift = z.object({
  id: z.number(),
  product_id: z.number(),
  product_variation_id: z.nullable(z.number()),
  is_active: z.boolean(),
  is_combinable: z.boolean(),
  /** Taken off the price of the gift: 100 is free. */
  percents: z.number(),
  type: z.literal(Object.values(GIFT_TYPES)),
  /** Pieces in one order; null is no limit. */
  limit: z.nullable(z.number()),
})
export type Gift = z.infer<typeof Gift>

/** `amount` is a value in the asked currency, a count, or the id the type speaks of. */
export const GiftRule = z.object({
  id: z.number(),
  gift_id: z.number(),
  is_active: z.boolean(),
  type: z.literal(Object.values(GIFT_RULE_TYPES)),
  condition: z.literal(GIFT_RULE_CONDITIONS),
  amount: z.number(),
})
export type GiftRule = z.infer<typeof GiftRule>

export const giftRules = resource({
  name: 'gift_rule',
  entity: GiftRule,
  embeds: { gift: { schema: Gift, of: (): Resource => gifts } },
  filterable: { id: 'number', gift_id: 'number', is_active: 'boolean', type: 'number' },
  sortable: ['id', 'gift_id'],
  searchable: false,
})

export const gifts = resource({
  name: 'gift',
  entity: Gift,
  embeds: {
    product: embedNullable(products),
    product_variation: embedNullable(productVariations),
    gift_prices: { schema: CurrencyPrices },
    rules: embedMany(giftRules),
  },
  filterable: {
    id: 'number',
    product_id: 'number',
    product_variation_id: 'number',
    is_active: 'boolean',
    is_combinable: 'boolean',
    type: 'number',
  },
  sortable: ['id'],
  searchable: false,
})

export function conditionHolds(condition: GiftRuleCondition, actual: number, wanted: number): boolean {
  switch (condition) {
    case 'gte':
      return actual >= wanted
    case 'lte':
      return actual <= wanted
    case 'eq':
      return actual === wanted
  }
}

export const giftCalls = defineCalls({
  'GET /gifts': { summary: 'Lists active gifts and what they are given for', access: 'public', list: gifts },
  'GET /gifts/{id}': {
    summary: 'Reads one gift',
    access: 'public',
    params: z.object({ id: PathId }),
    one: gifts,
  },
  'GET /gift-rules': { summary: 'Lists the rules of active gifts', access: 'public', list: giftRules },
  'GET /carts/{cart_id}/gifts': {
    summary: 'Lists the gifts a cart has earned',
    access: 'cart',
    params: z.object({ cart_id: CartId }),
    list: gifts,
  },
})
