import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import type { Resource } from '#contract/list.ts'
import { served } from '#platform/app.ts'
import { catalogueCalls } from '#platform/catalogue/catalogue-calls.ts'
import { articleTable } from '#platform/content/article-table.ts'
import { createDatabase } from '#platform/db/database.ts'
import { openShopFeed } from '#platform/feed/feed.ts'
import type { Caller } from '#platform/http/context.ts'
import { createLog } from '#platform/http/log.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRouter } from '#platform/http/router.ts'
import type { Served } from '#platform/http/serve.ts'
import { createPreferences } from '#platform/shop/preferences.ts'
import { openDemoShop } from './demo-shop.ts'
import { MARKS, PRODUCTS, type Scene, setScene, type Thing, TRACKING_ID } from './visibility-scene.ts'

/** Calls in whose answers no product can stand. A new call is about products unless it is named here. */
const WITHOUT_PRODUCTS = new Set([
  'GET /shop',
  'GET /company',
  'GET /countries',
  'GET /countries/{id}',
  'GET /dial-codes',
  'GET /dial-codes/{id}',
  'GET /currencies',
  'GET /currencies/{id}',
  'GET /free-shipping-prices',
  'GET /free-shipping-prices/{id}',
  'GET /configurable-variables',
  'GET /configurable-variables/{id}',
  'GET /auth/sessions',
  'GET /socialite/providers',
  'GET /consents',
  'GET /newsletters',
  'GET /customers/{id}',
  'GET /customer-addresses',
  'GET /customer-addresses/{id}',
  'GET /customer-accounts',
  'GET /customer-accounts/{id}/usages',
  'GET /brands',
  'GET /brands/tree',
  'GET /brands/{id}',
  'GET /categories',
  'GET /categories/tree',
  'GET /categories/{id}',
  'GET /product-availabilities',
  'GET /product-availabilities/{id}',
  'GET /product-properties',
  'GET /product-properties/{id}',
  'GET /products/{product_id}/package-parts',
  'GET /banners',
  'GET /banners/{id}',
  'GET /article-categories',
  'GET /article-categories/{id}',
  'GET /article-authors',
  'GET /article-authors/{id}',
  'GET /static-pages',
  'GET /static-pages/{id}',
  'GET /static-contents',
  'GET /static-contents/{id}',
  'GET /review-parameters',
  'GET /review-parameters/{id}',
  'GET /loyalty-programs',
  'GET /shipping-methods',
  'GET /shipping-methods/{id}/options',
  'GET /payment-methods',
  'GET /carts/{cart_id}',
  'GET /carts/{cart_id}/addresses',
  'GET /carts/{cart_id}/shipping-methods',
  'GET /carts/{cart_id}/payment-methods',
  // What was bought is the buyer's for ever, under the name it had; nobody else reads an order.
  'GET /orders',
  'GET /orders/{id}',
  'GET /orders/{id}/items',
  'GET /orders/{id}/timeline',
  'GET /orders/{id}/claimable-items',
  'GET /orders/{id}/returnable-items',
  'GET /orders/{id}/complaints',
  'GET /refunds',
  'GET /refunds/{id}',
  'GET /refunds/{id}/items',
  'GET /refunds/{id}/addresses',
  'GET /refunds/{id}/shipping-methods',
  'GET /complaints',
  'GET /complaints/{id}',
  'GET /complaints/{id}/items',
  'GET /complaints/{id}/addresses',
  'GET /complaints/{id}/documents',
  'GET /complaints/{id}/documents/{document_id}',
  'GET /complaints/{id}/protocol',
  'GET /orders/{id}/invoices/{invoice_id}',
  'GET /orders/{id}/payment-methods',
  'GET /orders/{id}/payments',
  'GET /orders/{id}/qr-code',
])

/** Where a product is shown that stands in no list: to who has its address, and in what belongs to one product. */
const SHOWS_HIDDEN = new Set([
  'GET /products/{id}',
  'GET /product-variations/{id}',
  'GET /product-filters of one package',
  'GET /products/{product_id}/related-products',
  'GET /products/{product_id}/package-items',
  'GET /attachments/{id}',
  'GET /attachments/{id}/download',
  'GET /reviews of one product',
  'GET /reviews/{id}',
  'GET /visits',
  'GET /pages',
  'GET /gifts',
  'GET /gifts/{id}',
  'GET /gift-rules',
  'GET /auth/me',
  'GET /customer-product-lists',
  'GET /customer-product-lists/{id}',
  'GET /customer-product-lists/{list_id}/items',
  'GET /carts/{cart_id}/items',
  'GET /carts/{cart_id}/gifts',
])

/** What belongs to the caller; a visitor has nothing. */
const OF_CUSTOMER = new Set(['GET /auth/me'])

interface Question {
  /** The call, or a use of it that shows more. */
  place: string
  path: string
}

const NAMES_AT_ONCE = 24

