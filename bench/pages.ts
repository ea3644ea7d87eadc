import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGES } from '#contract/language.ts'
import { createPlatform } from '#platform/app.ts'
import { createDatabase } from '#platform/db/database.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import { createLog } from '#platform/http/log.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/open-database.ts'
import { importBuild, openStorefront } from '#server/storefront-build.ts'
import { load } from './load.ts'
import { share } from './measure.ts'
import { atLeast, atMost, type Outcome, printOutcomes } from './outcome.ts'
import type { RawPage } from './raw-server.ts'
import { type Server, startRaw, startShop } from './server.ts'
import { benchWorkers } from './workers.ts'

const PATHS = ['/', '/caje', '/hrnek-mlha', '/blog', '/sk/caje', '/en']
const ROUNDS = 9
const DRAWINGS = 40
const MEMORY_PAIRS = 5
const MEMORY_ROUNDS = 4
const REQUESTS = 10_000
const CONNECTIONS = 8

const MEMORY_LIMIT = 0.85
const DRAWING_LIMIT = 1.6

/** Ratios measured within one run: every side is warm, and they take turns, so that a busy moment does not hit one alone. */
export async function benchPages(): Promise<Outcome[]> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'))
  try {
    const memory = await benchMemory(data_dir)
    const { outcomes, states } = await benchDrawing(data_dir)
    const all = [...memory, ...outcomes, ...(await benchWorkers(data_dir, states))]
    printOutcomes(all)
    return all
  } finally {
    rmSync(data_dir, { recursive: true, force: true })
  }
}

async function benchMemory(data_dir: string): Promise<Outcome[]> {
  const spent = PATHS.map((): Turn[] => [])
  for (let pair = 0; pair < MEMORY_PAIRS; pair++) {
    for (const [at, turns] of (await spentByPair(data_dir)).entries()) spent[at]?.push(...turns)
  }
  return PATHS.map((page, at) => {
    const { own, bare, share_of_bare } = middle(spent[at] ?? [])
    console.log(`${page} from memory ${told(own)} a request, the same bytes bare ${told(bare)}`)
    return atLeast(MEMORY_LIMIT, `${page} from memory : bare node:http`, share_of_bare)
  })
}

/** A shop and a bare server, each a process of its own for all pages: a page may have bad luck with one of them. */
async function spentByPair(data_dir: string): Promise<Turn[][]> {
  const shop = await startShop({ DATA_DIR: data_dir })
  let bare: Server | undefined
  try {
    const pages: RawPage[] = []
    for (const page of PATHS) pages.push(await rawPage(shop.url, page))
    const limit = await startRaw({ kind: 'bytes', pages })
    bare = limit
    return await spentPerRequest(
      PATHS.map((page) => ({
        own: { server: shop, address: shop.url + page },
        bare: { server: limit, address: limit.url + page },
      })),
    )
  } finally {
    await bare?.stop()
    await shop.stop()
  }
}

/**
 * Processor time of the servers for one request, by page and turn. What a server with one thread can answer is the
 * inverse of it, and it tells that even while other programs take the machine away. How fast the processor runs changes
 * from minute to minute: only the two sides of one turn can be compared.
 */
async function spentPerRequest(pages: readonly Sides[]): Promise<Turn[][]> {
  const spent = pages.map((): Turn[] => [])
  for (let round = 0; round <= MEMORY_ROUNDS; round++) {
    for (const [at, { own, bare }] of pages.entries()) {
      const turn = { own: await spentOn(own), bare: await spentOn(bare) }
      // The first turn warms up.
      if (round > 0) spent[at]?.push(turn)
    }
  }
  return spent
}

async function spentOn({ server, address }: Asked): Promise<number> {
  const before = server.cpu_ms()
  await load([address], { count: REQUESTS, connections: CONNECTIONS })
  return (server.cpu_ms() - before) / REQUESTS
}

