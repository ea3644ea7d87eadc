import {
  CUSTOMER_LIST_TYPES,
  type CustomerListItem,
  MAX_COMPARED_PRODUCTS,
  WISH_LIST_NAME,
} from '#contract/customer-list.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { comparedIds } from './compared-ids.ts'

export type ListKind = keyof typeof CUSTOMER_LIST_TYPES

const NAMES: Record<ListKind, string> = { wish_list: WISH_LIST_NAME, products_comparison: 'comparison' }

interface OpenList {
  id: number
  items: Pick<CustomerListItem, 'id' | 'product_id'>[]
}

/** The customer's list of a kind, created when it is first needed. */
export async function openList(api: Api, customer_id: number, kind: ListKind): Promise<OpenList> {
  const { id, items } = await api('POST /customer-product-lists', {
    body: { customer_id, name: NAMES[kind], type: CUSTOMER_LIST_TYPES[kind] },
    query: { embed: ['items'] },
  })
  return { id, items }
}

export async function addProduct(api: Api, list: OpenList, product_id: number): Promise<void> {
  await api('POST /customer-product-lists/{list_id}/items', {
    params: { list_id: list.id },
    body: { product_id },
  })
}

export async function removeProduct(api: Api, list: OpenList, product_id: number): Promise<void> {
  for (const { id } of list.items.filter((item) => item.product_id === product_id)) {
    await api('DELETE /customer-product-lists/{list_id}/items/{id}', { params: { list_id: list.id, id } })
  }
}

/** What is compared: a customer's own list wherever they log in, a visitor's from their browser's cookie. */
export async function readCompared(api: Api, is_customer: boolean, cookie: string | undefined) {
  if (!is_customer) return comparedIds(cookie).slice(0, MAX_COMPARED_PRODUCTS)
  const { items } = await api('GET /customer-product-lists', {
    query: {
      filters: [{ field: 'type', operator: 'eq', value: CUSTOMER_LIST_TYPES.products_comparison }],
      embed: ['items'],
    },
  })
  return productIds(items[0]?.items ?? [])
}

export function productIds(items: readonly { product_id: number }[]): number[] {
  return [...new Set(items.map(({ product_id }) => product_id))]
}

/** True when the platform refused the product: there is no room for it, or it is not sold. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}
