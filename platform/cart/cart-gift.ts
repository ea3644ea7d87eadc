import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import {
  conditionHolds,
  type Gift,
  GIFT_RULE_TYPES,
  GIFT_TYPES,
  type GiftRuleCondition,
} from '#contract/gift.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import { productIsVisible } from '#platform/catalogue/visibility.ts'
import type { Context } from '#platform/http/context.ts'
import type { Stockroom } from './cart-goods.ts'
import type { ItemRow } from './cart-item.ts'
import { ItemRefused } from './item-refused.ts'
import { type Basket, placeItem, type Placed } from './place-item.ts'

interface Rule {
  type: number
  condition: GiftRuleCondition
  /** Null where the rule has no amount in the currency of the request, and so cannot be kept. */
  amount: number | null
}

export interface CartGift extends Pick<Gift, 'id' | 'product_id' | 'product_variation_id' | 'limit'> {
  type: Gift['type']
  is_combinable: boolean
  percents: number
  /** Minor units in the currency of the request; null where only percents say what the gift costs. */
  taxed_price: number | null
  rules: Rule[]
}

/** Whatever else a product is, a line of its own is the whole of it. A package would be given empty. */
const GIVEN = [PRODUCT_TYPES.normal, PRODUCT_TYPES.service]

/** Active gifts the caller may see, sold in the currency of the request; or the asked ones of them. */
export async function readCartGifts(context: Context, ids: number[] | null): Promise<CartGift[]> {
  const { sql, currency } = context
  if (ids?.length === 0) return []
  return sql<CartGift[]>`
    select gift.id, gift.product_id, gift.product_variation_id, gift.type, gift.is_combinable,
      gift.percents::float8 as percents, gift."limit", price.taxed_price,
      (
        select coalesce(json_agg(json_build_object(
          'type', rule.type, 'condition', rule.condition, 'amount', coalesce(rule.amount, value.amount)
        ) order by rule.id), '[]')
        from gift_rule rule left join gift_rule_amount value
          on value.gift_rule_id = rule.id and value.currency_id = ${currency.id}
        where rule.gift_id = gift.id and rule.is_active
      ) as rules
    from gift join product on product.id = gift.product_id
    left join gift_price price on price.gift_id = gift.id and price.currency_id = ${currency.id}
    where gift.is_active and product.product_type = any(${GIVEN}::int[])
      and ${productIsVisible(context)} and exists (
        select from product_price own where own.product_id = gift.product_id
          and own.variation_key = coalesce(gift.product_variation_id, 0) and own.currency_id = ${currency.id}
      )
      ${ids === null ? sql`` : sql`and gift.id = any(${ids}::int[])`}
    order by gift.id`
}

/** What gifts are given for: lines that are no gifts themselves. */
export interface Merit {
  taxed_value: number
  amount: number
  product_ids: Set<number>
  category_ids: Set<number>
  customer_group_ids: number[]
}

type Bought = Pick<ItemRow, 'gift_id' | 'parent_id' | 'product_id' | 'amount'>

export function meritOf(
  { caller }: Context,
  { stockroom, rows }: { stockroom: Stockroom; rows: readonly Bought[] },
  taxed_value: number,
): Merit {
  const bought = rows.filter(({ gift_id, parent_id }) => gift_id === null && parent_id === null)
  return {
    taxed_value,
    amount: bought.reduce((sum, { amount }) => sum + amount, 0),
    product_ids: new Set(bought.map(({ product_id }) => product_id)),
    category_ids: new Set(bought.flatMap((row) => stockroom.goods.get(row.product_id)?.category_ids ?? [])),
    customer_group_ids: caller.customer_group_ids,
  }
}

/** A gift is earned when the cart holds something and keeps all its rules. */
export function isEarned(gift: CartGift, merit: Merit): boolean {
  return merit.amount > 0 && gift.rules.every((rule) => keeps(rule, merit))
}

/** A rule that names a product, a category or a group asks for its presence: ids are not more or less. */
function keeps({ type, condition, amount }: Rule, merit: Merit): boolean {
  if (amount === null) return false
  switch (type) {
    case GIFT_RULE_TYPES.cart_value:
      return conditionHolds(condition, merit.taxed_value, amount)
    case GIFT_RULE_TYPES.amount_of_items:
      return conditionHolds(condition, merit.amount, amount)
    case GIFT_RULE_TYPES.product_in_cart:
      return merit.product_ids.has(amount)
    case GIFT_RULE_TYPES.category_in_cart:
      return merit.category_ids.has(amount)
    default:
      return merit.customer_group_ids.includes(amount)
  }
}

const ITEM_TYPES = {
  [GIFT_TYPES.gift]: CART_ITEM_TYPES.gift,
  [GIFT_TYPES.no_send_gift]: CART_ITEM_TYPES.no_send_gift,
  [GIFT_TYPES.related_gift]: CART_ITEM_TYPES.related_gift,
} as const

interface Wish {
  gift: CartGift | undefined
  merit: Merit
  /** Lines without a price in the cart's currency. */
  unpriced: ReadonlySet<number>
  amount: number
}

export function placeGift(basket: Basket, { gift, merit, unpriced, amount }: Wish): Placed {
  if (!gift || !isEarned(gift, merit)) throw new ItemRefused('gift_id', 'gift')
  const goods = basket.stockroom.goods.get(gift.product_id)
  if (!goods || (goods.has_variations && gift.product_variation_id === null)) {
    throw new ItemRefused('gift_id', 'unavailable')
  }
  return placeItem(
    basket,
    {
      item_type: ITEM_TYPES[gift.type],
      product_id: gift.product_id,
      product_variation_id: gift.product_variation_id,
      gift_id: gift.id,
      amount,
      amount_per_package: null,
      customer_account_id: null,
      product_fields: [],
      children: [],
    },
    { parent_id: gift.type === GIFT_TYPES.related_gift ? earnedBy(basket, gift, unpriced) : null },
  )
}

/** Whether the cart's other gifts let this one in, and how many of it there may be. */
export function requireGiftFits(gift: CartGift, others: CartGift[], amount: number): void {
  if (others.length > 0 && (!gift.is_combinable || others.some((other) => !other.is_combinable))) {
    throw new ItemRefused('gift_id', 'gift_alone')
  }
  if (gift.limit !== null && amount > gift.limit) throw new ItemRefused('amount', 'gift_limit', gift.limit)
}

/** A related gift stands with the first line that earns it; one without a price earns nothing. */
function earnedBy(
  { rows, stockroom }: Basket,
  { rules }: CartGift,
  unpriced: ReadonlySet<number>,
): number | null {
  const line = rows
    .filter(({ id, gift_id, parent_id }) => gift_id === null && parent_id === null && !unpriced.has(id))
    .find((row) =>
      rules.some(
        ({ type, amount }) =>
          amount !== null &&
          ((type === GIFT_RULE_TYPES.product_in_cart && row.product_id === amount) ||
            (type === GIFT_RULE_TYPES.category_in_cart &&
              stockroom.goods.get(row.product_id)?.category_ids.includes(amount))),
      ),
    )
  return line?.id ?? null
}
