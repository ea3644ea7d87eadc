import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Chromium, launchChromium } from './chromium.ts'
import { share } from './measure.ts'
import { atMost, type Outcome } from './outcome.ts'
import { startShop } from './server.ts'
import { processorTasks } from './vitals-processor.ts'
import { blocking, SLOWER, visit, type Visit, type VisitOptions } from './vitals-visit.ts'

const PAGES = ['/', '/caje', '/hrnek-mlha', '/kosik']
const ROUNDS = 5
/** Where Lighthouse's benchmark index has a middling phone. */
const PHONE_SPEED = 375
const LIMITS = { lcp_s: 1.5, tbt_ms: 100, cls: 0.02, script_kb: 100 }

/** Lab vitals of a phone four times slower than the machine, over slow 4G, with nothing kept from before. */
export async function benchVitals(): Promise<Outcome[]> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'))
  const shop = await startShop({ DATA_DIR: data_dir })
  const chromium = await launchChromium()
  try {
    const cookies = [{ name: 'cart_id', value: await filledCart(shop.url), url: shop.url }]
    const rows: Outcome[] = []
    for (const page of PAGES) {
      const options = page === '/kosik' ? { cookies } : {}
      rows.push(...(await benchPage(chromium, shop.url, page, options)))
    }
    return rows
  } finally {
    await chromium.close()
    await shop.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}

async function benchPage(
  chromium: Chromium,
  shop_url: string,
  page: string,
  options: VisitOptions,
): Promise<Outcome[]> {
  const url = shop_url + page
  // The first one finds pages and pictures not drawn yet, and a browser that still starts.
  await visit(chromium, url, options)
  const [whole, bare, worked]: [Visit[], Visit[], number[][]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    whole.push(await visit(chromium, url, options))
    bare.push(await visit(chromium, url, { ...options, without_scripts: true }))
    worked.push(await processorTasks(chromium, url, options))
  }
  const median = (visits: Visit[], figure: (visit: Visit) => number) => share(visits.map(figure), 0.5)
  const [lcp, bare_lcp] = [whole, bare].map((visits) => median(visits, ({ lcp_ms }) => lcp_ms)) as [
    number,
    number,
  ]
  const best = Math.min(...whole.map(({ lcp_ms }) => lcp_ms))
  const cls = Math.max(...whole.map((one) => one.cls))
  const speed = median([...whole, ...bare], (one) => one.speed) / PHONE_SPEED
  const blocked = worked.map((tasks_ms) => blocking(tasks_ms, SLOWER))
  // As on a phone of that speed, where the slowed machine is another one.
  const on_phone = share(
    worked.map((tasks_ms) => blocking(tasks_ms, SLOWER * speed)),
    0.5,
  )
  const script_kb = (await gzipBytes(new Set(whole.flatMap(({ scripts }) => scripts)))) / 1000

  console.log(`\n${page}`)
  console.log(`  LCP   ${lcp.toFixed(0)} ms (best ${best.toFixed(0)}), ${whole.at(-1)?.lcp_element}`)
  console.log(`        ${bare_lcp.toFixed(0)} ms without its scripts: ${(lcp / bare_lcp).toFixed(2)} of that`)
  console.log(
    `  TBT   ${share(blocked, 0.5).toFixed(0)} ms by processor time (best ${Math.min(...blocked).toFixed(0)})`,
  )
  console.log(`        ${on_phone.toFixed(0)} ms of it on a middling phone`)
  console.log(
    `        ${median(whole, ({ tbt_ms }) => tbt_ms).toFixed(0)} ms by the clock, on ${speed.toFixed(2)} of a middling phone's speed`,
  )
  console.log(
    `  CLS   ${cls.toFixed(4)}${whole.flatMap(({ shifts }) => shifts.slice(0, 1)).map((shift) => `\n        ${shift}`)[0] ?? ''}`,
  )
  console.log(`  scripts ${script_kb.toFixed(1)} kB gzip`)
  return [
    atMost(LIMITS.lcp_s, `${page}: LCP, s`, lcp / 1000),
    atMost(LIMITS.tbt_ms, `${page}: TBT by processor time, ms`, share(blocked, 0.5)),
    atMost(LIMITS.tbt_ms, `${page}: TBT on a middling phone, ms`, on_phone),
    atMost(LIMITS.cls, `${page}: CLS`, cls),
    atMost(LIMITS.script_kb, `${page}: scripts, kB gzip`, script_kb),
  ]
}

/** A cart with two lines, as a visitor of the cart has one. */
async function filledCart(url: string): Promise<string> {
  const send = (call: string, body?: unknown) =>
    fetch(`${url}/shop-api${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const { id } = (await (await send('/carts')).json()) as { id: string }
  let lines = 0
  for (let product_id = 1; lines < 2; product_id++) {
    if (product_id > 500) throw new Error('The demo shop sells nothing')
    // What needs a choice, or is sold out, is refused.
    if ((await send(`/carts/${id}/items`, { product_id, amount: 1 })).ok) lines++
  }
  return id
}

async function gzipBytes(urls: Set<string>): Promise<number> {
  const lengths = await Promise.all(
    [...urls].map(
      (url) =>
        new Promise<number>((resolve, reject) => {
          get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
            response.resume()
            resolve(Number(response.headers['content-length']))
          }).on('error', reject)
        }),
    ),
  )
  return lengths.reduce((sum, length) => sum + length, 0)
}
