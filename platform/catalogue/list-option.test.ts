import { describe, expect, it } from 'vitest'
import type { FilterOperator } from '#contract/list.ts'
import { filters, openDemoShop } from '#tests/demo-shop.ts'

const { ask, send, db } = await openDemoShop()

const codes = (answer: { items: { code: string }[] }) => answer.items.map(({ code }) => code)
const only = 'only=id,code,name'

describe('paging of a list', () => {
  it('answers the asked page [API-06]', async () => {
    const whole = await ask(`/products?per_page=20&${only}`)
    const second = await ask(`/products?per_page=10&page=2&${only}`)
    expect(second._meta.page).toBe(2)
    expect(codes(second)).toEqual(codes(whole).slice(10, 20))
  })

  it('answers as many rows as per_page asks for, 20 when it does not [API-07]', async () => {
    expect((await ask(`/products?per_page=7&${only}`)).items).toHaveLength(7)
    expect((await ask(`/products?${only}`)).items).toHaveLength(20)
  })

  it('answers everything in one page without paginate [API-08]', async () => {
    const answer = await ask(`/products?paginate=false&${only}`)
    expect(answer.items.length).toBeGreaterThan(300)
    expect(answer._meta).toEqual({ page: 1, total_pages: 1 })
  })

  it('puts a page beyond the end as an empty one with the true number of pages [API-06]', async () => {
    const { _meta } = await ask(`/products?per_page=100&${only}`)
    const beyond = await ask(`/products?per_page=100&page=999&${only}`)
    expect(beyond.items).toEqual([])
    expect(beyond._meta).toEqual({ page: 999, total_pages: _meta.total_pages })
  })

  it('neither repeats nor skips a row between pages of equal values [API-06] [API-09]', async () => {
    const seen: number[] = []
    const first = await ask('/products?per_page=60&sort=weight&only=id')
    for (let page = 1; page <= first._meta.total_pages; page++) {
      const { items } = await ask(`/products?per_page=60&page=${page}&sort=weight&only=id`)
      seen.push(...items.map(({ id }: { id: number }) => id))
    }
    const all = await ask('/products?paginate=false&only=id')
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(all.items.length)
  })

  it('stands in the envelope of items, _meta and _errors [API-16] [ENT-02]', async () => {
    const answer = await ask(`/brands?per_page=4`)
    expect(Object.keys(answer).toSorted()).toEqual(['_errors', '_meta', 'items'])
    expect(answer._meta).toEqual({ page: 1, total_pages: 4 })
    expect(answer._errors).toEqual({})
    const nothing = filters({ field: 'id', operator: 'eq', value: 0 })
    for (const paginate of [true, false]) {
      expect(await ask(`/brands?paginate=${paginate}&${nothing}`)).toEqual({
        items: [],
        _meta: { page: 1, total_pages: 0 },
        _errors: {},
      })
    }
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'per_page=0', 'per_page=101', 'paginate=maybe'])(
    'refuses %s with the name of the option [API-06] [API-07] [API-08]',
    async (option) => {
      const response = await send(`/products?${option}`)
      expect(response.status).toBe(422)
      const { errors } = await response.json()
      expect(errors[0].field).toBe(option.split('=')[0])
    },
  )
})

describe('sorting of a list', () => {
  it('goes up by a field, and down with a minus before it [API-09]', async () => {
    const up = await ask('/products?per_page=100&sort=taxed_price&only=taxed_price')
    const down = await ask('/products?per_page=100&sort=-taxed_price&only=taxed_price')
    const values = (answer: typeof up): number[] =>
      answer.items.map((item: { taxed_price: { value: number } }) => item.taxed_price.value)
    expect(values(up)).toEqual(values(up).toSorted((a, b) => a - b))
    expect(values(down)).toEqual(values(down).toSorted((a, b) => b - a))
    expect(values(up)[0]).toBeLessThan(values(down)[0] ?? 0)
  })

  it('follows the alphabet of the language [API-09] [API-04]', async () => {
    // In Czech, “ch” is a letter of its own and stands behind “h”.
    const [former] = await db`select name from category where code = 'green-tea'`
    await db`update category set name = name || '{"cs": "Chai", "en": "Chai"}' where code = 'green-tea'`
    for (const language of ['cs', 'en'] as const) {
      const { items } = await ask('/categories?paginate=false&sort=name&only=name', { language })
      const names: string[] = items.map(({ name }: { name: string }) => name)
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)))
      const other = language === 'cs' ? 'en' : 'cs'
      expect(names).not.toEqual(names.toSorted((a, b) => a.localeCompare(b, other)))
    }
    await db`update category set name = ${db.json(former?.name)} where code = 'green-tea'`
  })

  it('goes by several fields in turn [API-09]', async () => {
    const { items } = await ask('/product-variations?paginate=false&sort=weight,-id&only=id,weight')
    for (const [index, item] of items.entries()) {
      const next = items[index + 1]
      if (!next || item.weight === null || next.weight === null) continue
      expect(item.weight <= next.weight && (item.weight < next.weight || item.id > next.id)).toBe(true)
    }
  })
})

