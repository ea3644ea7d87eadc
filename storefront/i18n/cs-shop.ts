/** Czech texts of every page. */
export const csShop = {
  'breadcrumb.home': 'Úvod',
} as const
