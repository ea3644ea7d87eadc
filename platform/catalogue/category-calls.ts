import { type CategoryNode, categoryCalls as calls } from '#contract/category.ts'
import type { ListAnswer } from '#contract/list.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { categoryTable } from './category-table.ts'
import { readTree } from './tree.ts'

export const categoryCalls = serve(calls, {
  'GET /categories': (context, { list }) => readList(context, categoryTable, list),
  'GET /categories/tree': async (context) =>
    // The table reads exactly the fields of a category, and the tree adds nothing but children.
    (await readTree(context, categoryTable, 'position')) as unknown as ListAnswer<CategoryNode>,
  'GET /categories/{id}': (context, { params, selection }) =>
    readOne(context, categoryTable, params.id, selection),
})
