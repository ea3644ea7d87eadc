import { brandCalls as calls, type BrandNode } from '#contract/brand.ts'
import type { ListAnswer } from '#contract/list.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { ShopIndexes } from '#platform/feed/feed.ts'
import type { Selection } from '#platform/http/selection.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import { brandTable, countOfBrands } from './brand-table.ts'
import { readTree } from './tree.ts'

export const brandCalls = (indexes: ShopIndexes): Served[] =>
  serve(calls, {
    'GET /brands': async (context, { list }) => {
      const { facets } = indexes
      if (!facets || !isCounted(list.selection)) return readList(context, brandTable, list)
      const answer = await readList(context, brandTable, { ...list, selection: withoutCount(list.selection) })
      const counts = await countOfBrands(context, facets)
      const items = answer.items.map((item) => ({ ...item, [COUNT]: counts.get(item.id as number) ?? 0 }))
      return { ...answer, items }
    },
    'GET /brands/tree': async (context) =>
      // The table reads exactly the fields of a brand, and the tree adds nothing but children.
      (await readTree(context, brandTable, 'name')) as unknown as ListAnswer<BrandNode>,
    'GET /brands/{id}': async (context, { params: { id }, selection }) => {
      const { facets } = indexes
      if (!facets || !isCounted(selection)) return readOne(context, brandTable, id, selection)
      const brand = await readOne(context, brandTable, id, withoutCount(selection))
      const counts = await countOfBrands(context, facets)
      return { ...brand, [COUNT]: counts.get(id) ?? 0 }
    },
  })

const COUNT = 'products_count'

/** Whether the number of products is wanted for brands that are told apart: from memory it costs next to nothing. */
function isCounted({ fields, embeds }: Selection): boolean {
  return embeds.has(COUNT) && fields.has('id')
}

function withoutCount(selection: Selection): Selection {
  return { ...selection, embeds: new Map([...selection.embeds].filter(([name]) => name !== COUNT)) }
}
