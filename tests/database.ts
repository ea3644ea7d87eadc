import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { createDatabase, type Database, databaseUrl } from '#platform/db/database.ts'

export type TestDatabase = { db: Database; url: string }

export const MIGRATED_TEMPLATE = 'migrated_template'
const SEEDED_TEMPLATE = 'seeded_template'
const SEEDING_LOCK = 1

/** A migrated, empty database for the calling test file alone: `const { db } = await useDatabase()`. */
export function useDatabase(): Promise<TestDatabase> {
  return cloneDatabase(MIGRATED_TEMPLATE)
}

/** The same with the whole demo shop in it. The first file to ask pays for seeding it. */
export async function useSeededDatabase(): Promise<TestDatabase> {
  await prepareSeededTemplate()
  return cloneDatabase(SEEDED_TEMPLATE)
}

async function cloneDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withServer(async (server) => {
    await server`create database ${server(name)} template ${server(template)}`
  })
  const url = databaseUrl(inject('postgres_url'), name)
  const db = createDatabase(url)
  afterAll(async () => {
    await db.end({ timeout: 5 })
    await withServer((server) => server`drop database if exists ${server(name)} with (force)`)
  })
  return { db, url }
}

async function prepareSeededTemplate(): Promise<void> {
  await withServer(async (server) => {
    await server`select pg_advisory_lock(${SEEDING_LOCK})`
    const found = await server`select from pg_database where datname = ${SEEDED_TEMPLATE}`
    if (found.length > 0) return
    const draft = `${SEEDED_TEMPLATE}_draft`
    await server`drop database if exists ${server(draft)} with (force)`
    await server`create database ${server(draft)} template ${server(MIGRATED_TEMPLATE)}`
    const db = createDatabase(databaseUrl(inject('postgres_url'), draft))
    try {
      const { seedDemoShop } = await import('#demo/seed.ts')
      await seedDemoShop(db)
    } finally {
      await db.end()
    }
    await server`alter database ${server(draft)} rename to ${server(SEEDED_TEMPLATE)}`
  })
}

async function withServer<Result>(work: (server: Database) => Promise<Result>): Promise<Result> {
  const server = createDatabase(inject('postgres_url'), { max: 1, statement_timeout_ms: 0 })
  try {
    // Only one file clones a template at a time, and seeding takes a while: the others wait their turn.
    await server`set lock_timeout = 0`
    return await work(server)
  } finally {
    await server.end()
  }
}
