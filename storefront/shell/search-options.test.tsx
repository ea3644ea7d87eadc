import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Money } from '#contract/money.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { createTranslator } from '../i18n/translator.ts'
import { type Storefront, StorefrontContext } from '../storefront-context.tsx'
import type { FoundProduct } from './search-finds.ts'
import { SearchOptions } from './search-options.tsx'

const crowns = (value: number): Money => ({ value, formatted: `${value} Kč` })

/** Of a product only what its row shows. */
function shownPrice(prices: Partial<FoundProduct>): string | undefined {
  const product = { taxed_price: crowns(100), images: [], ...prices } as unknown as FoundProduct
  const find = { key: 'products-1', name: 'Sencha', url: '/sencha', product }
  const storefront = { translator: createTranslator('cs', messagesFor('cs')) } as unknown as Storefront
  const markup = renderToStaticMarkup(
    <StorefrontContext value={storefront}>
      <SearchOptions
        id="finds"
        groups={[{ key: 'products', finds: [find] }]}
        all_url={null}
        total={1}
        active={-1}
        onChosen={() => {}}
      />
    </StorefrontContext>,
  )
  return /figures[^>]*>([^<]*)</.exec(markup)?.[1]?.replaceAll('\u00a0', ' ')
}

it.each([
  ['the regular one', {}, '100 Kč'],
  ['a discounted one that may not be announced', { discounted_taxed_price: crowns(90) }, '90 Kč'],
  [
    'their own where it is lower than a sale',
    { discounted_taxed_price: crowns(80), discount_percents: 20, customer_taxed_price: crowns(70) },
    '70 Kč',
  ],
  [
    'the sale where it is lower than their own',
    { discounted_taxed_price: crowns(60), customer_taxed_price: crowns(70) },
    '60 Kč',
  ],
  [
    'the lowest of several',
    { price_range: { taxed_min_price: crowns(50), taxed_max_price: crowns(200) } },
    'od 50 Kč',
  ],
])('a found product has the price that is paid: %s [CONTENT-08] [CATALOG-17]', (_which, prices, shown) => {
  expect(shownPrice(prices as Partial<FoundProduct>)).toBe(shown)
})
