import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { couldSay, jsonLdProblems } from '#tests/check-json-ld.ts'
import { readPage } from '#tests/page-html.ts'
import { startSeededShop } from '#tests/shop.ts'

const { db, platform, visit } = await startSeededShop()

type Block = Record<string, unknown>

async function blocksAt(address: string): Promise<Block[]> {
  const page = await readPage(await visit(address))
  expect(page.status, address).toBe(200)
  return page.structured_data as Block[]
}

async function blockOf(code: string, type: string, language = 'cs'): Promise<Block> {
  const [route] = await db<{ path: string }[]>`
    select path from page_route join product on product.id = model_id
    where model_type = 9 and language = ${language} and code = ${code}`
  const prefix = language === 'cs' ? '' : `/${language}`
  const found = (await blocksAt(prefix + (route?.path ?? ''))).find((one) => one['@type'] === type)
  if (!found) throw new Error(`${code} has no ${type}`)
  return found
}

const routes = await db<{ language: string; path: string; name: string }[]>`
  select language, path, coalesce(product.code, model_type::text) as name from page_route
  left join product on product.id = model_id and model_type = 9
  where kind = 'model' and language = 'cs' and (
    product.code in ('PLAIN', 'LAST', 'GONE', 'NULLSTOCK', 'UNTRACKED', 'NOBUY', 'SOON', 'MAX3', 'MUG', 'SIGN',
      'SET-FIXED', 'SET-CHOICE', 'SET-COMPOSE', 'WRAP', 'ENGRAVED', 'SALE', 'CREDIT', 'HIDDEN', 'VIDEO')
    or (model_type in (12, 15, 16, 18, 19) and model_id in (
      select min(other.model_id) from page_route other where other.kind = 'model' and other.language = 'cs'
        group by other.model_type))
  )`

const [list] = await db<
  { slug: string }[]
>`select slug ->> 'cs' as slug from product_list order by id limit 1`
const listPath = `/vyber/${list?.slug ?? ''}`

