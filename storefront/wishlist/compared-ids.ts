const IDS = /^[1-9]\d{0,9}(_[1-9]\d{0,9})*$/
const MAX_ID = 2_147_483_647

/** What a visitor compares, as the cookie keeps it: `12_7_31`. Anything else is nothing. */
export function comparedIds(value: string | null | undefined): number[] {
  if (!value || !IDS.test(value)) return []
  return [...new Set(value.split('_').map(Number))].filter((id) => id <= MAX_ID)
}
