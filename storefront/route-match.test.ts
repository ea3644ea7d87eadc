import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language.ts'
import { messagesFor } from './i18n/messages-for.ts'
import { canonicalPath, matchRoute, pathFor, routeEntries, splitLanguage } from './route-match.ts'
import { CUSTOMER_MENU, type RouteName, routes } from './routes.ts'

function expectPaths(name: RouteName, cs: string, sk: string, en: string) {
  const paths: Record<InterfaceLanguage, string> = { cs, sk: `/sk${sk}`, en: `/en${en}` }
  for (const language of INTERFACE_LANGUAGES) {
    expect(matchRoute(paths[language])).toEqual({ name, language, params: {} })
    expect(pathFor(name, language)).toBe(paths[language])
  }
}

describe('the paths of every screen', () => {
  it('finds home at the root and at the root of each prefix, in the bare layout', () => {
    expect(matchRoute('/')).toEqual({ name: 'home', language: 'cs', params: {} })
    expect(matchRoute('/sk')).toEqual({ name: 'home', language: 'sk', params: {} })
    expect(matchRoute('/en')).toEqual({ name: 'home', language: 'en', params: {} })
    expect(INTERFACE_LANGUAGES.map((language) => pathFor('home', language))).toEqual(['/', '/sk', '/en'])
    expect(routes.home.layout).toBe('bare')
  })

  it('finds login in three languages, for guests only, in the minimal layout [ROUTE-02]', () => {
    expectPaths('login', '/prihlaseni', '/prihlasenie', '/login')
    expect(routes.login).toMatchObject({ access: 'guests', layout: 'minimal' })
  })

  it('finds password reset in three languages, for guests only [ROUTE-04]', () => {
    expectPaths('password-reset', '/obnova-hesla', '/obnova-hesla', '/password-reset')
    expect(routes['password-reset'].access).toBe('guests')
  })

  it('keeps guests-only access to login and password reset [GUARD-05]', () => {
    const names = routeEntries().filter(([, route]) => route.access === 'guests')
    expect(names.map(([name]) => name)).toEqual(['login', 'password-reset'])
  })

  it('finds the cart in the cart layout, left when what it requires stops holding [ROUTE-06]', () => {
    expectPaths('cart', '/kosik', '/kosik', '/my-cart')
    expect(routes.cart).toMatchObject({ layout: 'cart', phase: 'detail', leaves_when_unmet: true })
  })

  it('finds delivery in the cart layout, labelled as the address [ROUTE-07]', () => {
    expectPaths('cart-delivery', '/kosik/doruceni', '/kosik/dorucenie', '/cart/delivery')
    expect(routes['cart-delivery']).toMatchObject({
      layout: 'cart',
      phase: 'delivery',
      leaves_when_unmet: true,
    })
    const labels = INTERFACE_LANGUAGES.map(
      (language) => messagesFor(language)[routes['cart-delivery'].breadcrumb],
    )
    expect(labels).toEqual(['Adresa', 'Adresa', 'Address'])
  })

  it('finds shipping and payment in the cart layout [ROUTE-08]', () => {
    const path = '/kosik/doprava-a-platba'
    expectPaths('cart-shipping-and-payment', path, path, '/cart/shipping-and-payment')
    expect(routes['cart-shipping-and-payment']).toMatchObject({
      layout: 'cart',
      phase: 'shipping_and_payment',
      leaves_when_unmet: true,
    })
  })

  it('finds the summary in the bare layout, never left by itself, with the order in its query [ROUTE-09]', () => {
    expectPaths('cart-summary', '/kosik/souhrn', '/kosik/suhrn', '/cart/summary')
    expect(routes['cart-summary']).toMatchObject({ layout: 'bare', phase: 'summary' })
    expect(routes['cart-summary']).not.toHaveProperty('leaves_when_unmet')
    expect(pathFor('cart-summary', 'sk', {}, { order_id: 7, payment_status: undefined })).toBe(
      '/sk/kosik/suhrn?order_id=7',
    )
  })

  it('finds account info for customers, in the customer layout [ROUTE-10]', () => {
    expectPaths(
      'customer-account',
      '/zakaznik/informace-o-uctu',
      '/zakaznik/informacie-o-ucte',
      '/customer/account',
    )
    expect(routes['customer-account']).toMatchObject({ access: 'customers', layout: 'customer' })
  })

  it('finds the dashboard for customers [ROUTE-11]', () => {
    expectPaths('customer-dashboard', '/zakaznik/dashboard', '/zakaznik/dashboard', '/customer/dashboard')
    expect(routes['customer-dashboard'].access).toBe('customers')
  })

  it('finds my orders for customers [ROUTE-12]', () => {
    const path = '/zakaznik/moje-objednavky'
    expectPaths('customer-my-orders', path, path, '/customer/my-orders')
    expect(routes['customer-my-orders'].access).toBe('customers')
  })

  it('finds an order by its numeric id, for customers [ROUTE-13]', () => {
    const paths = ['/zakaznik/objednavka/42', '/sk/zakaznik/objednavka/42', '/en/customer/order/42']
    expect(paths.map(matchRoute)).toEqual(
      INTERFACE_LANGUAGES.map((language) => ({ name: 'customer-order', language, params: { id: '42' } })),
    )
    expect(INTERFACE_LANGUAGES.map((language) => pathFor('customer-order', language, { id: 42 }))).toEqual(
      paths,
    )
    expect(routes['customer-order'].access).toBe('customers')
  })

  it.each([
    'abc',
    '1e3',
    '12a',
    '-1',
    '+1',
    '0',
    '007',
    '1.0',
    '0x10',
    ' 1',
    '1 ',
    '1%00',
    '１２',
    '१२',
    '',
    '99999999999',
    '2147483648',
    '1/2',
    '{id}',
  ])('does not take "%s" for an order id [ROUTE-14]', (id) => {
    expect(matchRoute(`/zakaznik/objednavka/${id}`)).toBeNull()
    expect(matchRoute(`/en/customer/order/${id}`)).toBeNull()
  })

  it('finds the address book for customers [ROUTE-15]', () => {
    expectPaths('customer-my-addresses', '/zakaznik/adresar', '/zakaznik/adresar', '/customer/my-addresses')
    expect(routes['customer-my-addresses'].access).toBe('customers')
  })

  it('finds favourite products for customers [ROUTE-16]', () => {
    expectPaths(
      'customer-favorite-products',
      '/zakaznik/oblibene-produkty',
      '/zakaznik/oblubene-produkty',
      '/customer/favorite-products',
    )
    expect(routes['customer-favorite-products'].access).toBe('customers')
  })
})

