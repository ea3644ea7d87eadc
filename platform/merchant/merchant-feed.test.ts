import { describe, expect, it } from 'vitest'
import { createLog } from '#platform/http/log.ts'
import { startSeededShop } from '#tests/shop.ts'
import { childrenOf, problemsOf, readXml, textOf, type XmlNode } from '#tests/xml-schema.ts'
import { FEEDS } from './feed-list.ts'
import { createMerchantFeeds } from './merchant-feed.ts'

const { db, visit } = await startSeededShop()
const feeds = createMerchantFeeds({ sql: db, log: createLog('silent') })
const SCHEMAS = { 'heureka-cz': 'heureka', 'heureka-sk': 'heureka', zbozi: 'zbozi', google: 'google' }

async function ask(name: string, origin = 'http://localhost'): Promise<string> {
  const response = await feeds.fetch(new Request(`${origin}/feeds/${name}.xml`))
  expect(response.status, name).toBe(200)
  return response.text()
}

function itemsOf(xml: string): XmlNode[] {
  const root = readXml(xml)
  const [channel] = childrenOf(root, 'channel')
  return channel ? childrenOf(channel, 'item') : childrenOf(root, 'SHOPITEM')
}

const productOf = (item: XmlNode) => (textOf(item, 'ITEM_ID') ?? textOf(item, 'g:id'))?.split('-')[0]

async function offersOf(name: string, code: string): Promise<XmlNode[]> {
  const [product] = await db<{ id: number }[]>`select id from product where code = ${code}`
  return itemsOf(await ask(name)).filter((item) => productOf(item) === String(product?.id))
}

async function offer(name: string, code: string): Promise<XmlNode> {
  const [found] = await offersOf(name, code)
  if (!found) throw new Error(`${code} is not in ${name}`)
  return found
}

const values = (item: XmlNode, name: string) => childrenOf(item, name).map(({ text }) => text)

