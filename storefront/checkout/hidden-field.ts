const COMPANY_TICK = /^(billing|shipping)_is_company$/

/** Which fields of the order form are out of sight, and not asked for, once a box is unticked. */
export function fieldsHiddenBy(tick: string): ((field: string) => boolean) | null {
  if (tick === 'has_shipping_address') return (field) => field.startsWith('shipping_')
  if (tick === 'create_new_account') return (field) => field === 'password'
  const kind = COMPANY_TICK.exec(tick)?.[1]
  return kind ? (field) => field.startsWith(`${kind}_company_`) : null
}
