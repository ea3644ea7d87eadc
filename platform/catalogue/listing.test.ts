import { describe, expect, it } from 'vitest'
import { FILTER_TYPES } from '#contract/filter-type.ts'
import { fillTemplate } from '#contract/url-template.ts'
import { type Answer, openDemoShop } from '#tests/demo-shop.ts'

const { ask, send, product, idOf, db, salon } = await openDemoShop()

/** Asks for the listing of a page by its address, as a storefront would. */
const open = (url: string, asked = {}): Promise<Answer> => {
  const [path = '', query = ''] = url.replace(/^\/(sk|en)(?=\/)/, '').split('?')
  return ask(`/product-filters?path=${encodeURIComponent(path)}${query ? `&${query}` : ''}`, asked)
}
const shownPrice = ({ price_range, discounted_taxed_price, taxed_price }: Answer): number =>
  (price_range?.taxed_min_price ?? discounted_taxed_price ?? taxed_price).value
const filterOf = (listing: Answer, code: string): Answer =>
  listing.filters.find((filter: Answer) => filter.code === code)

describe('the listing of a category', () => {
  it('has filters, items, package, pages and sorts [FILTER-01]', async () => {
    const listing = await open('/keramika')
    expect(Object.keys(listing).toSorted()).toEqual([
      'alternate_queries',
      'filters',
      'items',
      'pagination_data',
      'product_ids_url_template',
      'products_in_package',
      'sort_options',
    ])
    expect(listing.items).toHaveLength(24)
    expect(listing.items[0].images.length).toBeGreaterThan(0)
    const { products_count } = await ask(`/categories/${await idOf('category', 'ceramics')}`)
    expect(listing.pagination_data.items_count).toBe(products_count)
  })

  it('says in which order it stands, and leads to the others by their first page [FILTER-08]', async () => {
    const { sort_options } = await open('/keramika?sort=name&page=2')
    expect(sort_options.filter((one: Answer) => one.is_selected)).toMatchObject([{ value: 'name' }])
    expect(sort_options.map(({ url }: Answer) => url)).toEqual([
      '/keramika',
      ...['bestselling', 'cheapest', 'dearest', 'newest', 'name'].map((sort) => `/keramika?sort=${sort}`),
    ])
  })

  it.each([
    ['cs', 'Naše pořadí'],
    ['sk', 'Naše poradie'],
    ['en', 'Our order'],
  ])('names in %s the order of a list made by the shop [FILTER-08]', async (language, label) => {
    const { items } = await ask('/product-lists', { language })
    const { sort_options } = await open(items[0].url, { language })
    expect(sort_options[0]).toMatchObject({ label, is_selected: true })
  })

  it('has filters of every type [FILTER-02]', async () => {
    const seen = new Set<string>()
    for (const path of ['/keramika', '/caje', '/kava']) {
      for (const { type } of (await open(path)).filters) seen.add(type)
    }
    expect([...seen].toSorted()).toEqual([...FILTER_TYPES].toSorted())
  })

  it('tells of each choice its label, count, whether it is chosen, and its address [FILTER-03]', async () => {
    const brand = filterOf(await open('/keramika'), 'brand')
    const { items: brands } = await ask('/brands?paginate=false&only=slug,name')
    const names = new Map(brands.map(({ slug, name }: Answer) => [slug, name]))
    for (const item of brand.items) {
      expect(item).toEqual({
        value: expect.stringMatching(/^[a-z0-9-]+$/),
        label: names.get(item.value),
        count: expect.any(Number),
        is_selected: false,
        url: `/keramika?brand=${item.value}`,
        color: null,
      })
    }
    const chosen = filterOf(await open(brand.items[0].url), 'brand')
    expect(chosen.items[0]).toMatchObject({
      is_selected: true,
      url: '/keramika',
      count: brand.items[0].count,
    })
    expect(chosen.items[1].url).toBe(`/keramika?brand=${brand.items[0].value}_${brand.items[1].value}`)
  })

  it('shows after a choice as many products as the choice promised [FILTER-10]', async () => {
    const listing = await open('/keramika')
    for (const filter of listing.filters.filter(({ type }: Answer) => type !== 'price_slider')) {
      for (const item of filter.items.slice(0, 3)) {
        const { pagination_data } = await open(item.url)
        expect(pagination_data.items_count, item.url).toBe(item.count)
      }
    }
  })

  it('counts every filter under the others and not under itself [FILTER-10]', async () => {
    const before = await open('/keramika')
    const [first, second] = filterOf(before, 'brand').items
    const material = filterOf(before, 'material').items[0]
    const url = `/keramika?brand=${first.value}&material=${material.value}`
    const after = await open(url)
    const brands = filterOf(after, 'brand').items
    for (const { value, count } of brands) {
      const alone = await open(`/keramika?brand=${value}&material=${material.value}`)
      expect(alone.pagination_data.items_count).toBe(count)
    }
    for (const { value, count } of filterOf(after, 'material').items) {
      const alone = await open(`/keramika?brand=${first.value}&material=${value}`)
      expect(alone.pagination_data.items_count).toBe(count)
    }
    const both = await open(`/keramika?brand=${first.value}_${second.value}`)
    expect(both.pagination_data.items_count).toBe(first.count + second.count)
  })

  it('keeps restricted and hidden products out of its counts [FILTER-10]', async () => {
    const { items, pagination_data, filters } = await open('/keramika')
    const [restricted, hidden] = items
    const counted = (list: Answer[]) =>
      list
        .find((filter) => filter.code === 'availability')
        .items.reduce((sum: number, item: Answer) => sum + item.count, 0)
    await db`update product set customer_groups_restriction = true where id = ${restricted.id}`
    await db`update product set is_hidden = true where id = ${hidden.id}`
    const after = await open('/keramika')
    expect(after.pagination_data.items_count).toBe(pagination_data.items_count - 2)
    expect(counted(after.filters)).toBe(counted(filters) - 2)
    await db`update product set customer_groups_restriction = false, is_hidden = false
      where id in (${restricted.id}, ${hidden.id})`
  })

  it('of a group is there for the group alone [FILTER-10]', async () => {
    const [route] = await db<{ path: string }[]>`
      select path from page_route where model_type = 16 and language = 'cs'
        and model_id = ${await idOf('category', 'for-salons')}`
    expect((await open(route?.path ?? '', { caller: salon })).items.length).toBeGreaterThan(0)
    expect((await send(`/product-filters?path=${route?.path}`)).status).toBe(404)
  })

  it('tells the range of prices and how to narrow it [FILTER-04] [FILTER-06]', async () => {
    const { price_range } = filterOf(await open('/keramika'), 'price')
    expect(price_range).toMatchObject({ current_min: price_range.min, current_max: price_range.max })
    expect(price_range.url_template).toBe('/keramika?min_price={min_price}&max_price={max_price}')
    const url = fillTemplate(price_range.url_template, { min_price: 500, max_price: 900 })
    const narrow = await open(`${url}&sort=dearest`)
    expect(narrow.items.length).toBeGreaterThan(0)
    for (const paid of narrow.items.map(shownPrice)) expect(paid >= 500 && paid <= 900).toBe(true)
    const range = filterOf(narrow, 'price').price_range
    expect(range).toMatchObject({
      min: price_range.min,
      max: price_range.max,
      current_min: 500,
      current_max: 900,
    })
  })

  it('tells its pages and how to turn them [FILTER-05] [FILTER-06]', async () => {
    const { pagination_data, items } = await open('/keramika?sort=name')
    expect(pagination_data).toMatchObject({
      page: 1,
      pages: Math.ceil(pagination_data.items_count / 24),
      per_page: 24,
      per_page_options: [24, 48, 96],
      page_url_template: '/keramika?sort=name&page={page}',
      range_url_template: '/keramika?sort=name&from={from}&to={to}',
      per_page_url_template: '/keramika?sort=name&per_page={per_page}',
    })
    const second = await open(fillTemplate(pagination_data.page_url_template, { page: 2 }))
    const range = await open(fillTemplate(pagination_data.range_url_template, { from: 1, to: 2 }))
    const larger = await open(fillTemplate(pagination_data.per_page_url_template, { per_page: 48 }))
    const ids = (list: Answer[]) => list.map(({ id }) => id as number)
    expect(ids(range.items)).toEqual([...ids(items), ...ids(second.items)])
    expect(ids(larger.items)).toEqual(ids(range.items))
    expect(range.pagination_data.page).toBe(2)
  })

  it('offers sorts and goes by them [FILTER-01]', async () => {
    const { sort_options } = await open('/keramika')
    const cheapest = sort_options.find(({ value }: Answer) => value === 'cheapest')
    expect(cheapest).toEqual({
      value: 'cheapest',
      label: 'Od nejlevnějšího',
      is_selected: false,
      url: '/keramika?sort=cheapest',
    })
    const { items } = await open(cheapest.url)
    const paid = items.map(shownPrice)
    expect(paid).toEqual(paid.toSorted((a: number, b: number) => a - b))
  })

  it('speaks the language of the page, prefix and slugs included [FILTER-03]', async () => {
    const [route] = await db<{ path: string }[]>`
      select path from page_route
      where model_type = 16 and model_id = ${await idOf('category', 'ceramics')} and language = 'en'`
    const listing = await open(route?.path ?? '', { language: 'en' })
    const colour = filterOf(listing, 'colour')
    expect(colour.label).toBe('Colour')
    expect(colour.items.map(({ label }: Answer) => label)).toContain('Mist grey')
    expect(colour.items[0].url).toBe(`/en${route?.path}?colour=${colour.items[0].value}`)
    const chosen = await open(colour.items[0].url, { language: 'en' })
    expect(chosen.pagination_data.items_count).toBe(colour.items[0].count)
  })

  it('says what is chosen as other languages do [FILTER-09] [I18N-09]', async () => {
    const rows = await db<{ language: string; path: string }[]>`
      select language, path from page_route
      where model_type = 16 and model_id = ${await idOf('category', 'ceramics')} and language in ('cs', 'sk', 'en')`
    const colours = filterOf(await open('/keramika'), 'barva').items
    const slugs = colours.map(({ value }: Answer) => value).slice(0, 2)
    const czech = `barva=${slugs.join('_')}&min_price=100&sort=cheapest&per_page=48`
    const { alternate_queries: queries, ...listing } = await open(`/keramika?${czech}&utm_source=x`)
    expect(queries.cs).toBe(czech)
    expect(queries.en).toMatch(/^colour=[a-z-]+_[a-z-]+&min_price=100&sort=cheapest&per_page=48$/)
    const ids = ({ items }: Answer) => items.map(({ id }: Answer) => id)
    for (const { language, path } of rows) {
      const same = await open(`${path}?${queries[language]}`, { language, currency: 'CZK' })
      expect([language, ...ids(same)]).toEqual([language, ...ids(listing)])
      expect(same.alternate_queries).toEqual(queries)
    }
    expect((await open('/keramika?page=2')).alternate_queries.sk).toBe('page=2')
    expect((await open('/keramika')).alternate_queries).toEqual({ cs: '', sk: '', en: '' })
  })
})