interface Asked {
  server: Server
  address: string
}

interface Sides {
  own: Asked
  bare: Asked
}

/** What a request took of each side. */
type Turn = Record<keyof Sides, number>

/**
 * Processor time of this process from an address to the bytes of its page, the database's own aside; once with what
 * the platform told before still at hand, and once with everything read anew.
 */
async function benchDrawing(data_dir: string): Promise<{ outcomes: Outcome[]; states: string[] }> {
  const database = await openDatabase(readConfig({ DATA_DIR: data_dir }), () => {})
  const sql = createDatabase(database.url)
  const log = createLog('silent')
  const feed = openShopFeed({ sql, languages: LANGUAGES, onError: (error) => console.error(error) })
  try {
    await feed.ready
    const platform = createPlatform({ sql, log, indexes: feed })
    const storefront = await openStorefront({
      platform: { base_url: (origin) => origin, fetch: platform.ask },
      remembers: true,
      show_stack: false,
      log,
    })
    const build = await importBuild()
    const outcomes: Outcome[] = []
    const states: string[] = []
    for (const page of PATHS) {
      const draw = () => storefront.draw(new URL(`http://localhost${page}`), null)
      const text = stateOf(String((await draw()).body))
      states.push(text)
      const state = JSON.parse(text) as Parameters<typeof build.renderTree>[0]
      const tree = { ...state, translator: build.translatorFor(state.page.language) }
      const react = async () => build.renderTree(tree)
      const anew = async () => {
        storefront.forgetAll()
        return draw()
      }
      outcomes.push(await besideReact(`${page} drawn`, draw, react))
      outcomes.push(await besideReact(`${page} read anew and drawn`, anew, react))
    }
    return { outcomes, states }
  } finally {
    await feed.close()
    await sql.end()
    await database.stop()
  }
}

const told = (ms: number) => `${ms.toFixed(ms < 1 ? 3 : 2)} ms`

/** The two take turns, after one that does not count; only those of one turn are compared, as with pages from memory. */
async function besideReact(name: string, draw: Work, react: Work): Promise<Outcome> {
  const turns: Turn[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const turn = { own: await spentBy(draw), bare: await spentBy(react) }
    if (round > 0) turns.push(turn)
  }
  const { own, bare, share_of_bare } = middle(turns)
  console.log(`${name} ${told(own)}, React alone ${told(bare)}`)
  return atMost(DRAWING_LIMIT, `${name} : renderToString`, 1 / share_of_bare)
}

function middle(turns: readonly Turn[]) {
  const of = (figure: (turn: Turn) => number) => share(turns.map(figure), 0.5)
  return {
    own: of(({ own }) => own),
    bare: of(({ bare }) => bare),
    share_of_bare: of(({ own, bare }) => bare / own),
  }
}

type Work = () => Promise<unknown>

async function spentBy(work: Work): Promise<number> {
  const began = process.cpuUsage()
  for (let turn = 0; turn < DRAWINGS; turn++) await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / DRAWINGS
}

/** The text of the object the page was drawn from, as it stands in the page. */
function stateOf(html: string): string {
  const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('The page holds no state')
  return json
}

/** The very answer the shop gives, in bytes as they come: `fetch` would unpack them. */
async function rawPage(url: string, page: string): Promise<RawPage> {
  const { hostname, port, host } = new URL(url)
  await load([url + page], { count: 20 })
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${page} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const answer = Buffer.concat(chunks)
  const end = answer.indexOf('\r\n\r\n')
  const lines = answer.subarray(0, end).toString('latin1').split('\r\n').slice(1)
  const headers = lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()] as [string, string]
  })
  const own = ['connection', 'keep-alive', 'date', 'transfer-encoding']
  return {
    path: page,
    headers: headers.filter(([name]) => !own.includes(name.toLowerCase())),
    body: answer.subarray(end + 4).toString('base64'),
  }
}
