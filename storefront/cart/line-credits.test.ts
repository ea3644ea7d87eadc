import { beforeAll, describe, expect, it } from 'vitest'
import { shopperIn } from '#tests/shopper.ts'
import { startSeededShop } from '#tests/shop.ts'

const shop = await startSeededShop()
const jana = shopperIn(shop)
let item_id = ''

beforeAll(async () => {
  const { db } = shop
  await jana.logIn('jana@example.com')
  const [product] = await db`
    select product_id as id, customer_account_id from customer_account_product
    where product_id = (select id from product where code = 'CREDIT')`
  const item = JSON.stringify({ product_id: product?.id })
  await jana.send('/api/cart/items', { item, amount: '1', language: 'cs' })
  const [line] = await db`select id from cart_item where cart_id = ${jana.cookies.cart_id ?? ''}`
  item_id = String(line?.id)
  const customer_account_id = String(product?.customer_account_id)
  await jana.send('/api/cart/credits', { item_id, customer_account_id, language: 'cs' })
})

describe('a line that credits pay', () => {
  it.each([
    ['/kosik', 'Celé uhradí kredity', 'Kredity hradí'],
    ['/sk/kosik', 'Celé uhradia kredity', 'Kredity hradia'],
    ['/en/my-cart', 'Credits cover it all', ', you pay'],
  ])('at %s is said to be paid whole, with nothing left to pay [CART-45]', async (path, whole, in_part) => {
    const html = await jana.read(path)
    expect(html.includes(whole)).toBe(true)
    expect(html.includes(in_part)).toBe(false)
  })

  it('tells what is left to pay where they do not reach [CART-45]', async () => {
    await jana.send('/api/cart/amount', { item_id, amount: '3', language: 'cs' })
    const html = await jana.read('/kosik')
    expect(html.includes('Celé uhradí kredity')).toBe(false)
    expect(/Kredity hradí \S+ Kč, doplatíte \S+ Kč/.exec(html)?.[0]).toBeTruthy()
  })
})
