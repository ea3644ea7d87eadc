import { describe, expect, it } from 'vitest'
import { articles } from '#contract/article.ts'
import type { Resource } from '#contract/list.ts'
import { products } from '#contract/product.ts'
import { served } from '#platform/app.ts'
import { VISITOR } from '#platform/http/context.ts'
import { countStatements } from './count-statements.ts'
import { type Answer, openDemoShop } from './demo-shop.ts'

const { db, url, platform, idOf } = await openDemoShop(served)

/** Nothing of it is empty, so that even a page with it alone reads all there is to read. */
const [rich] = await db<{ id: number }[]>`
  select product.id from product
  where product.is_active and not product.is_hidden and not product.customer_groups_restriction
    and product.brand_id is not null and product.product_availability_id is not null
    and product.default_product_variation_id is not null
    and exists (select from product_choice where product_id = product.id)
  order by product.id limit 1`
const rich_id = rich?.id ?? 0
const set_id = await idOf('product', 'SET-CHOICE')
const variation_of = db`(select min(id) from product_variation where product_id = ${rich_id})`

await db`insert into attachment (product_id, name, mime_type, extension)
  values (${rich_id}, '{"cs":"Návod"}', 'text/plain', 'txt')`
await db`insert into attachment_file select max(id), 'cs', 'navod.txt', 1, 'x' from attachment`
await db`insert into article_product (article_id, product_id) select id, ${rich_id} from article
  on conflict do nothing`
await db`update article set article_author_id = (select min(id) from article_author),
  article_category_id = (select min(id) from article_category)`
await db`insert into product_list_item (product_list_id, product_id) select id, ${rich_id} from product_list
  on conflict do nothing`
await db`update review set product_id = ${rich_id} where id in (select id from review where state = 'published' limit 40)`
await db`delete from related_product where product_id = ${set_id}`
await db`insert into related_product (product_id, related_product_id, relation, position)
  select ${set_id}, id, 0, case when id = ${rich_id} then -1 else id end from product where id <> ${set_id} limit 60`
await db`insert into related_product (product_id, related_product_id, relation, position)
  select ${set_id}, id, 0, -1 from product where id = ${rich_id} or code = 'SET-FIXED'
  on conflict (product_id, relation, related_product_id) do update set position = -1`
await db`insert into package_part (package_product_id, code, name) values (${set_id}, 'all', '{"cs":"Vše"}')`
await db`insert into package_item (package_product_id, package_part_id, product_id, product_variation_id, position)
  select ${set_id}, max(id), ${rich_id}, ${variation_of}, -1 from package_part`

async function statementsFor(path: string): Promise<{ statements: number; rows: number }> {
  const { sql, count } = countStatements(url)
  const response = await platform(VISITOR, sql).fetch(new Request(`http://localhost${path}`))
  await sql.end()
  expect(response.status, path).toBe(200)
  return { statements: count(), rows: ((await response.json()) as Answer).items.length }
}

const all = (resource: Resource) => Object.keys(resource.embeds)
const inside = (name: string) => all(products).map((embed) => `${name}.${embed}`)
const reviewed = encodeURIComponent(JSON.stringify([{ field: 'product_id', operator: 'eq', value: rich_id }]))

describe('a page of many', () => {
  it.each([
    [1, `/articles?embed=${[...all(articles), ...inside('related_products')].join(',')}`],
    [1, '/banners?sort=id'],
    [1, `/reviews?filters=${reviewed}&embed=${['ratings', ...inside('product')].join(',')}`],
    [1, `/product-lists?embed=${inside('products').join(',')}`],
    // A package among products takes its stock from its pieces, so a page of few has one of each.
    [2, `/products/${set_id}/related-products?embed=${inside('related_product').join(',')}`],
    [
      1,
      `/products/${set_id}/package-items?embed=${['package_part', 'product_variation.image_url', ...inside('product')].join(',')}`,
    ],
  ])('costs exactly as many statements as a page of %i: %s [API-12]', async (few, path) => {
    const one = await statementsFor(`${path}&per_page=${few}`)
    const many = await statementsFor(`${path}&per_page=100`)
    expect(one.rows).toBe(few)
    expect(many.rows).toBeGreaterThan(2)
    expect(many.statements).toBe(one.statements)
  })
})
