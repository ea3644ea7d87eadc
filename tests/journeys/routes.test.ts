import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LOCALES } from '#contract/language.ts'
import { CUSTOMER_MENU, type Route, routes, type RouteName } from '#storefront/routes.ts'
import { pathFor, routeEntries } from '#storefront/route-match.ts'
import { messagesFor } from '#storefront/i18n/messages-for.ts'
import { readPage } from '#tests/page-html.ts'
import { cookiesOf, startShop } from '#tests/shop.ts'

const { db, visit, submit } = await startShop()

async function logIn(): Promise<Record<string, string>> {
  const response = await submit('/api/auth/login', { email: 'jana@example.com', password: 'Vitrine-demo-1' })
  return Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value]))
}
const jana = await logIn()

const SLUGS = { cs: 'novinky', sk: 'novinky', en: 'new-arrivals' }
await db`insert into product_list (code, name, slug) values ('new', ${db.json(SLUGS)}, ${db.json(SLUGS)})`

const EVERY_ROUTE = routeEntries().flatMap(([name, route]) =>
  INTERFACE_LANGUAGES.map((language) => ({
    name,
    route,
    language,
    path: pathFor(name, language, { id: 1, slug: SLUGS[language] }),
  })),
)

/** What stands under a number, in its path or its query, is not there in an empty shop. */
const isOfOne = (name: RouteName, route: Route) => name === 'return-goods' || route.paths.cs.includes('{id}')

describe('every route', () => {
  it.for(EVERY_ROUTE)(
    '$name in $language at $path answers as its access says [ROUTE-01..16]',
    async ({ name, route, language, path }) => {
      const response = await visit(path)
      if (route.access === 'customers') {
        expect(response.status).toBe(302)
        const login = new URL(response.headers.get('location') ?? '', 'http://localhost')
        expect(login.pathname).toBe(pathFor('login', language))
        expect(login.searchParams.get('return_to')).toBe(path)
      } else if (route.phase && route.phase !== 'detail') {
        // No cart has items and no order was made: the last valid phase is the cart itself.
        expect(response.status).toBe(302)
        expect(response.headers.get('location')).toBe(pathFor('cart', language))
      } else {
        expect(response.status).toBe(isOfOne(name, route) ? 404 : 200)
        const page = await readPage(response)
        expect(page.lang).toBe(LOCALES[language])
        expect(page.html).toContain('<h1')
      }
    },
  )

  it('of the customer area answers a customer [ROUTE-10..16]', async () => {
    for (const { name, route, language, path } of EVERY_ROUTE) {
      if (route.access !== 'customers') continue
      const response = await visit(path, { cookies: jana })
      expect([name, language, response.status]).toEqual([name, language, isOfOne(name, route) ? 404 : 200])
    }
  })

  it('of the default language has no prefix, the others have theirs [ROUTE-20]', async () => {
    for (const path of ['/kosik', '/sk/kosik', '/en/my-cart']) expect((await visit(path)).status).toBe(200)
    const prefixed = await visit('/cs/kosik')
    expect([prefixed.status, prefixed.headers.get('location')]).toEqual([301, '/kosik'])
  })

  it('shared by two languages is drawn in the language of its prefix [ROUTE-21]', async () => {
    const headings = {
      '/kosik': 'Košík',
      '/sk/kosik': 'Košík',
      '/obnova-hesla': 'Obnova hesla',
      '/sk/obnova-hesla': 'Obnova hesla',
    }
    for (const [path, heading] of Object.entries(headings)) {
      const page = await readPage(await visit(path))
      expect(page.lang).toBe(path.startsWith('/sk') ? 'sk-SK' : 'cs-CZ')
      expect(page.title).toContain(heading)
    }
  })

  it.for([
    '/en/kosik',
    '/sk/kosik/doruceni',
    '/sk/prihlaseni',
    '/en/prihlaseni',
    '/de',
    '/de/kosik',
    '/xx/kosik',
    '/neni',
  ])('of another language, or of none, is not found: %s [ROUTE-22, ROUTE-30, ROUTE-31]', async (path) => {
    const page = await readPage(await visit(path))
    expect(page.status).toBe(404)
    const language = path.startsWith('/sk') ? 'sk' : path.startsWith('/en') ? 'en' : 'cs'
    expect(messagesFor(language)['error_page.not_found']).toBeTruthy()
    expect(page.main).toContain(messagesFor(language)['error_page.not_found'])
  })
})

