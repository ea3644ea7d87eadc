import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CartTotals } from '../cart/cart-totals.tsx'
import { FreeShipping } from '../cart/free-shipping.tsx'
import type { CartWire } from '../cart/read-cart.ts'
import { createTranslator } from '../i18n/translator.ts'
import { messagesFor } from '../i18n/messages-for.ts'
import { type Storefront, StorefrontContext } from '../storefront-context.tsx'
import { RecapItem, RecapSums } from './recap-body.tsx'
import type { RecapLine } from './recap.ts'

const part: RecapLine = {
  id: 2,
  name: 'Hrnek',
  url: null,
  image_url: null,
  details: ['modrý'],
  amount: 1,
  price: '1 Kč',
  is_free: false,
  is_gift: false,
  notes: [],
  parts: [],
}
const line: RecapLine = { ...part, id: 1, amount: 2, unit_price: '1 Kč', is_gift: true, parts: [part] }
const charge = { name: 'PPL', price: '99 Kč', is_free: false, details: ['zítra'] }
const recap = {
  items_price: '1 Kč',
  discounts: [{ id: 1, name: 'Sleva', price: '−1 Kč' }],
  shipping: charge,
  payment: charge,
  credits: null,
  rounding: '0,20 Kč',
  taxes: [{ rate: 21, amount: '1 Kč' }],
  total: '1 Kč',
  total_without_tax: '1 Kč',
}
const money = { value: 1, formatted: '1 Kč' }
// What the totals of a cart are drawn from, nothing else of it.
const cart = {
  taxed_items_price: money,
  discounts: [{ id: 1, name: 'Sleva', code: 'SLEVA10', taxed_amount: money }],
  shipping_method: { name: 'PPL', taxed_price: money },
  payment_method: { name: 'Dobírka', taxed_price: money },
  rounding: money,
  customer_accounts: [],
  taxed_total_price: money,
  total_price: money,
  tax_per_rate: [{ tax_rate: 21, tax_amount: money }],
  free_shipping: { taxed_price: money, taxed_missing_price: money },
  has_free_shipping: false,
} as unknown as CartWire

function draw(shown: ReactNode, vat_number: string | null): string {
  // Only the words of the page are read from it.
  const storefront = {
    page: { language: 'cs' },
    shop: { company: { vat_number } },
    translator: createTranslator('cs', messagesFor('cs')),
  } as unknown as Storefront
  return renderToString(<StorefrontContext value={storefront}>{shown}</StorefrontContext>)
}

it.each([
  ['a line of the recap', <RecapItem key="" line={line} />],
  ['the sums of the recap', <RecapSums key="" recap={recap} />],
  ['the totals of the cart', <CartTotals key="" cart={cart} is_pending={false} />],
  ['the way to free shipping', <FreeShipping key="" cart={cart} />],
])(
  'no text of %s shares its element, so it still changes where a translator has replaced it [B-124]',
  (_, shown) => {
    const html = draw(shown, 'CZ12345679')
    expect(html).toMatch(/>[^<>]+<\//)
    expect(html.match(/>[^<>]+<[^/][^>]*>|<\/\w+>[^<>]+</g)).toBeNull()
  },
)

it('an order, paid or not, has a total that nobody is told to pay where the company pays no VAT [L9]', () => {
  const html = draw(<RecapSums recap={{ ...recap, credits: null }} />, null)
  expect(html).toContain('>Celkem<')
  expect(html).not.toMatch(/DPH|K zaplacení/)
})

const rowsOf = (html: string) =>
  [...html.replaceAll('\u00a0', ' ').matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, name, value]) => [name, value],
  )

it('what credits pay is taken off in money, and the tax below is that of what is left [CART-42]', () => {
  const account = {
    customer_account_id: 1,
    name: 'Kredity Vitrine',
    amount_of_items: 480,
    amount_of_order: 0,
  }
  const paid = {
    ...cart,
    customer_accounts: [account],
    taxed_credit_items_price: { value: 480, formatted: '480 Kč' },
    taxed_total_price_without_credits: { value: 481, formatted: '481 Kč' },
  } as unknown as CartWire
  const rows = rowsOf(draw(<CartTotals cart={paid} is_pending={false} />, 'CZ12345679'))
  expect(rows.slice(-5)).toEqual([
    ['Celkem s DPH', '481 Kč'],
    ['Kredity', '−480 Kč'],
    ['K zaplacení', '1 Kč'],
    ['Z toho bez DPH', '1 Kč'],
    ['DPH 21 %', '1 Kč'],
  ])
  const ordered = { ...recap, credits: '−480 Kč' }
  expect(rowsOf(draw(<RecapSums recap={ordered} />, 'CZ12345679'))).toContainEqual(['Z toho bez DPH', '1 Kč'])
})

it('goods from whose sum a discount is taken are named by it, in the cart as beside the order [CART-39]', () => {
  const namesOf = (discounts: CartWire['discounts'] | typeof recap.discounts) =>
    [
      <CartTotals key="cart" cart={{ ...cart, discounts } as CartWire} is_pending={false} />,
      <RecapSums key="recap" recap={{ ...recap, discounts } as typeof recap} />,
    ].map((shown) => rowsOf(draw(shown, null))[0]?.[0])
  expect(namesOf(cart.discounts)).toEqual(['Zboží před slevou', 'Zboží před slevou'])
  expect(namesOf([])).toEqual(['Zboží celkem', 'Zboží celkem'])
})
