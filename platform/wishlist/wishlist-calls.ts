import { CUSTOMER_LIST_TYPES, customerListCalls as calls } from '#contract/customer-list.ts'
import { provideWishList } from '#platform/auth/me.ts'
import { readByIds, readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { customerListItemTable, customerListTable, provideWishListItems } from './customer-list-table.ts'
import {
  addItem,
  changeItem,
  changeList,
  createList,
  deleteList,
  removeItem,
  requireOwnList,
} from './wishlist.ts'

provideWishListItems()
provideWishList(async (context, nested) => {
  const { sql, caller } = context
  const [list] = await sql<{ id: number }[]>`
    select id from customer_product_list
    where customer_id = ${caller.customer_id} and type = ${CUSTOMER_LIST_TYPES.wish_list}`
  if (!list) return null
  return (await readByIds(context, customerListTable, [list.id], nested)).get(list.id) ?? null
})

export const wishlistCalls = serve(calls, {
  'GET /customer-product-lists': (context, { list }) => readList(context, customerListTable, list),
  'POST /customer-product-lists': async (context, { body, selection }) =>
    readOne(context, customerListTable, await createList(context, body), selection),
  'GET /customer-product-lists/{id}': (context, { params, selection }) =>
    readOne(context, customerListTable, params.id, selection),
  'PATCH /customer-product-lists/{id}': async (context, { params, body, selection }) => {
    await changeList(context, params.id, body)
    return readOne(context, customerListTable, params.id, selection)
  },
  'DELETE /customer-product-lists/{id}': (context, { params }) => deleteList(context, params.id),
  'GET /customer-product-lists/{list_id}/items': async (context, { params, list }) => {
    await requireOwnList(context, params.list_id)
    const { sql } = context
    return readList(context, customerListItemTable, list, sql`list.id = ${params.list_id}`)
  },
  'POST /customer-product-lists/{list_id}/items': async (context, { params, body, selection }) =>
    readOne(context, customerListItemTable, await addItem(context, params.list_id, body), selection),
  'PATCH /customer-product-lists/{list_id}/items/{id}': async (context, { params, body, selection }) => {
    await changeItem(context, params, body.note)
    return readOne(context, customerListItemTable, params.id, selection)
  },
  'DELETE /customer-product-lists/{list_id}/items/{id}': (context, { params }) => removeItem(context, params),
})
