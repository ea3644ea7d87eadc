import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Transaction } from './database.ts'
import { readMigrations } from './migrate.ts'

export class BackupError extends Error {
  override name = 'BackupError'
}

export const MANIFEST = 'backup.json'
export const MIGRATIONS = 'migrations'
export const TABLES = 'tables'

/** What a backup says of itself, so that a restore can tell whether it is whole. */
export interface Manifest {
  created_at: string
  tables: { name: string; columns: string[]; rows: number; sha256: string }[]
  sequences: { name: string; last_value: number }[]
}

export const tableFile = (name: string) => `${name}.copy.gz`

/** Writes one moment of the whole database into a new folder, while the shop may go on selling. */
export async function backUp(db: Database, folder: string, now = new Date()): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already. Name a new folder.`)
  // Under another name until it is whole, so that half a backup is never taken for one.
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(path.join(draft, TABLES), { recursive: true })
  const manifest = await db.begin(async (sql) => {
    await sql`set transaction isolation level repeatable read, read only`
    await sql`set local statement_timeout = 0`
    await sql`set local idle_in_transaction_session_timeout = 0`
    await copyMigrations(sql, path.join(draft, MIGRATIONS))
    const tables: Manifest['tables'] = []
    for (const { name, columns } of await readTables(sql))
      tables.push({
        name,
        columns,
        ...(await copyTable(sql, name, columns, path.join(draft, TABLES, tableFile(name)))),
      })
    // Numbers go on being given meanwhile: read last, none of them is given twice.
    const sequences = await sql<Manifest['sequences']>`
      select sequencename::text as name, last_value from pg_sequences
      where schemaname = 'public' and last_value is not null`
    return { created_at: now.toISOString(), tables, sequences: [...sequences] }
  })
  await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(draft, folder)
  return manifest
}

/** The tables as they were made go with their rows: a restore needs no other version of the shop. */
async function copyMigrations(sql: Transaction, folder: string): Promise<void> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]))
  await mkdir(folder)
  for (const { name, checksum } of await sql<{ name: string; checksum: string }[]>`
    select name, checksum from schema_migration`) {
    const migration = known.get(name)
    if (migration?.checksum !== checksum)
      throw new BackupError(
        `The database is of another version (${name}). Back it up by the one that runs on it.`,
      )
    await writeFile(path.join(folder, name), migration.sql)
  }
}

async function readTables(sql: Transaction) {
  return sql<{ name: string; columns: string[] }[]>`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = ''
    group by relname order by relname`
}

async function copyTable(sql: Transaction, name: string, columns: string[], file: string) {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(bytes, _, done) {
      hash.update(bytes)
      done(null, bytes)
    },
  })
  const rows = await sql`copy ${sql(name)} (${sql(columns)}) to stdout`.readable()
  await pipeline(rows, createGzip(), hashed, createWriteStream(file))
  // The driver pauses its socket while nobody reads, and forgets to go on when that was the end.
  rows._read(0)
  const [count] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(name)}`
  return { rows: count?.rows ?? 0, sha256: hash.digest('hex') }
}