describe('the language switch', () => {
  const linkTo = (html: string, language: InterfaceLanguage) =>
    new RegExp(`href="([^"]*)"[^>]*data-language="${language}"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

  it.for([
    ['/kosik/souhrn?order_id=7&hash=abc', '/en/cart/summary?order_id=7&hash=abc'],
    ['/obnova-hesla?token=abc', '/en/password-reset?token=abc'],
    ['/odstoupeni-od-smlouvy?token=abc', '/en/withdrawal?token=abc'],
    ['/newsletter/potvrzeni?result=done', '/en/newsletter/confirmation?result=done'],
    ['/prihlaseni?return_to=%2Fkosik', '/en/login?return_to=%2Fen%2Fmy-cart'],
    ['/prihlaseni?return_to=%2Fsencha%3Fx%3D1', '/en/login?return_to=%2Fsencha%3Fx%3D1'],
  ] as const)(
    'leads from %s to %s, and search engines hear of neither [I18N-09, ROUTE-24, ROUTE-03]',
    async ([path, other]) => {
      const page = await readPage(await visit(path))
      expect(page.status).toBe(200)
      expect(linkTo(page.html, 'en')).toBe(other)
      expect(page.links('alternate')).toEqual([])
    },
  )

  it('leaves the query behind on a page that is the same for everyone [I18N-09]', async () => {
    const page = await readPage(await visit('/znacky?order_id=7&hash=abc&token=abc'))
    expect(linkTo(page.html, 'en')).toBe('/en/brands')
    expect(page.links('alternate').some(({ href }) => href.includes('?'))).toBe(false)
  })
})

describe('the error page', () => {
  it('is public and shows status code, heading, text, the way home and a search [ROUTE-19, PAGE-19]', async () => {
    for (const language of INTERFACE_LANGUAGES) {
      const page = await readPage(await visit(pathFor('home', language).replace(/\/$/, '') + '/nic-tu-neni'))
      const texts = messagesFor(language)
      expect(page.status).toBe(404)
      expect(page.html).toMatch(new RegExp(`<p[^>]*>404</p><h1[^>]*>${texts['error_page.not_found']}</h1>`))
      expect(page.html).toMatch(new RegExp(`<a href="${pathFor('home', language)}" class="button`))
      expect(page.main).toContain(texts['shell.search'])
      expect(page.html).toContain('id="search-error"')
    }
  })
})

describe('layouts', () => {
  const frame = (html: string) => ({
    menu: html.includes('data-menu-item'),
    languages: html.includes('data-language="en"'),
    footer: html.includes('<footer'),
    phases: html.includes('aria-current="step"'),
    customer_menu: html.includes(`href="${pathFor('customer-my-addresses', 'cs')}"`),
    breadcrumbs: html.includes('aria-current="page"') && html.includes('<ol'),
  })

  it('are four, and distinct: bare, minimal, cart and customer [ROUTE-29, ROUTE-03]', async () => {
    const drawn = async (name: RouteName, cookies = {}) => {
      const page = await readPage(await visit(pathFor(name, 'cs'), { cookies }))
      return frame(page.html)
    }
    expect(routes.home.layout).toBe('bare')
    expect(await drawn('home')).toMatchObject({
      footer: true,
      phases: false,
      customer_menu: false,
      breadcrumbs: false,
    })
    expect(await drawn('login')).toEqual({
      menu: false,
      languages: true,
      footer: true,
      phases: false,
      customer_menu: false,
      breadcrumbs: false,
    })
    expect(await drawn('cart')).toMatchObject({
      menu: false,
      footer: true,
      phases: true,
      customer_menu: false,
    })
    expect(await drawn('customer-account', jana)).toMatchObject({
      footer: true,
      phases: false,
      customer_menu: true,
    })
  })
})

describe('the customer area', () => {
  const NAMES: Record<string, Record<InterfaceLanguage, string>> = {
    'customer-dashboard': { cs: 'Přehled', sk: 'Prehľad', en: 'Overview' },
    'customer-account': { cs: 'Informace o účtu', sk: 'Informácie o účte', en: 'Account details' },
    'customer-my-addresses': { cs: 'Adresář', sk: 'Adresár', en: 'Address book' },
    'customer-my-orders': { cs: 'Moje objednávky', sk: 'Moje objednávky', en: 'My orders' },
    'customer-favorite-products': {
      cs: 'Oblíbené produkty',
      sk: 'Obľúbené produkty',
      en: 'Favourite products',
    },
    'customer-refunds': { cs: 'Vrácené zboží', sk: 'Vrátený tovar', en: 'Returns' },
    'customer-complaints': { cs: 'Reklamace', sk: 'Reklamácie', en: 'Complaints' },
    'customer-credits': { cs: 'Kredity', sk: 'Kredity', en: 'Credits' },
  }

  it('lists dashboard, account, addresses, orders and favourites in this order, then credits [ROUTE-25]', async () => {
    const { html } = await readPage(await visit('/zakaznik/dashboard', { cookies: jana }))
    const places = CUSTOMER_MENU.map(({ route }) =>
      html.indexOf(`<a href="${pathFor(route, 'cs')}"`, html.indexOf('<main')),
    )
    expect(CUSTOMER_MENU.map(({ route }) => route)).toEqual(Object.keys(NAMES))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('names favourites in the menu on phones only, while the page itself answers [ROUTE-26]', async () => {
    const { html, status } = await readPage(await visit('/zakaznik/oblibene-produkty', { cookies: jana }))
    expect(status).toBe(200)
    const items = [...html.matchAll(/<li class="([^"]*)"><a href="(\/zakaznik\/[^"]*)"/g)]
    const hiding = items.flatMap(([, classes = '', href]) =>
      classes.split(' ').flatMap((name) => (name.endsWith('hidden') ? { href, name } : [])),
    )
    expect(hiding).toEqual([{ href: '/zakaznik/oblibene-produkty', name: 'lg:hidden' }])
  })

  it('has breadcrumbs from its routes, in each language [ROUTE-27]', async () => {
    for (const [name, names] of Object.entries(NAMES)) {
      for (const language of INTERFACE_LANGUAGES) {
        const page = await readPage(await visit(pathFor(name as RouteName, language), { cookies: jana }))
        const trail = /<ol.*?<\/ol>/s.exec(page.html.slice(page.html.indexOf('<main')))?.[0] ?? ''
        expect(trail).toContain(`aria-current="page" class="text-ink">${names[language]}`)
        expect(trail).toContain(`href="${pathFor('home', language)}"`)
      }
    }
  })
})
