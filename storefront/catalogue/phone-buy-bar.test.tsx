import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Money } from '#contract/money.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { createTranslator } from '../i18n/translator.ts'
import { type Storefront, StorefrontContext } from '../storefront-context.tsx'
import { PhoneBuyBar } from './phone-buy-bar.tsx'
import type { ProductData } from './product-data.ts'

const crowns = (value: number): Money => ({ value, formatted: `${value} Kč` })

/** Of a product only what the bar shows while no variation is chosen. */
function shownPrice(least: number, most: number): string | undefined {
  const product = {
    name: 'Sencha',
    variation: null,
    choices: [{ name: 'Balení' }],
    missing: ['Balení'],
    package: null,
    offer: {
      taxed_price: crowns(90),
      price_range: { taxed_min_price: crowns(least), taxed_max_price: crowns(most) },
    },
  } as unknown as ProductData
  const storefront = {
    page: { drawn_at: new Date().toISOString() },
    translator: createTranslator('cs', messagesFor('cs')),
  } as unknown as Storefront
  const markup = renderToStaticMarkup(
    <StorefrontContext value={storefront}>
      <PhoneBuyBar product={product} is_adding={false} />
    </StorefrontContext>,
  )
  return /figures[^>]*>([^<]*)</.exec(markup)?.[1]?.replaceAll('\u00a0', ' ')
}

it('the bar of a phone says "from" only where variations differ in price, as the page above it [CATALOG-17]', () => {
  expect(shownPrice(60, 120)).toBe('od 60 Kč')
  expect(shownPrice(60, 60)).toBe('60 Kč')
})
