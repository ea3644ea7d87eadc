import { type DiscountTargeting, isTargeted } from '#contract/discount.ts'

export interface TargetingRule {
  targeting: DiscountTargeting
  ids: number[]
}

/** The part of a discount that says which goods it is for. */
export interface DiscountTargets {
  products: TargetingRule
  variations: TargetingRule
  categories: TargetingRule
}

/** The part of a line of a cart that discounts look at. */
export interface TargetedLine {
  product_id: number
  product_variation_id: number | null
  /** With all those above them. */
  category_ids: number[]
  taxed_unit_price: number
}

/** Whether the discount is for this line; what costs nothing anyway brings no discount about. */
export function isMatching(
  { products, variations, categories }: DiscountTargets,
  line: TargetedLine,
): boolean {
  return (
    line.taxed_unit_price > 0 &&
    isTargeted(products.targeting, products.ids, line.product_id) &&
    isTargeted(variations.targeting, variations.ids, line.product_variation_id) &&
    isAnyTargeted(categories, line.category_ids)
  )
}

/** One listed id is enough to be among the listed ones. */
export function isAnyTargeted({ targeting, ids }: TargetingRule, own: readonly number[]): boolean {
  return isTargeted(targeting, ids, own.find((id) => ids.includes(id)) ?? null)
}
