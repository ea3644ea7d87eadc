import { expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { cartShop } from '#tests/cart-shop.ts'
import { countStatements } from '#tests/count-statements.ts'

const shop = await cartShop()
const { call, db, newCart, idOf } = shop
const MOST = 22

const EMBEDS =
  'availability,amount_unit_translations,image_url,variation_properties_names,discount_percents,url,max_purchasable_amount'

it('reading a cart costs as many statements with forty lines as with one [API-13]', async () => {
  const products = await db<{ id: number }[]>`
    select id from product where is_active and product_type = 0 and default_product_variation_id is null
      and stock_state > 5 and not customer_groups_restriction and max_purchasable_amount is null
      and purchasable_since is null and id not in (select product_id from product_field where is_required)
      and default_category_id not in (select id from category where customer_groups_restriction)
      and (product_availability_id is null
        or product_availability_id in (select id from product_availability where can_purchase))
    order by id limit 38`
  const fixed = { product_id: await idOf('product', 'SET-ESPRESSO'), amount: 1 }
  const gift = { gift_id: await idOf('gift', 'gift-from-1500'), amount: 1 }
  const many = [fixed, ...products.map(({ id }) => ({ product_id: id, amount: 1 })), gift]
  const few = [fixed, gift]
  const counted: number[][] = []
  for (const items of [few, many]) {
    const cart = await newCart()
    expect((await call(`POST /carts/${cart}/items/batch`, { items })).answer._errors).toEqual({})
    await call(`PATCH /carts/${cart}`, {
      shipping_method_id: await idOf('shipping_method', 'ppl-address'),
      payment_method_id: await idOf('payment_method', 'gopay'),
    })
    const paths = [
      `?embed=free_shipping`,
      `/items?paginate=false&embed=${EMBEDS}`,
      '/shipping-methods',
      '/gifts',
    ]
    const row: number[] = []
    for (const path of paths) {
      const { sql, count } = countStatements(shop.url)
      const platform = createPlatform({ sql, log: createLog('silent'), now: () => shop.clock.now })
      const response = await platform.fetch(new Request(`http://localhost/carts/${cart}${path}`))
      expect(response.status).toBe(200)
      row.push(count())
      await sql.end()
    }
    counted.push(row)
  }
  expect(counted[1]).toEqual(counted[0])
  expect(Math.max(...counted.flat())).toBeLessThanOrEqual(MOST)
})
