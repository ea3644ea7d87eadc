import { endOfShopDay, startOfShopDay } from '#contract/shop-day.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Without its zone nobody knows which of the two a time is in the night when clocks go back. */
const TIME = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/

export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text))
}

/** A time, or a day: from its beginning in the shop, and in a column that ends something to its end. Null: neither. */
export function momentOf(column: string, text: string): string | null {
  if (isDay(text)) return (column.endsWith('_to') ? endOfShopDay(text) : startOfShopDay(text)).toISOString()
  return TIME.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null
}
