import type { CartItemBody } from '#contract/cart-item.ts'
import type { ProductData } from '../catalogue/product-data.ts'

export type ProductItem = Omit<CartItemBody, 'amount'>

/** A product with everything chosen on its page, as the cart takes it. What is typed joins it from its inputs. */
export function productItem({
  id,
  variation,
  package: set,
}: Pick<ProductData, 'id' | 'variation' | 'package'>): ProductItem {
  const parts = partsOf(set)
  return {
    product_id: id,
    ...(variation ? { product_variation_id: variation.id } : {}),
    ...(parts.length > 0 ? { items: parts } : {}),
  }
}

type Part = NonNullable<CartItemBody['items']>[number]

/** What the shopper has put into the package; a package with fixed contents brings them itself. */
function partsOf(set: ProductData['package']): Part[] {
  if (!set || set.contents.kind === 'fixed') return []
  if (set.contents.kind === 'composite') {
    return set.contents.chosen.map(({ product_id, product_variation_id, count }) => ({
      product_id,
      ...(product_variation_id === null ? {} : { product_variation_id }),
      amount: count,
    }))
  }
  const amounts = new Map<number, number>()
  for (const { piece } of set.contents.chosen) amounts.set(piece.id, (amounts.get(piece.id) ?? 0) + 1)
  return [...amounts].map(([product_id, amount]) => ({ product_id, amount }))
}
