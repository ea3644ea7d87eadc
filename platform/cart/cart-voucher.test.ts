import { expect, it } from 'vitest'
import { cartShop } from '#tests/cart-shop.ts'

const { call, db, newCart, idOf } = await cartShop()

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
