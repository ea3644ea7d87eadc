import { randomBytes } from 'node:crypto'
import type { OrderBody } from '#contract/order-form.ts'
import { ORDER_STATES } from '#contract/order-state.ts'
import { paymentServiceCode } from '#contract/payment-service.ts'
import type { PricedCharge, PricedDiscount } from '#platform/cart/price-shape.ts'
import type { ReadCart } from '#platform/cart/read-priced-cart.ts'
import type { Transaction } from '#platform/db/database.ts'
import { writeChange } from './order-move.ts'

const HASH_BYTES = 16

export interface ChosenOption {
  id: number
  name: string
  code: string
}

interface NewOrder {
  read: ReadCart
  body: OrderBody
  email: string
  customer_id: number | null
  idempotency_key: string | null
  request_hash: Buffer
  awaits_payment: boolean
}

/** The order itself, without its parts. */
export async function writeOrder(tx: Transaction, order: NewOrder, now: Date): Promise<number> {
  const { read, body, customer_id, awaits_payment } = order
  const { context, cart, items, discounted_items, total, total_without_credits } = read
  const state_id = awaits_payment ? ORDER_STATES.awaiting_payment : ORDER_STATES.new
  const [written] = await tx<{ id: number }[]>`
    with next(code) as (select next_order_code(${now}))
    insert into customer_order (shop_id, cart_id, idempotency_key, request_hash, code, variable_symbol, hash,
      customer_id, email, language, currency_id, country_id, tax_country_id, state_id, items_price, taxed_items_price,
      discounted_items_price, taxed_discounted_items_price, total_price, taxed_total_price,
      total_price_without_credits, taxed_total_price_without_credits, tax_amount, rounding, weight, stock_state, note,
      gender_oriented_product_preference, newsletter, created_at)
    select ${context.shop_id}, ${cart.id}, ${order.idempotency_key}, ${order.request_hash}, code, code,
      ${randomBytes(HASH_BYTES).toString('hex')}, ${customer_id}, ${order.email}, ${context.language},
      ${context.currency.id}, ${read.country.country_id}, ${read.country.tax_country_id}, ${state_id}, ${items.price}, ${items.taxed_price},
      ${discounted_items.price}, ${discounted_items.taxed_price}, ${total.price}, ${total.taxed_price},
      ${total_without_credits.price}, ${total_without_credits.taxed_price}, ${read.tax_amount}, ${read.rounding},
      ${Math.round(read.weight)}, 0, ${body.note || null},
      ${body.gender_oriented_product_preference ?? null}, ${body.newsletter ?? false}, ${now}
    from next returning id`
  if (!written) throw new Error('An order was written and not returned')
  const { caller } = context
  const who = { mover: 'customer' as const, customer_id, user_id: caller.user_id }
  await writeChange(tx, written.id, null, state_id, 'created', who, now)
  return written.id
}

/** Shipping, payment, taxes, discounts and what will be earned: each as it is at this moment. */
export async function writeOrderParts(
  tx: Transaction,
  order_id: number,
  { shipping, payment, shipping_method, payment_method, tax_per_rate, earned }: ReadCart,
  { option, used }: { option: ChosenOption | null; used: readonly PricedDiscount[] },
): Promise<void> {
  if (!shipping || !payment || !shipping_method || !payment_method) {
    throw new Error('An order was checked and has no methods')
  }
  const rows = (table: string, list: readonly Record<string, unknown>[]) =>
    list.length === 0 ? [] : [tx`insert into ${tx(table)} ${tx(list)}`]
  // One answer after another would only be waited for: they go out together.
  await Promise.all([
    ...rows('order_shipping', [
      {
        order_id,
        shipping_method_id: shipping_method.id,
        shipping_option_id: option?.id ?? null,
        shipping_option_name: option?.name ?? null,
        shipping_option_code: option?.code ?? null,
        name: shipping_method.name,
        shipping_service: shipping_method.shipping_service,
        delivery_time: shipping_method.delivery_time,
        ...chargeOf(shipping),
      },
    ]),
    ...rows('order_payment', [
      {
        order_id,
        payment_method_id: payment_method.id,
        name: payment_method.name,
        payment_service: paymentServiceCode(payment_method.payment_service),
        ...chargeOf(payment),
      },
    ]),
    ...rows(
      'order_tax_rate',
      tax_per_rate.map(({ tax_rate, price, taxed_price, tax_amount }) => ({
        order_id,
        tax_rate,
        price,
        taxed_price,
        tax_amount,
      })),
    ),
    ...rows(
      'order_discount',
      used.map(({ id, name, code, is_for_purchase, amount, taxed_amount }) => ({
        order_id,
        discount_id: id,
        name,
        code,
        is_for_purchase,
        discounted_amount: amount,
        taxed_discounted_amount: taxed_amount,
      })),
    ),
    ...rows(
      'order_earning',
      earned.map((one) => ({ order_id, ...one })),
    ),
  ])
}

function chargeOf({ price, taxed_price, original, tax_rate }: PricedCharge) {
  return {
    price,
    taxed_price,
    original_price: original.price,
    original_taxed_price: original.taxed_price,
    tax_rate,
  }
}
