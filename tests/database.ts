import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { createDatabase, type Database, databaseUrl } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'

export type TestDatabase = { db: Database; url: string }

type Template = { name: string; base?: Template; fill: (db: Database) => Promise<unknown> }

const MIGRATED: Template = { name: 'migrated_template', fill: (db) => migrate(db) }
const SEEDED: Template = {
  name: 'seeded_template',
  base: MIGRATED,
  fill: async (db) => {
    const { seedDemoShop } = await import('#demo/seed.ts')
    await seedDemoShop(db)
  },
}
const TEMPLATE_LOCK = 1

/** A migrated, empty database for the calling test file alone: `const { db } = await useDatabase()`. */
export function useDatabase(): Promise<TestDatabase> {
  return cloneDatabase(MIGRATED)
}

/** The same with the whole demo shop in it. The first file to ask pays for seeding it. */
export function useSeededDatabase(): Promise<TestDatabase> {
  return cloneDatabase(SEEDED)
}

async function cloneDatabase(template: Template): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withServer(async (server) => {
    await server`select pg_advisory_lock(${TEMPLATE_LOCK})`
    await prepareTemplate(server, template)
    await server`create database ${server(name)} template ${server(template.name)}`
  })
  const url = urlOf(name)
  const db = createDatabase(url)
  afterAll(async () => {
    await db.end({ timeout: 5 })
    await withServer((server) => server`drop database if exists ${server(name)} with (force)`)
  })
  return { db, url }
}

async function prepareTemplate(server: Database, { name, base, fill }: Template): Promise<void> {
  const found = await server`select from pg_database where datname = ${name}`
  if (found.length > 0) return
  if (base) await prepareTemplate(server, base)
  const draft = `${name}_draft`
  await server`drop database if exists ${server(draft)} with (force)`
  await server`create database ${server(draft)} template ${server(base?.name ?? 'template1')}`
  const db = createDatabase(urlOf(draft), { statement_timeout_ms: 0 })
  try {
    await fill(db)
  } finally {
    // A database with an open connection can be neither renamed nor cloned.
    await db.end()
  }
  await server`alter database ${server(draft)} rename to ${server(name)}`
}

async function withServer<Result>(work: (server: Database) => Promise<Result>): Promise<Result> {
  const server = createDatabase(inject('postgres_url'), { max: 1, statement_timeout_ms: 0 })
  try {
    // The first file prepares the template and that takes a while: the others wait their turn.
    await server`set lock_timeout = 0`
    return await work(server)
  } finally {
    await server.end()
  }
}

function urlOf(database: string): string {
  return databaseUrl(inject('postgres_url'), database)
}
