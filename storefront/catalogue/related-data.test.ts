import { describe, expect, it } from 'vitest'
import { RELATIONS } from '#contract/related.ts'
import type { Api } from '../api/client.ts'
import { loadRelated } from './related-data.ts'

/** Of every card only what tells it from the others. */
const row = (id: number, relation: number) => ({
  relation,
  related_product_id: id,
  related_product: { id, name: `Name ${id}`, url: `/n-${id}`, product_variations: [], tags: [], images: [] },
})

const headings = async (...items: ReturnType<typeof row>[]) => {
  const api = (() => Promise.resolve({ items })) as unknown as Api
  const found = await loadRelated(api, 1)
  return found.map(({ kind, products }) => [kind, products.map(({ id }) => id)])
}

describe('products beside a product', () => {
  it('are ideas for a gift under a heading of their own where there are two', async () => {
    expect(await headings(row(2, RELATIONS.related), row(3, RELATIONS.gift), row(4, RELATIONS.gift))).toEqual(
      [
        ['gifts', [3, 4]],
        ['related', [2]],
      ],
    )
  })

  it('have a lonely idea for a gift among the related ones [CATALOG-14]', async () => {
    expect(await headings(row(2, RELATIONS.related), row(3, RELATIONS.gift))).toEqual([['related', [3, 2]]])
    expect(await headings(row(3, RELATIONS.gift), row(3, RELATIONS.gift))).toEqual([['related', [3]]])
  })
})
