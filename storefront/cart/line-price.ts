import type { Line } from './read-cart.ts'

/** What has no price in the currency stays in the cart until somebody removes it. */
export const isUnsold = ({ is_priced }: Line): boolean => is_priced === false

export const isFree = (line: Line): boolean => !isUnsold(line) && line.taxed_total_price.value === 0

export const shownPrice = (line: Line): string => (isUnsold(line) ? '—' : line.taxed_total_price.formatted)
