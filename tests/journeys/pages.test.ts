import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import type { PageDescriptor } from '#contract/page.ts'
import { MESSAGES_MAX_AGE_S, messagesFor } from '#storefront/i18n/messages-for.ts'
import { payloadUrl } from '#storefront/page.ts'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const { db, platform, visit, failures } = await startSeededShop({ show_stack: true })
const quiet = await startSeededShop()

interface Route {
  model_type: number
  language: InterfaceLanguage
  path: string
}

/** One page of every model type and language. */
const PAGES = await db<Route[]>`
  select distinct on (model_type, language) model_type, language, path
  from page_route where kind = 'model' and language <> 'de' and not exists (
    select from product where model_type = 9 and id = model_id and (is_hidden or not is_active or code = 'GROUP-ONLY'))
  and not exists (select from category where model_type = 16 and id = model_id and customer_groups_restriction)
  order by model_type, language, path`

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const address = ({ language, path }: { language: string; path: string }) =>
  language === 'cs' ? path : `/${language}${path === '/' ? '' : path}`

async function describePage({ language, path }: Route): Promise<PageDescriptor> {
  const url = `http://localhost/pages?path=${encodeURIComponent(path)}`
  const response = await platform.fetch(
    new Request(url, {
      headers: { 'language-preference': language, 'currency-preference': language === 'sk' ? 'EUR' : 'CZK' },
    }),
  )
  return (await response.json()) as PageDescriptor
}

it('the footer leads to the two networks that are filled in, and shows nothing of the others [UI-28]', async () => {
  const { html } = await readPage(await visit('/'))
  const networks = /<ul[^>]*aria-label="Sledujte nás".*?<\/ul>/s.exec(html)?.[0] ?? ''
  expect([...networks.matchAll(/<a href="(https:[^"]+)"[^>]*>(\w+)</g)].map(([, , name]) => name)).toEqual([
    'Facebook',
    'Instagram',
  ])
  expect(networks.match(/<a /g)).toHaveLength(2)
})

it('the footer never parts the post code of the shop from itself [UI-28]', async () => {
  const footer = /<footer\b.*<\/footer>/s.exec(await (await visit('/')).text())?.[0]
  expect(footer).toContain('602\u00a000 Brno')
})

