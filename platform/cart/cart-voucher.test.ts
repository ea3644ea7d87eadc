import { expect, it } from 'vitest'
import { cartShop } from '#tests/cart-shop.ts'
import { MAX_REFUSED_CODES, REFUSED_CODES_WINDOW_S } from './cart-voucher.ts'

const { call, db, newCart, idOf, wait } = await cartShop()

it('a code that no longer counts stays to be seen and taken back, and takes nothing off [CART-22] [DISC-02]', async () => {
  const cart = await newCart()
  await call(`POST /carts/${cart}/items`, { product_id: await idOf('product', 'PLAIN'), amount: 2 })
  const { answer: applied } = await call(`POST /carts/${cart}/discounts`, { code: 'SLEVA10' })
  const [{ id }] = applied.discounts
  expect(applied.taxed_total_price.value).toBe(450)
  await db`update discount set valid_to = now() - interval '1 day' where id = ${id}`
  const { answer } = await call(`GET /carts/${cart}`)
  expect(answer.discounts).toMatchObject([
    { id, code: 'SLEVA10', amount: { value: 0 }, taxed_amount: { value: 0 } },
  ])
  expect(answer.taxed_total_price.value).toBe(500)
  expect((await call(`DELETE /carts/${cart}/discounts/${id}`)).status).toBe(204)
  expect((await call(`GET /carts/${cart}`)).answer.discounts).toEqual([])
})

it('guessing codes ends with 429, words and a time to wait; another cart and a later try go on [S42] [CART-33]', async () => {
  await db`update discount set valid_to = null where code = 'SLEVA10'`
  const [guessing, other] = [await newCart(), await newCart()]
  const guess = (cart: string, code = 'GUESS') => call(`POST /carts/${cart}/discounts`, { code })
  for (const cart of [guessing, other]) {
    await call(`POST /carts/${cart}/items`, { product_id: await idOf('product', 'PLAIN'), amount: 2 })
  }
  for (let tries = 0; tries < MAX_REFUSED_CODES; tries++) expect((await guess(guessing)).status).toBe(422)
  const stopped = await guess(guessing, 'SLEVA10')
  expect(stopped.status).toBe(429)
  expect(stopped.answer.message).toBe('Příliš mnoho pokusů. Zkuste to prosím za chvíli.')
  expect((await guess(other, 'SLEVA10')).status).toBeLessThan(300)
  wait(REFUSED_CODES_WINDOW_S)
  expect((await guess(guessing, 'SLEVA10')).status).toBeLessThan(300)
})
