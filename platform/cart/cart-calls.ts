import { cartCalls as calls } from '#contract/cart.ts'
import { giftCalls } from '#contract/gift.ts'
import type { AddressBody, AddressTypeWord } from '#contract/address.ts'
import type { CartItem } from '#contract/cart-item.ts'
import { provideLatestCart } from '#platform/auth/me.ts'
import { listRows, onePage, selectRows } from '#platform/db/list-rows.ts'
import { readList } from '#platform/db/read-table.ts'
import { giftTable } from '#platform/discount/gift-table.ts'
import type { Context } from '#platform/http/context.ts'
import { notFound } from '#platform/http/failure.ts'
import type { ListRequest } from '#platform/http/list-query.ts'
import type { Selection } from '#platform/http/selection.ts'
import { serve, type Served } from '#platform/http/serve.ts'
import { changeAddresses, readCartAddresses } from './cart-address.ts'
import { cartAnswer } from './cart-answer.ts'
import { chooseForCart } from './cart-choice.ts'
import { isEarned, readCartGifts } from './cart-gift.ts'
import { applyVoucher, takeVoucherBack } from './cart-voucher.ts'
import { type CartRow, changeCart, createCart, latestCartId, requireCart } from './cart.ts'
import { addItem, addItems, changeItem, removeItem } from './change-item.ts'
import { fillTree, isRoot, itemEntities } from './item-answer.ts'
import { type IsResting, listPaymentMethods, listShippingMethods } from './method-answer.ts'
import { readPricedCart } from './read-priced-cart.ts'
import { transferItems } from './transfer-items.ts'

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

async function wholeItems(
  context: Context,
  cart_id: string,
  errors: Record<string, string>,
  ids: number[] | null = null,
) {
  const read = await readPricedCart(context, await requireCart(context, cart_id))
  const all = itemEntities(read)
  const items = ids
    ? [...new Set(ids)].flatMap((id) => all.find((item) => item.id === id) ?? [])
    : all.filter(isRoot)
  return onePage(items, errors)
}

async function changeAddress(
  context: Context,
  cart_id: string,
  type: AddressTypeWord,
  body: AddressBody,
  selection: Selection,
) {
  const addresses = await changeAddresses(context, cart_id, { [type]: body })
  const [row] = await selectRows(
    addresses.filter((address) => address.type === type),
    selection,
    {},
  )
  return row ?? {}
}

async function listGifts(context: Context, cart: CartRow, list: ListRequest) {
  const read = await readPricedCart(context, cart)
  const gifts = await readCartGifts(read.context, null)
  const ids = gifts.filter((gift) => isEarned(gift, read.merit)).map(({ id }) => id)
  return readList(read.context, giftTable, list, context.sql`gift.id = any(${ids}::int[])`)
}

export const cartCalls = (isResting: IsResting): Served[] => [
  ...serve(calls, {
    'POST /carts': async (context, { selection }) => readCart(context, await createCart(context), selection),
    'GET /carts/{cart_id}': async (context, { params, selection }) =>
      readCart(context, await requireCart(context, params.cart_id), selection),
    'DELETE /carts/{cart_id}': (context, { params }) =>
      changeCart(context, params.cart_id, async ({ sql }, { id }) => {
        await sql`delete from cart where id = ${id}`
      }),
    'PATCH /carts/{cart_id}': async (context, { params, body, selection }) => {
      await chooseForCart(context, params.cart_id, body, isResting)
      return readCart(context, await requireCart(context, params.cart_id), selection)
    },
    'POST /carts/{cart_id}/transfer-items': async (context, { params, body }) => {
      const errors = await transferItems(context, params.cart_id, body.source_cart_id)
      return wholeItems(context, params.cart_id, errors)
    },
    'GET /carts/{cart_id}/addresses': async (context, { params, list }) => {
      const { id } = await requireCart(context, params.cart_id)
      return listRows(context, await readCartAddresses(context, id), list, {})
    },
    'PATCH /carts/{cart_id}/addresses': async (context, { params, body }) =>
      onePage(await changeAddresses(context, params.cart_id, body, (type) => `${type}.`)),
    'PATCH /carts/{cart_id}/addresses/billing': (context, { params, body, selection }) =>
      changeAddress(context, params.cart_id, 'billing', body, selection),
    'PATCH /carts/{cart_id}/addresses/shipping': (context, { params, body, selection }) =>
      changeAddress(context, params.cart_id, 'shipping', body, selection),
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
    'POST /carts/{cart_id}/discounts': async (context, { params, body, selection }) => {
      await applyVoucher(context, params.cart_id, body.code)
      return readCart(context, await requireCart(context, params.cart_id), selection)
    },
    'DELETE /carts/{cart_id}/discounts/{id}': (context, { params }) => takeVoucherBack(context, params),
    'GET /carts/{cart_id}/shipping-methods': async (context, { params, list }) =>
      listShippingMethods(await readPricedCart(context, await requireCart(context, params.cart_id)), list),
    'GET /carts/{cart_id}/payment-methods': async (context, { params, list }) =>
      listPaymentMethods(
        await readPricedCart(context, await requireCart(context, params.cart_id)),
        list,
        isResting,
      ),
  }),
  ...serve(giftCalls, {
    'GET /carts/{cart_id}/gifts': async (context, { params, list }) =>
      listGifts(context, await requireCart(context, params.cart_id), list),
  }),
]
