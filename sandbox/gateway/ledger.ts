export interface LedgerEntry {
  at: string
  payment_id: string
  order_number: string
  kind: 'paid' | 'refunded' | 'reversed'
  amount: number
  currency: string
}

export interface Balance {
  paid: number
  returned: number
  balance: number
}

/** What the gateway believes of money, in minor units: every movement, and what is left per order and currency. */
export function summed(entries: LedgerEntry[]) {
  const totals: Record<string, Balance> = {}
  const orders: Record<string, Balance> = {}
  for (const { order_number, kind, amount, currency } of entries) {
    for (const [sums, key] of [
      [totals, currency],
      [orders, `${order_number} ${currency}`],
    ] as const) {
      const sum = (sums[key] ??= { paid: 0, returned: 0, balance: 0 })
      if (kind === 'paid') sum.paid += amount
      else sum.returned += amount
      sum.balance = sum.paid - sum.returned
    }
  }
  return { entries, orders, totals }
}
