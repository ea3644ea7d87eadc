import { CART_ITEM_TYPES } from '#contract/cart-item.ts'
import type { FieldError } from '#contract/error.ts'
import { formatMinor } from '#contract/money.ts'
import { itemsMark, type SeenOrder } from '#contract/order-form.ts'
import { canPurchase, maxPurchasableAmount } from '#contract/stock.ts'
import { stockKey } from '#platform/cart/cart-goods.ts'
import type { ItemRow } from '#platform/cart/cart-item.ts'
import { mostOf, stockDemand, takesStock } from '#platform/cart/item-stock.ts'
import { hasItsContents } from '#platform/cart/package-contents.ts'
import type { ReadCart } from '#platform/cart/read-priced-cart.ts'
import { addressErrors } from '#platform/customer/given-address.ts'
import { Failure } from '#platform/http/failure.ts'
import type { FilledAddress } from './order-address.ts'
import { orderText } from './order-texts.ts'

/** What the form still lacks; every phase of the checkout is asked again here. */
export function formErrors(
  read: ReadCart,
  filled: { email: string | null; addresses: readonly FilledAddress[]; has_option: boolean },
): FieldError[] {
  const { cart, context, shipping_method, payment_method } = read
  const { language } = context
  const errors: FieldError[] = []
  const refuse = (field: string, text: Parameters<typeof orderText>[1]) =>
    errors.push({ field, message: orderText(language, text) })
  if (read.rows.length === 0) refuse('items', 'empty')
  if (!shipping_method?.can_use) refuse('shipping_method_id', 'shipping_method')
  else if (shipping_method.has_options && !filled.has_option) refuse('shipping_option_id', 'shipping_option')
  if (!payment_method?.can_use) refuse('payment_method_id', 'payment_method')
  if (filled.email === null) refuse('email', 'email')
  if (shipping_method) {
    const { address_requirement } = shipping_method
    errors.push(...addressErrors(language, filled.addresses, address_requirement, cart.has_shipping_address))
  }
  return errors
}

/** What was taken by others meanwhile: the shop's stock is locked, so this is the last word. */
export function stockErrors(read: ReadCart, now: Date): FieldError[] {
  const { rows, stockroom, unpriced, context } = read
  const { language } = context
  const error = (row: ItemRow, text: Parameters<typeof orderText>[1], words = {}): FieldError => {
    const name = stockroom.goods.get(row.product_id)?.name ?? ''
    return { field: `items.${row.id}`, message: orderText(language, text, { name, ...words }) }
  }
  const demand = stockDemand(stockroom, rows)
  const packages = Map.groupBy(
    rows.filter((row) => !takesStock(stockroom, row)),
    stockKey,
  )
  return rows.flatMap((row) => {
    // What belongs to such a line goes with it.
    if (unpriced.has(row.parent_id ?? 0)) return []
    if (unpriced.has(row.id)) return [error(row, 'item_unpriced')]
    const goods = stockroom.goods.get(row.product_id)
    const is_own = row.item_type !== CART_ITEM_TYPES.package_item && row.gift_id === null
    if (!goods || !(is_own ? goods.is_offered : goods.is_active)) return [error(row, 'item_gone')]
    if (is_own && !hasItsContents(stockroom, rows, row)) return [error(row, 'item_gone')]
    const item = stockroom.stock.get(stockKey(row))
    if (!item?.is_active || !canPurchase({ ...item, stock_state: null }, now)) {
      return [error(row, 'item_gone')]
    }
    const is_taken = takesStock(stockroom, row)
    const wanted = is_taken
      ? (demand.get(stockKey(row)) ?? 0)
      : (packages.get(stockKey(row)) ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const most = is_taken
      ? mostOf(stockroom, stockKey(row), now)
      : maxPurchasableAmount({ ...item, stock_state: null })
    if (wanted <= most) return []
    const is_short = is_taken && item.stock_state !== null && item.stock_state <= most
    return [error(row, is_short || most === 0 ? 'item_short' : 'item_most', { stock: most, most })]
  })
}

/** What the shopper agreed to against what it comes to now, both told. */
export function seenErrors(read: ReadCart, seen: SeenOrder, names: Map<string, string>): FieldError[] {
  const { context, currency, total, cart } = read
  const { language } = context
  const errors: FieldError[] = []
  const shown = Math.round(seen.taxed_total_price * 10 ** currency.decimal_places)
  if (shown !== total.taxed_price) {
    const [old, next] = [shown, total.taxed_price].map((minor) => formatMinor(minor, currency, language))
    errors.push({
      field: 'seen.taxed_total_price',
      message: orderText(language, 'price_changed', { old: old ?? '', new: next ?? '' }),
    })
  }
  // A place goes with its carrier, so of the two only the carrier is told.
  const is_same_carrier = seen.shipping_method_id === cart.shipping_method_id
  const shipping = is_same_carrier ? 'shipping_option_id' : 'shipping_method_id'
  for (const field of [shipping, 'payment_method_id'] as const) {
    const agreed = seen[field]
    if (agreed === undefined || agreed === cart[field]) continue
    const nameOf = (id: number | null) => names.get(`${field}/${id}`) ?? '—'
    const words = { old: nameOf(agreed), new: nameOf(cart[field]) }
    errors.push({ field: `seen.${field}`, message: orderText(language, 'method_changed', words) })
  }
  if (seen.items_mark !== undefined && seen.items_mark !== itemsMark(read.lines)) {
    errors.push({ field: 'seen.items_mark', message: orderText(language, 'items_changed') })
  }
  return errors
}

/** Refuses with all errors at once; what changed behind the shopper's back is a conflict, not their mistake. */
export function refuseOn(type: 'validation' | 'conflict', errors: FieldError[]): void {
  const [first] = errors
  if (!first) return
  throw new Failure(type, type === 'conflict' ? { sentence: first.message, errors } : { errors })
}
