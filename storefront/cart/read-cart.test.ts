import { expect, it } from 'vitest'
import { cartShop } from '#tests/cart-shop.ts'
import { createApi } from '../api/client.ts'
import { readCart } from './read-cart.ts'

it('shows its items, methods, place, country, contact and credits to the screens [CART-45] [ENT-37]', async () => {
  const { call, db, idOf, logIn, newCart, platform } = await cartShop()
  const token = await logIn('jana@example.com')
  const [credit, packeta, gopay] = await Promise.all([
    idOf('product', 'CREDIT'),
    idOf('shipping_method', 'packeta-point'),
    idOf('payment_method', 'gopay'),
  ])
  const [place] = await db<{ id: number }[]>`
    select id from shipping_option where shipping_method_id = ${packeta} and is_active order by id limit 1`
  const [account] = await db<{ id: number }[]>`
    select customer_account_id as id from customer_account_product where product_id = ${credit} limit 1`
  const id = await newCart({ token })
  const item = { product_id: credit, amount: 1, customer_account_id: account?.id }
  await call(`POST /carts/${id}/items`, item, { token })
  await call(`PATCH /carts/${id}/addresses/billing`, { country_id: 1 }, { token })
  await call(
    `PATCH /carts/${id}`,
    {
      shipping_method_id: packeta,
      shipping_option_id: place?.id,
      payment_method_id: gopay,
      email: 'jana@example.com',
    },
    { token },
  )

  const api = createApi({
    base_url: 'http://localhost',
    fetch: platform.fetch,
    language: 'cs',
    currency: 'CZK',
    tracking_id: 'test',
    token,
  })
  const { cart, items } = await readCart(api, id)
  expect(items).toMatchObject([{ product_id: credit, amount: 1 }])
  expect(cart).toMatchObject({
    shipping_method: { id: packeta },
    shipping_option: { id: place?.id },
    payment_method: { id: gopay },
    shipping_country_id: 1,
    has_shipping_address: false,
    email: 'jana@example.com',
    customer_accounts: [{ customer_account_id: account?.id, amount_of_items: 240, amount_of_order: 0 }],
  })
})
