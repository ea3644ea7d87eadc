import { afterAll, expect, it } from 'vitest'
import { brands } from '#contract/brand.ts'
import { createPlatform } from '#platform/app.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { createDatabase } from './database.ts'
import { MOST_PREPARED_SHAPES } from './known-shape.ts'

const { url } = await useSeededDatabase()
const sql = createDatabase(url, { max: 1 })
afterAll(() => sql.end())
const platform = createPlatform({ sql, log: createLog('silent'), check_answers: true })
const ask = async (query: string) =>
  (await platform.fetch(new Request(`http://localhost/brands?${query}`))).status
const prepared = async () => (await sql`select from pg_prepared_statements`).length

it('lists asked for in more ways than the shop knows leave nothing behind on a connection [S43]', async () => {
  const { sortable } = brands
  const names = fieldNames(brands)
  const subset = (number: number) => names.filter((_, place) => (number >> place) % 2 === 1)
  const queries = Array.from({ length: MOST_PREPARED_SHAPES }, (_, number) => [
    `only=${subset(number + 1)}`,
    `paginate=false&only=${subset(number + 1)}&sort=-${sortable[0]}`,
  ]).flat()
  await ask(queries[0] ?? '')
  for (const query of queries) expect(await ask(query), query).toBe(200)
  const known = await prepared()
  expect(known).toBeLessThan(MOST_PREPARED_SHAPES + 50)
  expect(await ask('sort=name&paginate=false')).toBe(200)
  expect(await prepared()).toBe(known)
})
