import { expect, it } from 'vitest'
import { errorName, errorText } from './error-name.ts'

const CROWNS = { code: 'CZK' } as const

it.each([
  [404, null, 'error_page.not_found', 'error_page.not_found_text'],
  [404, CROWNS, 'error_page.only_in_CZK', 'error_page.only_in_CZK_text'],
  [503, null, 'error_page.unavailable', 'error_page.unavailable_text'],
  [500, null, 'error_page.server_error', 'general_error'],
] as const)(
  'an error page with the status %i, sold in another currency: %o, is called %s and says %s [PAGE-19] [ERR-01] [ERR-27]',
  (status, sold_in, name, text) => {
    expect(errorName(status, sold_in)).toBe(name)
    expect(errorText(name)).toBe(text)
  },
)
