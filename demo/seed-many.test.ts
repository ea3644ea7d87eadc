import { expect, it } from 'vitest'
import { useSeededDatabase } from '#tests/database.ts'
import { seedManyProducts } from './seed-many.ts'

const { db } = await useSeededDatabase()

it('adds as many products as asked for, each with prices, a place, properties and addresses', async () => {
  const steps: string[] = []
  await db.begin((sql) => seedManyProducts(sql, 1, 300, (step) => void steps.push(step)))
  expect(steps).toEqual(['300 more products'])

  const [made] = await db`
    select count(*)::int as products,
      count(*) filter (where exists (
        select from product_price where product_id = product.id and currency_id = 1
      ))::int as priced,
      count(*) filter (where exists (
        select from price_history where product_id = product.id and valid_to is null
      ))::int as remembered,
      count(*) filter (where exists (select from product_category where product_id = product.id))::int as placed,
      count(*) filter (where exists (
        select from product_property_value where product_id = product.id
      ))::int as described,
      (select count(*) from page_route join product made on made.id = model_id and model_type = 9
        where made.code like 'MANY-%')::int as addresses,
      (select count(*) from product_price join product made on made.id = product_id
        where made.code like 'MANY-%' and discounted_taxed_price is not null)::int as discounted
    from product where code like 'MANY-%'`
  expect(made).toMatchObject({
    products: 300,
    priced: 300,
    remembered: 300,
    placed: 300,
    addresses: 1200,
  })
  expect(made?.described).toBeGreaterThan(250)
  expect(made?.discounted).toBeGreaterThan(0)
})
