import type { Transaction } from '#platform/db/database.ts'
import type { CatalogueIds } from './seed-catalogue.ts'
import { seedDiscounts, seedGifts } from './seed-discount.ts'
import { seedLoyalty } from './seed-loyalty.ts'
import { seedMethods } from './seed-method.ts'
import type { PictureStore } from './seed-picture.ts'
import type { DemoTrade } from './trade/shape.ts'

/** Writes how the shop with its catalogue and customers delivers, is paid, and rewards. */
export async function seedTrade(
  sql: Transaction,
  trade: DemoTrade,
  ids: CatalogueIds,
  pictures: PictureStore,
  now: Date,
): Promise<void> {
  await seedMethods(sql, trade, ids, pictures)
  await seedDiscounts(sql, trade, ids, now)
  await seedGifts(sql, trade, ids)
  await seedLoyalty(sql, trade, ids, now)
}
