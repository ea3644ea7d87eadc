type Written<Name extends string> = Partial<Record<Name, string | null>>

export function townLine({ post_code, city }: Written<'post_code' | 'city'>): string {
  return [post_code, city].filter(Boolean).join(' ')
}

/** Street, then post code and city. */
export function formattedAddress(address: Written<'street' | 'post_code' | 'city'>): string {
  return [address.street, townLine(address)].filter(Boolean).join(', ')
}
