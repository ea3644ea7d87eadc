import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FALLBACK_IMAGE } from '#contract/image.ts'
import type { Money } from '#contract/money.ts'
import type { StockDisplay } from '#contract/stock.ts'
import { createTranslator } from '../i18n/translator.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { type Storefront, StorefrontContext } from '../storefront-context.tsx'
import { Attachments } from './attachments.tsx'
import { Availability, type Stocked } from './availability.tsx'
import { Badges } from './badges.tsx'
import { ExpectedDate } from './expected-date.tsx'
import { Gallery } from './gallery.tsx'
import type { Priced } from './offered-price.ts'
import { type Offer, offerOf } from './product-offer.ts'
import { Price } from './price.tsx'
import { ProductVideo } from './product-video.tsx'
import { RatingBar } from './rating-bar.tsx'
import { Stars } from './stars.tsx'
import { VariationPicker } from './variation-picker.tsx'
import type { Choice, ChoiceOption } from './variation-choice.ts'

const STOCK_DISPLAY: StockDisplay = { min: 1, max: 5, format: null }

function html(children: ReactNode, stock_display = STOCK_DISPLAY): string {
  // The parts under test read the translator, the moment and the display of stock, nothing else of a page or shop.
  const storefront = {
    page: { drawn_at: new Date().toISOString() },
    translator: createTranslator('cs', messagesFor('cs')),
    shop: { shop: { stock_display } },
  } as unknown as Storefront
  return renderToStaticMarkup(<StorefrontContext value={storefront}>{children}</StorefrontContext>)
}

const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('availability', () => {
  const item: Stocked = { update_stock: true, stock_state: 3, purchasable_since: null }
  const shown = (change: Partial<Stocked>, display?: StockDisplay) =>
    words(html(<Availability item={{ ...item, ...change }} />, display))
  const named = { name: 'Skladem', can_purchase: true, show_stock_states: true }

  it('tells the number of pieces, with a plus sign above the maximum [CATALOG-09]', () => {
    expect(shown({})).toBe('Skladem 3 ks')
    expect(shown({ stock_state: 5 })).toBe('Skladem 5 ks')
    expect(shown({ stock_state: 6 })).toBe('Skladem 5+ ks')
  })

  it('tells the name alone where numbers are hidden [CATALOG-09] [CATALOG-08]', () => {
    const product_availability = { ...named, name: 'Poslední kusy' }
    expect(shown({ product_availability }, { ...STOCK_DISPLAY, format: 'hide' })).toBe('Poslední kusy')
    expect(shown({ product_availability }, { min: 4, max: 5, format: 'hide-less' })).toBe('Poslední kusy')
    expect(shown({ product_availability: { ...product_availability, show_stock_states: false } })).toBe(
      'Poslední kusy',
    )
    expect(shown({ product_availability, update_stock: false })).toBe('Poslední kusy')
  })

  it('tells that nothing is left, and since when a product is on sale [CATALOG-19]', () => {
    expect(shown({ stock_state: 0 })).toBe('Vyprodáno')
    expect(shown({ purchasable_since: '2999-12-15T00:00:00Z' })).toBe('V prodeji od 15. 12. 2999')
  })
})

describe('the expected date', () => {
  const money = { value: 1, formatted: '1 Kč' }
  const offer: Offer = {
    ...offerOf({
      price: money,
      taxed_price: money,
      code: null,
      ean: null,
      update_stock: true,
      stock_state: 0,
      purchasable_since: null,
      max_purchasable_amount: null,
      expected_date_min: '2026-12-10',
      expected_date_max: '2026-12-20',
      height: null,
      width: null,
      depth: null,
      weight: null,
      volume: null,
    }),
    expected_days: 30,
    price_range: null,
  }
  const shown = (change: Partial<Offer>) => words(html(<ExpectedDate offer={{ ...offer, ...change }} />))

  it('is a range, a day or a number of days, whichever is known [CATALOG-19]', () => {
    expect(shown({})).toBe('Očekáváme 10.–20. 12. 2026')
    expect(shown({ expected_date_max: null })).toBe('Očekáváme 10. prosince 2026')
    expect(shown({ expected_date_min: null, expected_date_max: null })).toBe('Do 30 dnů')
    expect(shown({ expected_date_min: null, expected_date_max: null, expected_days: null })).toBe('')
  })

  it('is told only while stock is tracked and empty [CATALOG-19]', () => {
    expect(shown({ stock_state: 1 })).toBe('')
    expect(shown({ stock_state: null })).toBe('')
    expect(shown({ update_stock: false })).toBe('')
  })
})

