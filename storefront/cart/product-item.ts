import type { CartItemBody } from '#contract/cart-item.ts'
import type { ProductData } from '../catalogue/product-data.ts'

export type ProductItem = Omit<CartItemBody, 'amount'>

/** A product with everything chosen on its page, as the cart takes it. Fields are in the buy form itself. */
export function productItem({ id, variation, choices, package: set }: ProductData): ProductItem {
  const texts = choices.filter(({ text }) => text !== '').map(({ name, text }) => ({ name, value: text }))
  const parts = partsOf(set)
  return {
    product_id: id,
    ...(variation ? { product_variation_id: variation.id } : {}),
    ...(texts.length > 0 ? { product_fields: texts } : {}),
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
