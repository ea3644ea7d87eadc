import type { Currency } from '#contract/money.ts'

/**
 * Whether a page is missing or only has a price in another currency, something broke, or the shop is resting for a
 * moment: each has words of its own.
 */
export function errorName(status: number, sold_in: Pick<Currency, 'code'> | null = null) {
  if (sold_in) return `error_page.only_in_${sold_in.code}` as const
  if (status === 404) return 'error_page.not_found'
  return status === 503 ? 'error_page.unavailable' : 'error_page.server_error'
}

/** What broke is told by the general error of the catalogue. */
export function errorText(name: ReturnType<typeof errorName>) {
  return name === 'error_page.server_error' ? 'general_error' : (`${name}_text` as const)
}
