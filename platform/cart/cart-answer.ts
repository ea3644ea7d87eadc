import type { Cart } from '#contract/cart.ts'
import { money } from '#contract/money.ts'
import type { CartPaymentMethod } from '#contract/payment.ts'
import type { CartShippingMethod } from '#contract/shipping.ts'
import { wholeEntity } from '#platform/http/selection.ts'
import type { Selection } from '#platform/http/selection.ts'
import { type Row, selectRows } from '#platform/db/list-rows.ts'
import { readByIds } from '#platform/db/read-table.ts'
import { readLostCodes } from '#platform/discount/cart-discount.ts'
import { shippingOptionTable } from '#platform/shipping/shipping-option-table.ts'
import type { PaymentMethodRow, ShippingMethodRow } from './cart-method.ts'
import type { Prices } from './price-shape.ts'
import type { ReadCart } from './read-priced-cart.ts'

type CartFigures = Omit<ReadCart, 'discounts'> & {
  discounts: Pick<ReadCart['discounts'][number], 'id' | 'name' | 'code' | 'amount' | 'taxed_amount'>[]
}

export async function cartAnswer(read: ReadCart, selection: Selection): Promise<Row> {
  const { context, discounts } = read
  // A code that no longer counts stops the order, so it must be there to be seen and taken back.
  const codes = (await readLostCodes(context, read)).map((one) => ({ ...one, amount: 0, taxed_amount: 0 }))
  const entity = cartEntity({ ...read, discounts: [...discounts, ...codes] })
  const [row] = await selectRows([entity], selection, {
    free_shipping: () => [freeShipping(read)],
    shipping_option: async () => [await readOption(read)],
    shipping_country_id: () => [read.country.shipping_country_id],
    additional_data: () => [read.cart.additional_data],
    shortages: () => [read.cart.shortages.map(({ name, amount }) => ({ name, amount }))],
  })
  return row ?? {}
}

function cartEntity(read: CartFigures): Cart {
  const { cart, currency, context } = read
  const worth = (minor: number) => money(minor, currency, context.language)
  const tops = read.rows.filter(({ parent_id }) => parent_id === null)
  const pieces = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: cart.id,
    expiration_at: cart.expiration_at,
    items_price: worth(read.items.price),
    taxed_items_price: worth(read.items.taxed_price),
    discounted_items_price: worth(read.discounted_items.price),
    taxed_discounted_items_price: worth(read.discounted_items.taxed_price),
    total_price: worth(read.total.price),
    taxed_total_price: worth(read.total.taxed_price),
    total_price_without_credits: worth(read.total_without_credits.price),
    taxed_total_price_without_credits: worth(read.total_without_credits.taxed_price),
    tax_amount: worth(read.tax_amount),
    rounding: worth(read.rounding),
    tax_per_rate: read.tax_per_rate.map(({ tax_rate, tax_amount }) => ({
      tax_rate,
      tax_amount: worth(tax_amount),
    })),
    credit_items_price: worth(read.credit_items.price),
    taxed_credit_items_price: worth(read.credit_items.taxed_price),
    normal_items_price: worth(read.normal_items.price),
    taxed_normal_items_price: worth(read.normal_items.taxed_price),
    discounts: read.discounts.map(({ id, name, code, amount, taxed_amount }) => ({
      id,
      name,
      code,
      amount: worth(amount),
      taxed_amount: worth(taxed_amount),
    })),
    shipping_method:
      read.shipping_method && read.shipping
        ? cartShippingMethod(read, read.shipping_method, read.shipping)
        : null,
    payment_method:
      read.payment_method && read.payment ? cartPaymentMethod(read, read.payment_method, read.payment) : null,
    amount: pieces(tops),
    total_amount: pieces(read.rows),
    unique_amount: tops.length,
    email: cart.email,
    has_account: cart.customer_id !== null,
    has_free_shipping: read.has_free_shipping,
    has_shipping_address: cart.has_shipping_address,
    customer_accounts: read.accounts.map(
      ({ customer_account_id, name, balance, amount_of_items, amount_of_order }) => ({
        customer_account_id,
        name,
        balance,
        amount_of_items,
        amount_of_order,
      }),
    ),
    reservation_set: cart.reservation_set,
  }
}

export function cartShippingMethod(
  { cart, context, currency }: CartFigures,
  { tax_rate, $image_name, ...method }: ShippingMethodRow,
  { price, taxed_price }: Prices,
): CartShippingMethod {
  void tax_rate
  void $image_name
  return {
    ...method,
    price: money(price, currency, context.language),
    taxed_price: money(taxed_price, currency, context.language),
    option_id: cart.shipping_method_id === method.id ? cart.shipping_option_id : null,
  }
}

export function cartPaymentMethod(
  { context, currency }: CartFigures,
  { id, name, can_use, payment_service, position }: PaymentMethodRow,
  { price, taxed_price }: Prices,
): CartPaymentMethod {
  return {
    id,
    name,
    price: money(price, currency, context.language),
    taxed_price: money(taxed_price, currency, context.language),
    can_use,
    unavailable_text: null,
    payment_service,
    position,
  }
}

function freeShipping({ input, context, currency, discounted_items }: ReadCart) {
  const from = input.free_shipping_from
  if (from === null) return null
  const worth = (minor: number) => money(minor, currency, context.language)
  return {
    taxed_price: worth(from),
    taxed_missing_price: worth(Math.max(0, from - discounted_items.taxed_price)),
  }
}

async function readOption({ cart, context }: ReadCart) {
  const id = cart.shipping_option_id
  if (id === null) return null
  const whole = wholeEntity(shippingOptionTable.resource)
  return (await readByIds(context, shippingOptionTable, [id], whole)).get(id) ?? null
}