describe('a looked-up page', () => {
  it('exists for each of the six models in each language', () => {
    expect(PAGES).toHaveLength(18)
  })

  it.for(PAGES)(
    '$language $path draws what its descriptor says: head, breadcrumbs, structured data, content [PAGE-06, PAGE-07, PAGE-08, PAGE-17, PAGE-25, ROUTE-18, SEO-01, SEO-05]',
    async (route) => {
      const descriptor = await describePage(route)
      const page = await readPage(await visit(address(route)))
      expect(page.status).toBe(200)
      expect(page.lang).toBe(LOCALES[route.language])
      expect(page.title).toContain(plain(descriptor.title.replace(/ \| Vitrine$/, '')))
      for (const { name, property, content } of descriptor.meta_tags) {
        expect([name ?? property, page.meta(name ?? property ?? '')]).toEqual([name ?? property, content])
      }
      expect(page.structured_data).toEqual(descriptor.structured_data)
      for (const crumb of descriptor.breadcrumbs) expect(page.main).toContain(plain(crumb.name))
      expect(page.html).toMatch(/<h1[^>]*>[^<]+/)
      expect(page.main.length).toBeGreaterThan(200)
    },
  )

  it.for(PAGES)(
    '$language $path links its other languages, and never German [SEO-03, PAGE-09]',
    async (route) => {
      const descriptor = await describePage(route)
      const page = await readPage(await visit(address(route)))
      const alternates = page.links('alternate')
      for (const language of INTERFACE_LANGUAGES) {
        const url = descriptor.alternate_urls[language]
        expect(url).toBeTruthy()
        expect(alternates).toContainEqual({ hreflang: LOCALES[language], href: `http://localhost${url}` })
        if (language !== 'cs') expect(url?.startsWith(`/${language}`)).toBe(true)
      }
      expect(alternates.some(({ hreflang }) => hreflang?.startsWith('de'))).toBe(false)
      expect(page.links('canonical')).toEqual([{ href: `http://localhost${address(route)}`, hreflang: null }])
    },
  )

  it('names and leads to no language in which a newcomer would not find it [SEO-03, I18N-09]', async () => {
    const routes = await db<Route[]>`
      select model_type, language, path from page_route r join product p on p.id = r.model_id
      where r.model_type = 9 and p.code = 'LAST' and language in ('cs', 'sk')`
    const [czech, slovak] = ['cs', 'sk'].map((one) =>
      address(routes.find(({ language }) => language === one)!),
    )
    const switches = async () => {
      const page = await readPage(await visit(czech ?? ''))
      const named = page.links('alternate').map(({ hreflang }) => hreflang)
      return { named, to: page.html.match(/href="([^"]*)" hrefLang="sk-SK"/)?.[1] }
    }
    expect(await switches()).toEqual({ named: ['cs-CZ', 'sk-SK', 'en-US', 'x-default'], to: slovak })
    await db`
      delete from product_price where product_id = (select id from product where code = 'LAST')
        and currency_id = (select id from currency where code = 'EUR')`
    expect((await visit(slovak ?? '')).status).toBe(404)
    expect(await switches()).toEqual({ named: ['cs-CZ', 'en-US', 'x-default'], to: '/sk' })
  })

  it('leads to the languages in which it is found in the currency that the visitor chose [I18N-09]', async () => {
    // What is sold for crowns alone, and what for euros alone.
    for (const [code, chosen, other] of [
      ['PLAIN', 'CZK', 'EUR'],
      ['MAX3', 'EUR', 'CZK'],
    ] as const) {
      await db`
        delete from product_price where product_id = (select id from product where code = ${code})
          and currency_id = (select id from currency where code = ${other})`
      const routes = await db<Route[]>`
        select model_type, language, path from page_route r join product p on p.id = r.model_id
        where r.model_type = 9 and p.code = ${code} and language <> 'de'`
      const to = Object.fromEntries(routes.map((route) => [LOCALES[route.language], address(route)]))
      for (const one of routes) {
        const response = await visit(address(one), { cookies: { currency: chosen } })
        expect([response.status, code, one.language]).toEqual([200, code, one.language])
        const links = (await readPage(response)).html.matchAll(/href="([^"]*)" hrefLang="([^"]*)"/g)
        expect(Object.fromEntries([...links].map(([, href, language]) => [language, href]))).toEqual(to)
      }
    }
  })

  it('of a product without a price in the currency says so, and leads to the one it is sold in [PAGE-19] [SHOP-01]', async () => {
    await db`
      delete from product_price where product_id = (select id from product where code = 'LAST')
        and currency_id = (select id from currency where code = 'EUR')`
    const routes = await db<Route[]>`
      select model_type, language, path from page_route r join product p on p.id = r.model_id
      where r.model_type = 9 and p.code = 'LAST' and language in ('cs', 'sk', 'en')`
    for (const route of routes) {
      const texts = messagesFor(route.language)
      const page = await readPage(await visit(address(route), { cookies: { currency: 'EUR' } }))
      expect([page.status, page.meta('robots')]).toEqual([404, 'noindex, follow'])
      expect(page.title).toContain(texts['error_page.only_in_CZK'])
      expect(page.main).toContain(plain(texts['error_page.only_in_CZK_text']))
      expect(page.main).not.toContain(plain(texts['error_page.not_found_text']))
      const button = plain(texts['error_page.show_in_CZK'])
      expect(page.html).toMatch(/action="\/api\/currency" method="post"><button value="CZK" /)
      expect(page.main).toContain(button)
      expect(page.html, 'it is no page that is missing').not.toContain('>404<')
      const unknown = await readPage(await visit(`${address(route)}-x`, { cookies: { currency: 'EUR' } }))
      expect(unknown.main).toContain(plain(texts['error_page.not_found_text']))
    }
  })

  it('of a product is drawn with its variations, package contents or service as given [PAGE-16]', async () => {
    const pageOf = async (code: string) => {
      const [row] = await db`
        select r.path from page_route r join product p on p.id = r.model_id
        where r.model_type = 9 and r.language = 'cs' and p.code = ${code}`
      return readPage(await visit(String(row?.path)))
    }
    const product = async (code: string) => (await pageOf(code)).main
    const { html } = await pageOf('MUG')
    const [choices = ''] = /id="choices".*?name="amount"/s.exec(html) ?? []
    for (const option of ['Barva', 'Noční modrá', 'Mechová zelená', 'Objem', '250 ml', '350 ml'])
      expect(choices).toContain(option)
    const set = (await product('SET-FIXED')).replaceAll(/\s+/g, ' ')
    expect(set).toContain(messagesFor('cs')['product.package_contents'])
    const pieces = await db<{ count: number; name: string }[]>`
      select count, localized_text(piece.name, 'cs') as name from package_item
      join product piece on piece.id = product_id join product package on package.id = package_product_id
      where package.code = 'SET-FIXED'`
    expect(pieces.length).toBeGreaterThan(1)
    for (const { count, name } of pieces) expect(set).toContain(`${count}× ${plain(name)}`)
    expect(await product('SALE')).toContain('1 200 Kč')
    // Goods are sent, a service is not.
    expect(await product('PLAIN')).toContain('Doprava od')
    expect(await product('WRAP')).not.toContain('Doprava od')
  })

  it('is the homepage or the search page where its kind says so [PAGE-18]', async () => {
    const home = await readPage(await visit('/en'))
    expect(home.main).toContain(messagesFor('en')['home.categories'])
    for (const [path, query] of [
      ['/hledani', 'čaj'],
      ['/sk/vyhladavanie', 'čaj'],
      ['/en/search', 'tea'],
    ] as const) {
      const page = await readPage(await visit(`${path}?q=${encodeURIComponent(query)}`))
      expect(page.status).toBe(200)
      expect(page.main).toContain(query)
      expect(page.html).toContain(`value="${query}"`)
    }
  })

  it('takes its status from the descriptor [PAGE-14]', async () => {
    const [row] = await db`
      update page_route set status_code = 410
      where (language, path) in (select language, path from page_route where model_type = 18 and language = 'sk' limit 1)
      returning path`
    expect((await visit(`/sk${row?.path}`)).status).toBe(410)
  })
})

