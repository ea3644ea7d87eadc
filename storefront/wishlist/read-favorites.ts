import { browserApi, type BrowserPage } from '../api/browser-api.ts'

/** Code of `CUSTOMER_LIST_TYPES.wish_list`: the file that names it would bring its schemas along. */
const WISH_LIST = 1

export async function readFavorites(page: BrowserPage): Promise<ReadonlySet<number>> {
  const { items } = await browserApi(page)('GET /customer-product-lists', {
    query: {
      filters: [{ field: 'type', operator: 'eq', value: WISH_LIST }],
      only: ['id'],
      embed: ['items'],
    },
    slot: 'favorites',
  })
  return new Set(items[0]?.items.map(({ product_id }) => product_id))
}
