import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { readXml } from '#tests/xml-schema.ts'
import { MACHINE_FLOODS, machineMounts } from './for-machines.ts'

const { db } = await useSeededDatabase()
const clock = { now: new Date() }
const mounts = machineMounts(db, createLog('silent'), () => clock.now)

async function ask(
  path: string,
  init: RequestInit = {},
  origin = 'https://vitrine.example.cz',
): Promise<Response> {
  const fetch = mounts.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1]
  if (!fetch) throw new Error(`Nobody answers ${path}`)
  return fetch(new Request(origin + path, init))
}

/** Whether robots may open a path: the longest rule that matches its beginning, or its whole. */
function isAllowed(robots: string, path: string): boolean {
  return !robots
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length))
    .some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
}

describe('robots.txt', () => {
  it('names the sitemap of the host that was asked', async () => {
    for (const origin of [
      'https://vitrine.example.cz',
      'https://vitrine.example.sk',
      'http://localhost:3000',
    ]) {
      const text = await (await ask('/robots.txt', {}, origin)).text()
      expect(text.split('\n')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    }
  })

  it('closes carts, the customer area and calls in every language, and nothing else [SEO-06]', async () => {
    const text = await (await ask('/robots.txt')).text()
    for (const path of [
      '/kosik',
      '/kosik?x=1',
      '/kosik/doprava-a-platba',
      '/sk/kosik/dorucenie',
      '/en/my-cart',
      '/en/cart/summary',
      '/zakaznik/dashboard',
      '/sk/zakaznik/objednavka/12',
      '/en/customer/my-orders',
      '/api/auth/login',
      '/shop-api/products',
      '/sandbox/mail/',
    ])
      expect(isAllowed(text, path), path).toBe(false)
    for (const path of [
      '/',
      '/sk',
      '/en/brands',
      '/kosik-na-ovoce',
      '/prihlaseni',
      '/hledani',
      '/feeds/zbozi.xml',
      '/sitemap.xml',
      '/media/x/960',
      '/assets/entry.js',
    ])
      expect(isAllowed(text, path), path).toBe(true)
  })
})

describe('what machines read', () => {
  it.each(['/sitemap.xml', '/sitemaps/product-0.xml', '/feeds/google-cs-czk.xml'])(
    '%s is zipped while it is read, and whole',
    async (path) => {
      const plain = await (await ask(path)).text()
      const zipped = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(zipped.headers.get('content-encoding')).toBe('gzip')
      expect(zipped.headers.get('vary')).toContain('Accept-Encoding')
      const text = gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()
      expect(text.length).toBe(plain.length)
      expect(() => readXml(text)).not.toThrow()
      expect(
        (await ask(path, { headers: { 'accept-encoding': 'gzip;q=0' } })).headers.has('content-encoding'),
      ).toBe(false)
    },
  )

  it('stays out of the results of search engines itself', async () => {
    for (const path of ['/sitemap.xml', '/feeds/zbozi.xml'])
      expect((await ask(path, { method: 'HEAD' })).headers.get('x-robots-tag'), path).toBe('noindex')
  })

  it('answers HEAD without a body, and nothing is written to it', async () => {
    const head = await ask('/feeds/heureka-cs.xml', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Date.parse(head.headers.get('last-modified') ?? '')).toBeGreaterThan(0)
    expect((await ask('/feeds/heureka-cs.xml', { method: 'POST' })).status).toBe(405)
    expect((await ask('/robots.txt/x')).status).toBe(404)
  })
  it.each([
    ['/feeds', '/feeds/heureka-cs.xml'],
    ['/sitemaps', '/sitemaps/article-0.xml'],
    ['/sitemap.xml', '/sitemap.xml'],
  ] as const)('%s sends whoever reads it over and over away; others go on [S43]', async (flooded, path) => {
    const { limit, window_s } = MACHINE_FLOODS[flooded]
    const read = (from: string) => ask(path, { method: 'HEAD', headers: { 'x-client-ip': from } })
    for (let times = 0; times < limit; times++) expect((await read('192.0.2.7')).status).toBe(200)
    const refused = await read('192.0.2.7')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(window_s)])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect((await read('192.0.2.8')).status).toBe(200)
    clock.now = new Date(clock.now.getTime() + window_s * 1000)
    expect((await read('192.0.2.7')).status).toBe(200)
  })
})
