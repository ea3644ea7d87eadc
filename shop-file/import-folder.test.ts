import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { folderOf, smallShop, temporaryFolder } from '#tests/small-shop.ts'
import { isReservedPath } from '#server/reserved-path.ts'
import { importFolder } from './import-folder.ts'

const { db } = await useDatabase()

const refusal = async (files: Parameters<typeof folderOf>[0]) =>
  importFolder(db, await folderOf(files)).then(
    () => '',
    (error: unknown) => (error as Error).message,
  )

describe('a folder that is wrong', () => {
  it('is refused whole, with every problem named by its file and row', async () => {
    const files = smallShop()
    Object.assign(files['products.json'][0] ?? {}, {
      tax_group: 'none',
      color: 'blue',
      stock_state: -1,
      name: { cs: 'Hrnek', fr: 'Tasse' },
      images: [{ media: 'cup.png', alt: { cs: 'Hrnek' } }],
      prices: [{ currency: 'CZK', taxed_price: 249.999 }],
      purchasable_since: 'soon',
    })
    files['products.json'].push({ code: 'MUG', name: { en: 'Mug' } }, { name: { cs: 'Bez kódu' } })
    const message = await refusal({ ...files, 'colours.json': [], 'tags.json': '[{"code": "new",]' })
    expect(message).toContain('Nothing was changed')
    for (const problem of [
      'colours.json: unknown.',
      'tags.json: Expected double-quoted property name',
      'products.json, row 1 (MUG): tax_group names nothing there is: "none".',
      'products.json, row 1 (MUG): color is unknown.',
      'products.json, row 1 (MUG): name has a text in "fr"',
      'products.json, row 1 (MUG), images 1: media names no picture in the folder of media: "cup.png".',
      'products.json, row 1 (MUG), prices 1: taxed_price has more than 2 decimal places.',
      'products.json, row 1 (MUG): purchasable_since must be a time',
      'products.json, row 2 (MUG): is the same as products.json, row 1 (MUG).',
      'products.json, row 2 (MUG): name must have a text in Czech.',
      'products.json, row 2 (MUG): slug is missing.',
      'products.json, row 3: code is missing.',
    ])
      expect(message).toContain(problem)
  })

  it('is refused for what the database does not allow of a row or between rows, before anything is written', async () => {
    const files = smallShop()
    Object.assign(files['products.json'][0] ?? {}, {
      stock_state: -1,
      prices: [{ currency: 'CZK', taxed_price: 100, discounted_taxed_price: 120 }],
    })
    const message = await refusal(files)
    expect(message).toContain('products.json, row 1 (MUG): this does not hold: (stock_state >= 0).')
    expect(message).toContain(
      'products.json, row 1 (MUG), prices 1: this does not hold: ((discounted_taxed_price >= 0)',
    )
    const twice = smallShop()
    twice['products.json'].push({
      ...twice['products.json'][0],
      code: 'CUP',
      product_variations: [],
      default_product_variation: null,
    })
    expect(await refusal(twice)).toContain('products.json, row 2 (CUP): the path /hrnek in cs is taken')
    const hosts = smallShop()
    Object.assign(hosts['shop.json'] as object, {
      redirects: [{ language: 'cs', path: '/hrnek', destination: '/', status_code: 301 }],
    })
    expect(await refusal(hosts)).toContain('the path /hrnek in cs is taken')
    expect(await db`select from shop`).toEqual([])
    expect(await db`select from media`).toEqual([])
  })

  it('is refused for an address where the shop itself stands, or that is none [PAGE-10]', async () => {
    const refusalOf = async (slug: Record<string, string>) => {
      const files = smallShop()
      Object.assign(files['products.json'][0] ?? {}, { slug })
      const options = { check_only: true, is_reserved: isReservedPath }
      return importFolder(db, await folderOf(files), options).then(() => '', String)
    }
    expect(await refusalOf({ cs: 'kosik', en: 'login' })).toMatch(
      /the path \/kosik in cs.*\/login in en is one/s,
    )
    expect(await refusalOf({ cs: 'media' })).toContain('the path /media in cs is one that the shop itself')
    expect(await refusalOf({ cs: 'sk' })).toContain('the path /sk in cs is one that the shop itself')
    for (const cs of ['hledani', 'blog', 'builds', '_i18n', 'icon.svg'])
      expect(await refusalOf({ cs })).toContain(`the path /${cs} in cs is one that the shop itself`)
    expect(await refusalOf({ cs: 'modrý hrnek' })).toContain(
      'row 1 (MUG): slug is "modrý hrnek" in cs, which',
    )
    expect(await refusalOf({ cs: 'kosiky', en: 'kosik', de: 'login' })).toBe('')
  })

  it('needs a shop to belong to', async () => {
    expect(await refusal({ 'tags.json': [] })).toContain('shop.json: is missing')
  })

  it('needs a company that sells', async () => {
    const files = smallShop()
    const { company: _, ...anonymous } = files['shop.json'] as Record<string, unknown>
    expect(await refusal({ ...files, 'shop.json': anonymous })).toContain('shop.json: company is missing.')
  })
})

