import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const MODULE = path.join(import.meta.dirname, 'embedded-postgres.ts')
const SHOP = `
  import { startEmbeddedPostgres } from ${JSON.stringify(MODULE)}
  const server = await startEmbeddedPostgres({ data_dir: process.argv[1], log() {} })
  console.log(server.url)
  setInterval(() => {}, 1000)`

let folder: string
const running: EmbeddedPostgres[] = []
const messages: string[] = []

// Most tests share one folder, because making a new database is what takes long.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  messages.length = 0
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(data_dir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ data_dir, log: (message) => messages.push(message) })
  running.push(server)
  return server
}

async function startOtherShop(data_dir: string): Promise<{ shop: ChildProcess; url: string }> {
  const shop = spawn(process.execPath, ['--input-type=module', '-e', SHOP, data_dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(shop.stdout.setEncoding('utf8'), 'data')
  return { shop, url: String(url).trim() }
}

async function kill(shop: ChildProcess): Promise<void> {
  shop.kill('SIGKILL')
  await once(shop, 'exit')
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const db = createDatabase(url, { max: 1 })
  try {
    return [...(await db.unsafe(sql))]
  } finally {
    await db.end()
  }
}

async function postmasterPid(data_dir: string): Promise<number> {
  return Number((await readFile(path.join(data_dir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

describe("the shop's own PostgreSQL", () => {
  it('keeps its data from run to run, safe from power cuts, and listens on no network [F5]', async () => {
    const first = await start(folder)
    await query(first.url, 'drop table if exists note; create table note as select 1 as id')
    await first.stop()
    const second = await start(folder)
    expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }])
    expect(
      await query(
        second.url,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits,
           current_setting('full_page_writes') as whole_pages, current_setting('listen_addresses') as listen,
           current_setting('server_encoding') as encoding, lower('ŽLUŤ') as lower`,
      ),
    ).toEqual([{ fsync: 'on', waits: 'on', whole_pages: 'on', listen: '', encoding: 'UTF8', lower: 'žluť' }])
  })

  it('ends with stop(), which may be called twice', async () => {
    const server = await start(folder)
    const pid = await postmasterPid(folder)
    await Promise.all([server.stop(), server.stop()])
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
  })

  it('refuses a DATA_DIR on which another shop lives, also one that stands still, names it and leaves it alone [F6]', async () => {
    const { shop, url } = await startOtherShop(folder)
    await expect(start(folder)).rejects.toThrow(
      `Another shop (process ${shop.pid}) already runs on DATA_DIR ${folder}`,
    )
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    shop.kill('SIGSTOP')
    await expect(start(folder)).rejects.toThrow(`Another shop (process ${shop.pid})`)
    shop.kill('SIGCONT')
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await kill(shop)
  })

  it('starts after a shop was killed, with everything that was committed [F3] [F6]', async () => {
    const { shop, url } = await startOtherShop(folder)
    await query(url, 'drop table if exists note; create table note as select 7 as id')
    await kill(shop)
    const server = await start(folder)
    expect(await query(server.url, 'select id from note')).toEqual([{ id: 7 }])
  })

  it('comes back by itself when it is killed [F18]', async () => {
    const server = await start(folder)
    process.kill(await postmasterPid(folder), 'SIGKILL')
    await expect
      .poll(() => query(server.url, 'select 1 as one').catch(() => []), { timeout: 30_000 })
      .toEqual([{ one: 1 }])
    expect(messages).toContain('PostgreSQL has stopped by itself (SIGKILL); starting it again')
  })

  it('ignores what a first start killed half-way has left [F7]', async () => {
    const data_dir = path.join(folder, 'new')
    await mkdir(path.join(data_dir, 'postgres.new-a1b2c3'), { recursive: true })
    await writeFile(path.join(data_dir, 'postgres.new-a1b2c3/PG_VERSION'), '18')
    const server = await start(data_dir)
    expect(await readdir(data_dir)).toEqual(['postgres', 'shop.lock', 'shop.pid'])
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.each(['postgres.new-', 'postgres'])(
    'starts on what a first start left that was killed as soon as there was %s [F7]',
    async (sign) => {
      const data_dir = await mkdtemp(path.join(folder, 'killed-'))
      const shop = spawn(process.execPath, ['--input-type=module', '-e', SHOP, data_dir], { stdio: 'ignore' })
      const ended = once(shop, 'exit')
      const names = () => readdir(data_dir).catch(() => [])
      const isThere = async () =>
        (await names()).some((name) => name === sign || (sign.endsWith('-') && name.startsWith(sign)))
      await expect.poll(isThere, { timeout: 50_000, interval: 5 }).toBe(true)
      shop.kill('SIGKILL')
      await ended
      const server = await start(data_dir)
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    },
  )

  it('does not take a stranger that got the number of a dead server for it', async () => {
    const server = await start(folder)
    await server.stop()
    await writeFile(path.join(folder, 'postgres/postmaster.pid'), `${process.pid}\n`)
    const again = await start(folder)
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.each([
    ['empty', ''],
    ['full of zeros', '\0'.repeat(90)],
  ])('starts over a mark that a power cut has left %s [F5]', async (_, mark) => {
    await start(folder).then((server) => server.stop())
    await writeFile(path.join(folder, 'postgres/postmaster.pid'), mark)
    const { url } = await start(folder)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('works below a path too long for a socket, and in a folder only its owner may enter', async () => {
    const data_dir = path.join(folder, 'a'.repeat(120))
    await mkdir(data_dir, { mode: 0o700 })
    await chmod(folder, 0o700)
    const server = await start(data_dir)
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('says so when DATA_DIR cannot be written', async () => {
    await writeFile(path.join(folder, 'file'), '')
    await expect(start(path.join(folder, 'file'))).rejects.toThrow(/cannot write to DATA_DIR/)
  })
})
