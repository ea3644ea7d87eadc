interface Offered {
  can_refund: boolean
  can_withdraw: boolean
  can_complain: boolean
  /** Null while nobody has recorded the delivery. */
  withdraw_until: string | null
}

export type AfterSaleNote =
  | 'order.withdraw_until'
  | 'withdrawal.open'
  | 'refund.or_withdraw'
  | 'refund.late'
  | 'complaint.cannot_text'

/** What there is to know of the ways an order goes back; nothing where there are none. */
export function afterSaleNotes(order: Offered): AfterSaleNote[] {
  const notes: AfterSaleNote[] = []
  if (order.can_withdraw) notes.push(order.withdraw_until ? 'order.withdraw_until' : 'withdrawal.open')
  if (!order.can_refund) return notes
  notes.push(order.can_withdraw ? 'refund.or_withdraw' : 'refund.late')
  // What came and has not gone back can be complained about, but for its payment.
  if (!order.can_complain) notes.push('complaint.cannot_text')
  return notes
}