describe('the variation picker', () => {
  const option = (slug: string, change: Partial<ChoiceOption> = {}): ChoiceOption => ({
    id: slug.length,
    name: slug,
    slug,
    color: null,
    image: null,
    state: 'available',
    is_selected: false,
    url: `/hrnek?p=${slug}`,
    ...change,
  })
  const choice = (change: Partial<Choice>): Choice => ({
    id: 1,
    name: 'Barva',
    slug: 'barva',
    description: null,
    control: 'radio',
    options: [option('a', { is_selected: true }), option('bb')],
    text: '',
    max_length: 100,
    others: [['velikost', '350']],
    ...change,
  })
  const picker = (change: Partial<Choice>) =>
    html(<VariationPicker path="/hrnek" choices={[choice(change)]} />)

  it('is a row of links for radio and colour, the chosen one marked [CATALOG-02]', () => {
    expect(picker({})).toMatch(/<a href="\/hrnek\?p=a"[^>]*data-keep-scroll=""[^>]*aria-current="true"/)
    expect(picker({})).toMatch(/<a href="\/hrnek\?p=bb"/)
    const colours = picker({ control: 'color', options: [option('a', { color: '#123456' })] })
    expect(colours).toContain('fill="#123456"')
    expect(words(colours)).toContain('a')
  })

  it('is a form with a select, the other choices and a button for those without scripts [CATALOG-02]', () => {
    const select = picker({ control: 'select' })
    expect(select).toMatch(/<form data-keep-scroll=""[^>]*action="\/hrnek"/)
    expect(select).toContain('<input type="hidden" name="velikost" value="350"/>')
    expect(select).toMatch(/<select name="barva"[^>]*>.*<option value="a" selected="">/)
    expect(select).toContain('<button')
  })

  const textField = (change: Partial<Choice>) =>
    /<input(?! type="hidden")[^>]*>/.exec(picker({ control: 'text_input', text: 'Ahoj', ...change }))?.[0]

  it('is a form with a text field for a text input [CATALOG-02]', () => {
    const field = textField({})
    expect(field).toContain('name="barva"')
    expect(field).toContain('value="Ahoj"')
    expect(field).toContain('maxLength="100"')
    expect(field).not.toContain('form=')
  })

  it('gives its text to the form to buy, where that is there and no scripts run [CATALOG-02] [CART-30]', () => {
    const field = textField({ parameter: 'property_1' })
    expect(field).toContain('name="property_1"')
    expect(field).toContain('form="buy"')
  })

  it('says in words what is sold out and what is not offered together [CATALOG-02]', () => {
    const options = [option('a', { state: 'sold_out' }), option('bb', { state: 'impossible', url: null })]
    for (const control of ['radio', 'color', 'select'] as const) {
      const shown = words(picker({ control, options }))
      expect(shown, control).toContain('Vyprodáno')
      expect(shown, control).toContain('v této kombinaci nenabízíme')
    }
    expect(picker({ options })).not.toMatch(/<a [^>]*bb/)
  })
})

it('a video is a link to the private domain until it is played [UI-29] [CATALOG-16]', () => {
  const video = { id: 1, source: 'youtube' as const, code: 'a-_b"c', title: 'Návod', position: 1 }
  const markup = html(<ProductVideo video={video} poster={null} />)
  expect(markup).toContain('href="https://www.youtube-nocookie.com/embed/a-_b%22c?playsinline=1')
  expect(markup).not.toContain('<iframe')
})

it('attachments are offered with name, extension and size [CATALOG-15]', () => {
  const file = (id: number, size: number) => ({
    id,
    name: 'Návod',
    mime_type: 'application/pdf',
    extension: 'pdf',
    size,
    download_url: `/shop-api/attachments/${id}/download`,
    status: 'ready' as const,
  })
  const markup = html(<Attachments attachments={[file(1, 48_200), file(2, 2_340_000)]} />)
  expect(words(markup)).toBe('Ke stažení Návod (PDF, 49 kB) Návod (PDF, 2,3 MB)')
  expect(markup).toContain('href="/shop-api/attachments/1/download"')
})

it('a product without pictures shows the fallback picture of 1000 × 1000 [UI-30]', () => {
  const markup = html(<Gallery images={[]} />)
  expect(markup).toContain(`src="${FALLBACK_IMAGE.url}"`)
  expect(markup).toMatch(/width="1000" height="1000"/)
})

it('a bar is filled by percents without any style attribute [REVIEW-04]', () => {
  const markup = html(<RatingBar percent={74} />)
  expect(markup).toContain('width="74"')
  expect(markup).not.toContain('style=')
})

describe('a discount', () => {
  const crowns = (value: number): Money => ({ value, formatted: `${value} Kč` })
  const sale: Priced = {
    taxed_price: crowns(100),
    discounted_taxed_price: crowns(80),
    discount_percents: 20,
    taxed_lowest_price_30_days: crowns(100),
  }
  const shown = (product: Priced) =>
    words(
      html(
        <>
          <Badges product={product} tags={[]} />
          <Price product={product} />
        </>,
      ),
    )

  it('is told in percents beside the lowest price of 30 days [L8]', () => {
    expect(shown(sale)).toContain('−20 %')
    expect(shown(sale)).toContain('za posledních 30 dní: 100 Kč')
  })

  it('has it also beside a price from, if that is the one which is discounted [L8]', () => {
    const range = (least: number) => ({ taxed_min_price: crowns(least), taxed_max_price: crowns(200) })
    expect(shown({ ...sale, price_range: range(80) })).toBe(
      '−20 % od 80 Kč Nejnižší cena za posledních 30 dní: 100 Kč',
    )
    expect(shown({ ...sale, price_range: range(60) })).toBe('od 60 Kč')
  })

  it('is not told beside the one price of all that is offered, where that is another [CATALOG-03] [L8]', () => {
    const range = { taxed_min_price: crowns(60), taxed_max_price: crowns(60) }
    expect(shown({ ...sale, price_range: range })).toBe('60 Kč')
  })

  it('nor is their own price, where it is not the one which is offered [CATALOG-03]', () => {
    const range = { taxed_min_price: crowns(60), taxed_max_price: crowns(60) }
    expect(shown({ ...sale, customer_taxed_price: crowns(70), price_range: range })).toBe('60 Kč')
  })

  it('is not told in percents where another price is paid [L8]', () => {
    expect(shown({ ...sale, customer_taxed_price: crowns(70) })).toBe('70 Kč Vaše cena')
  })
})

it('stars are filled as far as the rating goes, half a star by half', () => {
  expect(html(<Stars rating={3.5} />)).toMatch(/<svg width="56" height="16" class="fill-warning">/)
  expect(html(<Stars rating={5} />)).toContain('<svg width="80"')
})