describe('languages', () => {
  it('prefixes every language but the default one [ROUTE-20]', () => {
    expect(splitLanguage('/kosik')).toEqual({ language: 'cs', path: '/kosik' })
    expect(splitLanguage('/sk/kosik')).toEqual({ language: 'sk', path: '/kosik' })
    expect(splitLanguage('/en')).toEqual({ language: 'en', path: '/' })
    expect(splitLanguage('/skalice')).toEqual({ language: 'cs', path: '/skalice' })
  })

  it('tells a path shared by Czech and Slovak apart by its prefix [ROUTE-21]', () => {
    for (const path of ['/kosik', '/obnova-hesla', '/zakaznik/dashboard', '/zakaznik/adresar']) {
      expect(matchRoute(path)?.language).toBe('cs')
      expect(matchRoute(`/sk${path}`)?.language).toBe('sk')
      expect(matchRoute(`/sk${path}`)?.name).toBe(matchRoute(path)?.name)
    }
  })

  it.each([
    '/en/kosik',
    '/sk/kosik/doruceni',
    '/sk/login',
    '/login',
    '/kosik/dorucenie',
    '/en/zakaznik/adresar',
  ])('leaves %s, a path of another language, to the page lookup [ROUTE-22]', (path) => {
    expect(matchRoute(path)).toBeNull()
  })

  it('gives every screen a path in Czech, Slovak and English, in that order [ROUTE-23]', () => {
    for (const [, route] of routeEntries()) expect(Object.keys(route.paths)).toEqual(['cs', 'sk', 'en'])
    expect(Object.values(routes['cart-delivery'].paths)).toEqual([
      '/kosik/doruceni',
      '/kosik/dorucenie',
      '/cart/delivery',
    ])
    expect(routes.cart.paths.cs).toBe(routes.cart.paths.sk)
  })

  it('keeps the screen by its name when the language changes [ROUTE-24]', () => {
    for (const [name] of routeEntries()) {
      for (const from of INTERFACE_LANGUAGES) {
        const match = matchRoute(pathFor(name, from, { id: 5, slug: 'caj' }))
        for (const to of INTERFACE_LANGUAGES) {
          const there = match && matchRoute(pathFor(match.name, to, match.params))
          expect(there).toEqual({ name, language: to, params: match?.params })
        }
      }
    }
  })

  it('has no German routes [ROUTE-31]', () => {
    expect(splitLanguage('/de/kosik')).toEqual({ language: 'cs', path: '/de/kosik' })
    expect(matchRoute('/de')).toBeNull()
    expect(matchRoute('/de/kosik')).toBeNull()
    expect(canonicalPath('/de/kosik')).toBe('/de/kosik')
  })
})