describe('filters of a list', () => {
  const found = async (
    field: string,
    operator: FilterOperator,
    value: string | number | boolean | (string | number)[],
  ) => codes(await ask(`/products?paginate=false&${only}&${filters({ field, operator, value })}`))
  const expected = async (condition: string) => {
    const rows = await db.unsafe<{ code: string }[]>(`
      select product.code from product join product_availability on product_availability.id = product_availability_id
      join product_price price on price.product_id = product.id
        and price.variation_key = product.price_variation_key and price.currency_id = 1
      where is_active and not is_hidden and not customer_groups_restriction and in_catalog
        and default_category_id not in (select id from category where code = 'for-salons')
        and (${condition}) order by product.position, product.id`)
    return rows.map(({ code }) => code)
  }

  const cases: [string, FilterOperator, string | number | boolean | (string | number)[], string][] = [
    ['code', 'eq', 'MUG', "product.code = 'MUG'"],
    ['code', 'neq', 'MUG', "product.code <> 'MUG'"],
    ['code', 'in', ['MUG', 'SALE'], "product.code in ('MUG', 'SALE')"],
    ['code', 'gt', 'S', "product.code > 'S'"],
    ['code', 'gte', 'SALE', "product.code >= 'SALE'"],
    ['code', 'lt', 'C', "product.code < 'C'"],
    ['code', 'lte', 'CREDIT', "product.code <= 'CREDIT'"],
    ['name', 'contains', 'caj', "search_text(product.name ->> 'cs') like '%caj%'"],
    ['name', 'starts_with', 'Hrnek', "product.name ->> 'cs' like 'Hrnek%'"],
    ['name', 'ends_with', 'mlha', "search_text(product.name ->> 'cs') like '%mlha'"],
    ['weight', 'eq', 350, 'weight = 350'],
    ['weight', 'neq', 350, 'weight is distinct from 350'],
    ['weight', 'in', [45, 350], 'weight in (45, 350)'],
    ['weight', 'gt', 350, 'weight > 350'],
    ['weight', 'gte', 350, 'weight >= 350'],
    ['weight', 'lt', 45, 'weight < 45'],
    ['weight', 'lte', 45, 'weight <= 45'],
    ['taxed_price', 'gte', 999.5, 'price.taxed_price >= 99950'],
    ['has_variations', 'eq', true, 'default_product_variation_id is not null'],
    ['has_variations', 'eq', false, 'default_product_variation_id is null'],
    ['has_variations', 'neq', false, 'default_product_variation_id is not null'],
    ['expected_date_min', 'gte', '2020-01-01', 'expected_date_min is not null'],
    ['expected_date_min', 'lt', '2020-01-01', 'false'],
    ['expected_date_max', 'gt', '2020-01-01', 'expected_date_max is not null'],
    ['expected_date_max', 'lte', '2020-01-01', 'false'],
  ]

  it.each(cases)(
    '%s %s %j answers just the rows it says [API-10] [API-11]',
    async (field, operator, value, sql) => {
      expect(await found(field, operator, value)).toEqual(await expected(sql))
    },
  )

  it('compare dates for equality, difference and membership [API-11]', async () => {
    const [row] = await db<{ day: string }[]>`
      select expected_date_min::text as day from product where code = 'SOON'`
    const day = row?.day ?? ''
    expect(await found('expected_date_min', 'eq', day)).toEqual(['SOON'])
    expect(await found('expected_date_min', 'in', [day])).toEqual(['SOON'])
    expect(await found('expected_date_min', 'lte', day)).toContain('SOON')
    expect(await found('expected_date_min', 'gte', day)).toContain('SOON')
    expect(await found('expected_date_min', 'neq', day)).not.toContain('SOON')
  })

  it('take base64url as well as JSON [API-10]', async () => {
    const list = [{ field: 'code', operator: 'eq', value: 'MUG' }]
    const encoded = Buffer.from(JSON.stringify(list)).toString('base64url')
    expect(codes(await ask(`/products?filters=${encoded}&${only}`))).toEqual(['MUG'])
  })

  it('all hold at once [API-10]', async () => {
    const query = filters(
      { field: 'weight', operator: 'gte', value: 100 },
      { field: 'name', operator: 'contains', value: 'caj' },
    )
    const both = codes(await ask(`/products?paginate=false&${only}&${query}`))
    expect(both).toEqual(await expected("weight >= 100 and search_text(product.name ->> 'cs') like '%caj%'"))
    expect(both.length).toBeGreaterThan(0)
  })

  it('find products of a category and of all below it [API-10]', async () => {
    const { items } = await ask(`/categories?${filters({ field: 'slug', operator: 'eq', value: 'caje' })}`)
    const answer = await ask(
      `/products?paginate=false&only=id&${filters({ field: 'category_id', operator: 'eq', value: items[0].id })}`,
    )
    expect(answer.items.length).toBe(items[0].products_count)
    const others = await ask(
      `/products?paginate=false&only=id&${filters({ field: 'category_id', operator: 'neq', value: items[0].id })}`,
    )
    const all = await ask('/products?paginate=false&only=id')
    expect(others.items.length + answer.items.length).toBe(all.items.length)
  })

  it('find products of no availability among those that have not the unwanted one [API-10]', async () => {
    const [own] = await db<{ id: number }[]>`
      select product_availability_id as id from product where code = 'UNTRACKED'`
    const setTo = (id: number | null) =>
      db`update product set product_availability_id = ${id} where code = 'UNTRACKED'`
    const unwanted = own?.id ?? 0
    expect(await found('product_availability_id', 'neq', unwanted)).not.toContain('UNTRACKED')
    await setTo(null)
    expect(await found('product_availability_id', 'neq', unwanted)).toContain('UNTRACKED')
    await setTo(unwanted)
  })

  it('take a percent sign and an underscore literally [API-11]', async () => {
    expect(await found('name', 'contains', '%')).toEqual(
      await expected("strpos(product.name ->> 'cs', '%') > 0"),
    )
    expect(await found('code', 'contains', '_')).toEqual([])
  })

  it.each([
    [{ field: 'password', operator: 'eq', value: 'x' }, 'filters.0.field'],
    [{ field: 'name', operator: 'like', value: 'x' }, 'filters.0.operator'],
    [{ field: 'weight', operator: 'contains', value: 1 }, 'filters.0.operator'],
    [{ field: 'weight', operator: 'eq', value: '1' }, 'filters.0.value'],
    [{ field: 'expected_date_min', operator: 'gt', value: '2026-02-30' }, 'filters.0.value'],
    [{ field: 'code', operator: 'in', value: [] }, 'filters.0.value'],
  ])('refuse %j by the part that is wrong [API-27]', async (filter, field) => {
    const response = await send(`/products?filters=${encodeURIComponent(JSON.stringify([filter]))}`)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toBe(field)
  })

  it.each([
    ['stock_state', 0],
    ['update_stock', false],
    ['purchasable_since', '2020-01-01'],
  ])(
    'refuse %s of products, which their variations and pieces decide, and take it of variations [API-27]',
    async (field, value) => {
      const query = filters({ field, operator: 'neq', value })
      const response = await send(`/products?${query}`)
      expect(response.status).toBe(422)
      expect((await response.json()).errors[0].field).toBe('filters.0.field')
      expect((await send(`/products?sort=${field}`)).status).toBe(422)
      expect((await ask(`/product-variations?${query}`)).items).not.toEqual([])
    },
  )

  it.each([
    'sort=password',
    'sort=-description',
    'embed=secrets',
    'only=secrets',
    'except=secrets',
    'colour=x',
  ])('and other options refuse what they do not know: %s [API-27]', async (option) => {
    const response = await send(`/products?${option}`)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].field).toBe(option.split('=')[0])
  })

  it('that cannot be read are malformed, not a crash [API-27]', async () => {
    expect((await send('/products?filters=%7B%7B')).status).toBe(400)
  })
})

