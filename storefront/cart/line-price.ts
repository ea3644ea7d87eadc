import type { Line } from './read-cart.ts'

/** What is not sold in the currency is not free. */
export const isFree = ({ is_priced, taxed_total_price }: Line): boolean =>
  is_priced !== false && taxed_total_price.value === 0

export const shownPrice = ({ is_priced, taxed_total_price }: Line): string =>
  is_priced === false ? '—' : taxed_total_price.formatted
