/** The failures that have a name; each has a text in every language of the interface, but for `page_not_found`, which is a page. */
export const ERROR_KEYS = [
  'general_error',
  'cart_transfer_error',
  'cart_items_load_error',
  'add_cart_item_fail',
  'cart_missing',
  'cart_item_quantity_change_error',
  'cart_item_remove_error',
  'cart_voucher_remove_error',
  'cart_clear_error',
  'fast_checkout_missing_reference',
  'fast_checkout_error',
  'payment_method_not_available_for_shipping_method',
  'cart_item_sold_out',
  'cart_item_stock_decreased',
  'cant_authenticate_socket_connection',
  'cant_connect_to_socket',
  'must_be_logged_in_to_create_product_list',
  'failed_to_create_product_list',
  'session_refresh_failed',
  'go_pay_load_error',
  'invalid_return_url',
  'customer_refresh_error',
  'customer_update_error',
  'login_failed',
  'unknown_error',
  'error_title',
  'page_not_found',
] as const
export type ErrorKey = (typeof ERROR_KEYS)[number]

export const SUCCESS_KEYS = [
  'voucher_applied',
  'voucher_removed',
  'cart_cleared',
  'logged_in',
  'logged_out',
  'registered',
  'automatically_logged_in',
] as const
export type SuccessKey = (typeof SUCCESS_KEYS)[number]
