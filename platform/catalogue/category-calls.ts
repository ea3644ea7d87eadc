import { type CategoryNode, categoryCalls as calls } from '#contract/category.ts'
import type { ListAnswer } from '#contract/list.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { Entity } from '#platform/db/table.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import type { Context } from '#platform/http/context.ts'
import type { Selection } from '#platform/http/selection.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import { categoryTable, countProducts } from './category-table.ts'
import { type Node, readTree } from './tree.ts'

export const categoryCalls = (indexes: ShopIndexes): Served[] =>
  serve(calls, {
    'GET /categories': async (context, { list }) => {
      const isByCount = [...list.filters, ...list.sort].some(({ field }) => field === COUNT)
      if (isByCount || !isCounted(indexes, list.selection)) return readList(context, categoryTable, list)
      const selection = withoutCount(list.selection)
      const answer = await readList(context, categoryTable, { ...list, selection })
      return { ...answer, items: withCounts(answer.items, await countProducts(context, indexes)) }
    },
    'GET /categories/tree': (context) => readCategoryTree(context, indexes),
    'GET /categories/{id}': async (context, { params: { id }, selection }) => {
      if (!isCounted(indexes, selection)) return readOne(context, categoryTable, id, selection)
      const category = await readOne(context, categoryTable, id, withoutCount(selection))
      const counts = await countProducts(context, indexes)
      return { ...category, [COUNT]: counts.get(id) ?? 0 }
    },
  })

const COUNT = 'products_count'

/** Whether the number of products is wanted and stands in memory: counting a large shop by SQL takes long. */
function isCounted({ facets }: ShopIndexes, { fields }: Selection): boolean {
  return facets !== null && fields.has(COUNT) && fields.has('id')
}

function withoutCount(selection: Selection): Selection {
  return { ...selection, fields: new Set([...selection.fields].filter((name) => name !== COUNT)) }
}

function withCounts(items: Entity[], counts: ReadonlyMap<number, number>): Entity[] {
  return items.map((item) => ({ ...item, [COUNT]: counts.get(item.id as number) ?? 0 }))
}

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
