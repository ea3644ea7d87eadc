import { existsSync } from 'node:fs'
import path from 'node:path'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { readConfig } from '#server/config.ts'
import { DataDirError } from '#server/data-lock.ts'
import {
  DATABASE_NAME,
  DATABASE_USER,
  type EmbeddedPostgres,
  shortSocketFolder,
} from '#server/embedded-postgres.ts'
import { openDatabase } from '#server/open-database.ts'

/** What a person has to read; everything else is a fault and shows its trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}

const SAID_PLAINLY = new Set([
  'BackupError',
  'CommandError',
  'ConfigError',
  'DataDirError',
  'ExportError',
  'ImportError',
  'MigrationError',
])

/** Runs a command on the shop's database, also while the shop runs on it. */
export async function onShopDatabase(
  work: (db: Database) => Promise<void>,
  options: { may_run?: boolean; may_create?: boolean } = {},
): Promise<void> {
  try {
    const server = await open(options)
    const db = createDatabase(server.url, { application_name: 'vitrine command' })
    try {
      await work(db)
    } finally {
      await db.end({ timeout: 5 })
      await server.stop()
    }
  } catch (error) {
    const is_plain = error instanceof Error && SAID_PLAINLY.has(error.name)
    console.error(is_plain ? error.message : error)
    process.exitCode = 1
  }
}

async function open({ may_run = true, may_create = false }): Promise<EmbeddedPostgres> {
  const config = readConfig(process.env)
  const postgres_dir = path.join(config.data_dir, 'postgres')
  // Without the settings of its shop a command would work on an empty database beside it, and seem to succeed.
  if (!config.database_url && !existsSync(postgres_dir)) {
    const missing = `There is no database in ${config.data_dir}`
    if (!may_create) throw new CommandError(`${missing}. Load the settings of the shop first.`)
    console.error(`${missing} yet. A new one is made.`)
  }
  try {
    return await openDatabase(config, () => {})
  } catch (error) {
    const is_running = error instanceof DataDirError && existsSync(path.join(postgres_dir, 'postmaster.pid'))
    if (!may_run || !is_running) throw error
    const socket = shortSocketFolder(postgres_dir)
    return {
      url: `postgresql:///${DATABASE_NAME}?host=${encodeURIComponent(socket.folder)}&user=${DATABASE_USER}`,
      stop: async () => socket.remove(),
    }
  }
}