function embedsOf(resource: Resource): string[] {
  return Object.entries(resource.embeds).flatMap(([name, { of }]) => [
    name,
    ...Object.keys(of?.().embeds ?? {}).map((inner) => `${name}.${inner}`),
  ])
}

/** The resource as it is, and then with all of its embeds and theirs. */
function selections(resource: Resource): string[] {
  const embeds = embedsOf(resource)
  const parts = []
  for (let start = 0; start < embeds.length; start += NAMES_AT_ONCE) {
    parts.push(`embed=${embeds.slice(start, start + NAMES_AT_ONCE).join(',')}`)
  }
  return parts.length === 0 ? [''] : parts
}

/** All that a call can be asked, made from its declaration; free text is asked for by all the marks. */
function questions({ name, call }: Served, scene: Scene): Question[] {
  const { ids, product_ids, listing_path } = scene
  const [, path = ''] = name.split(' ')
  const whole = Object.values(product_ids).join('_')
  const pages = Object.values(MARKS).map((mark) => `/${mark}`)
  const listings = (page: string) => [
    `path=${page}`,
    `path=${page}&product_ids=${whole}`,
    `path=${page}&brand=zqbrand`,
  ]
  const asked: Record<string, string[]> = {
    'GET /search': Object.values(MARKS).map((mark) => `q=${mark}`),
    'GET /pages': [...pages, '/'].map((page) => `path=${page}`),
    'GET /product-filters': [
      ...[...pages, listing_path].flatMap(listings),
      ...Object.values(MARKS).map((mark) => `path=/hledani&q=${mark}&product_ids=${whole}`),
    ],
  }
  const parameter = /\{(\w+)\}/.exec(path)?.[1]
  const kind =
    parameter === 'id' ? (call.one?.name ?? path.split('/')[1]?.replace(/s$/, '') ?? '') : parameter
  const paths = parameter
    ? (ids[kind ?? ''] ?? [1, 2, 3]).map((id) => path.replace(/\{\w+\}/, String(id)))
    : [path]
  const resource = call.list ?? call.one
  const queries = asked[name] ?? (resource ? selections(resource) : [''])
  const listed = call.list ? '&paginate=false' : ''
  return [
    ...paths.flatMap((one) => queries.map((query) => ({ place: name, path: `${one}?${query}${listed}` }))),
    ...(name === 'GET /reviews' ? reviewsOfOne(Object.values(product_ids)) : []),
    // What a package offers may be sold in no other way.
    ...(name === 'GET /product-filters'
      ? listings(scene.package_path).map((query) => ({
          place: `${name} of one package`,
          path: `${path}?${query}`,
        }))
      : []),
  ]
}

function reviewsOfOne(ids: number[]): Question[] {
  return ids.map((value) => {
    const filter = encodeURIComponent(JSON.stringify([{ field: 'product_id', operator: 'eq', value }]))
    return { place: 'GET /reviews of one product', path: `/reviews?embed=product&filters=${filter}` }
  })
}

const { db, url, platform } = await openDemoShop(served)
const scene = await setScene(db)
const own = createDatabase(url)
const feed = openShopFeed({ sql: own, languages: [...LANGUAGES], onError: () => {} })
await feed.ready
afterAll(async () => {
  await feed.close()
  await own.end({ timeout: 5 })
})

type CallerName = keyof Scene['callers']
/** Neither staff nor gateways are shown the shop as its visitors see it. */
const asked = served.filter(
  ({ name, call }) => name.startsWith('GET ') && call.access !== 'staff' && call.access !== 'gateway',
)
const indexed = catalogueCalls({ indexes: feed, article_table: articleTable })

const inMemory = (caller: Caller) =>
  createRouter({
    sql: db,
    log: createLog('silent'),
    metrics: createMetrics(),
    now: () => new Date(),
    served: indexed,
    preferences: createPreferences(db),
    identify: async () => caller,
    check_answers: true,
  })
const HELD_IN_MEMORY = ['GET /search', 'GET /product-filters', 'GET /categories/tree']

async function shows(
  place: Question,
  caller: CallerName,
  language: string,
  from = platform,
): Promise<Thing[]> {
  const headers = { 'language-preference': language, 'x-tracking-id': TRACKING_ID }
  const request = new Request(`http://localhost${place.path}`, { headers })
  const response = await from(scene.callers[caller]).fetch(request)
  const text = await response.text()
  expect([200, 403, 404], `${place.path} ${text.slice(0, 300)}`).toContain(response.status)
  if (response.status !== 200) return []
  // The searched text itself comes back, in addresses of the listing too.
  const answer = text.replaceAll(/"query":"\w*"/g, '').replaceAll(/[?&](amp;)?q=\w+/g, '')
  const by_id = response.headers.get('content-type')?.startsWith('application/json')
    ? idsIn(JSON.parse(text))
    : []
  return (Object.keys(MARKS) as Thing[]).filter(
    (thing) =>
      answer.toLowerCase().includes(MARKS[thing]) ||
      PRODUCTS.some((product) => product === thing && by_id.includes(scene.product_ids[product])),
  )
}

