import { PRODUCT_CARD_EMBEDS, products } from '#contract/product.ts'
import type { WireOf } from '#contract/list.ts'
import type { Context } from '#platform/http/context.ts'
import { parseSelection, type Selection } from '#platform/http/selection.ts'
import { readInOrder } from './found.ts'
import { productTable } from './product-table.ts'

export type ProductCard = WireOf<typeof products>

function cardSelection(): Selection {
  return parseSelection(products, { embed: PRODUCT_CARD_EMBEDS.join(',') }, ({ word }) => {
    throw new Error(`A product card asks for what does not exist: ${String(word)}`)
  })
}

export async function readCards(context: Context, ids: number[]): Promise<ProductCard[]> {
  // The selection names every field of a product, so each row is a whole one.
  return (await readInOrder(context, productTable, ids, cardSelection())) as unknown as ProductCard[]
}
