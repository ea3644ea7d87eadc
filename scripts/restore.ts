import path from 'node:path'
import { restore } from '#platform/db/restore.ts'
import { CommandError, onShopDatabase } from './shop-database.ts'

await onShopDatabase(
  async (db) => {
    const [folder] = process.argv.slice(2)
    if (!folder) throw new CommandError('Name the folder of the backup: npm run restore -- backup-2026-11-15')
    const { created_at, tables } = await restore(db, path.resolve(folder))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`The database is what it was at ${created_at}: ${rows} rows of ${tables.length} tables.`)
  },
  { may_run: false, may_create: true },
)
