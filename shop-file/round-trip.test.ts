import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { useDatabase, useSeededDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/small-shop.ts'
import { exportFolder } from './export-folder.ts'
import { importFolder } from './import-folder.ts'
import { FILES, withLists } from './layout.ts'

const { db: demo } = await useSeededDatabase()
const { db: empty } = await useDatabase()

/** Whoever names one of these, directly or not, belongs to people and their trade. */
const PEOPLE = ['customer', 'staff_user', 'customer_order', 'cart', 'session']
/** What the shop writes for itself; pictures have a folder of their own. */
const ITS_OWN = `
  attempt carrier_reading category_closure complaint_series invoice_series mail_outbox media order_state price_history
  product_change product_rating schema_migration stock_drop`
  .trim()
  .split(/\s+/)

it('every table has its place in a file, or belongs to people, or to the shop itself', async () => {
  const rows = await demo<{ name: string }[]>`
    with recursive people(name) as (
      select unnest(${PEOPLE}::text[])
      union
      select conrelid::regclass::text from pg_constraint join people on confrelid = people.name::regclass
      where contype = 'f'
    )
    select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in (select name from people)`
  const written = Object.values(FILES)
    .flatMap(withLists)
    .map(({ table }) => table)
  const others = rows.map(({ name }) => name).filter((name) => !written.includes(name))
  expect(others.filter((name) => !ITS_OWN.includes(name))).toEqual([])
})

/** Pictures take most of the time, and one in twenty products has every kind of them. */
async function leaveSomePictures(): Promise<void> {
  await demo`update product set og_image_id = null where id % 20 <> 0`
  const gone = await demo<{ media_id: number }[]>`
    delete from product_image where product_id % 20 <> 0 returning media_id`
  await demo`
    delete from media where id = any(${gone.map(({ media_id }) => media_id)})
      and id not in (select media_id from product_image)`
}

it('a shop that is exported and imported into an empty database is exported as the same files, and shows the same', async () => {
  const first = path.join(await temporaryFolder(), 'first')
  const second = path.join(await temporaryFolder(), 'second')
  await leaveSomePictures()
  const counts = await exportFolder(demo, first)
  expect(counts['products.json']).toBeGreaterThan(400)
  const { added, changed } = await importFolder(empty, first)
  expect(added).toBeGreaterThan(10_000)
  expect(changed).toBe(0)

  await exportFolder(empty, second)
  const files = await readdir(first, { recursive: true, withFileTypes: true })
  const names = files
    .filter((one) => one.isFile())
    .map((one) => path.relative(first, path.join(one.parentPath, one.name)))
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) {
    const [one, other] = await Promise.all([first, second].map((folder) => readFile(path.join(folder, name))))
    expect(other && one?.equals(other), name).toBe(true)
  }
  expect(await importFolder(empty, first)).toMatchObject({ added: 0, changed: 0, removed: 0 })

  const vouched = await empty`select code from product where guarantee_months = 60`
  expect(vouched.map(({ code }) => code)).toEqual(['KETTLE-GOOSENECK'])
  const shown = await Promise.all([demo, empty].map(listing))
  expect(shown[0]?.length).toBeGreaterThan(300)
  expect(shown[1]).toEqual(shown[0])
  const [size] = await demo`select sum(width) as width, sum(height) as height, count(*) from media`
  expect(await empty`select sum(width) as width, sum(height) as height, count(*) from media`).toEqual([size])
}, 120_000)

/** Every product with its price and its address, as the platform tells them. */
async function listing(sql: Database): Promise<string[]> {
  const platform = createPlatform({ sql, log: createLog('silent'), check_answers: true })
  const found: string[] = []
  for (let page = 1; page <= 5; page++) {
    const answer = await platform.fetch(
      new Request(`http://localhost/products?embed=urls,price_range,safety&per_page=100&page=${page}`),
    )
    const { items } = (await answer.json()) as { items: Record<string, unknown>[] }
    found.push(
      ...items.map(({ code, name, taxed_price, stock_state, urls, price_range, safety }) =>
        JSON.stringify([code, name, taxed_price, stock_state, urls, price_range, safety]),
      ),
    )
  }
  return found.toSorted()
}
