import type { Database } from '#platform/db/database.ts'
import { demoCatalogue } from './catalogue/catalogue.ts'
import { shop } from './content/shop.ts'
import { catalogueIds, seedCatalogue } from './seed-catalogue.ts'
import { demoContent } from './content/demo-content.ts'
import { seedComplaints } from './seed-complaint.ts'
import { seedCustomers } from './seed-customer.ts'
import { seedContent, seedFallbackPicture } from './seed-content.ts'
import { seedNewsletters } from './seed-newsletter.ts'
import { seedOrders } from './seed-order.ts'
import { seedManyProducts } from './seed-many.ts'
import { createPictureStore } from './seed-picture.ts'
import { continueIds } from './seed-rows.ts'
import { seedShop } from './seed-shop.ts'
import { seedTrade } from './seed-trade.ts'
import { seedWishLists } from './seed-wish-list.ts'
import { demoTrade } from './trade/demo-trade.ts'

export interface SeedOptions {
  now?: Date
  progress?: (step: string) => void
  /** So many generated products beside the demo ones. */
  products?: number | undefined
}

/** Writes the whole demo shop into an empty, migrated database; all of it or nothing. */
export async function seedDemoShop(db: Database, options: SeedOptions = {}): Promise<void> {
  const { now = new Date(), progress = () => {}, products = 0 } = options
  await db.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    const pictures = createPictureStore()
    const catalogue = demoCatalogue()
    const trade = demoTrade()
    progress('shop')
    await seedShop(sql)
    progress('customers')
    await seedCustomers(sql, trade, now)
    await seedNewsletters(sql, trade.customers, now)
    progress('catalogue')
    await seedCatalogue(sql, catalogue, pictures, now)
    await seedWishLists(sql, trade.customers)
    await pictures.flush(sql)
    progress('trade')
    await seedTrade(sql, trade, catalogueIds(catalogue), pictures, now)
    progress('content')
    await seedContent(sql, demoContent(), pictures, now)
    await continueIds(sql, ['media'])
    await seedFallbackPicture(sql)
    progress('orders')
    await seedOrders(sql, now)
    await seedComplaints(sql, now)
    if (products > 0) await seedManyProducts(sql, shop.id, products, progress)
  })
  // Without a first vacuum, counts over many rows cannot be answered from indexes alone.
  await (products > 0 ? db`vacuum analyze` : db`analyze`)
}