describe('the canonical spelling of a path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/kosik', '/kosik'],
    ['/kosik/', '/kosik'],
    ['//kosik', '/kosik'],
    ['/kosik//doruceni/', '/kosik/doruceni'],
    ['/KOSIK', '/kosik'],
    ['/SK/Kosik', '/sk/kosik'],
    ['/sk/', '/sk'],
    ['/cs', '/'],
    ['/cs/', '/'],
    ['/cs/kosik', '/kosik'],
    ['/CS/Kosik/', '/kosik'],
    ['/cs/sk/kosik', '/cs/sk/kosik'],
    ['/cs/cs/kosik', '/cs/cs/kosik'],
    ['/\\evil.example', '/evil.example'],
    ['/ko%c5%a1%C3%ADK', '/ko%C5%A1%C3%ADk'],
    ['/100%', '/100%'],
  ])('of %s is %s', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical)
    expect(canonicalPath(canonical)).toBe(canonical)
  })

  it('is the spelling of every link, and the only one that is matched', () => {
    for (const [name] of routeEntries()) {
      for (const language of INTERFACE_LANGUAGES) {
        const path = pathFor(name, language, { id: 1, slug: 'caj' })
        expect(canonicalPath(path)).toBe(path)
        if (path !== '/') expect(matchRoute(`${path}/`)).toBeNull()
        if (path !== '/') expect(matchRoute(path.toUpperCase())).toBeNull()
      }
    }
    expect(matchRoute('/cs/kosik')).toBeNull()
  })
})

describe('the route table', () => {
  it('keeps carts, forms and the customer area out of search engines', () => {
    const indexed = routeEntries().filter(([, route]) => !route.noindex)
    expect(indexed.map(([name]) => name)).toEqual(['home', 'brands', 'product-list'])
  })

  it('lists the customer menu in its order, favourites on mobile only, returns and complaints after orders', () => {
    expect(CUSTOMER_MENU).toEqual([
      { route: 'customer-dashboard' },
      { route: 'customer-account' },
      { route: 'customer-my-addresses' },
      { route: 'customer-my-orders' },
      { route: 'customer-favorite-products', mobile_only: true },
      { route: 'customer-refunds' },
      { route: 'customer-complaints' },
      { route: 'customer-credits' },
    ])
  })

  it('refuses to build a path without its parameter', () => {
    expect(() => pathFor('customer-order', 'cs')).toThrow('id')
  })
})
