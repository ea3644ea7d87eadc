import { parseArgs } from 'node:util'
import { seedDemoShop } from '#demo/seed.ts'
import { createDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/open-database.ts'

const { values } = parseArgs({ options: { products: { type: 'string' } } })
const products = values.products === undefined ? undefined : Number(values.products)
if (products !== undefined && (!Number.isInteger(products) || products < 1)) {
  console.error('--products takes a whole number above zero, as in: npm run seed -- --products 100000')
  process.exit(1)
}

const server = await openDatabase(readConfig(process.env), console.error)
const db = createDatabase(server.url, { statement_timeout_ms: 0 })
try {
  await migrate(db)
  await seedDemoShop(db, products === undefined ? {} : { products })
} finally {
  await db.end()
  await server.stop()
}
