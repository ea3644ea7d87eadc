import type { Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import type { Config } from './config.ts'
import { seedIfEmpty } from './seed-if-empty.ts'

/** Brings the database to where this version of the shop can open. */
export async function prepareDatabase(sql: Database, { mode }: Pick<Config, 'mode'>): Promise<void> {
  await migrate(sql)
  if (mode === 'demo') await seedIfEmpty(sql)
}
