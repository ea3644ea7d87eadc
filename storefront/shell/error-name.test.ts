import { expect, it } from 'vitest'
import { errorName, errorText } from './error-name.ts'

it.each([
  [404, false, 'error_page.not_found', 'error_page.not_found_text'],
  [404, true, 'error_page.other_currency', 'error_page.other_currency_text'],
  [503, false, 'error_page.unavailable', 'error_page.unavailable_text'],
  [500, false, 'error_page.server_error', 'general_error'],
] as const)(
  'an error page with the status %i, sold otherwise: %s, is called %s and says %s [PAGE-19] [ERR-01] [ERR-27]',
  (status, is_sold_otherwise, name, text) => {
    expect(errorName(status, is_sold_otherwise)).toBe(name)
    expect(errorText(name)).toBe(text)
  },
)
