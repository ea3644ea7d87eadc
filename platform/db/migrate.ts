import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import type { Database } from './database.ts'

const MIGRATION_LOCK = 7_483_201
const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')

type Migration = { name: string; sql: string; checksum: string }

class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Brings the schema up to date and returns the names of the files it has applied. */
export async function migrate(db: Database, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const session = await db.reserve()
  try {
    // The holder of the lock may be building an index on a large table, so waiting has no limit here.
    await session`set statement_timeout = 0`
    await session`set lock_timeout = 0`
    await session`select pg_advisory_lock(${MIGRATION_LOCK})`
    try {
      return await applyMissing(session, migrations)
    } finally {
      await session`select pg_advisory_unlock(${MIGRATION_LOCK})`
    }
  } finally {
    await session`reset statement_timeout`
    await session`reset lock_timeout`
    session.release()
  }
}

async function applyMissing(session: Database, migrations: Migration[]): Promise<string[]> {
  await session`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`
  const rows = await session<
    { name: string; checksum: string }[]
  >`select name, checksum from schema_migration`
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseChanged(migrations, applied)

  const done: string[] = []
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    await apply(session, migration)
    done.push(migration.name)
  }
  return done
}

function refuseChanged(migrations: Migration[], applied: Map<string, string>): void {
  for (const { name, checksum } of migrations) {
    const before = applied.get(name)
    if (before !== undefined && before !== checksum)
      throw new MigrationError(
        `Migration ${name} was changed after this database had applied it. ` +
          `Restore the file and put the change into a new migration.`,
      )
  }
}

async function apply(session: Database, { name, sql, checksum }: Migration): Promise<void> {
  await session`begin`
  try {
    await session.unsafe(sql)
    await session`insert into schema_migration (name, checksum) values (${name}, ${checksum})`
    await session`commit`
  } catch (cause) {
    await session`rollback`
    // The driver's error carries the whole file; its message and place say all that a person needs.
    throw new MigrationError(`Migration ${name} failed and was undone: ${describe(cause, sql)}`)
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof postgres.PostgresError)) return String(error)
  const line = error.position ? ` in line ${sql.slice(0, Number(error.position)).split('\n').length}` : ''
  return [`${error.message}${line}`, error.detail, error.hint].filter(Boolean).join('. ')
}

export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
