import { describe, expect, it } from 'vitest'
import { MODEL_TYPES, type PageDescriptor } from '#contract/page.ts'
import { createPlatform, served } from '#platform/app.ts'
import { VISITOR } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRouter } from '#platform/http/router.ts'
import { createPreferences } from '#platform/shop/preferences.ts'
import { useSeededDatabase } from '#tests/database.ts'

const { db } = await useSeededDatabase()
const log = createLog('silent')
const platform = createPlatform({ sql: db, log, check_answers: true })

interface Asked {
  language?: string
  headers?: Record<string, string>
  origin?: string
  at?: { fetch: (request: Request) => Promise<Response> }
}

function ask(
  path: string,
  { language = 'cs', headers = {}, origin = 'http://localhost', at = platform }: Asked = {},
) {
  const url = `${origin}/pages?path=${encodeURIComponent(path)}`
  return at.fetch(new Request(url, { headers: { 'language-preference': language, ...headers } }))
}

async function page(path: string, asked: Asked = {}): Promise<PageDescriptor> {
  const response = await ask(path, asked)
  expect(response.status, `${path} in ${asked.language ?? 'cs'}`).toBe(200)
  return (await response.json()) as PageDescriptor
}

async function pathOf(model_type: number, code: string, language = 'cs'): Promise<string> {
  const tables: Record<number, string> = { 9: 'product', 12: 'article', 15: 'brand', 16: 'category' }
  const table = { ...tables, 18: 'static_page', 19: 'article_category' }[model_type] ?? ''
  const [row] = await db<{ path: string }[]>`
    select path from page_route join ${db(table)} model on model.id = model_id
    where kind = 'model' and model_type = ${model_type} and language = ${language} and model.code = ${code}`
  if (!row) throw new Error(`${table} ${code} has no address in ${language}`)
  return row.path
}

function salonCaller(customer_group_ids: number[]) {
  return createRouter({
    sql: db,
    log,
    metrics: createMetrics(),
    now: () => new Date(),
    served,
    preferences: createPreferences(db),
    identify: async () => ({ ...VISITOR, customer_group_ids }),
    check_answers: true,
  })
}

const data = (descriptor: PageDescriptor, type: string) =>
  descriptor.structured_data.find((one) => one['@type'] === type) as Record<string, never> | undefined
const tag = (descriptor: PageDescriptor, name: string) =>
  descriptor.meta_tags.find((one) => one.name === name || one.property === name)?.content

