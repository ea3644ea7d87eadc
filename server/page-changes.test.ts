import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSeededDatabase } from '#tests/database.ts'
import { followPageChanges } from './page-changes.ts'

const { db } = await useSeededDatabase()
const heard: (string[] | 'all')[] = []
let shop_forgotten = 0
let time = 0
const changes = followPageChanges({
  sql: db,
  memories: [
    { forget: () => {}, forgetAll: () => void shop_forgotten++ },
    { forget: (tags) => void heard.push([...tags]), forgetAll: () => void heard.push('all') },
  ],
  onError: (error) => {
    throw error
  },
  now: () => time,
})
beforeAll(() => changes.ready)
afterAll(() => changes.close())

const idOf = async (code: string) =>
  (await db<{ id: number }[]>`select id from product where code = ${code}`)[0]?.id
const product = { id: (await idOf('SALE')) ?? 0 }
const [variation = { id: 0, product_id: 0 }] = await db<{ id: number; product_id: number }[]>`
  select id, product_id from product_variation where stock_state > 1 order by id limit 1`

let marks = 0

/** What has been heard since the last time, of all that is committed. */
async function all(): Promise<(string[] | 'all')[]> {
  const mark = `mark-${++marks}`
  await db`select pg_notify('page_change', ${mark})`
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([mark]), { timeout: 30_000, interval: 5 })
  return heard.splice(0).slice(0, -1)
}
beforeEach(all)

/** Without what is told to pages that point at a product. */
const ofListings = (told: (string[] | 'all')[]) => told.filter(([first]) => first === 'listing')

describe('a change of what pages show', () => {
  it('of stock concerns the pages of the product alone', async () => {
    await db`update product set stock_state = stock_state - 1, sells_count = sells_count + 1 where id = ${product.id}`
    await db`update product_variation set stock_state = stock_state - 1
      where product_id = ${variation.product_id} and stock_state > 1`
    expect(await all()).toEqual([[String(product.id)], [String(variation.product_id)]])
  })

  it('of the stock of a piece concerns the cards of its packages, and listings once it is too little for one [CATALOG-10]', async () => {
    const [piece, set] = [await idOf('TUMBLER-MIST'), await idOf('SET-FIXED')].map(String)
    const move = (stock_state: number) =>
      db`update product set stock_state = ${stock_state} where id = ${piece ?? ''}`
    await db`update product set update_stock = true, stock_state = 5 where id = ${piece ?? ''}`
    await all()
    await move(4)
    const [cards = []] = await all()
    expect(cards).toEqual(expect.arrayContaining([piece, set]))
    expect(cards).not.toContain('listing')
    // The set is made of two of them.
    await move(1)
    expect(await all()).toContainEqual(['listing', set])
  })

  it('of the last piece of a variation concerns listings too [CATALOG-08]', async () => {
    await db`update product_variation set stock_state = 0 where product_id = ${variation.product_id}`
    expect(ofListings(await all())).toEqual([['listing', String(variation.product_id)]])
  })

  it('of the first piece of a variation does, also where its own availability stays [CATALOG-08]', async () => {
    const { id, product_id } = variation
    await db`
      update product_variation set stock_state = 0, update_stock = true,
        product_availability_id = (select id from product_availability where not for_empty_stock order by id limit 1)
      where id = ${id}`
    await all()
    const availability = async () =>
      (await db`select product_availability_id from product_variation where id = ${id}`)[0]
    const before = await availability()
    await db`update product_variation set stock_state = 3 where id = ${id}`
    expect(await availability()).toEqual(before)
    expect(ofListings(await all())).toEqual([['listing', String(product_id)]])
  })

  it('of a price, name, picture or review concerns listings too', async () => {
    await db`update product_price set taxed_price = taxed_price + 100 where product_id = ${product.id}`
    await db`update product set position = position + 1 where id = ${product.id}`
    await db`delete from product_image where product_id = ${product.id}`
    await db`insert into review (product_id, name, comment, rating, language, state)
      values (${product.id}, 'Jana', 'Dobrý čaj', 5, 'cs', 'published')`
    const tags = ['listing', String(product.id)]
    expect(new Set(ofListings(await all()).map(String))).toEqual(new Set([String(tags)]))
  })

  it('of a product that comes back concerns the pages that point at it, and have not shown it', async () => {
    const owner = (await idOf('PLAIN')) ?? 0
    const [article] = await db<{ id: number }[]>`select id from article order by id limit 1`
    const article_id = article?.id ?? 0
    await db`update product set is_active = false where id = ${product.id}`
    await db`delete from related_product where related_product_id = ${product.id}`
    await db`
      insert into related_product (product_id, related_product_id, relation) values (${owner}, ${product.id}, 0)`
    await db`delete from article_product where product_id = ${product.id}`
    await db`insert into article_product (article_id, product_id) values (${article_id}, ${product.id})`
    await all()
    await db`update product set is_active = true where id = ${product.id}`
    const [listed, pointing] = await all()
    expect(listed).toEqual(['listing', String(product.id)])
    expect(pointing).toEqual(expect.arrayContaining([String(owner), String(article_id)]))
  })

  it('of a customer’s name concerns the pages with their reviews [L23]', async () => {
    const [customer] = await db<{ id: number }[]>`select id from customer where email = 'jana@example.com'`
    const id = customer?.id ?? 0
    await db`delete from review where customer_id = ${id}`
    await db`insert into review (product_id, customer_id, comment, rating, language, state)
      values (${product.id}, ${id}, 'Dobrý čaj', 5, 'cs', 'published')`
    await all()
    await db`update customer set last_name = 'Nová', last_logged_at = now() where id = ${id}`
    expect(await all()).toEqual([[String(product.id)]])
    await db`update customer set last_name = 'Nová', last_logged_at = now() where id = ${id}`
    expect(await all()).toEqual([])
  })

  it('of what pages share concerns them all, and the menu with them', async () => {
    const before = shop_forgotten
    await db`update category set position = position + 1 where id = (select min(id) from category)`
    await db`update banner set position = position`
    await db`update static_content set position = position`
    expect(new Set(await all())).toEqual(new Set(['all']))
    expect(shop_forgotten).toBeGreaterThan(before)
  })

  it('of very many products concerns all pages', async () => {
    await db`update product set position = position + 1`
    expect(await all()).toEqual(['all'])
  })

  it('that was taken back concerns none, and neither does one that changes nothing', async () => {
    await db
      .begin(async (sql) => {
        await sql`update product set position = 0 where id = ${product.id}`
        throw new Error('taken back')
      })
      .catch(() => {})
    await db`update product set position = position where id = ${product.id}`
    expect(await all()).toEqual([])
  })

  it('is told once more when the indexes have it, but not for sales alone', async () => {
    await db`update product set position = position + 1 where id = ${product.id}`
    await all()
    time += 60_000
    changes.onIndexed([product.id])
    changes.onIndexed([product.id])
    expect(heard).toEqual([['listing', String(product.id)]])
  })
})
