import type { PaymentService } from '#contract/payment-service.ts'
import { listRows } from '#platform/db/list-rows.ts'
import { mediaUrl } from '#platform/media/media-url.ts'
import type { ListRequest } from '#platform/http/list-query.ts'
import { cartPaymentMethod, cartShippingMethod } from './cart-answer.ts'
import { readPaymentMethods, readShippingMethods } from './cart-method.ts'
import { priceCart } from './price-cart.ts'
import { chargeOf, type ReadCart } from './read-priced-cart.ts'
import { CART_TEXTS } from './cart-texts.ts'

export type IsResting = (service: PaymentService) => boolean

const EMBLEM_WIDTH = 160
const FREE = { price: 0, taxed_price: 0 }

/** Each method at the price the cart would pay for it: the whole cart is priced with it. */
export async function listShippingMethods(read: ReadCart, list: ListRequest) {
  const methods = await readShippingMethods(read.context, read.country)
  const rows = methods.map((method) => {
    const { shipping } = priceCart({ ...read.input, shipping: chargeOf(method) })
    return { ...cartShippingMethod(read, method, shipping ?? FREE), $image_name: method.$image_name }
  })
  return listRows(read.context, rows, list, { image_url: imageUrls })
}

/** A gateway that does not answer is not offered for as long as that lasts; whoever has chosen it keeps it. */
export async function listPaymentMethods(read: ReadCart, list: ListRequest, isResting: IsResting) {
  const methods = await readPaymentMethods(read.context, read.country, read.cart.shipping_method_id)
  const rows = methods.map((method) => {
    const { payment } = priceCart({ ...read.input, payment: chargeOf(method) })
    const row = { ...cartPaymentMethod(read, method, payment ?? FREE), $image_name: method.$image_name }
    if (!method.can_use || !isResting(method.payment_service)) return row
    const unavailable_text = CART_TEXTS[read.context.language].payment_resting
    return { ...row, can_use: false, unavailable_text }
  })
  return listRows(read.context, rows, list, { image_url: imageUrls })
}

const imageUrls = (rows: { $image_name: string | null }[]) =>
  rows.map(({ $image_name: name }) => (name === null ? null : mediaUrl(name, EMBLEM_WIDTH)))