describe('structured data', () => {
  it.each([
    '/',
    '/sk',
    '/en',
    '/blog',
    '/sk/blog',
    '/en/blog',
    '/znacky',
    '/sk/znacky',
    '/en/brands',
    listPath,
    ...routes.map(({ path }) => path),
  ])(
    'of %s uses words of schema.org alone and has all that is required [PAGE-08] [SEO-02]',
    async (address) => {
      const blocks = await blocksAt(address)
      expect(blocks.length).toBeGreaterThan(0)
      expect(blocks.flatMap(jsonLdProblems)).toEqual([])
      const types = blocks.map((block) => block['@type'])
      expect(new Set(types).size).toBe(types.length)
    },
  )

  it('is valid on every product, in every language and its currency', async () => {
    const all = await db<{ language: string; path: string }[]>`
      select language, path from page_route join product on product.id = model_id
      where model_type = 9 and language = any(${INTERFACE_LANGUAGES}::text[]) and product.is_active
        and not product.customer_groups_restriction and product.id % 8 = 0
        and product.default_category_id not in (select id from category where customer_groups_restriction)`
    expect(all.length).toBeGreaterThan(20)
    for (const { language, path } of all) {
      const url = `http://localhost/pages?path=${encodeURIComponent(path)}`
      const headers = {
        'language-preference': language,
        'currency-preference': language === 'sk' ? 'EUR' : 'CZK',
      }
      const descriptor = (await (await platform.fetch(new Request(url, { headers }))).json()) as {
        structured_data: Block[]
      }
      expect(descriptor.structured_data.flatMap(jsonLdProblems), path).toEqual([])
    }
  })

  it('of the shop, of a reviewed product and of an article says all that is recommended', async () => {
    expect((await blocksAt('/')).flatMap(couldSay)).toEqual([])
    const [reviewed] = await db<{ code: string }[]>`
      select code from product join product_rating on product_id = product.id
      where is_active and not is_hidden and default_product_variation_id is null and code not in ('GROUP-ONLY')
        and ean is not null and withdrawal_exception is null and product_type = 0 and product_rating.count > 0
        and default_category_id not in (select id from category where customer_groups_restriction)
      order by product.id limit 1`
    expect(couldSay(await blockOf(reviewed?.code ?? '', 'Product'))).toEqual([])
    const article = routes.find(({ name }) => name === '12')
    expect((await blocksAt(article?.path ?? '')).flatMap(couldSay)).toEqual([])
  })

  it('of a variation leads to the page with that variation chosen [CATALOG-20]', async () => {
    const group = await blockOf('MUG', 'ProductGroup')
    const variants = group['hasVariant'] as { url: string; offers: { url: string; price: string } }[]
    const own = await db<{ id: number; code: string; ean: string }[]>`
      select id, code, ean from product_variation
      where product_id = (select id from product where code = 'MUG')`
    for (const { url, offers } of variants) {
      expect(offers.url).toBe(url)
      const { pathname, search, searchParams } = new URL(url)
      const page = await readPage(await visit(pathname + search))
      expect(page.status).toBe(200)
      const variation = own.find(({ id }) => String(id) === searchParams.get('variation'))
      for (const shown of [variation?.code, variation?.ean, `${Number(offers.price)} Kč`])
        expect(page.main, search).toContain(shown)
      expect(page.links('canonical')).toEqual([expect.objectContaining({ href: url.split('?')[0] })])
    }
    expect(new Set(variants.map(({ url }) => url)).size).toBe(variants.length)
  })

  it('of a package is as available as its pieces make it [CATALOG-10] [CATALOG-11] [CATALOG-12]', async () => {
    const state = async (code: string) =>
      ((await blockOf(code, 'Product'))['offers'] as { availability: string }).availability.split('/').at(-1)
    for (const code of ['SET-FIXED', 'SET-CHOICE', 'SET-COMPOSE'])
      expect(await state(code), code).toBe('InStock')
    await db`
      update product set update_stock = true, stock_state = 0 where id in (
        select item.product_id from package_item item join product package on package.id = package_product_id
        where package.code in ('SET-FIXED', 'SET-CHOICE', 'SET-COMPOSE'))`
    await db`
      update product_variation set update_stock = true, stock_state = 0 where id in (
        select item.product_variation_id from package_item item)`
    for (const code of ['SET-FIXED', 'SET-CHOICE', 'SET-COMPOSE'])
      expect(await state(code), code).toBe('OutOfStock')
  })

  it('tells reviews that the page shows, and no other', async () => {
    const [one] = await db<{ code: string; count: number }[]>`
      select code, count(*)::int as count from product join review on product_id = product.id
      where is_active and not is_hidden and state = 'published' and code not in ('GROUP-ONLY')
        and default_product_variation_id is null
        and default_category_id not in (select id from category where customer_groups_restriction)
      group by 1 having count(*) > 1 order by 1 limit 1`
    await db`
      insert into review (product_id, name, comment, rating, language, state)
      select id, 'Nepotvrzená', 'Čeká na přečtení', 1, 'cs', 'pending' from product where code = ${one?.code ?? ''}`
    const reviews = (await blockOf(one?.code ?? '', 'Product'))['review'] as { reviewBody: string }[]
    expect(reviews).toHaveLength(Math.min(one?.count ?? 0, 5))
    expect(JSON.stringify(reviews)).not.toContain('Nepotvrzená')
  })

  it('of goods made for one person says that they cannot be returned, of a service nothing', async () => {
    const policy = async (code: string) =>
      (
        (await blockOf(code, 'Product'))['offers'] as {
          hasMerchantReturnPolicy?: { returnPolicyCategory: string }
        }
      ).hasMerchantReturnPolicy?.returnPolicyCategory
    expect(await policy('ENGRAVED')).toBe('https://schema.org/MerchantReturnNotPermitted')
    expect(await policy('PLAIN')).toBe('https://schema.org/MerchantReturnFiniteReturnWindow')
    expect(await policy('COURSE-TEA')).toBeUndefined()
  })
})

describe('the checker of structured data', () => {
  it('finds unknown words, wrong kinds, missing properties and prices of nothing', () => {
    const offers = {
      '@type': 'Offer',
      price: '0.00',
      priceCurrency: 'USD',
      availability: 'InStock',
      url: '/x',
    }
    const found = jsonLdProblems({ '@type': 'Product', name: '<b>x</b>', colour: 'red', offers })
    expect(found).toHaveLength(8)
    expect(jsonLdProblems({ '@context': 'https://schema.org', '@type': 'Robot' })).toHaveLength(1)
  })
})
