import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase, databaseUrl } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { MIGRATED_TEMPLATE } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres_url: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data_dir = await mkdtemp(path.join(tmpdir(), 'vitrine-test-'))
  const postgres = await startEmbeddedPostgres({ data_dir, durable: false, log: console.error })
  try {
    await prepareTemplate(postgres.url)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('postgres_url', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(data_dir, { recursive: true, force: true })
  }
}

async function prepareTemplate(url: string): Promise<void> {
  const main = createDatabase(url, { max: 1 })
  await main`create database ${main(MIGRATED_TEMPLATE)}`
  await main.end()
  const template = createDatabase(databaseUrl(url, MIGRATED_TEMPLATE), { max: 1 })
  try {
    await migrate(template)
  } finally {
    // A database with an open connection cannot be cloned.
    await template.end()
  }
}
