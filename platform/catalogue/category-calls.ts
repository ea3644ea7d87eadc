import { type CategoryNode, categoryCalls as calls } from '#contract/category.ts'
import type { ListAnswer } from '#contract/list.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import type { Context } from '#platform/http/context.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import { categoryTable, countProducts } from './category-table.ts'
import { type Node, readTree } from './tree.ts'

export const categoryCalls = (indexes: ShopIndexes): Served[] =>
  serve(calls, {
    'GET /categories': (context, { list }) => readList(context, categoryTable, list),
    'GET /categories/tree': (context) => readCategoryTree(context, indexes),
    'GET /categories/{id}': (context, { params, selection }) =>
      readOne(context, categoryTable, params.id, selection),
  })

/** Counting the whole shop once is cheaper than counting each category on its own. */
async function readCategoryTree(context: Context, indexes: ShopIndexes): Promise<ListAnswer<CategoryNode>> {
  const [tree, counts] = await Promise.all([
    readTree(context, categoryTable, 'position', ['products_count']),
    countProducts(context, indexes),
  ])
  const counted = (node: Node): Node => ({
    ...node,
    products_count: counts.get(node.id as number) ?? 0,
    children: node.children.map(counted),
  })
  // With the counts each node has exactly the fields of a category, and its children.
  return { ...tree, items: tree.items.map(counted) } as unknown as ListAnswer<CategoryNode>
}
