import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupError, MANIFEST, type Manifest, MIGRATIONS, TABLES, tableFile } from './backup.ts'
import type { Database, Transaction } from './database.ts'
import { migrate } from './migrate.ts'

/** Fills an empty database from a backup: all of it, or nothing. */
export async function restore(db: Database, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { name, sha256 } of manifest.tables)
    await checkFile(path.join(folder, TABLES, tableFile(name)), sha256)
  const [found] = await db<{ tables: number }[]>`
    select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  if (found?.tables !== 0)
    throw new BackupError('The database is not empty. Restore into a new one, and point the shop to it.')
  await migrate(db, path.join(folder, MIGRATIONS))
  await db.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`set local idle_in_transaction_session_timeout = 0`
    // Rows come table by table, and what triggers wrote for them is among them.
    const addKeys = await dropForeignKeys(sql)
    const names = manifest.tables.map(({ name }) => name)
    for (const name of names) await sql`alter table ${sql(name)} disable trigger user`
    await sql`truncate ${sql(names)}`
    for (const { name, columns, rows } of manifest.tables) {
      await fill(sql, name, columns, path.join(folder, TABLES, tableFile(name)))
      const [count] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(name)}`
      if (count?.rows !== rows) throw new BackupError(`${name} has ${count?.rows} rows instead of ${rows}.`)
    }
    for (const { name, last_value } of manifest.sequences) await sql`select setval(${name}, ${last_value})`
    await addKeys()
    for (const name of names) await sql`alter table ${sql(name)} enable trigger user`
  })
  await db`analyze`
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'))
  } catch {
    throw new BackupError(`${folder} is no whole backup: it has no readable ${MANIFEST}.`)
  }
}

async function checkFile(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash).catch(() => {
    throw new BackupError(`The backup is not whole: ${file} cannot be read.`)
  })
  if (hash.digest('hex') !== sha256)
    throw new BackupError(`The backup is damaged: ${file} has changed since.`)
}

/** Put back at the end they hold every row against the others once. */
async function dropForeignKeys(sql: Transaction): Promise<() => Promise<void>> {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
  for (const { table, name } of keys) await sql`alter table ${sql(table)} drop constraint ${sql(name)}`
  return async () => {
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql(table)} add constraint ${sql(name)} ${sql.unsafe(definition)}`
  }
}

async function fill(sql: Transaction, name: string, columns: string[], file: string): Promise<void> {
  const rows = await sql`copy ${sql(name)} (${sql(columns)}) from stdin`.writable()
  await pipeline(createReadStream(file), createGunzip(), rows)
}