describe('the page lookup', () => {
  it('finds every model with its code in each language of the interface [PAGE-01] [PAGE-02] [PAGE-04]', async () => {
    const codes = [
      [9, 'PLAIN', 'product'],
      [12, 'six-kinds-of-tea', 'article'],
      [15, 'hlubina', 'brand'],
      [16, 'mugs', 'category'],
      [18, 'about', 'static-page'],
      [19, 'tea', 'article-category'],
    ] as const
    for (const [model_type, code, page_type] of codes) {
      for (const language of ['cs', 'sk', 'en']) {
        const found = await page(await pathOf(model_type, code, language), { language })
        expect(found).toMatchObject({
          kind: 'model',
          model_type,
          page_type,
          redirect: null,
          status_code: 200,
        })
        expect(found.model_id).toBeGreaterThan(0)
      }
    }
  })

  it('finds home, blog and search where the settings put them [PAGE-02] [ROUTE-17] [X-30]', async () => {
    const kinds = async (language: string, ...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await page(path, { language })).kind))
    expect(await kinds('cs', '/', '/blog', '/hledani')).toEqual(['homepage', 'blog-list', 'search'])
    expect(await kinds('sk', '/', '/blog', '/vyhladavanie')).toEqual(['homepage', 'blog-list', 'search'])
    expect(await kinds('en', '/', '/blog', '/search')).toEqual(['homepage', 'blog-list', 'search'])
    expect((await ask('/search')).status).toBe(404)

    const [shop] = await db<{ route_settings: object }[]>`select route_settings from shop`
    await db`update shop set route_settings = jsonb_set(route_settings, '{search,cs,path}', '"/najit"')`
    expect(await kinds('cs', '/najit')).toEqual(['search'])
    expect((await ask('/hledani')).status).toBe(404)
    await db`update shop set route_settings = ${db.json(shop?.route_settings as never)}`
  })

  it('answers a descriptor with head, breadcrumbs, alternates and status [PAGE-05] [ENT-31]', async () => {
    const found = await page(await pathOf(MODEL_TYPES.product, 'PLAIN', 'sk'), { language: 'sk' })
    const [own] = await db<{ name: string }[]>`
      select localized_text(name, 'sk') as name from product where code = 'PLAIN'`
    expect(found.title).toContain(own?.name)
    expect(found.breadcrumbs.length).toBeGreaterThan(1)
    expect(found.breadcrumbs.at(-1)?.name).toBe(own?.name)
    for (const { url } of found.breadcrumbs) expect(url).toMatch(/^\/sk\//)
    expect(found.alternate_urls).toEqual({
      cs: await pathOf(MODEL_TYPES.product, 'PLAIN', 'cs'),
      sk: `/sk${await pathOf(MODEL_TYPES.product, 'PLAIN', 'sk')}`,
      en: `/en${await pathOf(MODEL_TYPES.product, 'PLAIN', 'en')}`,
    })
  })

  it('writes absolute addresses of the host that was asked [PAGE-05]', async () => {
    const path = await pathOf(MODEL_TYPES.product, 'PLAIN', 'sk')
    const found = await page(path, { language: 'sk', origin: 'https://vitrine.example.sk' })
    expect(tag(found, 'og:url')).toBe(`https://vitrine.example.sk/sk${path}`)
    expect(tag(found, 'og:image')).toMatch(/^https:\/\/vitrine\.example\.sk\/media\/[^/]+\/1280$/)
    expect(tag(found, 'og:type')).toBe('product')
    expect(tag(found, 'og:locale')).toBe('sk_SK')
    expect(tag(found, 'twitter:card')).toBe('summary_large_image')
    expect(tag(found, 'og:title')).toBeTruthy()
    expect(tag(found, 'description')).toBe(tag(found, 'og:description'))
  })

  it('leads through the chain of parents: category, blog category, brand [PAGE-05] [CONTENT-02]', async () => {
    const names = async (model_type: number, code: string) =>
      (await page(await pathOf(model_type, code))).breadcrumbs.map(({ url }) => url)
    const category = await db<{ path: string }[]>`
      select path from page_route route
      join category_closure closure on closure.ancestor_id = route.model_id
      join category on category.id = closure.descendant_id
      where model_type = 16 and language = 'cs' and category.code = 'mugs' order by depth desc`
    expect(await names(MODEL_TYPES.category, 'mugs')).toEqual(category.map(({ path }) => path))
    expect(category.length).toBeGreaterThan(1)
    expect(await names(MODEL_TYPES.article_category, 'tea-brewing')).toEqual([
      '/blog',
      await pathOf(MODEL_TYPES.article_category, 'tea'),
      await pathOf(MODEL_TYPES.article_category, 'tea-brewing'),
    ])
    expect(await names(MODEL_TYPES.article, 'six-kinds-of-tea')).toEqual([
      '/blog',
      await pathOf(MODEL_TYPES.article_category, 'tea'),
      await pathOf(MODEL_TYPES.article, 'six-kinds-of-tea'),
    ])
    const [line] = await db<{ code: string; parent: string }[]>`
      select brand.code, parent.code as parent from brand join brand parent on parent.id = brand.parent_id limit 1`
    expect(await names(MODEL_TYPES.brand, line?.code ?? '')).toEqual([
      '/znacky',
      await pathOf(MODEL_TYPES.brand, line?.parent ?? ''),
      await pathOf(MODEL_TYPES.brand, line?.code ?? ''),
    ])
    expect(await names(MODEL_TYPES.static_page, 'about')).toEqual(['/o-nas'])
  })

  it('never offers German, and no language in which a category is not shown [PAGE-05] [CONTENT-06]', async () => {
    const [limited] = await db<{ code: string }[]>`
      select code from category where not ('en' = any(available_for_languages)) limit 1`
    const found = await page(await pathOf(MODEL_TYPES.category, limited?.code ?? ''))
    expect(Object.keys(found.alternate_urls)).toEqual(['cs', 'sk'])
    expect((await page('/')).alternate_urls).toEqual({ cs: '/', sk: '/sk', en: '/en' })
    expect(Object.keys((await page('/', { language: 'de' })).alternate_urls)).toEqual(['cs', 'sk', 'en'])
  })

  it('offers no language in whose own currency the product has no price [PAGE-05] [SEO-03]', async () => {
    await db`
      delete from product_price price using product, currency
      where product.id = price.product_id and currency.id = price.currency_id
        and (product.code, currency.code) in (('LAST', 'EUR'), ('MAX3', 'CZK'))`
    const languages = async (code: string, language: string, currency: string) => {
      const path = await pathOf(MODEL_TYPES.product, code, language)
      const found = await page(path, { language, headers: { 'currency-preference': currency } })
      return Object.keys(found.alternate_urls)
    }
    expect(await languages('LAST', 'cs', 'CZK')).toEqual(['cs', 'en'])
    expect(await languages('MAX3', 'sk', 'EUR')).toEqual(['sk'])
    expect(await languages('PLAIN', 'cs', 'EUR')).toEqual(['cs', 'sk', 'en'])
    // Who wants crowns sees the Slovak page too.
    expect(await languages('LAST', 'sk', 'CZK')).toEqual(['cs', 'sk', 'en'])
  })

  it('offers, where the currency was chosen, the languages with a price in it [PAGE-05] [I18N-09]', async () => {
    const languages = async (code: string, language: string, currency: string) => {
      const path = encodeURIComponent(await pathOf(MODEL_TYPES.product, code, language))
      const asked = new Request(`http://localhost/pages?path=${path}&currency=chosen`, {
        headers: { 'language-preference': language, 'currency-preference': currency },
      })
      const found = (await (await platform.fetch(asked)).json()) as PageDescriptor
      return Object.keys(found.alternate_urls)
    }
    expect(await languages('LAST', 'cs', 'CZK')).toEqual(['cs', 'sk', 'en'])
    expect(await languages('MAX3', 'cs', 'EUR')).toEqual(['cs', 'sk', 'en'])
  })

  it('keeps one shared path apart by language [PAGE-01] [X-04]', async () => {
    const sk = await pathOf(MODEL_TYPES.product, 'PLAIN', 'sk')
    expect((await ask(sk, { language: 'en' })).status).toBe(404)
  })
})

