import { cartCalls as calls } from '#contract/cart.ts'
import type { CartItem } from '#contract/cart-item.ts'
import { provideLatestCart } from '#platform/auth/me.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import type { ListRequest } from '#platform/http/list-query.ts'
import type { Selection } from '#platform/http/selection.ts'
import { serve } from '#platform/http/serve.ts'
import { cartAnswer } from './cart-answer.ts'
import { type CartRow, changeCart, createCart, latestCartId, requireCart } from './cart.ts'
import { addItem, addItems, changeItem, removeItem } from './change-item.ts'
import { fillTree, isRoot, itemEntities } from './item-answer.ts'
import { listRows, selectRows } from './list-rows.ts'
import { readPricedCart } from './read-priced-cart.ts'

provideLatestCart(latestCartId)

async function readCart(context: Context, cart: CartRow, selection: Selection) {
  return cartAnswer(await readPricedCart(context, cart), selection)
}

async function readItem(context: Context, cart_id: string, id: number, selection: Selection) {
  const read = await readPricedCart(context, await requireCart(context, cart_id))
  const [item] = await fillTree(
    read,
    itemEntities(read).filter((one) => one.id === id),
    selection,
  )
  if (!item) throw notFound()
  return selectedItem(item, selection)
}

/** The embeds are in their rows by now. */
async function selectedItem(item: CartItem, selection: Selection) {
  const [row] = await selectRows([item], selection, filledEmbeds(selection))
  return row ?? {}
}

const filledEmbeds = (selection: Selection) =>
  Object.fromEntries(
    [...selection.embeds.keys()].map((name) => [
      name,
      (rows: CartItem[]) => rows.map((row) => (row as unknown as Record<string, unknown>)[name]),
    ]),
  )

/** Filters look at every line of the tree; without any the list holds the lines at its top. */
async function listItems(context: Context, cart: CartRow, list: ListRequest) {
  const read = await readPricedCart(context, cart)
  const all = itemEntities(read)
  const asked = list.filters.length > 0 ? all : all.filter(isRoot)
  const items = await fillTree(read, asked, list.selection)
  return listRows(context, items, list, filledEmbeds(list.selection))
}

export async function wholeItems(
  context: Context,
  cart_id: string,
  errors: Record<string, string>,
  ids: number[] | null = null,
) {
  const read = await readPricedCart(context, await requireCart(context, cart_id))
  const items = itemEntities(read).filter((item) => (ids ? ids.includes(item.id) : isRoot(item)))
  return { items, _meta: { page: 1, total_pages: Math.min(1, items.length) }, _errors: errors }
}

export const cartCalls = [
  ...serve(calls, {
    'POST /carts': async (context, { selection }) => readCart(context, await createCart(context), selection),
    'GET /carts/{cart_id}': async (context, { params, selection }) =>
      readCart(context, await requireCart(context, params.cart_id), selection),
    'DELETE /carts/{cart_id}': (context, { params }) =>
      changeCart(context, params.cart_id, async ({ sql }, { id }) => {
        await sql`delete from cart where id = ${id}`
      }),
    'GET /carts/{cart_id}/items': async (context, { params, list }) =>
      listItems(context, await requireCart(context, params.cart_id), list),
    'POST /carts/{cart_id}/items': async (context, { params, body, selection }) =>
      readItem(context, params.cart_id, await addItem(context, params.cart_id, body), selection),
    'POST /carts/{cart_id}/items/batch': async (context, { params, body }) => {
      const { ids, errors } = await addItems(context, params.cart_id, body.items)
      return wholeItems(context, params.cart_id, errors, ids)
    },
    'PATCH /carts/{cart_id}/items/{id}': async (context, { params, body, selection }) =>
      readItem(context, params.cart_id, await changeItem(context, params, body), selection),
    'DELETE /carts/{cart_id}/items/{id}': (context, { params }) => removeItem(context, params),
  }),
]
