import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '#contract/language.ts'
import { createPlatform } from '#platform/app.ts'
import { createDatabase } from '#platform/db/database.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import { createLog } from '#platform/http/log.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/open-database.ts'
import { importBuild, openStorefront } from '#server/storefront-build.ts'
import { load } from './load.ts'

const PATHS = ['/', '/caje', '/hrnek-mlha', '/blog', '/sk/caje', '/en']
const ROUNDS = 3
const DRAWINGS = 60

interface Server {
  url: string
  stop: () => Promise<void>
}

/**
 * Three ratios, each measured within this run: pages from memory against a bare server that writes the same bytes,
 * the drawing of a page against React's part of it, and two workers against one.
 */
export async function benchPages(): Promise<void> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'))
  try {
    await benchMemory(data_dir)
    await benchDrawing(data_dir)
    await benchWorkers(data_dir)
  } finally {
    rmSync(data_dir, { recursive: true, force: true })
  }
}

async function benchMemory(data_dir: string): Promise<void> {
  console.log('\nfrom memory     requests/s   bare server   ratio (limit 0.85)')
  const shop = await startShop({ DATA_DIR: data_dir })
  try {
    for (const page of PATHS) {
      const bare = await startBare(shop.url + page)
      // By turns, and the best of each: whatever else the machine does hits one alone.
      let [own_best, bare_best] = [0, 0]
      for (let round = 0; round < ROUNDS; round++) {
        own_best = Math.max(own_best, (await load(shop.url + page, { count: 20_000 })).requests_per_second)
        bare_best = Math.max(bare_best, (await load(bare.url, { count: 20_000 })).requests_per_second)
      }
      await bare.stop()
      console.log(
        `${page.padEnd(14)} ${own_best.toFixed(0).padStart(11)} ${bare_best.toFixed(0).padStart(13)} ` +
          `${(own_best / bare_best).toFixed(2).padStart(7)}`,
      )
    }
  } finally {
    await shop.stop()
  }
}

/** Processor time of this process for a page with its calls to the platform; the database's own aside. */
async function benchDrawing(data_dir: string): Promise<void> {
  const database = await openDatabase(readConfig({ DATA_DIR: data_dir }), () => {})
  const sql = createDatabase(database.url)
  const log = createLog('silent')
  const feed = openShopFeed({ sql, languages: LANGUAGES, onError: (error) => console.error(error) })
  try {
    await feed.ready
    const platform = createPlatform({ sql, log, indexes: feed })
    const storefront = await openStorefront({
      platform: { base_url: (origin) => origin, fetch: platform.fetch },
      show_stack: false,
      log,
    })
    const build = await importBuild()
    console.log('\ndrawn           whole page   React alone   ratio (limit 1.6)')
    for (const page of PATHS) {
      const draw = async () => (await storefront.fetch(new Request(`http://localhost${page}`))).text()
      const state = stateOf(await draw())
      const tree = { ...state, translator: build.translatorFor(state.page.language) }
      const react = async () => build.renderTree(tree)
      const best = { whole: Infinity, react: Infinity }
      for (let round = 0; round < ROUNDS + 1; round++) {
        best.whole = Math.min(best.whole, await processorTime(draw))
        best.react = Math.min(best.react, await processorTime(react))
      }
      console.log(
        `${page.padEnd(14)} ${best.whole.toFixed(2).padStart(8)} ms ${best.react.toFixed(2).padStart(10)} ms ` +
          `${(best.whole / best.react).toFixed(2).padStart(7)}`,
      )
    }
  } finally {
    await feed.close()
    await sql.end()
    await database.stop()
  }
}

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage()
  for (let turn = 0; turn < DRAWINGS; turn++) await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / DRAWINGS
}

/** The object the page was drawn from, as it stands in the page. */
function stateOf(html: string) {
  const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('The page holds no state')
  return JSON.parse(json) as Parameters<Awaited<ReturnType<typeof importBuild>>['renderTree']>[0]
}

async function benchWorkers(data_dir: string): Promise<void> {
  console.log(`\nworkers (${availableParallelism()} cores)   pages drawn per second`)
  const rates: number[] = []
  for (const workers of [1, 2]) {
    const shop = await startShop({ DATA_DIR: data_dir, WORKERS: String(workers), PAGE_MEMORY_MB: '0' })
    try {
      await load(shop.url + '/caje', { count: 200, connections: 16 })
      let best = 0
      for (let round = 0; round < ROUNDS; round++)
        best = Math.max(
          best,
          (await load(shop.url + '/caje', { count: 600, connections: 16 })).requests_per_second,
        )
      rates.push(best)
      console.log(`${workers}                   ${best.toFixed(0).padStart(6)}`)
    } finally {
      await shop.stop()
    }
  }
  console.log(`ratio (limit 1.7)   ${((rates[1] ?? 0) / (rates[0] ?? 1)).toFixed(2).padStart(6)}`)
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The shop as it runs, in a process of its own: what asks must not take its time. */
async function startShop(settings: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [file('../server/main.ts')], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    exited.then(() => reject(new Error(`The shop did not start:\n${said}`)))
  })
  return { url, stop: async () => (child.kill('SIGTERM'), void (await exited)) }
}

/** A server that writes the very answer the shop gives, and does nothing else. */
async function startBare(address: string): Promise<Server> {
  const { headers, body } = await rawAnswer(address)
  const child = fork(file('raw-server.ts'), { stdio: 'inherit' })
  const exited = once(child, 'exit')
  child.send({ headers, body: body.toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return { url: `http://localhost:${port}/`, stop: async () => (child.kill(), void (await exited)) }
}

/** Bytes as they come: `fetch` would unpack them. */
async function rawAnswer(address: string): Promise<{ headers: [string, string][]; body: Buffer }> {
  const { hostname, port, host, pathname } = new URL(address)
  await load(address, { count: 20 })
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
  )
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const answer = Buffer.concat(chunks)
  const end = answer.indexOf('\r\n\r\n')
  const lines = answer.subarray(0, end).toString('latin1').split('\r\n').slice(1)
  const headers = lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()] as [string, string]
  })
  const own = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']
  return {
    headers: headers.filter(([name]) => !own.includes(name.toLowerCase())),
    body: answer.subarray(end + 4),
  }
}