describe('redirects', () => {
  it.each([
    ['cs', '/stara-stranka', '/o-nas', 301],
    ['cs', '/docasne', '/doprava-a-platba', 302],
    ['cs', '/externi', 'https://example.com/', 302],
    ['sk', '/stara-stranka', '/sk/o-nas', 301],
    ['sk', '/docasne', '/sk/doprava-a-platba', 302],
    ['sk', '/externi', 'https://example.com/', 302],
  ])('in %s from %s lead to %s with %i [PAGE-02]', async (language, path, destination, status_code) => {
    const found = await page(path, { language })
    expect(found).toMatchObject({ kind: 'redirect', status_code, redirect: { destination, status_code } })
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'https:///x', ''])(
    'to %j cannot even be stored',
    async (destination) => {
      await expect(
        db`insert into page_route (shop_id, language, path, kind, destination, status_code)
          values (1, 'cs', '/zly-cil', 'redirect', ${destination}, 302)`,
      ).rejects.toThrow(/violates check constraint/)
    },
  )
})

describe('what a caller may not see', () => {
  it('is not found: unknown, inactive or restricted to others [PAGE-15] [PAGE-24]', async () => {
    expect((await ask('/neni-tu')).status).toBe(404)
    for (const code of ['INACTIVE', 'GROUP-ONLY']) {
      expect((await ask(await pathOf(MODEL_TYPES.product, code))).status, code).toBe(404)
    }
    const [category] = await db<
      { code: string }[]
    >`select code from category where customer_groups_restriction`
    expect((await ask(await pathOf(MODEL_TYPES.category, category?.code ?? ''))).status).toBe(404)
    await db`update static_page set is_active = false where code = 'about'`
    expect((await ask('/o-nas')).status).toBe(404)
    await db`update static_page set is_active = true where code = 'about'`
  })

  it('is found by a caller of the group it is restricted to, and by no other [PAGE-24]', async () => {
    const [salon] = await db<{ id: number }[]>`select id from customer_group where code = 'salon'`
    const [category] = await db<
      { code: string }[]
    >`select code from category where customer_groups_restriction`
    const paths = [
      await pathOf(MODEL_TYPES.product, 'GROUP-ONLY'),
      await pathOf(MODEL_TYPES.category, category?.code ?? ''),
    ]
    for (const path of paths) {
      expect((await ask(path, { at: salonCaller([salon?.id ?? 0]) })).status, path).toBe(200)
      expect((await ask(path, { at: salonCaller([9999]) })).status, path).toBe(404)
    }
  })

  it('hidden products are found by address, but not offered to search engines [PAGE-24]', async () => {
    const found = await page(await pathOf(MODEL_TYPES.product, 'HIDDEN'))
    expect(found.status_code).toBe(200)
    expect(tag(found, 'robots')).toBe('noindex, follow')
  })
})

