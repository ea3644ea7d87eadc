import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { openDatabase } from './open-database.ts'

it('the own database has room for the connections of every worker [F20]', async () => {
  const data_dir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  const server = await openDatabase({ database_url: undefined, data_dir, workers: 20 }, () => {})
  const db = createDatabase(server.url, { max: 1 })
  onTestFinished(async () => {
    await db.end()
    await server.stop()
    await rm(data_dir, { recursive: true, force: true })
  })
  const [setting] = await db<{ max_connections: string }[]>`show max_connections`
  expect(Number(setting?.max_connections)).toBeGreaterThanOrEqual(20 * 12 + 10)
})
