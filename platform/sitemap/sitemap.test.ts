import { describe, expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { useSeededDatabase } from '#tests/database.ts'
import { childrenOf, problemsOf, readXml, textOf, type XmlNode } from '#tests/xml-schema.ts'
import { createSitemap } from './sitemap.ts'

const { db } = await useSeededDatabase()
const log = createLog('silent')
const MAX_BYTES = 50 * 1024 * 1024
const MAX_URLS = 50_000

interface Asked {
  origin?: string
  sitemap?: ReturnType<typeof createSitemap>
  is_checked?: boolean
}

async function read(path: string, asked: Asked = {}) {
  const { origin = 'http://localhost', sitemap = createSitemap({ sql: db, log }), is_checked = false } = asked
  const response = await sitemap.fetch(new Request(origin + path))
  const xml = await response.text()
  expect(response.status, path).toBe(200)
  if (is_checked) expect(await problemsOf(xml, 'sitemap'), path).toEqual([])
  return { xml, headers: response.headers, root: readXml(xml) }
}

const locations = (root: XmlNode) => root.children.map((child) => textOf(child, 'loc') ?? '')

async function wholeSitemap(options: Asked = {}): Promise<XmlNode[]> {
  const index = locations((await read('/sitemap.xml', options)).root)
  const urls: XmlNode[] = []
  for (const location of index) urls.push(...(await read(new URL(location).pathname, options)).root.children)
  return urls
}

async function pathOf(table: string, model_type: number, code: string, language = 'cs'): Promise<string> {
  const [row] = await db<{ path: string }[]>`
    select path from page_route join ${db(table)} model on model.id = model_id
    where kind = 'model' and model_type = ${model_type} and language = ${language} and model.code = ${code}`
  return row?.path ?? ''
}

describe('the sitemap', () => {
  it('is an index of valid files on the host that was asked', async () => {
    const { root, headers } = await read('/sitemap.xml', { origin: 'https://vitrine.example.sk' })
    expect(root.name).toBe('sitemapindex')
    expect(locations(root)).toContain('https://vitrine.example.sk/sitemaps/product-0.xml')
    expect(locations(root)).toContain('https://vitrine.example.sk/sitemaps/page.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    for (const url of await wholeSitemap({ origin: 'https://vitrine.example.sk', is_checked: true })) {
      expect(textOf(url, 'loc')).toMatch(/^https:\/\/vitrine\.example\.sk\//)
    }
  })

  it('has every page once, in each language in which it is shown [CONTENT-06]', async () => {
    const found = (await wholeSitemap()).map((url) => textOf(url, 'loc'))
    expect(new Set(found).size).toBe(found.length)
    for (const path of ['/', '/sk', '/en', '/znacky', '/en/brands', '/blog', '/o-nas', '/sk/o-nas'])
      expect(found).toContain(`http://localhost${path}`)
    expect(found).toContain(`http://localhost${await pathOf('product', 9, 'PLAIN')}`)
    expect(found).toContain(`http://localhost/en${await pathOf('product', 9, 'MUG', 'en')}`)
    const [limited] = await db<{ code: string }[]>`
      select code from category where not ('en' = any(available_for_languages)) and not customer_groups_restriction`
    const own = `http://localhost${await pathOf('category', 16, limited?.code ?? '')}`
    const shown = (await wholeSitemap()).find((url) => textOf(url, 'loc') === own)
    const languages = childrenOf(shown ?? readXml('<x/>'), 'xhtml:link').map(
      (link) => link.attributes.hreflang,
    )
    expect(languages).toEqual(['cs-CZ', 'sk-SK', 'x-default'])
  })

  it('names all languages of a page in each of them, as the page itself does [SEO-03]', async () => {
    const urls = await wholeSitemap()
    const alternates = (url: XmlNode) =>
      childrenOf(url, 'xhtml:link').map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`)
    const byUrl = new Map(urls.map((url) => [textOf(url, 'loc'), alternates(url)]))
    for (const [location, links] of byUrl) {
      expect(
        links.some((link) => link.endsWith(` ${location}`)),
        location ?? '',
      ).toBe(true)
      for (const link of links) expect(byUrl.get(link.split(' ')[1] ?? ''), link).toEqual(links)
    }
    const paths = await Promise.all(['cs', 'sk', 'en'].map((one) => pathOf('product', 9, 'PLAIN', one)))
    expect(byUrl.get(`http://localhost${paths[0]}`)).toEqual([
      `cs-CZ http://localhost${paths[0]}`,
      `sk-SK http://localhost/sk${paths[1]}`,
      `en-US http://localhost/en${paths[2]}`,
      `x-default http://localhost${paths[0]}`,
    ])
  })

  it('names the pictures of a product and when its words or price changed', async () => {
    const plain = `http://localhost${await pathOf('product', 9, 'PLAIN')}`
    const entry = async () =>
      (await read('/sitemaps/product-0.xml')).root.children.find((url) => textOf(url, 'loc') === plain)
    const before = await entry()
    const images = before ? childrenOf(before, 'image:image').map((image) => textOf(image, 'image:loc')) : []
    expect(images).toHaveLength(3)
    for (const image of images) expect(image).toMatch(/^http:\/\/localhost\/media\/[^/]+\/1280$/)
    const lastmod = async () => textOf((await entry()) ?? readXml('<x/>'), 'lastmod')
    const first = await lastmod()
    await db`update product set stock_state = 24, sells_count = 7 where code = 'PLAIN'`
    expect(await lastmod()).toBe(first)
    await db`update product set meta_title = ${db.json({ cs: 'Sencha' })} where code = 'PLAIN'`
    const second = await lastmod()
    expect(Date.parse(second ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
    await db`update product_price set taxed_price = taxed_price + 100
      where product_id = (select id from product where code = 'PLAIN')`
    expect(Date.parse((await lastmod()) ?? '')).toBeGreaterThan(Date.parse(second ?? ''))
  })

  it('writes addresses with letters beyond ASCII as they travel', async () => {
    await db`update page_route set path = '/košík-dárků&"<' where language = 'sk' and path = '/o-nas'`
    const found = (await wholeSitemap({ is_checked: true })).map((url) => textOf(url, 'loc'))
    expect(found).toContain('http://localhost/sk/ko%C5%A1%C3%ADk-d%C3%A1rk%C5%AF&%22%3C')
    await db`update page_route set path = '/o-nas' where path like '%dárků&%'`
  })

  it('has no file that would be empty, and none of another name', async () => {
    const sitemap = createSitemap({ sql: db, log })
    for (const path of [
      '/sitemaps/product-99.xml',
      '/sitemaps/order-0.xml',
      '/sitemaps/product-.xml',
      '/sitemaps/',
    ])
      expect((await sitemap.fetch(new Request(`http://localhost${path}`))).status, path).toBe(404)
  })
})

describe('a page that is not for everyone', () => {
  it('is in no file: hidden, inactive, restricted, out of the catalogue, to come, or moved [CATALOG-21] [SEO-06]', async () => {
    const found = new Set((await wholeSitemap()).map((url) => new URL(textOf(url, 'loc') ?? '').pathname))
    const absent = await db<{ path: string }[]>`
      select path from page_route route left join product on product.id = model_id and model_type = 9
      where language = 'cs' and (
        product.code in ('HIDDEN', 'INACTIVE', 'GROUP-ONLY')
        or product.product_availability_id = (select id from product_availability where not in_catalog)
        or kind = 'redirect'
        or (model_type = 16 and model_id in (
          select descendant_id from category_closure
          join category on category.id = ancestor_id where customer_groups_restriction))
        or (model_type = 12 and model_id in (select id from article where not is_active or published_at > now()))
      )`
    expect(absent.length).toBeGreaterThan(5)
    expect(absent.filter(({ path }) => found.has(encodeURI(path)))).toEqual([])
    for (const path of ['/hledani', '/kosik', '/prihlaseni', '/zakaznik/dashboard', '/porovnani'])
      expect(found.has(path), path).toBe(false)
  })

  it('is in no file of a language in whose currency it has no price', async () => {
    await db`
      delete from product_price where product_id = (select id from product where code = 'LAST')
        and currency_id = (select id from currency where code = 'EUR')`
    const found = (await wholeSitemap()).map((url) => textOf(url, 'loc'))
    expect(found).toContain(`http://localhost${await pathOf('product', 9, 'LAST')}`)
    expect(found).not.toContain(`http://localhost/sk${await pathOf('product', 9, 'LAST', 'sk')}`)
  })
})

describe('the sitemap of a large shop', () => {
  it(
    'stays within 50,000 URLs and 50 MB a file, and reads a few hundred rows at a time',
    { timeout: 300_000 },
    async () => {
      const PAGES = 20_000
      await db`
        insert into static_page (code, name, content, slug)
        select 'big-' || number, jsonb_build_object('cs', 'Velká ' || number), '{"cs": "x"}',
          jsonb_build_object('cs', 'velka-' || number)
        from generate_series(1, ${PAGES}::int) number`
      await db`
        insert into page_route (shop_id, language, path, kind, model_type, model_id)
        select 1, language, '/velka-stranka-s-dlouhou-adresou-' || id, 'model', 18, id
        from static_page cross join unnest('{cs,sk,en}'::text[]) language where code like 'big-%'`
      await db`analyze static_page, page_route`
      const sitemap = createSitemap({ sql: db, log })
      const index = locations((await read('/sitemap.xml', { sitemap })).root).filter((one) =>
        one.includes('/static-page-'),
      )
      expect(index.length).toBeGreaterThan((PAGES * 3) / MAX_URLS)
      let urls = 0
      for (const [position, location] of index.entries()) {
        const response = await sitemap.fetch(new Request(location))
        let bytes = 0
        let largest = 0
        let own = 0
        for await (const chunk of response.body ?? []) {
          bytes += chunk.length
          largest = Math.max(largest, chunk.length)
          own += Buffer.from(chunk).toString('latin1').split('<url>').length - 1
        }
        expect(bytes).toBeLessThan(MAX_BYTES)
        expect(own).toBeLessThanOrEqual(MAX_URLS)
        expect(largest).toBeLessThan(2_000_000)
        if (position === 1) await read(new URL(location).pathname, { sitemap, is_checked: true })
        urls += own
      }
      expect(urls).toBeGreaterThan(PAGES * 3)
    },
  )

  it('asks for nothing more once the reader has left', async () => {
    const sitemap = createSitemap({ sql: db, log })
    const response = await sitemap.fetch(new Request('http://localhost/sitemaps/static-page-1.xml'))
    const reader = response.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await reader?.cancel()
    expect((await reader?.read())?.done).toBe(true)
  })
})
