import type { CartItemBody } from '#contract/cart-item.ts'
import type { BrowserPage } from '../api/browser-api.ts'
import { openCartPanel } from './cart-panel.ts'

/** Adds by the code of the cart, which comes by itself. Code that cannot be had leaves it to the browser. */
export async function addItem(sendPlainly: () => void, item: CartItemBody, page: BrowserPage): Promise<void> {
  const code = await import('./browser-cart.ts').catch(() => null)
  if (!code) return sendPlainly()
  const added = await code.browserCart(page).add(item)
  if (added !== null) openCartPanel(added)
}
