import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#platform/db/migrate.ts'
import { isReservedPath } from '#server/reserved-path.ts'
import { importFolder } from '#shop-file/import-folder.ts'
import { CommandError, onShopDatabase } from './shop-database.ts'

const USAGE = 'npm run import -- <folder> [--check] [--keep-stock] [--remove-missing]'

await onShopDatabase(
  async (db) => {
    const { folder, check, ...options } = readArguments()
    await migrate(db)
    const { added, changed, removed, gaps } = await importFolder(db, path.resolve(folder), {
      ...options,
      check_only: check,
      is_reserved: isReservedPath,
    })
    const done = check ? 'Nothing was written. It would be' : 'Done:'
    console.log(`${done} ${added} added, ${changed} changed, ${removed} removed.`)
    if (gaps.length > 0)
      console.log(['The law wants more (docs/law.md):', ...gaps.map((gap) => `- ${gap}`)].join('\n'))
  },
  { may_create: true },
)

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: flag, 'keep-stock': flag, 'remove-missing': flag },
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0) throw new CommandError(USAGE)
    return {
      folder,
      check: values.check,
      keep_stock: values['keep-stock'],
      remove_missing: values['remove-missing'],
    }
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(USAGE)
  }
}
