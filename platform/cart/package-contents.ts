import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import { type PackageChoice, type Stockroom, stockKey } from './cart-goods.ts'
import { childrenOf, type ItemRow } from './cart-item.ts'

/** Whether a line holds what its product holds today: it was put together by the contents of its day. */
export function hasItsContents({ goods }: Stockroom, rows: readonly ItemRow[], line: ItemRow): boolean {
  const sold = goods.get(line.product_id)
  const inside = childrenOf(rows, line).filter(({ item_type }) => item_type === CART_ITEM_TYPES.package_item)
  if (!sold) return inside.length === 0
  const { product_type, package_items, package_part_ids, flexible_package_number_of_items } = sold
  const choicesOf = (piece: ItemRow) => package_items.filter((item) => isChoice(item, piece))
  switch (product_type) {
    case PRODUCT_TYPES.fixed_package:
      return (
        contentsKey(inside.map((piece) => ({ ...piece, count: countOf(piece) }))) ===
        contentsKey(package_items)
      )
    case PRODUCT_TYPES.configurable_package:
      return (
        inside.reduce((sum, piece) => sum + countOf(piece), 0) === (flexible_package_number_of_items ?? 0) &&
        inside.every((piece) => choicesOf(piece).length > 0)
      )
    case PRODUCT_TYPES.composite_package: {
      const choices = inside.map((piece) => choicesOf(piece).filter(({ count }) => count === countOf(piece)))
      return inside.length === package_part_ids.length && dealToParts(choices) !== null
    }
    default:
      return inside.length === 0
  }
}

const countOf = ({ amount_per_package }: ItemRow): number => amount_per_package ?? 0

const isChoice = (item: PackageChoice, piece: ItemRow): boolean =>
  item.product_id === piece.product_id &&
  (item.product_variation_id === null || item.product_variation_id === piece.product_variation_id)

type Counted = Pick<PackageChoice, 'product_id' | 'product_variation_id' | 'count'>

function contentsKey(pieces: readonly Counted[]): string {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(stockKey(piece), (counts.get(stockKey(piece)) ?? 0) + piece.count)
  return [...counts]
    .map(([key, count]) => `${key}*${count}`)
    .toSorted()
    .join('|')
}

/**
 * One thing may be offered in several parts, so what was chosen is dealt out to parts until each has its own: part →
 * place of the choices.
 */
export function dealToParts(choices: readonly PackageChoice[][]): Map<number, number> | null {
  const holder = new Map<number, number>()
  const settle = (index: number, tried: Set<number>): boolean =>
    (choices[index] ?? []).some(({ package_part_id: part }) => {
      if (part === null || tried.has(part)) return false
      tried.add(part)
      const other = holder.get(part)
      if (other !== undefined && !settle(other, tried)) return false
      holder.set(part, index)
      return true
    })
  return choices.every((_, index) => settle(index, new Set())) ? holder : null
}