describe('choice of fields in a list', () => {
  it('adds the named embeds and no others [API-12]', async () => {
    const [plain] = (await ask('/products?per_page=1')).items
    const [rich] = (await ask('/products?per_page=1&embed=images,urls')).items
    expect(Object.keys(rich).filter((key) => !(key in plain))).toEqual(['images', 'urls'])
  })

  it('reaches embeds inside embeds [API-12]', async () => {
    const { items } = await ask(
      `/products?embed=product_variations.product_availability,brand.safety&${filters({ field: 'code', operator: 'eq', value: 'MUG' })}`,
    )
    const [mug] = items
    expect(mug.brand.safety.manufacturer_name).toEqual(expect.any(String))
    expect(mug.product_variations.length).toBeGreaterThan(1)
    for (const variation of mug.product_variations) {
      expect(variation.product_availability.id).toBe(variation.product_availability_id)
    }
  })

  it('sends only the fields named by only [API-13]', async () => {
    const narrow = await ask('/products?per_page=2&only=name,brand.name&embed=brand')
    expect(Object.keys(narrow.items[0]).toSorted()).toEqual(['brand', 'name'])
    expect(Object.keys(narrow.items[0].brand)).toEqual(['name'])
  })

  it('leaves out the fields named by except [API-14]', async () => {
    const [plain] = (await ask('/products?per_page=1')).items
    const [short] = (await ask('/products?per_page=1&except=description,meta_title')).items
    expect(Object.keys(plain).filter((key) => !(key in short))).toEqual(['description', 'meta_title'])
  })
})

