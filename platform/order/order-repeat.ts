import { CART_ITEM_TYPES, type CartItemBody, isGift } from '#contract/cart-item.ts'
import type { CartItemType } from '#contract/cart-item.ts'
import { PRODUCT_TYPES } from '#contract/product.ts'
import { requireCart } from '#platform/cart/cart.ts'
import { addItems } from '#platform/cart/change-item.ts'
import { itemEntities } from '#platform/cart/item-answer.ts'
import { readPricedCart } from '#platform/cart/read-priced-cart.ts'
import { onePage } from '#platform/db/list-rows.ts'
import type { Context } from '#platform/http/context.ts'
import { lineName } from './order-item-table.ts'
import { orderText } from './order-texts.ts'

interface OrderedItem {
  id: number
  parent_id: number | null
  order_item_type: CartItemType
  name: string
  product_id: number | null
  product_variation_id: number | null
  product_type: number | null
  amount: number
  amount_per_package: number | null
  product_fields: { name: string; value: string }[]
}

/** Puts what an order held into a cart, at the prices of today. Gifts are earned anew, not repeated. */
export async function repeatOrder(context: Context, order_id: number, cart_id: string) {
  const { sql, language } = context
  await requireCart(context, cart_id)
  const items = await sql<OrderedItem[]>`
    select order_item.id, parent_id, order_item_type, ${lineName(context, 'order_item')} as name, product_id,
      product_variation_id, product.product_type, amount, amount_per_package, product_fields
    from order_item join customer_order on customer_order.id = order_item.order_id
    left join product on product.id = order_item.product_id
    where order_id = ${order_id} order by order_item.id`
  const roots = items.filter(
    (item) => item.parent_id === null && !isGift({ item_type: item.order_item_type }),
  )
  const wanted = roots.map((root) => bodyOf(root, items))
  const sent = wanted.flatMap((body, index) => (body ? [{ body, index }] : []))
  const added = await addItems(
    context,
    cart_id,
    sent.map(({ body }) => body),
  )
  const gone = roots.flatMap(({ name }, index) =>
    wanted[index] ? [] : [[`items.${index}.product_id`, orderText(language, 'item_gone', { name })] as const],
  )
  // The cart counts what it was sent, the caller what the order held.
  const refused = Object.entries(added.errors).map(([path, message]) => {
    const [, position, field] = path.split('.')
    return [`items.${sent[Number(position)]?.index ?? position}.${field}`, message] as const
  })
  const read = await readPricedCart(context, await requireCart(context, cart_id))
  const found = itemEntities(read).filter(({ id }) => added.ids.includes(id))
  return onePage(found, Object.fromEntries([...gone, ...refused]))
}

/** Null where a product no longer exists. What a fixed package holds, the shop decides. */
function bodyOf(root: OrderedItem, all: readonly OrderedItem[]): CartItemBody | null {
  const children = all.filter(
    (item) =>
      item.parent_id === root.id &&
      !isGift({ item_type: item.order_item_type }) &&
      !(
        root.product_type === PRODUCT_TYPES.fixed_package &&
        item.order_item_type === CART_ITEM_TYPES.package_item
      ),
  )
  if (root.product_id === null || children.some(({ product_id }) => product_id === null)) return null
  return {
    ...lineOf(root, root.amount),
    ...(children.length > 0
      ? { items: children.map((child) => lineOf(child, child.amount_per_package ?? child.amount)) }
      : {}),
  }
}

function lineOf({ product_id, product_variation_id, product_fields }: OrderedItem, amount: number) {
  return {
    ...(product_id === null ? {} : { product_id }),
    product_variation_id,
    amount,
    product_fields: product_fields.map(({ name, value }) => ({ name, value })),
  }
}
