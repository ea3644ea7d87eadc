import { parseArgs } from 'node:util'
import { seedDemoShop } from '#demo/seed.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/open-database.ts'

class SeedError extends Error {}

try {
  await seed(productCount())
} catch (error) {
  console.error(error instanceof SeedError ? error.message : error)
  process.exitCode = 1
}

function productCount(): number | undefined {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  if (values.products === undefined) return undefined
  if (/^[1-9]\d*$/.test(values.products)) return Number(values.products)
  throw new SeedError('--products takes a whole number, as in: npm run seed -- --products 100000')
}

async function seed(products: number | undefined): Promise<void> {
  const server = await openDatabase(readConfig(process.env), console.log)
  const db = createDatabase(server.url, { statement_timeout_ms: 0 })
  try {
    await migrate(db)
    if (await hasShop(db))
      throw new SeedError('The database already holds a shop. Seed an empty one, in another DATA_DIR.')
    const options = { progress: (step: string) => console.log(`Seeding: ${step}`), products }
    await seedDemoShop(db, options)
    const [row] = await db<{ count: number }[]>`select count(*) as count from product`
    console.log(`The shop has ${row?.count} products.`)
    if (products !== undefined && (row?.count ?? 0) < products)
      throw new SeedError(`${products} were asked for.`)
  } finally {
    await db.end()
    await server.stop()
  }
}

async function hasShop(db: Database): Promise<boolean> {
  return (await db`select from shop limit 1`).length > 0
}
