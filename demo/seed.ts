import type { Database } from '#platform/db/database.ts'
import { demoCatalogue } from './catalogue/catalogue.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { contentSoFar } from './interim-content.ts'
import { seedContent, seedFallbackPicture } from './seed-content.ts'
import { createPictureStore } from './seed-picture.ts'
import { continueIds } from './seed-rows.ts'
import { seedShop } from './seed-shop.ts'

export interface SeedOptions {
  now?: Date
  progress?: (step: string) => void
}

/** Writes the whole demo shop into an empty, migrated database; all of it or nothing. */
export async function seedDemoShop(db: Database, options: SeedOptions = {}): Promise<void> {
  const { now = new Date(), progress = () => {} } = options
  await db.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    const pictures = createPictureStore()
    progress('shop')
    await seedShop(sql)
    progress('catalogue')
    await seedCatalogue(sql, demoCatalogue(), pictures, now)
    await pictures.flush(sql)
    progress('content')
    await seedContent(sql, contentSoFar(), pictures, now)
    await continueIds(sql, ['media'])
    await seedFallbackPicture(sql)
  })
  await db`analyze`
}