/** Products that an answer names by nothing but their ids. */
function idsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'product_id' || key === 'related_product_id') return [inner]
    // What a package holds may be sold in no other way, so a hidden product may be among it.
    if (key === 'package_product_ids') {
      return (inner as unknown[]).filter((id) => id !== scene.product_ids.hidden)
    }
    return idsIn(inner)
  })
}

async function shownBy(one: Served, caller: CallerName, language: string, from = platform) {
  const found = new Map<string, Set<Thing>>()
  for (const question of questions(one, scene)) {
    const things = found.get(question.place) ?? new Set()
    found.set(question.place, things)
    for (const thing of await shows(question, caller, language, from)) things.add(thing)
  }
  return found
}

function expected(place: string, caller: CallerName): Thing[] {
  const call = place.replace(/ of one \w+$/, '')
  if (WITHOUT_PRODUCTS.has(call) || (caller === 'visitor' && OF_CUSTOMER.has(call))) return []
  return [
    'plain',
    ...(caller === 'salon' ? (['group', 'salon'] as const) : []),
    ...(SHOWS_HIDDEN.has(place) ? (['hidden'] as const) : []),
  ]
}

const productsOf = (things: Set<Thing> | undefined) => PRODUCTS.filter((thing) => things?.has(thing))
const CALLERS = ['visitor', 'customer', 'salon'] as const

describe.each(CALLERS)('to a %s', (caller) => {
  const open = asked.filter(({ call }) => call.access === 'public' || caller !== 'visitor')

  it.each(open)(
    '$name shows the products meant for them and no other [CUST-14] [CATALOG-21] [PAGE-24]',
    async (one) => {
      for (const [place, things] of await shownBy(one, caller, 'cs')) {
        expect(productsOf(things), place).toEqual(expected(place, caller))
        const forbidden: Thing[] = [
          'brand',
          'article',
          ...(caller === 'salon' ? [] : ['trade_category' as const]),
        ]
        expect(
          [...things].filter((thing) => forbidden.includes(thing)),
          place,
        ).toEqual([])
      }
    },
  )
})

describe('held in memory', () => {
  const held = indexed.filter(({ name }) => HELD_IN_MEMORY.includes(name))
  const cases = CALLERS.flatMap((caller) => held.map((one) => ({ name: one.name, one, caller })))

  it.each(cases)('$name shows a $caller the same [CUST-14] [CATALOG-21]', async ({ one, caller }) => {
    const shown = await shownBy(one, caller, 'cs', inMemory)
    expect(shown).toEqual(await shownBy(one, caller, 'cs'))
    expect(productsOf(shown.get(one.name))).toEqual(expected(one.name, caller))
  })
})

describe('a category limited to some languages', () => {
  const below: Thing[] = ['czech_category', 'below_czech_category']
  const open = asked.filter(({ call }) => call.access === 'public')

  it.each(open)('is not shown elsewhere by $name, nor is what lies below it [CONTENT-06]', async (one) => {
    for (const [place, things] of await shownBy(one, 'visitor', 'sk')) {
      expect(
        [...things].filter((thing) => below.includes(thing)),
        place,
      ).toEqual([])
    }
  })

  it('is shown where it is meant to be [CONTENT-06]', async () => {
    for (const name of ['GET /categories', 'GET /categories/tree', 'GET /search', 'GET /pages']) {
      const [shown] = await Promise.all(
        asked.filter((one) => one.name === name).map((one) => shownBy(one, 'visitor', 'cs')),
      )
      expect([...(shown?.get(name) ?? [])], name).toEqual(expect.arrayContaining(below))
    }
  })
})

describe('kept back until it is released', () => {
  const places = (...names: string[]) => asked.filter(({ name }) => names.includes(name))

  it('is a restricted category, for those it is not meant for [CONTENT-07] [S32]', async () => {
    for (const one of places(
      'GET /categories',
      'GET /categories/tree',
      'GET /categories/{id}',
      'GET /pages',
    )) {
      expect([...((await shownBy(one, 'salon', 'cs')).get(one.name) ?? [])], one.name).toContain(
        'trade_category',
      )
    }
  })

  it('is a brand, everywhere its products stand [CATALOG-21]', async () => {
    await db`update brand set is_active = true where id = ${scene.brand_id}`
    const shown = [
      'GET /brands',
      'GET /brands/tree',
      'GET /brands/{id}',
      'GET /products',
      'GET /search',
      'GET /pages',
    ]
    for (const one of places(...shown)) {
      expect([...((await shownBy(one, 'visitor', 'cs')).get(one.name) ?? [])], one.name).toContain('brand')
    }
  })

  it('is an article [PAGE-24]', async () => {
    await db`update article set published_at = now() - interval '1 day' where id = ${scene.article_id}`
    for (const one of places('GET /articles', 'GET /articles/{id}', 'GET /search', 'GET /pages')) {
      expect([...((await shownBy(one, 'visitor', 'cs')).get(one.name) ?? [])], one.name).toContain('article')
    }
  })
})
