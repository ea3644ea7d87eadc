import type { Line } from './read-cart.ts'

/** What has no price in the currency stays in the cart until somebody removes it. */
export const isUnsold = ({ is_priced }: Line): boolean => is_priced === false

/** What the order would be refused for: it can no longer be had, or not in this currency. */
export const isBlocked = (line: Line): boolean =>
  isUnsold(line) || (line.max_purchasable_amount ?? 1) < 1 || line.availability?.can_purchase === false

export const isFree = (line: Line): boolean => !isUnsold(line) && line.taxed_total_price.value === 0

export const shownPrice = (line: Line): string => (isUnsold(line) ? '—' : line.taxed_total_price.formatted)
