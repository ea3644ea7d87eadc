/** The most that a browser counts to: the id of a cart is kept for as long as the browser keeps anything. */
export const CART_MAX_AGE_S = 2_147_483_647
