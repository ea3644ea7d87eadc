/** Czech texts of login, checkout, customer area and forms. */
export const csAccount = {
  'breadcrumb.login': 'Přihlášení',
  'breadcrumb.password_reset': 'Obnova hesla',
  'breadcrumb.cart': 'Košík',
  'breadcrumb.cart_shipping_and_payment': 'Doprava a platba',
  'breadcrumb.cart_delivery': 'Adresa',
  'breadcrumb.cart_summary': 'Odeslání objednávky',
  'breadcrumb.customer_dashboard': 'Přehled',
  'breadcrumb.customer_account': 'Informace o účtu',
  'breadcrumb.customer_my_addresses': 'Adresář',
  'breadcrumb.customer_my_orders': 'Moje objednávky',
  'breadcrumb.customer_order': 'Objednávka č. {number}',
  'breadcrumb.customer_favorite_products': 'Oblíbené produkty',
  'breadcrumb.comparison': 'Porovnání produktů',
  'breadcrumb.withdrawal': 'Odstoupení od smlouvy',
  'breadcrumb.staff': 'Pro obsluhu',
} as const
