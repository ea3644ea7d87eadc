import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { createDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const { db, url } = await useDatabase()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-migrations-'))
})
afterEach(async () => {
  await db`drop table if exists migration_probe`
  await db`delete from schema_migration where name like 'probe_%'`
  await rm(folder, { recursive: true })
})

const write = (name: string, sql: string): Promise<void> => writeFile(path.join(folder, name), sql)

describe('migrate', () => {
  it('has nothing to do on a database that is up to date', async () => {
    expect(await migrate(db)).toEqual([])
  })

  it('applies new files in the order of their names, once, and reports them', async () => {
    await write(
      'probe_002.sql',
      'alter table migration_probe add column b integer; alter table migration_probe add column c text;',
    )
    await write('probe_001.sql', 'create table migration_probe (a integer)')
    expect(await migrate(db, folder)).toEqual(['probe_001.sql', 'probe_002.sql'])
    expect(await migrate(db, folder)).toEqual([])
    await db`insert into migration_probe (a, b, c) values (1, 2, 'x')`
  })

  it('undoes a failing file whole, keeps the ones before it and names it', async () => {
    await write('probe_001.sql', 'create table migration_probe (a integer)')
    await write(
      'probe_002.sql',
      'alter table migration_probe add column b integer;\nselect nothing_like_this',
    )
    await expect(migrate(db, folder)).rejects.toThrow(
      /probe_002\.sql failed and was undone: column "nothing_like_this" does not exist in line 2/,
    )
    const columns =
      await db`select column_name from information_schema.columns where table_name = 'migration_probe'`
    expect(columns.map((row) => row['column_name'])).toEqual(['a'])
    await write('probe_002.sql', 'alter table migration_probe add column b integer')
    expect(await migrate(db, folder)).toEqual(['probe_002.sql'])
  })

  it('refuses a file that was changed after it had been applied', async () => {
    await write('probe_001.sql', 'create table migration_probe (a integer)')
    await migrate(db, folder)
    await write('probe_001.sql', 'create table migration_probe (a bigint)')
    await expect(migrate(db, folder)).rejects.toThrow(/probe_001\.sql was changed/)
  })

  it('applies each file once when several processes start together [F67]', async () => {
    await write('probe_001.sql', 'create table migration_probe (a integer); select pg_sleep(0.1)')
    const pools = [1, 2, 3, 4].map(() => createDatabase(url, { max: 1 }))
    const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)))
    await Promise.all(pools.map((pool) => pool.end()))
    expect(applied.flat()).toEqual(['probe_001.sql'])
  })

  it('leaves the session limits as they were', async () => {
    const single = createDatabase(url, { max: 1 })
    await migrate(single, folder)
    const [row] = await single`select current_setting('statement_timeout') as limit`
    await single.end()
    expect(row).toEqual({ limit: '20s' })
  })
})