describe('every feed', () => {
  it.each(Object.entries(FEEDS))('%s is valid by the schema of its reader', async (name, { catalogue }) => {
    const xml = await ask(name)
    expect(await problemsOf(xml, SCHEMAS[catalogue])).toEqual([])
    expect(itemsOf(xml).length).toBeGreaterThan(100)
  })

  it.each(Object.keys(FEEDS))('%s has nothing that is not for everyone to buy [CATALOG-21]', async (name) => {
    const xml = await ask(name)
    const absent = await db<{ id: number; code: string; name: string }[]>`
      select product.id, product.code, localized_text(product.name, ${FEEDS[name]?.language ?? 'cs'}) as name
      from product left join product_availability availability on availability.id = product_availability_id
      where product.code in ('HIDDEN', 'INACTIVE', 'GROUP-ONLY', 'WRAP') or not in_catalog
        or default_category_id in (
          select descendant_id from category_closure
          join category on category.id = ancestor_id where customer_groups_restriction)`
    expect(absent.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['HIDDEN', 'INACTIVE', 'GROUP-ONLY', 'WRAP']),
    )
    const found = new Set(itemsOf(xml).map(productOf))
    for (const { id, code } of absent) expect(found.has(String(id)), code).toBe(false)
    for (const { name: shown } of absent) expect(xml).not.toContain(`>${shown}<`)
  })

  it.each(Object.entries(FEEDS))(
    '%s asks the price of the page it leads to [CATALOG-18]',
    async (name, feed) => {
      for (const code of ['PLAIN', 'SALE', 'MUG']) {
        const item = await offer(name, code)
        const url = new URL(textOf(item, 'URL') ?? textOf(item, 'g:link') ?? '')
        const html = await (await visit(url.pathname + url.search, { origin: url.origin })).text()
        const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
          ([, json]) => JSON.parse(json ?? '') as Record<string, never>,
        )
        const page = data.find((one) => ['Product', 'ProductGroup'].includes(one['@type'] ?? ''))
        const sold: { url: string; price: string; priceCurrency: string }[] = page?.['hasVariant']
          ? (page['hasVariant'] as { offers: never }[]).map(({ offers }) => offers)
          : [page?.['offers'] as never]
        const own = sold.find((one) => one.url === url.href)
        const price = textOf(item, 'PRICE_VAT') ?? textOf(item, 'g:sale_price') ?? textOf(item, 'g:price')
        expect(price?.split(' ')[0], code).toBe(own?.price)
        expect(own?.priceCurrency).toBe(feed.currency)
      }
    },
  )

  it('escapes what XML keeps for itself and drops what it cannot hold [B-86]', async () => {
    const odd = 'Čaj <b>& "Sůl"</b> ]]> \u0001\u000B\uFFFE\u{1F375} konec'
    await db`
      update product set name = jsonb_build_object('cs', ${odd.replaceAll('\u0001', '')}::text),
        description = jsonb_build_object('cs', ${`<p>a &lt; b &amp; c</p>${odd}`}::text) where code = 'LAST'`
    for (const [name, { catalogue }] of Object.entries(FEEDS).filter(([, feed]) => feed.language === 'cs')) {
      const xml = await ask(name)
      expect(await problemsOf(xml, SCHEMAS[catalogue]), name).toEqual([])
      const item = await offer(name, 'LAST')
      expect(textOf(item, 'PRODUCTNAME') ?? textOf(item, 'g:title')).toBe(
        'Čaj <b>& "Sůl"</b> ]]> \u{1F375} konec',
      )
      expect(textOf(item, 'DESCRIPTION') ?? textOf(item, 'g:description')).toContain('a < b & c')
    }
  })

  it('tells in words what a description says in signs, and nothing of how it is drawn', async () => {
    await db`
      update product set description = jsonb_build_object('cs',
        '<style>p { color: red }</style><p>&Scaron;&aacute;lek &ndash; ru&ccaron;n&iacute; pr&aacute;ce</p>'::text)
      where code = 'LAST'`
    for (const [name] of Object.entries(FEEDS).filter(([, feed]) => feed.language === 'cs')) {
      const item = await offer(name, 'LAST')
      const description = textOf(item, 'DESCRIPTION') ?? textOf(item, 'g:description')
      expect(description).toContain('Šálek – ruční práce')
      expect(description).not.toContain('color')
    }
  })

  it('leads to a host that shows its currency, whichever host was asked', async () => {
    const links = async (name: string, origin: string) =>
      new Set(itemsOf(await ask(name, origin)).map((item) => new URL(textOf(item, 'g:link') ?? '').origin))
    expect(await links('google-en-czk', 'https://vitrine.example.cz')).toEqual(
      new Set(['https://vitrine.example.cz']),
    )
    expect(await links('google-en-eur', 'https://vitrine.example.cz')).toEqual(
      new Set(['https://vitrine.example.sk']),
    )
    expect(await links('google-sk-eur', 'https://vitrine.example.cz')).toEqual(
      new Set(['https://vitrine.example.cz']),
    )
  })

  it('is there by its name alone', async () => {
    for (const path of ['/feeds/', '/feeds/heureka.xml', '/feeds/constructor.xml', '/feeds/zbozi.xml/x'])
      expect((await feeds.fetch(new Request(`http://localhost${path}`))).status, path).toBe(404)
  })
})

