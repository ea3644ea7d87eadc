/** Where PostgreSQL's integer ends. */
export const MAX_ID = 2_147_483_647

/** The id in a field of a form or in an address; null where no row can have it. */
export function idIn(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null
}
