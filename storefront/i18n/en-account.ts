import type { AccountMessages } from './messages.ts'

/** English texts of login, checkout, customer area and forms. */
export const enAccount: Readonly<Record<keyof AccountMessages, string>> = {
  'breadcrumb.login': 'Log in',
  'breadcrumb.password_reset': 'Password reset',
  'breadcrumb.cart': 'Cart',
  'breadcrumb.cart_shipping_and_payment': 'Shipping and payment',
  'breadcrumb.cart_delivery': 'Address',
  'breadcrumb.cart_summary': 'Send order',
  'breadcrumb.customer_dashboard': 'Overview',
  'breadcrumb.customer_account': 'Account details',
  'breadcrumb.customer_my_addresses': 'Address book',
  'breadcrumb.customer_my_orders': 'My orders',
  'breadcrumb.customer_order': 'Order no. {number}',
  'breadcrumb.customer_favorite_products': 'Favourite products',
  'breadcrumb.comparison': 'Product comparison',
  'breadcrumb.withdrawal': 'Withdrawal from contract',
  'breadcrumb.staff': 'Staff',
}
