import type * as z from 'zod/mini'
import type { CartBody } from '#contract/cart.ts'
import { allowsDifferentBillingAddress } from '#contract/shipping.ts'
import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { type CartRow, changeCart } from './cart.ts'
import {
  type CartCountry,
  readCartCountry,
  readPaymentMethods,
  readShippingMethods,
  type ShippingMethodRow,
} from './cart-method.ts'
import { CART_TEXTS } from './cart-texts.ts'
import { forgetSeenShortages } from './kept-shortage.ts'
import type { IsResting } from './method-answer.ts'
import { dropLostGifts } from './give-gift.ts'

type Choice = z.infer<typeof CartBody>

/** Takes over what was chosen; what no longer goes with it is dropped at once. */
export async function chooseForCart(
  context: Context,
  cart_id: string,
  choice: Choice,
  isResting: IsResting,
): Promise<void> {
  return changeCart(context, cart_id, async (inside, cart) => {
    const country = await readCartCountry(inside, cart)
    const shipping = await chosenShipping(inside, cart, country, choice)
    const shipping_method_id = shipping?.id ?? null
    const next = {
      shipping_method_id,
      shipping_option_id: await chosenOption(inside, cart, shipping_method_id, choice),
      payment_method_id: await chosenPayment(inside, cart, country, shipping_method_id, choice, isResting),
      has_shipping_address: choice.has_shipping_address ?? cart.has_shipping_address,
      email: choice.email === undefined ? cart.email : choice.email,
    }
    const { sql } = inside
    // Where goods do not travel to an address, one left over from another method must not come back.
    if (shipping && !allowsDifferentBillingAddress(shipping.address_requirement)) {
      next.has_shipping_address = false
      await sql`delete from cart_address where cart_id = ${cart.id} and type = 'shipping'`
    }
    await sql`update cart set ${sql(next)} where id = ${cart.id}`
    await forgetSeenShortages(inside.sql, cart)
    await dropLostGifts(inside, { ...cart, ...next })
  })
}

async function chosenShipping(
  context: Context,
  cart: CartRow,
  country: CartCountry,
  { shipping_method_id }: Choice,
): Promise<ShippingMethodRow | null> {
  const id = shipping_method_id === undefined ? cart.shipping_method_id : shipping_method_id
  if (id === null) return null
  const [method] = await readShippingMethods(context, country, id)
  const is_new = shipping_method_id !== undefined && id !== cart.shipping_method_id
  if (is_new && !method?.can_use) {
    throw invalid('shipping_method_id', CART_TEXTS[context.language].shipping_method)
  }
  return method ?? null
}

async function chosenOption(
  { sql, language }: Context,
  cart: CartRow,
  shipping_method_id: number | null,
  { shipping_option_id }: Choice,
): Promise<number | null> {
  if (shipping_option_id === undefined) {
    return shipping_method_id === cart.shipping_method_id ? cart.shipping_option_id : null
  }
  if (shipping_option_id === null) return null
  const found = await sql`
    select from shipping_option option join shipping_method method on method.id = option.shipping_method_id
    where option.id = ${shipping_option_id} and method.id = ${shipping_method_id} and option.is_active
      and method.has_options`
  if (found.length === 0) throw invalid('shipping_option_id', CART_TEXTS[language].shipping_option)
  return shipping_option_id
}

async function chosenPayment(
  context: Context,
  cart: CartRow,
  country: CartCountry,
  shipping_method_id: number | null,
  { payment_method_id }: Choice,
  isResting: IsResting,
): Promise<number | null> {
  const id = payment_method_id === undefined ? cart.payment_method_id : payment_method_id
  if (id === null) return null
  const [method] = await readPaymentMethods(context, country, shipping_method_id, id)
  if (method?.can_use) {
    if (id === cart.payment_method_id || !isResting(method.payment_service)) return id
    throw invalid('payment_method_id', CART_TEXTS[context.language].payment_resting)
  }
  if (payment_method_id === undefined) return null
  throw invalid('payment_method_id', CART_TEXTS[context.language].payment_method)
}