describe('a search path set otherwise', () => {
  it('moves the search page and the name of its parameter with it, for other languages too [ROUTE-17, I18N-09]', async () => {
    const { db: own, forgetAll, visit: visitOwn } = await startSeededShop()
    await own`
      update shop set route_settings = jsonb_set(route_settings, '{search,cs}', '{"path": "/najdi", "query_name": "co"}')`
    forgetAll()
    const page = await readPage(await visitOwn('/najdi?co=hrnek'))
    expect(page.status).toBe(200)
    expect(page.html).toContain('name="co"')
    expect(page.html).toContain('value="hrnek"')
    expect(page.html).toContain('href="/en/search?q=hrnek"')
    expect((await readPage(await visitOwn('/en/search?q=hrnek'))).html).toContain('href="/najdi?co=hrnek"')
    expect((await visitOwn('/hledani?q=hrnek')).status).toBe(404)
  })
})

describe('redirects', () => {
  it.for([
    ['/stara-stranka', 301],
    ['/docasne', 302],
    ['/sk/stara-stranka', 301],
    ['/sk/docasne', 302],
  ] as const)(
    '%s answers %i with its destination inside the shop [PAGE-10, PAGE-11, SEO-04]',
    async ([path, status]) => {
      const response = await visit(path)
      expect(response.status).toBe(status)
      const location = response.headers.get('location') ?? ''
      expect(location).toMatch(/^\/[^/]/)
      expect((await visit(location)).status).toBe(200)
      expect(await response.text()).toBe('')
    },
  )

  it('to another site keeps its address; to a script goes nowhere [PAGE-12, PAGE-13]', async () => {
    const away = await visit('/externi')
    expect([away.status, away.headers.get('location')]).toEqual([302, 'https://example.com/'])
    const point = (destination: string) => db`
      insert into page_route (shop_id, language, path, kind, destination, status_code)
      values (1, 'cs', '/zly-odkaz', 'redirect', ${destination}, 302)
      on conflict (shop_id, language, path) do update set destination = excluded.destination`
    for (const destination of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x',
      '/\\evil.example',
    ]) {
      await expect(point(destination)).rejects.toThrow('check constraint')
    }
    // What the table lets pass is still held against what a redirect may be.
    await point('https://localhost@evil.example/')
    const response = await visit('/zly-odkaz')
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
  })

  it('with letters beyond Latin-1 are escaped, not a failure', async () => {
    await db`
      insert into page_route (shop_id, language, path, kind, destination, status_code)
      values (1, 'cs', '/pismena', 'redirect', '/čaje/žluté', 301)`
    const response = await visit('/pismena')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/%C4%8Daje/%C5%BElut%C3%A9')
  })
})