describe('other listings', () => {
  it('are those of a brand, with its lines [FILTER-01]', async () => {
    const parent = (await ask('/brands/tree')).items.find((brand: Answer) => brand.children.length > 0)
    const { products_count } = await ask(`/brands/${parent.id}?embed=products_count`)
    expect((await open(parent.url)).pagination_data.items_count).toBe(products_count)
  })

  it('are those of a search, which keep the searched text [FILTER-01]', async () => {
    const listing = await open('/hledani?q=hrnek')
    expect(listing.pagination_data.items_count).toBe((await ask('/search?q=hrnek')).products.total)
    expect(filterOf(listing, 'brand').items[0].url).toMatch(/^\/hledani\?q=hrnek&brand=/)
    expect((await open('/hledani')).items).toEqual([])
  })

  it('are those of a package, with what has been chosen into it [FILTER-01] [FILTER-06]', async () => {
    const set = await product('SET-CHOICE', '?embed=package_product_ids')
    const listing = await open(set.url)
    expect(listing.pagination_data.items_count).toBe(set.package_product_ids.length)
    expect(listing.products_in_package).toEqual([])
    const chosen = set.package_product_ids.slice(0, 2).toReversed()
    const url = fillTemplate(listing.product_ids_url_template, { product_ids: chosen })
    expect(url).toBe(`${set.url}?product_ids=${chosen.join('_')}`)
    const filled = await open(url)
    expect(filled.products_in_package.map(({ id }: Answer) => id)).toEqual(chosen)
  })

  it('keep a choice as often as it was made, and nothing that the package does not offer [FILTER-06] [CATALOG-11]', async () => {
    const set = await product('SET-CHOICE', '?embed=package_product_ids')
    const [first, second] = set.package_product_ids
    const stranger = (await product('PLAIN')).id
    const twice = await open(`${set.url}?product_ids=${first}_${stranger}_${second}_${first}_999999`)
    expect(twice.products_in_package.map(({ id }: Answer) => id)).toEqual([first, second, first])
    expect(twice.sort_options[1].url).toContain(`product_ids=${first}_${second}_${first}`)
  })

  it('are none where nothing is listed [FILTER-01]', async () => {
    for (const path of ['/', '/nic-takoveho', (await product('PLAIN')).url]) {
      expect((await send(`/product-filters?path=${path}`)).status).toBe(404)
    }
    expect((await send('/product-filters')).status).toBe(422)
  })
})

