import type { AccountMessages } from './messages.ts'

/** Slovak texts of login, checkout, customer area and forms. */
export const skAccount: Readonly<Record<keyof AccountMessages, string>> = {
  'breadcrumb.login': 'Prihlásenie',
  'breadcrumb.password_reset': 'Obnova hesla',
  'breadcrumb.cart': 'Košík',
  'breadcrumb.cart_shipping_and_payment': 'Doprava a platba',
  'breadcrumb.cart_delivery': 'Adresa',
  'breadcrumb.cart_summary': 'Odoslanie objednávky',
  'breadcrumb.customer_dashboard': 'Prehľad',
  'breadcrumb.customer_account': 'Informácie o účte',
  'breadcrumb.customer_my_addresses': 'Adresár',
  'breadcrumb.customer_my_orders': 'Moje objednávky',
  'breadcrumb.customer_order': 'Objednávka č. {number}',
  'breadcrumb.customer_favorite_products': 'Obľúbené produkty',
  'breadcrumb.comparison': 'Porovnanie produktov',
  'breadcrumb.withdrawal': 'Odstúpenie od zmluvy',
  'breadcrumb.staff': 'Pre obsluhu',
}