describe('search engines', () => {
  it('read structured data that no text can break out of [S47] [SEO-02]', async () => {
    const [row] = await db`
      select r.path, p.id from page_route r join product p on p.id = r.model_id
      where r.model_type = 9 and r.language = 'cs' and p.code = 'PLAIN'`
    const evil = '</script><script>alert(1)</script><!--'
    await db`update product set name = jsonb_set(name::jsonb, '{cs}', to_jsonb(${evil}::text)) where id = ${row?.id}`
    const page = await readPage(await visit(String(row?.path)))
    expect(page.html).not.toContain('<script>alert(1)')
    expect(JSON.stringify(page.structured_data)).toContain('alert(1)')
  })

  it('are told the other languages of the first page of a list alone: each has as many as it has [SEO-03]', async () => {
    for (const path of ['/caje', '/blog']) {
      const first = await readPage(await visit(path))
      const second = await readPage(await visit(`${path}?page=2`))
      expect(first.links('alternate').length).toBe(INTERFACE_LANGUAGES.length + 1)
      expect(second.links('canonical')).toEqual([{ href: `http://localhost${path}?page=2`, hreflang: null }])
      expect(second.links('alternate')).toEqual([])
    }
  })

  it('are kept from cart, login, password reset, search and filtered listings, which nobody caches [SEO-06]', async () => {
    for (const path of [
      '/kosik',
      '/prihlaseni',
      '/obnova-hesla',
      '/hledani?q=x',
      '/caje?sort=cheapest',
      '/caje?min_price=100',
    ]) {
      const response = await visit(path)
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store'])
      expect((await readPage(response)).meta('robots')).toContain('noindex')
    }
    const open = await visit('/caje')
    expect(open.headers.get('cache-control')).toContain('public')
    expect((await readPage(open)).meta('robots')).toBeNull()
  })

  it('meet real status codes: 404 for the unknown, 500 for the fatal, without a trace [SEO-04, PAGE-15, PAGE-21]', async () => {
    expect((await visit('/nic-takoveho')).status).toBe(404)
    await quiet.db`alter table article rename to article_away`
    const failed = await quiet.visit('/blog')
    const page = await readPage(failed)
    expect(page.status).toBe(500)
    expect(page.main).toContain('500')
    expect(page.main).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
    expect(page.html).not.toMatch(/article_away|node_modules|at .*\.ts:\d+/)
    expect(quiet.failures.length).toBeGreaterThan(0)
  })

  it('outside live use the trace is shown, since that is where it helps [PAGE-21]', async () => {
    await db`alter table article rename to article_away`
    const page = await readPage(await visit('/blog'))
    await db`alter table article_away rename to article`
    expect(page.status).toBe(500)
    expect(page.main).toMatch(/at .*\.ts/)
    expect(failures.length).toBeGreaterThan(0)
  })
})