describe('the listing of a picked list', () => {
  it('stands in the order in which it was picked, until another one is asked for [CATALOG-23] [FILTER-08]', async () => {
    const { items } = await ask('/product-lists?embed=products')
    const list = items.find((one: Answer) => one.products.length > 2)
    const [first] = list.products
    await db`update product_list_item set position = 9999 where product_list_id = ${list.id} and product_id = ${first.id}`
    const idsOf = (listing: Answer) => listing.items.map((item: Answer) => item.id)
    const picked = list.products.map((one: Answer) => one.id)
    const moved = [...picked.slice(1), first.id]
    expect(idsOf(await open(`${list.url}?per_page=96`))).toEqual(moved.slice(0, 96))
    const named = idsOf(await open(`${list.url}?per_page=96&sort=name`))
    expect(named).not.toEqual(moved.slice(0, 96))
    expect(named.toSorted()).toEqual(moved.slice(0, 96).toSorted())
  })
})

describe('an address with nonsense in it', () => {
  it.each([
    'page=0',
    'page=abc',
    'page=99999999999',
    'per_page=100000',
    'from=3&to=1',
    'from=1&to=500',
    'sort=password',
    'min_price=-5&max_price=NaN',
    'min_price=1,5&max_price=999999999999999999999999999999',
    'brand=nikdo',
    'barva=___',
    'product_ids=__abc_-1_99999999999999999999',
    'utm_source=x&fbclid=y&nothing[a]=1',
    '__proto__=x&constructor=y',
  ])('is read as if the nonsense were not there: %s [FILTER-06]', async (query) => {
    const clean = await open('/keramika')
    const listing = await open(`/keramika?${query}`)
    expect(listing.pagination_data).toEqual(clean.pagination_data)
    expect(listing.items).toEqual(clean.items)
  })

  it('may have the prices the wrong way round [FILTER-04]', async () => {
    const right = await open('/keramika?min_price=500&max_price=900')
    const wrong = await open('/keramika?min_price=900&max_price=500')
    expect(wrong.items).toEqual(right.items)
  })

  it('beyond the last page is an empty page [FILTER-05]', async () => {
    const listing = await open('/keramika?page=900')
    expect(listing.items).toEqual([])
    expect(listing.pagination_data.items_count).toBeGreaterThan(0)
  })
})
