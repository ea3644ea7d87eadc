import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { searchReady } from '#tests/browser/arrival.ts'
import { launch } from '#tests/browser/chromium.ts'
import { startShop } from '../bench/server.ts'

export interface OpenShop {
  url: string
  db: Database
  data_dir: string
  browser: Browser
  close: () => Promise<void>
}

/** A name stands for one picture for ever, so what one walk has rendered serves the next. */
const KEPT_PICTURES = path.join(tmpdir(), 'vitrine-walk-pictures')

/** The built demo shop on a database of its own, and a browser. */
export async function openShop(): Promise<OpenShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-walk-'))
  const data_dir = path.join(folder, 'shop')
  mkdirSync(KEPT_PICTURES, { recursive: true })
  mkdirSync(data_dir)
  symlinkSync(KEPT_PICTURES, path.join(data_dir, 'media'))
  const postgres = await startEmbeddedPostgres({
    data_dir: path.join(folder, 'database'),
    log: () => {},
    durable: false,
  })
  const shop = await startShop({
    DATABASE_URL: postgres.url,
    DATA_DIR: data_dir,
    // Scenes change the shop behind its back and look at once.
    PAGE_MEMORY_MB: '0',
    ORDERS_PER_HOUR: '0',
    PATIENCE: '10',
    // Each visitor comes from a place of their own: all from one would be taken for a flood.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  })
  const db = createDatabase(postgres.url, { max: 4 })
  const [browser] = await Promise.all([launch(), searchReady(shop.url)])
  return {
    url: shop.url,
    db,
    data_dir,
    browser,
    close: async () => {
      await browser.close()
      await db.end({ timeout: 5 })
      await shop.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
