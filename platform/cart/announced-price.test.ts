import { beforeEach, expect, it } from 'vitest'
import { cartShop } from '#tests/cart-shop.ts'

const { call, db, newCart, idOf, logIn } = await cartShop()
const sale = await idOf('product', 'SALE')
const salon = { token: await logIn('petr@example.com') }
let cart = ''
beforeEach(async () => {
  cart = await newCart()
  await call(`POST /carts/${cart}/items`, { product_id: sale, amount: 1 })
})
const lineOf = async (asking = {}) =>
  (await call(`GET /carts/${cart}/items?embed=taxed_lowest_price_30_days`, undefined, asking)).answer.items[0]

it('a line has the lowest price of 30 days where its discount may be announced [L8]', async () => {
  const line = await lineOf()
  expect(line.taxed_unit_price.value).toBeLessThan(line.taxed_lowest_price_30_days.value)
})

it('a line has none where the customer’s own price is lower than the sale [L8]', async () => {
  await db`
    insert into customer_price (product_id, currency_id, customer_group_id, taxed_price)
    select ${sale}, currency.id, customer_group.id, 100 from currency, customer_group
    where currency.code = 'CZK' and customer_group.code = 'salon'`
  const line = await lineOf(salon)
  expect([line.taxed_unit_price.value, line.taxed_lowest_price_30_days]).toEqual([1, null])
  expect((await lineOf()).taxed_lowest_price_30_days).not.toBeNull()
})

it('a line has none where the sale is no lower than it was before, or nothing is known of before [L8]', async () => {
  await db`update price_history set taxed_price = 100 where product_id = ${sale} and valid_to is not null`
  expect((await lineOf()).taxed_lowest_price_30_days).toBeNull()
  await db`delete from price_history where product_id = ${sale} and valid_to is not null`
  expect((await lineOf()).taxed_lowest_price_30_days).toBeNull()
})
