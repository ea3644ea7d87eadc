type Written<Name extends string> = Partial<Record<Name, string | null | undefined>>

/**
 * Post code, which never parts, and city. Whoever knows the country gets Czech and Slovak codes in two groups, however
 * they were typed.
 */
export function townLine({ post_code, city, alpha2 }: Written<'post_code' | 'city' | 'alpha2'>): string {
  const is_grouped = alpha2 === 'CZ' || alpha2 === 'SK'
  const code = is_grouped ? post_code?.replace(/^(\d{3})(\d{2})$/, '$1 $2') : post_code
  return [code?.replaceAll(' ', '\u00a0'), withNumber(city)].filter(Boolean).join(' ')
}

/** A house or a district keeps its number on its line. */
const withNumber = (text: string | null | undefined) => text?.replace(/ (?=\d+\S*$)/, '\u00a0')

/** Street, then post code and city. */
export function formattedAddress(address: Written<'street' | 'post_code' | 'city' | 'alpha2'>): string {
  return [withNumber(address.street), townLine(address)].filter(Boolean).join(', ')
}

/** A place one goes to, by its name, street and town. */
export function namedPlace({ name, street, city }: Written<'name' | 'street' | 'city'>): string {
  return [name, formattedAddress({ street, city })].filter(Boolean).join(', ')
}
