import type { CartItemBody } from '#contract/cart-item.ts'
import type { BrowserPage } from '../api/browser-api.ts'
import { openCartPanel } from './cart-panel.ts'

/** Adds by the code of the cart, which comes by itself. Code that cannot be had leaves the form to the browser. */
export async function addItem(form: HTMLFormElement, item: CartItemBody, page: BrowserPage): Promise<void> {
  const code = await import('./browser-cart.ts').catch(() => null)
  if (!code) return form.submit()
  const added = await code.browserCart(page).add(item)
  if (added !== null) openCartPanel(added)
}
