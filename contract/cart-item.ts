import * as z from 'zod/mini'
import { productAvailabilities } from './availability.ts'
import { Id } from './call.ts'
import { embedNullable } from './embed.ts'
import { ItemProductField, ItemProductFieldBody } from './item-product-field.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'
import { WITHDRAWAL_EXCEPTIONS } from './product.ts'

/**
 * Numbers of the wire. What the catalogue calls a configurable package is a flexible one here, a composite package a
 * combinable one; a fixed package is classic, like any product (`PRODUCT_TYPES`).
 */
export const CART_ITEM_TYPES = {
  classic: 0,
  gift: 1,
  no_send_gift: 2,
  related_gift: 3,
  flexible_package: 4,
  combinable_package: 5,
  package_item: 6,
  service: 7,
} as const
export const CartItemType = z.literal(Object.values(CART_ITEM_TYPES))
export type CartItemType = z.infer<typeof CartItemType>

const GIFTS: readonly CartItemType[] = [
  CART_ITEM_TYPES.gift,
  CART_ITEM_TYPES.no_send_gift,
  CART_ITEM_TYPES.related_gift,
]

export function isGift(item: { item_type: CartItemType }): boolean {
  return GIFTS.includes(item.item_type)
}

/** Credits of one account spent on an item. */
export const ItemCustomerAccountAmount = z.object({ customer_account_id: z.number(), amount: z.number() })

export const CartItem = z.object({
  id: z.number(),
  name: z.string(),
  product_id: z.nullable(z.number()),
  product_variation_id: z.nullable(z.number()),
  gift_id: z.nullable(z.number()),
  amount: z.number(),
  /** Of a package's child: pieces of it in one package. */
  amount_per_package: z.nullable(z.number()),
  /** Pieces paid with money, not with credits. */
  amount_without_customer_account: z.number(),
  item_type: CartItemType,
  parent_id: z.nullable(z.number()),
  /** Room for what is tied to an item from outside: the shop writes none, and orders take it along. */
  payload: z.nullable(z.record(z.string(), z.unknown())),
  unit_price: Money,
  taxed_unit_price: Money,
  original_unit_price: Money,
  taxed_original_unit_price: Money,
  total_price: Money,
  taxed_total_price: Money,
  total_price_with_credits: Money,
  taxed_total_price_with_credits: Money,
  total_price_without_credits: Money,
  taxed_total_price_without_credits: Money,
  tax_amount: Money,
  tax_rate: z.number(),
  stock_state: z.nullable(z.number()),
  update_stock: z.boolean(),
  weight: z.nullable(z.number()),
  customer_account_amounts: z.array(ItemCustomerAccountAmount),
  customer_account_id: z.nullable(z.number()),
  product_fields: z.array(ItemProductField),
  get items() {
    return z.array(CartItem)
  },
})
export type CartItem = z.infer<typeof CartItem>

export const cartItems = resource({
  name: 'cart_item',
  entity: CartItem,
  embeds: {
    availability: embedNullable(productAvailabilities),
    /** Plural form of the language (`one`, `few`, `other`) → the word for the unit. */
    amount_unit_translations: { schema: z.record(z.string(), z.string()) },
    image_url: { schema: z.nullable(z.string()) },
    variation_properties_names: { schema: z.array(z.string()) },
    discount_percents: { schema: z.nullable(z.number()) },
    /** Must stand beside the regular price of a discounted item; null where no discount may be announced. */
    taxed_lowest_price_30_days: { schema: z.nullable(Money) },
    /** Why whoever buys it cannot withdraw; must be said before they order. */
    withdrawal_exception: { schema: z.nullable(z.enum(WITHDRAWAL_EXCEPTIONS)) },
    url: { schema: z.nullable(z.string()) },
    max_purchasable_amount: { schema: z.nullable(z.number()) },
    /** False: it is not sold in the currency of the request, is in no sum, and must go before the cart is ordered. */
    is_priced: { schema: z.boolean() },
    /** Accounts whose credits may pay the item. */
    credit_account_ids: { schema: z.array(z.number()) },
  },
  filterable: { id: 'number', name: 'text', product_id: 'number', item_type: 'number', parent_id: 'number' },
  sortable: ['id', 'name'],
  searchable: false,
})

export const MAX_ITEM_AMOUNT = 10_000
export const MAX_BATCH_ITEMS = 100

export const ItemAmount = z.int().check(z.positive(), z.maximum(MAX_ITEM_AMOUNT))

const itemBody = {
  product_id: z.optional(Id),
  gift_id: z.optional(Id),
  product_variation_id: z.optional(z.nullable(Id)),
  amount: ItemAmount,
  customer_account_id: z.optional(z.nullable(Id)),
  product_fields: z.optional(z.array(ItemProductFieldBody).check(z.maxLength(20))),
}

const productOrGift = z.refine<{ product_id?: number | undefined; gift_id?: number | undefined }>(
  (body) => (body.product_id === undefined) !== (body.gift_id === undefined),
  { path: ['product_id'] },
)

const ChildItemBody = z.strictObject(itemBody).check(productOrGift)

/** A product or a gift; chosen parts of a package and services go with it as nested items. */
export const CartItemBody = z
  .strictObject({
    ...itemBody,
    items: z.optional(z.array(ChildItemBody).check(z.maxLength(MAX_BATCH_ITEMS))),
  })
  .check(productOrGift)
export type CartItemBody = z.infer<typeof CartItemBody>

export const CartItemBatchBody = z.strictObject({
  items: z.array(CartItemBody).check(z.minLength(1), z.maxLength(MAX_BATCH_ITEMS)),
})

export const CartItemPatch = z.strictObject({
  amount: z.optional(ItemAmount),
  customer_account_id: z.optional(z.nullable(Id)),
})
export type CartItemPatch = z.infer<typeof CartItemPatch>
