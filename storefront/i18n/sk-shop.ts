import type { ShopMessages } from './messages.ts'

/** Slovak texts of every page. */
export const skShop: Readonly<Record<keyof ShopMessages, string>> = {
  'breadcrumb.home': 'Úvod',
}
