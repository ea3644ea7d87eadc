/**
 * What cash adds to a sum or takes off it: it is paid in whole coins, half of one is rounded up, and what costs
 * anything costs a coin at least.
 */
export function cashRounding(taxed_price: number, step: number | null): number {
  if (step === null || taxed_price === 0) return 0
  const coins = Math.floor((2 * taxed_price + step) / (2 * step))
  return Math.max(coins, 1) * step - taxed_price
}