describe('a folder that is right', () => {
  it('becomes the shop, with prices in minor units, pictures, and addresses from slugs', async () => {
    expect(await importFolder(db, await folderOf(smallShop()), { check_only: true })).toMatchObject({
      changed: 0,
    })
    expect(await db`select from shop`).toEqual([])

    await importFolder(db, await folderOf(smallShop()))
    const [product] = await db`
      select product.stock_state, price.taxed_price, media.width, media.name, variation.code as variation,
        variation.image_id = image.id as has_its_image
      from product join product_price price on price.product_id = product.id and price.product_variation_id is null
      join product_image image on image.product_id = product.id join media on media.id = image.media_id
      join product_variation variation on variation.id = product.default_product_variation_id`
    expect(product).toEqual({
      stock_state: 7,
      taxed_price: 24_990,
      width: 40,
      name: expect.stringMatching(/^mug\.[0-9a-f]{6}$/),
      variation: 'MUG-1',
      has_its_image: true,
    })
    expect(await db`select logo ~ '^/media/logo[.][0-9a-f]{6}/640$' as is_address from shop`).toEqual([
      { is_address: true },
    ])
    const routes = await db`select language, path, destination from page_route order by path`
    expect(routes.map(({ language, path, destination }) => [language, path, destination])).toEqual([
      ['cs', '/hrnek', null],
      ['cs', '/hrnky', null],
      ['cs', '/hrnky/modre', null],
      ['en', '/mug', null],
      ['cs', '/stare', '/hrnek'],
    ])
    expect(await db`select count(*) from category_closure`).toEqual([{ count: 3 }])
  })

  it('changes nothing the second time, and nothing that it does not name', async () => {
    const before = await db`select * from product`
    const unchanged = { added: 0, changed: 0, removed: 0 }
    expect(await importFolder(db, await folderOf(smallShop()))).toMatchObject(unchanged)
    const result = await importFolder(
      db,
      await folderOf({ 'products.json': [{ code: 'MUG', stock_state: 3 }] }),
    )
    expect(result).toMatchObject({ added: 0, changed: 1, removed: 0 })
    expect(await db`select * from product`).toEqual([{ ...before[0], stock_state: 3 }])
    const kept = { keep_stock: true }
    expect(await importFolder(db, await folderOf(smallShop()), kept)).toMatchObject({ changed: 0 })
  })

  it('says what the law wants and is not there: who made a product, the official notice [L14] [L15]', async () => {
    const told = async (files: Parameters<typeof folderOf>[0]) =>
      (await importFolder(db, await folderOf(files), { check_only: true })).gaps.join('\n')
    expect(await told({})).toMatch(/^products[.]json: product_safety is missing.*: MUG[.]$/m)
    expect(await told({})).toContain(
      'guarantee-notice has no official picture of the legal guarantee in cs, sk, en',
    )
    const maker = 'Dílna Brno'
    const safety = {
      manufacturer_name: maker,
      manufacturer_address: 'Vymyšlená 1, 602 00 Brno',
      manufacturer_email: 'dilna@example.com',
    }
    const picture = '<p><img src="/media/notice/640" alt="Zákonná záruka"></p>'
    const content = { cs: picture, sk: picture, en: picture }
    const made = {
      'product-safeties.json': [safety],
      'products.json': [{ code: 'MUG', product_safety: maker }],
    }
    const notice = { code: 'guarantee-notice', name: 'Záruka', content }
    expect(await told({ ...made, 'static-contents.json': [notice] })).toBe('')
    expect(await told({ 'products.json': [{ code: 'MUG', is_active: false }] })).not.toContain('MUG')
  })

  it('changes the company, and never takes it out', async () => {
    await importFolder(db, await folderOf({ 'shop.json': { company: { city: 'Praha' } } }))
    expect(await refusal({ 'shop.json': { company: null } })).toContain('shop.json: company is missing.')
    expect(await db`select name, city from company`).toEqual([{ name: 'Dílna s.r.o.', city: 'Praha' }])
  })

  it('takes a list as it is given, and leaves a redirect where something stood before', async () => {
    const moved = {
      code: 'MUG',
      categories: ['mugs'],
      prices: [],
      paths: { cs: '/hrnek-modry', en: '/blue-mug' },
    }
    expect(await importFolder(db, await folderOf({ 'products.json': [moved] }))).toMatchObject({ removed: 2 })
    expect(await db`select code from product_category join category on category.id = category_id`).toEqual([
      { code: 'mugs' },
    ])
    const routes = await db`
      select path, destination from page_route where model_type = 9 or destination ~ 'mug|modry' order by path`
    expect(routes.map(({ path, destination }) => [path, destination])).toEqual([
      ['/blue-mug', null],
      ['/hrnek', '/hrnek-modry'],
      ['/hrnek-modry', null],
      ['/mug', '/en/blue-mug'],
    ])
    const back = { code: 'MUG', paths: { cs: '/hrnek' } }
    await importFolder(db, await folderOf({ 'products.json': [back] }))
    expect(
      await db`select kind, destination from page_route where path in ('/hrnek', '/hrnek-modry') order by path`,
    ).toEqual([
      { kind: 'model', destination: null },
      { kind: 'redirect', destination: '/hrnek' },
    ])
  })

  it('keeps addresses in small letters, in which every address is looked up [PAGE-10]', async () => {
    const redirect = { language: 'cs', path: '/Old.HTML', destination: '/hrnek', status_code: 301 }
    const folder = await folderOf({
      'products.json': [{ code: 'MUG', paths: { cs: '/Hrnek', en: '/Mug' } }],
      'shop.json': { redirects: [redirect] },
    })
    await importFolder(db, folder)
    const paths =
      await db`select path from page_route where path in ('/hrnek', '/mug', '/old.html') order by 1`
    expect(paths.map(({ path }) => path)).toEqual(['/hrnek', '/mug', '/old.html'])
    expect(await importFolder(db, folder)).toMatchObject({ changed: 0, removed: 0 })
    const own = { 'shop.json': { redirects: [{ ...redirect, path: '/HRNEK' }] } }
    expect(await refusal(own)).toContain('shop.json, redirects 1: /hrnek is the address of a page.')
  })

  it('removes what has a life of its own only when asked', async () => {
    const cup = {
      ...smallShop()['products.json'][0],
      code: 'CUP',
      slug: { cs: 'salek' },
      product_variations: [],
    }
    const files = { 'products.json': [{ ...cup, default_product_variation: null }] }
    await importFolder(db, await folderOf(files))
    expect(await db`select code from product order by code`).toEqual([{ code: 'CUP' }, { code: 'MUG' }])

    const without = {
      'products.json': [{ code: 'MUG', default_product_variation: null, product_variations: [] }],
    }
    await importFolder(db, await folderOf(without))
    expect(await db`select from product_variation`).toHaveLength(1)
    await importFolder(db, await folderOf(without), { remove_missing: true })
    expect(await db`select from product_variation`).toEqual([])
    expect(await db`select code from product`).toEqual([{ code: 'MUG' }])
    expect(await db`select from page_route where path = '/salek'`).toEqual([])
    expect(await db`select from category`).toHaveLength(2)
  })

  it('keeps the logo that is stored, also where its file does not come along, and refuses one that is nowhere', async () => {
    const [shop] = await db<{ logo: string }[]>`select logo from shop`
    const file = `${/media\/(.*)\//.exec(shop?.logo ?? '')?.[1]}.svg`
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'shop.json'), JSON.stringify({ name: 'Dílna', logo: file }))
    expect(await importFolder(db, folder)).toMatchObject({ changed: 0 })
    expect(await refusal({ 'shop.json': { logo: 'lost.png' } })).toContain(
      'shop.json: logo names no picture in the folder of media: "lost.png".',
    )
    expect(await db`select logo from shop`).toEqual([shop])
  })

  it('takes a discount that says no more than it has to, changes it and removes it', async () => {
    const name = { cs: 'Jaro' }
    const spring = { name, code: 'JARO', method: 2, operation: 1, percents: 20, application_scope: 1 }
    const read = () => db`select percents::float8 as percents, type_groups from discount`
    await importFolder(db, await folderOf({ 'discounts.json': [spring] }))
    expect(await read()).toEqual([{ percents: 20, type_groups: 0 }])
    await importFolder(db, await folderOf({ 'discounts.json': [{ name, percents: 25 }] }))
    expect(await read()).toEqual([{ percents: 25, type_groups: 0 }])
    await importFolder(db, await folderOf({ 'discounts.json': [] }), { remove_missing: true })
    expect(await read()).toEqual([])
  })

  it('says what is still in use instead of removing it', async () => {
    const folder = await folderOf({ 'tax-groups.json': [] })
    await expect(importFolder(db, folder, { remove_missing: true })).rejects.toThrow(
      /tax_group.*still referenced/s,
    )
    expect(await db`select from tax_group`).toHaveLength(1)
  })
})
