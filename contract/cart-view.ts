import type { Cart, CartCustomerAccount, carts } from './cart.ts'
import type { cartItems } from './cart-item.ts'
import type { EmbedsOf, WireOf } from './list.ts'

type CartWire = WireOf<typeof carts>

/** Account id → credits. */
export type AccountAmounts = Record<number, number>

export interface CartView {
  items: WireOf<typeof cartItems>[]
  shippingMethod: Cart['shipping_method']
  shippingOption: EmbedsOf<typeof carts>['shipping_option']
  paymentMethod: Cart['payment_method']
  shippingCountryId: number | null
  hasShippingAddress: boolean
  email: string | null
  customerAccountAmountsOfItems: AccountAmounts
  customerAccountAmountsOfOrder: AccountAmounts
}

/** The cart as screens read it. */
export function cartView(cart: CartWire, items: CartView['items']): CartView {
  return {
    items,
    shippingMethod: cart.shipping_method,
    shippingOption: cart.shipping_option ?? null,
    paymentMethod: cart.payment_method,
    shippingCountryId: cart.shipping_country_id ?? null,
    hasShippingAddress: cart.has_shipping_address,
    email: cart.email,
    customerAccountAmountsOfItems: amounts(cart, (account) => account.amount_of_items),
    customerAccountAmountsOfOrder: amounts(cart, (account) => account.amount_of_order),
  }
}

function amounts(cart: CartWire, of: (account: CartCustomerAccount) => number): AccountAmounts {
  return Object.fromEntries(
    cart.customer_accounts.map((account) => [account.customer_account_id, of(account)]),
  )
}
