import path from 'node:path'
import { exportFolder } from '#shop-file/export-folder.ts'
import { CommandError, onShopDatabase } from './shop-database.ts'

await onShopDatabase(async (db) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new CommandError('Name a new folder: npm run export -- my-shop')
  const counts = await exportFolder(db, path.resolve(folder))
  for (const [file, rows] of Object.entries(counts)) if (rows > 0) console.log(`${file}: ${rows}`)
})
