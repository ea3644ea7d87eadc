import path from 'node:path'
import { backUp } from '#platform/db/backup.ts'
import { onShopDatabase } from './shop-database.ts'

await onShopDatabase(async (db) => {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const folder = path.resolve(process.argv[2] ?? `backup-${moment}`)
  const { tables } = await backUp(db, folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${folder} holds ${rows} rows of ${tables.length} tables.`)
})
