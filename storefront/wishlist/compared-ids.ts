import { MAX_ID } from '../id-in.ts'

const IDS = /^[1-9]\d{0,9}(_[1-9]\d{0,9})*$/

/** What a visitor compares, as the cookie keeps it: `12_7_31`. Anything else is nothing. */
export function comparedIds(value: string | null | undefined): number[] {
  if (!value || !IDS.test(value)) return []
  return [...new Set(value.split('_').map(Number))].filter((id) => id <= MAX_ID)
}
