import { brandCalls as calls, type BrandNode } from '#contract/brand.ts'
import type { ListAnswer } from '#contract/list.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { brandTable } from './brand-table.ts'
import { readTree } from './tree.ts'

export const brandCalls = serve(calls, {
  'GET /brands': (context, { list }) => readList(context, brandTable, list),
  'GET /brands/tree': async (context) =>
    // The table reads exactly the fields of a brand, and the tree adds nothing but children.
    (await readTree(context, brandTable, 'name')) as unknown as ListAnswer<BrandNode>,
  'GET /brands/{id}': (context, { params, selection }) => readOne(context, brandTable, params.id, selection),
})
