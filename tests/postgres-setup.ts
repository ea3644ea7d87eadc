import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
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
  const removeData = (): void => rmSync(data_dir, { recursive: true, force: true, maxRetries: 3 })
  // An interrupted run ends without its teardown.
  process.once('exit', removeData)
  return async () => {
    process.off('exit', removeData)
    await postgres.stop()
    removeData()
  }
}
