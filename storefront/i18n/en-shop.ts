import type { ShopMessages } from './messages.ts'

/** English texts of every page. */
export const enShop: Readonly<Record<keyof ShopMessages, string>> = {
  'breadcrumb.home': 'Home',
}
