import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres_url: string
  }
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data_dir = await mkdtemp(path.join(tmpdir(), 'vitrine-test-'))
  const postgres = await startEmbeddedPostgres({ data_dir, durable: false, log: () => {} })
  project.provide('postgres_url', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(data_dir, { recursive: true, force: true })
  }
}
