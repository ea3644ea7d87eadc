import type { Api } from '../api/client.ts'

export type CartFailure =
  | 'general_error'
  | 'cart_items_load_error'
  | 'add_cart_item_fail'
  | 'cart_missing'
  | 'cart_item_quantity_change_error'
  | 'cart_item_remove_error'
  | 'cart_voucher_remove_error'
  | 'cart_clear_error'
export type CartSuccess = 'voucher_applied' | 'voucher_removed' | 'cart_cleared'

/** What the store touches outside of itself. */
export interface CartSurroundings {
  api: Api
  /** The cart the visitor holds now, wherever that is kept. */
  locate: () => Promise<string | null>
  remember: (cart_id: string | null) => void
  is_guest: () => boolean
  tell: (key: CartFailure | CartSuccess, error?: unknown) => void
  /** The cart is another one on the platform now: other tabs and kept pages show the old one. */
  announce: () => void
}