describe('an item', () => {
  it('is one per variation, with an address, codes and properties of its own [CATALOG-20]', async () => {
    const [counted] = await db<{ id: number; count: number }[]>`
      select product_id as id, count(*)::int as count from product_variation join product on product.id = product_id
      where product.code = 'MUG' and product_variation.is_active and not product_variation.is_hidden
        and not exists (select from product_variation_property chosen
          join product_property_attribute attribute on attribute.id = product_property_attribute_id
          where product_variation_id = product_variation.id and attribute.is_hidden)
      group by 1`
    const items = await offersOf('google-cs-czk', 'MUG')
    expect(items).toHaveLength(counted?.count ?? -1)
    for (const item of items) {
      expect(textOf(item, 'g:item_group_id')).toBe(String(counted?.id))
      expect(textOf(item, 'g:link')).toMatch(/\?variation=\d+$/)
      expect(textOf(item, 'g:color')).toBeTruthy()
      expect(textOf(item, 'g:size')).toBeTruthy()
    }
    const shown = await offersOf('heureka-cs', 'MUG')
    const own = await db<{ id: string; ean: string }[]>`
      select product_id || '-' || id as id, ean from product_variation where product_id = ${counted?.id ?? 0}`
    for (const item of shown) {
      const ean = own.find(({ id }) => id === textOf(item, 'ITEM_ID'))?.ean
      expect(ean).toBeTruthy()
      expect(textOf(item, 'EAN')).toBe(ean)
    }
    const [first] = shown
    const params = childrenOf(first ?? readXml('<x/>'), 'PARAM').map((param) => textOf(param, 'PARAM_NAME'))
    expect(params).toEqual(expect.arrayContaining(['Barva', 'Objem']))
    expect(textOf(first ?? readXml('<x/>'), 'ITEMGROUP_ID')).toBe(String(counted?.id))
  })

  it('that is sold out is not on Heureka, hidden on Zboží.cz and out of stock on Google', async () => {
    for (const code of ['GONE', 'NOBUY']) {
      expect(await offersOf('heureka-cs', code), code).toEqual([])
      const item = await offer('zbozi', code)
      expect([textOf(item, 'DELIVERY_DATE'), textOf(item, 'VISIBILITY')]).toEqual(['-1', '0'])
      expect(textOf(await offer('google-cs-czk', code), 'g:availability')).toBe('out_of_stock')
    }
    // Late in the evening it is the next day already where the shop is.
    await db`update product set purchasable_since = '2040-05-04T22:30:00Z' where code = 'SOON'`
    const soon = await offer('google-cs-czk', 'SOON')
    expect(textOf(soon, 'g:availability')).toBe('preorder')
    expect(textOf(soon, 'g:availability_date')).toBe('2040-05-05')
    expect(await offersOf('heureka-cs', 'SOON')).toEqual([])
    await db`update product set feed_availability = 'preorder', purchasable_since = '2020-01-01T00:00:00Z'
      where code = 'SOON'`
    expect(await offersOf('heureka-cs', 'SOON')).toHaveLength(1)
  })

  it('tells when it is delivered: at once, in days, or on the day it is expected [CATALOG-19]', async () => {
    const date = async () => textOf(await offer('heureka-cs', 'UNTRACKED'), 'DELIVERY_DATE')
    expect(textOf(await offer('heureka-cs', 'PLAIN'), 'DELIVERY_DATE')).toBe('0')
    await db`
      update product set feed_availability = 'backorder', expected_date_max = null, expected_date_min = null,
        expected_days = null, product_availability_id = (select id from product_availability where code = 'on-order')
      where code = 'UNTRACKED'`
    expect(await date()).toBe('14')
    expect(textOf(await offer('google-cs-czk', 'UNTRACKED'), 'g:availability')).toBe('backorder')
    await db`update product set expected_days = 5 where code = 'UNTRACKED'`
    expect(await date()).toBe('5')
    await db`update product set expected_date_min = '2099-01-01', expected_date_max = '2099-01-02' where code = 'UNTRACKED'`
    expect(await date()).toBe('2099-01-02')
    expect(textOf(await offer('google-cs-czk', 'UNTRACKED'), 'g:availability_date')).toBe('2099-01-02')
  })

  it('that is a package is as available as its pieces [CATALOG-10] [CATALOG-12]', async () => {
    const state = async () => textOf(await offer('google-cs-czk', 'SET-FIXED'), 'g:availability')
    expect(await state()).toBe('in_stock')
    expect(textOf(await offer('google-cs-czk', 'SET-FIXED'), 'g:is_bundle')).toBe('yes')
    await db`
      update product set stock_state = 0, update_stock = true where id = (
        select product_id from package_item join product package on package.id = package_product_id
        where package.code = 'SET-FIXED' and product_variation_id is null order by package_item.position limit 1)`
    expect(await state()).toBe('out_of_stock')
    expect(await offersOf('heureka-cs', 'SET-FIXED')).toEqual([])
  })

  it('on sale keeps its regular price beside the lower one [CATALOG-04]', async () => {
    const item = await offer('google-cs-czk', 'SALE')
    const [regular, sale] = [textOf(item, 'g:price'), textOf(item, 'g:sale_price')]
    expect(Number.parseFloat(sale ?? '')).toBeLessThan(Number.parseFloat(regular ?? ''))
    expect(textOf(await offer('zbozi', 'SALE'), 'LIST_PRICE')).toBe(regular?.split(' ')[0])
    expect(textOf(await offer('heureka-cs', 'SALE'), 'PRICE_VAT')).toBe(sale?.split(' ')[0])
    expect(childrenOf(await offer('google-cs-czk', 'PLAIN'), 'g:sale_price')).toEqual([])
  })

  it('whose discount the page may not announce has the asked price alone [L8] [CATALOG-04]', async () => {
    await db`
      update product_price set discounted_taxed_price = taxed_price / 2
      where product_id = (select id from product where code = 'MUG')`
    for (const code of ['SALE', 'MUG']) {
      const sale = textOf(await offer('google-cs-czk', code), 'g:sale_price')
      expect(sale, code).toMatch(/CZK$/)
      await db`
        delete from price_history
        where valid_to is not null and product_id = (select id from product where code = ${code})`
      const [google, zbozi] = [await offer('google-cs-czk', code), await offer('zbozi', code)]
      expect([textOf(google, 'g:price'), textOf(google, 'g:sale_price')], code).toEqual([sale, null])
      const asked = [textOf(zbozi, 'PRICE_VAT'), textOf(zbozi, 'LIST_PRICE')]
      expect(asked, code).toEqual([sale?.split(' ')[0], null])
    }
  })

  it('tells the price per unit, the category of the reader and the address of the manufacturer', async () => {
    const item = await offer('google-sk-eur', 'PLAIN')
    expect(textOf(item, 'g:unit_pricing_measure')).toBe('100 g')
    expect(textOf(item, 'g:google_product_category')).toBe(
      'Food, Beverages & Tobacco > Beverages > Tea & Infusions',
    )
    expect(textOf(item, 'g:price')).toMatch(/^\d+\.\d\d EUR$/)
    expect(textOf(item, 'g:link')).toMatch(/^http:\/\/localhost\/sk\//)
    const heureka = await offer('heureka-sk', 'PLAIN')
    expect(textOf(heureka, 'CATEGORYTEXT')).toBe('Heureka.sk | Jedlo a nápoje | Nápoje | Čaje')
    expect(textOf(heureka, 'MANUFACTURER_ELECTRONIC_ADDRESS')).toContain('@')
  })

  it('travels at the price of each carrier, by collection dearer, and free from the limit on', async () => {
    const lines = async (name: string, code: string) =>
      Object.fromEntries(
        childrenOf(await offer(name, code), 'DELIVERY').map((one) => [
          textOf(one, 'DELIVERY_ID'),
          [textOf(one, 'DELIVERY_PRICE'), textOf(one, 'DELIVERY_PRICE_COD')],
        ]),
      )
    expect(await lines('heureka-cs', 'PLAIN')).toMatchObject({
      ZASILKOVNA: ['79.00', null],
      PPL: ['119.00', '158.00'],
      GLS_PARCELSHOP: ['89.00', null],
    })
    expect(await lines('heureka-sk', 'PLAIN')).toMatchObject({
      PACKETA: ['3.20', null],
      PPL: ['4.80', '6.40'],
    })
    expect(await lines('zbozi', 'PLAIN')).toMatchObject({ VLASTNI_VYDEJNI_MISTA: ['0.00', null] })
    expect((await lines('heureka-cs', 'LAST')).PPL).toEqual(['0.00', '39.00'])
    const google = childrenOf(await offer('google-sk-eur', 'PLAIN'), 'g:shipping')
    expect(new Set(google.map((one) => textOf(one, 'g:country')))).toEqual(new Set(['SK']))
    // Picking up in the shop is no delivery.
    expect(google.map((one) => textOf(one, 'g:price'))).toContain('3.20 EUR')
    expect(google.map((one) => textOf(one, 'g:price'))).not.toContain('0.00 EUR')
  })

  it('without a picture is not where a picture is required', async () => {
    await db`delete from product_image where product_id = (select id from product where code = 'MAX3')`
    expect(await offersOf('heureka-cs', 'MAX3')).toEqual([])
    expect(await offersOf('google-cs-czk', 'MAX3')).toEqual([])
    expect(values(await offer('zbozi', 'MAX3'), 'IMGURL')).toEqual([])
  })
})

describe('a feed of a large shop', () => {
  it('is made while it is read, some products at a time, and stops with its reader', async () => {
    const statements: string[] = []
    const watched = createMerchantFeeds({
      sql: new Proxy(db, {
        apply: (target, self, [first, ...rest]: [TemplateStringsArray, ...unknown[]]) => {
          if (Array.isArray(first) && first.join('').includes('as merchant_category'))
            statements.push('batch')
          return Reflect.apply(target, self, [first, ...rest])
        },
      }),
      log: createLog('silent'),
    })
    const response = await watched.fetch(new Request('http://localhost/feeds/zbozi.xml'))
    const reader = response.body?.getReader()
    await reader?.read()
    expect(statements.length).toBeLessThanOrEqual(1)
    await reader?.read()
    const asked = statements.length
    expect(asked).toBeLessThan(3)
    await reader?.cancel()
    expect((await reader?.read())?.done).toBe(true)
    expect(statements.length).toBeLessThanOrEqual(asked + 1)
  })
})
