import { load } from './load.ts'
import { atLeast, type Outcome } from './outcome.ts'
import { type Server, startRaw, startShop } from './server.ts'

const ROUNDS = 5
const ASKED = { count: 600, connections: 16 }
/** What the platform tells of so many stays at hand. */
const PAGES = 24
const LIMIT = 1.7
/** Two processes would be twice one on a machine with nothing else to do; here that many times what two bare ones are. */
const SHARE = LIMIT / 2

/** Pages of which each is drawn when it is asked for, by one worker and by two. */
export async function benchWorkers(data_dir: string, states: string[]): Promise<Outcome[]> {
  const one = await drawnBy(1, data_dir)
  const two = await drawnBy(2, data_dir)
  const limit = await bareGain(states)
  const gain = two.pages_per_second / one.pages_per_second
  console.log(
    `pages drawn: one worker ${one.pages_per_second.toFixed(0)}/s, two ${two.pages_per_second.toFixed(0)}/s, ` +
      `${gain.toFixed(2)} times; two bare React processes reach ${limit.toFixed(2)} times one on this machine`,
  )
  return [
    atLeast(LIMIT, 'two workers : one, by processor time', one.busiest_ms / two.busiest_ms),
    atLeast(SHARE, 'two workers : one, by the clock : bare', gain / limit),
  ]
}

interface Drawn {
  pages_per_second: number
  /** Processor time of the process that had most to do. All are done when that one is, however many cores there are. */
  busiest_ms: number
}

async function drawnBy(workers: number, data_dir: string): Promise<Drawn> {
  const shop = await startShop({
    DATA_DIR: data_dir,
    WORKERS: String(workers),
    PAGE_MEMORY_MB: '1',
    PATIENCE: '10',
  })
  try {
    const addresses = await productPages(shop.url)
    await load(addresses, ASKED)
    const best: Drawn = { pages_per_second: 0, busiest_ms: Infinity }
    for (let round = 0; round < ROUNDS; round++) {
      const before = shop.cpu_ms_by_process()
      const { requests_per_second } = await load(addresses, ASKED)
      const spent = Array.from(shop.cpu_ms_by_process(), ([pid, ms]) => ms - (before.get(pid) ?? 0))
      best.pages_per_second = Math.max(best.pages_per_second, requests_per_second)
      best.busiest_ms = Math.min(best.busiest_ms, Math.max(...spent))
    }
    return best
  } finally {
    await shop.stop()
  }
}

/** More than the memory has room for, and more than are asked for at once: nobody waits for another's drawing. */
async function productPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemaps/product-0.xml`)).text()
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address).slice(0, PAGES)
}

/** How far two processes get on this machine beside what asks: they draw by React and do nothing else. */
async function bareGain(states: string[]): Promise<number> {
  const bare: Server[] = []
  try {
    for (let process = 0; process < 2; process++) bare.push(await startRaw({ kind: 'react', states }))
    const addresses = bare.map(({ url }) => `${url}/`)
    const [one = 1, two = 0] = await bestRates([addresses.slice(0, 1), addresses])
    return two / one
  } finally {
    for (const server of bare) await server.stop()
  }
}

/** Requests a second, of each side in its best turn. */
async function bestRates(sides: readonly (readonly string[])[]): Promise<number[]> {
  const best = sides.map(() => 0)
  for (const addresses of sides) await load(addresses, ASKED)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, addresses] of sides.entries()) {
      const { requests_per_second } = await load(addresses, ASKED)
      best[at] = Math.max(best[at] ?? 0, requests_per_second)
    }
  }
  return best
}