describe('messages', () => {
  it.for(INTERFACE_LANGUAGES)(
    'of %s are served by locale and kept for a day [I18N-03, I18N-04]',
    async (language) => {
      for (const locale of [language, LOCALES[language]]) {
        const response = await visit(`/_i18n/${locale}/messages.json`)
        expect(response.headers.get('cache-control')).toBe(`public, max-age=${MESSAGES_MAX_AGE_S}`)
        expect(MESSAGES_MAX_AGE_S).toBe(24 * 60 * 60)
        expect(await response.json()).toEqual(messagesFor(language))
      }
    },
  )

  it('are kept under the name of their own build alone [I18N-04] [F65]', async () => {
    const html = await (await visit('/')).text()
    const { messages_url } = JSON.parse(
      /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    ) as { messages_url: string }
    const kept = await visit(messages_url)
    expect(kept.headers.get('cache-control')).toBe(`public, max-age=${MESSAGES_MAX_AGE_S}`)
    const of_another = await visit(`${messages_url}x`)
    expect(of_another.headers.get('cache-control')).toBe('no-store')
    expect(await of_another.json()).toEqual(messagesFor('cs'))
  })

  it.for(['xx', 'de', 'de-DE', '__proto__', '..%2f..', 'CS'])('of %s do not exist', async (locale) => {
    expect((await visit(`/_i18n/${locale}/messages.json`)).status).toBe(404)
  })
})

describe('the build', () => {
  it('has a manifest named by its id, and says which is the latest [UI-26]', async () => {
    const { build_id } = (await (await visit('/builds/latest.json')).json()) as { build_id: string }
    expect((await visit(`/builds/meta/${build_id}.json`)).status).toBe(200)
    expect((await visit('/builds/meta/older.json')).status).toBe(404)
  })

  it('serves a payload beside every page, made of the same data [PAGE-23]', async () => {
    for (const path of ['/caje', '/caje?page=2', '/sk', '/neni']) {
      const { pathname, search } = new URL(path, 'http://localhost')
      const html = await (await visit(path)).text()
      const state = JSON.parse(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { page: object }
      const payload = (await (await visit(payloadUrl(pathname, search))).json()) as { page: object }
      const moment = { drawn_at: expect.any(String) }
      expect({ ...payload.page, ...moment }).toEqual({ ...state.page, ...moment })
    }
    expect(await (await visit('/stara-stranka/_payload.json')).json()).toMatchObject({
      redirect: { status_code: 301, destination: '/o-nas' },
    })
  })
})

describe('odd addresses', () => {
  it.for([
    ['/KOSIK', 301, '/kosik'],
    ['/kosik/', 301, '/kosik'],
    ['/kosik//', 301, '/kosik'],
    ['/sk/', 301, '/sk'],
    ['/Caje?utm_source=x', 301, '/caje?utm_source=x'],
    ['/CAJE/NENI', 404, null],
  ] as const)('%s is answered %i: one spelling for every page', async ([path, status, location]) => {
    const response = await visit(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it.for(['/%C4%8Daje', '/..;/admin', '/.//x', '/kosik%00', '/%2e%2e/%2e%2e/etc/passwd', '/a%20b', '/🍵'])(
    '%s is not found, and nothing fails',
    async (path) => {
      expect([404, 301]).toContain((await visit(path)).status)
    },
  )

  it('with unknown parameters is the same page, whose canonical address leaves them out', async () => {
    const page = await readPage(await visit('/caje?utm_source=news&fbclid=abc&page=abc'))
    expect(page.status).toBe(200)
    expect(page.links('canonical')[0]?.href).toBe('http://localhost/caje')
  })
})