describe('search in a list', () => {
  it('finds words by their beginnings, whatever the accents and the case [API-15]', async () => {
    const exact = await ask('/products?search=Šálek&paginate=false&only=id,name')
    const bare = await ask('/products?search=SALEK&paginate=false&only=id,name')
    expect(exact.items.length).toBeGreaterThan(3)
    expect(bare.items).toEqual(exact.items)
    const begun = await ask('/products?search=sal&paginate=false&only=id,name')
    expect(begun.items.length).toBeGreaterThanOrEqual(exact.items.length)
  })

  it('finds a product by its code, and by that of its variation [API-15]', async () => {
    expect(codes(await ask(`/products?search=nullstock&${only}`))).toEqual(['NULLSTOCK'])
    const [variation] = await db<{ ean: string; code: string }[]>`
      select variation.ean, product.code from product_variation variation
      join product on product.id = product_id where product.code = 'MUG' order by variation.id limit 1`
    expect(codes(await ask(`/products?search=${variation?.ean}&${only}`))).toEqual([variation?.code])
  })

  it.each(["'; drop table product; --", 'a & | !', ':*', '%%%%', '🍵', '(a+)+$', '\\'])(
    'takes %s as text [API-15]',
    async (searched) => {
      expect((await send(`/products?search=${encodeURIComponent(searched)}`)).status).toBe(200)
    },
  )
})

describe('language and currency of a list', () => {
  it('decide the language of names, texts and addresses [API-04]', async () => {
    const query = `/products?${filters({ field: 'code', operator: 'eq', value: 'MUG' })}&embed=urls,product_availability`
    const [cs] = (await ask(query)).items
    const [en] = (await ask(query, { language: 'en' })).items
    const [sk] = (await ask(query, { language: 'slk' })).items
    expect(en.name).not.toBe(cs.name)
    expect(cs.url).toBe(`/${cs.slug}`)
    expect(en.url).toBe(`/en/${en.slug}`)
    expect(sk.url).toBe(`/sk/${sk.slug}`)
    expect(cs.urls).toEqual({ cs: cs.url, sk: sk.url, en: en.url })
    expect(en.product_availability.name).toBe('In stock')
  })

  it('decide the currency of Money and how it is written [API-05] [API-17] [ENT-01]', async () => {
    const query = `/products?${filters({ field: 'code', operator: 'eq', value: 'PLAIN' })}`
    const [crowns] = (await ask(query)).items
    const [euros] = (await ask(query, { currency: 'EUR', language: 'sk' })).items
    expect(crowns.taxed_price.formatted).toMatch(/^[\d\s]+\sKč$/)
    expect(euros.taxed_price.formatted).toMatch(/^\d+,\d\d\s€$/)
    expect(euros.taxed_price.value).toBeLessThan(crowns.taxed_price.value)
  })
})
