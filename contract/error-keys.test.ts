import { expect, it } from 'vitest'
import { ERROR_KEYS, SUCCESS_KEYS } from './error-keys.ts'

it.each([
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
])('the catalogue of errors has the key %s', (key) => {
  expect(ERROR_KEYS).toContain(key)
})

it('the catalogue of errors has no other key, and none twice', () => {
  expect(ERROR_KEYS).toHaveLength(27)
  expect(new Set(ERROR_KEYS).size).toBe(ERROR_KEYS.length)
})

it('successes are told for vouchers, clearing, login, logout and registration', () => {
  expect(SUCCESS_KEYS).toEqual([
    'voucher_applied',
    'voucher_removed',
    'cart_cleared',
    'logged_in',
    'logged_out',
    'registered',
    'automatically_logged_in',
  ])
})
