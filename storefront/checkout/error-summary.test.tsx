import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { type Storefront, StorefrontContext } from '../storefront-context.tsx'
import { ErrorSummary } from './error-summary.tsx'

function linesOf(fields: string[]) {
  const storefront = { translator: createTranslator('cs', messagesFor('cs')) } as unknown as Storefront
  const errors = fields.map((field) => ({ field, code: 'too_small', message: 'Vyplňte jméno.' }) as const)
  const html = renderToString(
    <StorefrontContext value={storefront}>
      <ErrorSummary errors={errors} />
    </StorefrontContext>,
  )
  return [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text)
}

it('what two addresses lack is said of each by its name, and of a single one without it [CHECK-26]', () => {
  expect(linesOf(['email', 'billing_first_name', 'shipping_first_name'])).toEqual([
    'Vyplňte jméno.',
    'Fakturační adresa: Vyplňte jméno.',
    'Doručovací adresa: Vyplňte jméno.',
  ])
  expect(linesOf(['billing_first_name'])).toEqual(['Vyplňte jméno.'])
})