describe('structured data', () => {
  it('of the homepage says who sells and what the website is called [PAGE-05]', async () => {
    const home = await page('/')
    expect(data(home, 'OnlineStore')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Vitrine',
      url: 'http://localhost/',
      vatID: 'CZ12345679',
      address: { addressCountry: 'CZ', postalCode: '602 00' },
    })
    expect(data(home, 'WebSite')).toMatchObject({ name: 'Vitrine', url: 'http://localhost/' })
    expect(data(home, 'BreadcrumbList')).toBeUndefined()
  })

  it('of every other page has its breadcrumbs, from home to itself [PAGE-05]', async () => {
    const found = await page(await pathOf(MODEL_TYPES.category, 'mugs'))
    const steps = data(found, 'BreadcrumbList')?.['itemListElement'] as unknown as {
      position: number
      item: string
    }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps.map(({ item }) => item)).toEqual([
      'http://localhost/',
      ...found.breadcrumbs.map(({ url }) => `http://localhost${url}`),
    ])
    expect(data(found, 'CollectionPage')?.['url']).toBe(tag(found, 'og:url'))
  })

  it('of a product has its codes, brand, pictures and an offer in the currency asked for [PAGE-05]', async () => {
    const path = await pathOf(MODEL_TYPES.product, 'PLAIN')
    for (const currency of ['CZK', 'EUR']) {
      const [row] = await db<{ price: number; ean: string; sku: string }[]>`
        select taxed_price as price, ean, sku from product join product_price on product_id = product.id
        join currency on currency.id = currency_id where product.code = 'PLAIN' and currency.code = ${currency}`
      const found = data(await page(path, { headers: { 'currency-preference': currency } }), 'Product')
      expect(found).toMatchObject({
        gtin13: row?.ean,
        sku: row?.sku,
        brand: { '@type': 'Brand' },
        offers: {
          '@type': 'Offer',
          price: ((row?.price ?? 0) / 100).toFixed(2),
          priceCurrency: currency,
          availability: 'https://schema.org/InStock',
        },
      })
      expect(found?.['image']).toEqual(
        expect.arrayContaining([expect.stringMatching(/^http:\/\/localhost\/media\//)]),
      )
    }
  })

  it.each([
    ['GONE', 'OutOfStock'],
    ['NOBUY', 'OutOfStock'],
    ['SOON', 'PreOrder'],
    ['NULLSTOCK', 'InStock'],
    ['UNTRACKED', 'InStock'],
  ])('of %s says %s', async (code, availability) => {
    const found = data(await page(await pathOf(MODEL_TYPES.product, code)), 'Product')
    expect(found?.['offers']).toMatchObject({ availability: `https://schema.org/${availability}` })
  })

  it('of a discounted product asks the discounted price and tells the old one [PAGE-05]', async () => {
    const offers = data(await page(await pathOf(MODEL_TYPES.product, 'SALE')), 'Product')?.['offers'] as
      | { price: string; priceSpecification: { price: string } }
      | undefined
    expect(Number(offers?.price)).toBeLessThan(Number(offers?.priceSpecification.price))
  })

  it('of a discount that may not be announced tells no old price [PAGE-08] [L8]', async () => {
    await db`
      delete from price_history where valid_to is not null
        and product_id = (select id from product where code = 'SALE')`
    const offers = data(await page(await pathOf(MODEL_TYPES.product, 'SALE')), 'Product')?.['offers']
    expect(offers).toHaveProperty('price')
    expect(offers).not.toHaveProperty('priceSpecification')
  })

  it('of a product with variations is a group with an offer for each visible one [PAGE-05]', async () => {
    const found = data(await page(await pathOf(MODEL_TYPES.product, 'MUG')), 'ProductGroup')
    const [shown] = await db<{ count: number }[]>`
      select count(*)::int as count from product_variation join product on product.id = product_id
      where product.code = 'MUG' and product_variation.is_active and not product_variation.is_hidden
        and not exists (select from product_variation_property chosen
          join product_property_attribute attribute on attribute.id = product_property_attribute_id
          where product_variation_id = product_variation.id and attribute.is_hidden)`
    const variants = found?.['hasVariant'] as unknown as {
      sku: string
      color: string
      offers: { availability: string }
    }[]
    expect(variants).toHaveLength(shown?.count ?? -1)
    expect(found?.['variesBy']).toContain('https://schema.org/color')
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    expect(variants.every(({ color }) => color)).toBe(true)
    expect(variants.map(({ offers }) => offers.availability)).toContain('https://schema.org/OutOfStock')
  })

  it('tells a rating only where there are reviews, and as it is [PAGE-05]', async () => {
    const [rated] = await db<{ path: string; count: number; average: number }[]>`
      select path, sum(count)::int as count, round(sum(rating * count)::numeric / sum(count), 2)::float8 as average
      from product_rating join page_route on model_id = product_id and model_type = 9 and language = 'cs'
      join product on product.id = product_id and product.default_product_variation_id is null and product.is_active
      group by path having sum(count) > 0 limit 1`
    expect(data(await page(rated?.path ?? ''), 'Product')?.['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: rated?.average,
      reviewCount: rated?.count,
      bestRating: 5,
      worstRating: 1,
    })
    await db`delete from review where product_id = (select id from product where code = 'PLAIN')`
    const plain = data(await page(await pathOf(MODEL_TYPES.product, 'PLAIN')), 'Product')
    expect(plain).not.toHaveProperty('aggregateRating')
  })

  it('of an article has headline, author and dates [PAGE-05]', async () => {
    const found = data(await page(await pathOf(MODEL_TYPES.article, 'six-kinds-of-tea')), 'BlogPosting')
    expect(found).toMatchObject({
      headline: expect.stringMatching(/^Šest druhů čaje z.jediného keře$/),
      author: { name: 'Klára Šimková' },
    })
    expect(Date.parse(String(found?.['datePublished']))).toBeLessThan(Date.now())
    expect(found?.['dateModified']).toBeDefined()
  })
})

describe('odd paths', () => {
  it('are looked up after Unicode normalisation [B-11]', async () => {
    await db`
      insert into page_route (shop_id, language, path, kind, model_type, model_id)
      select 1, 'de', '/unused', 'model', 18, id from static_page where code = 'about'`
    await db`update page_route set path = '/košík-dárků' where language = 'sk' and path = '/o-nas'`
    for (const form of ['NFC', 'NFD'] as const) {
      expect((await page('/košík-dárků'.normalize(form), { language: 'sk' })).model_type, form).toBe(18)
    }
    await db`update page_route set path = '/o-nas' where path = '/košík-dárků'`
  })

  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc',
    '/%2e%2e/',
    '//evil.example',
    '/.//x',
    '/o-nas/',
    '/O-NAS',
    '/o-nas?x=1',
    '/o-nas#y',
    "/'; drop table page_route; --",
    '/%',
    '/😀',
    '/\u202E',
    `/${'x'.repeat(2000)}`,
  ])('like %j are simply not found [B-8] [B-10]', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('too long, relative or missing are refused [B-58]', async () => {
    expect((await ask(`/${'x'.repeat(2048)}`)).status).toBe(422)
    expect((await ask('o-nas')).status).toBe(422)
    expect((await ask('')).status).toBe(422)
    expect((await platform.fetch(new Request('http://localhost/pages'))).status).toBe(422)
    expect((await ask('/\0')).status).toBe(400)
  })
})
