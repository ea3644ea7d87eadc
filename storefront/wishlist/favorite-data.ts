import { CUSTOMER_LIST_TYPES } from '#contract/customer-list.ts'
import { PRODUCT_CARD_EMBEDS } from '#contract/product.ts'
import type { Api } from '../api/client.ts'
import { type Card, cardOf } from '../catalogue/card.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { lastIfBehind, pageIn } from '../page-in.ts'

const FAVORITES_PER_PAGE = 24

export interface FavoriteData {
  products: Card[]
  page: number
  pages: number
}

export async function loadFavoriteProducts({ api, query }: LoadContext): Promise<Loaded<FavoriteData>> {
  return {
    data: await lastIfBehind(pageIn(query), (page) => readFavoriteProducts(api, page, FAVORITES_PER_PAGE)),
  }
}

/** The wish list's products, those added last first. */
export async function readFavoriteProducts(api: Api, page: number, per_page: number): Promise<FavoriteData> {
  const lists = await api('GET /customer-product-lists', {
    query: { filters: [{ field: 'type', operator: 'eq', value: CUSTOMER_LIST_TYPES.wish_list }] },
  })
  const list = lists.items[0]
  if (!list) return { products: [], page: 1, pages: 1 }
  const { items, _meta } = await api('GET /customer-product-lists/{list_id}/items', {
    params: { list_id: list.id },
    query: {
      embed: ['product', ...PRODUCT_CARD_EMBEDS.map((name) => `product.${name}` as const)],
      sort: '-id',
      page,
      per_page,
    },
  })
  const cards = new Map(items.map(({ product }) => [product.id, cardOf(product)]))
  return { products: [...cards.values()], page: _meta.page, pages: _meta.total_pages }
}
