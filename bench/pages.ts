import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { runShop } from '#server/run-shop.ts'
import { load } from './load.ts'

const PATHS = ['/', '/caje', '/hrnek-mlha', '/blog', '/sk/caje', '/en']

/** Pages of the demo shop, drawn anew each time, beside a bare server that only writes the same number of bytes. */
export async function benchPages(): Promise<void> {
  const data_dir = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'))
  const shop = await runShop(readConfig({ PORT: '0', DATA_DIR: data_dir, LOG_LEVEL: 'error' }))
  try {
    console.log('page            requests/s   p50 ms   p95 ms   of a bare server')
    for (const page of PATHS) {
      const bytes = Buffer.from(await (await fetch(shop.url + page)).arrayBuffer())
      await load(shop.url + page, { count: 50 })
      const own = await load(shop.url + page)
      const bare = await bareServer(bytes)
      console.log(
        `${page.padEnd(14)} ${own.requests_per_second.toFixed(0).padStart(11)} ${own.p50_ms.toFixed(1).padStart(8)} ` +
          `${own.p95_ms.toFixed(1).padStart(8)} ${(own.requests_per_second / bare).toFixed(3).padStart(18)}`,
      )
    }
  } finally {
    await shop.stop()
    rmSync(data_dir, { recursive: true, force: true })
  }
}

async function bareServer(bytes: Buffer): Promise<number> {
  const server = createServer((_request, response) => response.end(bytes))
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { requests_per_second } = await load(`http://localhost:${port}/`, { count: 2000 })
  server.close()
  return requests_per_second
}
