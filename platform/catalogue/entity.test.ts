import { describe, expect, it } from 'vitest'
import { productAvailabilities } from '#contract/availability.ts'
import { brands } from '#contract/brand.ts'
import { categories } from '#contract/category.ts'
import type { Resource } from '#contract/list.ts'
import { productProperties } from '#contract/product-property.ts'
import { products } from '#contract/product.ts'
import { productVariations } from '#contract/variation.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'

const { ask, send, product, idOf, db } = await openDemoShop()

const embedNames = (resource: Resource) => Object.keys(resource.embeds)

/** Every field stands in a plain answer, every embed in one that asks for it, and nothing else does. */
async function expectServed(path: string, resource: Resource): Promise<Answer> {
  const plain = await ask(path)
  expect(Object.keys(plain).toSorted()).toEqual(fieldNames(resource).toSorted())
  const embeds = embedNames(resource)
  if (embeds.length === 0) return plain
  const rich = await ask(`${path}?embed=${embeds.join(',')}`)
  expect(Object.keys(rich).toSorted()).toEqual([...fieldNames(resource), ...embeds].toSorted())
  return rich
}

describe('a product', () => {
  it('is served with all its fields, and its embeds on request [ENT-03] [ENT-04] [ENT-05] [ENT-06]', async () => {
    const mug = await expectServed(`/products/${await idOf('product', 'MUG')}`, products)
    expect(mug).toMatchObject({
      code: 'MUG',
      product_type: 0,
      has_variations: true,
      is_active: true,
      is_hidden: false,
      tax_rate: 21,
      meta_title: expect.any(String),
    })
    expect(mug.sku).toMatch(/^VT\d+$/)
  })

  it('tells its prices for this caller in every currency [ENT-05]', async () => {
    const mug = await product(
      'SALE',
      '?embed=computed_prices,computed_taxed_prices,prices,discounted_taxed_price',
    )
    expect(mug.prices).toHaveLength(2)
    expect(mug.prices[0].taxed_price).toEqual(mug.taxed_price)
    expect(mug.computed_taxed_prices[0].taxed_price).toEqual(mug.discounted_taxed_price)
    expect(mug.computed_prices[0].price.value).toBeLessThan(mug.computed_taxed_prices[0].taxed_price.value)
  })

  it('tells its images with their sizes [ENT-12]', async () => {
    const { images } = await product('MUG', '?embed=images')
    const [first] = images
    expect(Object.keys(first).toSorted()).toEqual([
      'alt',
      'height',
      'id',
      'position',
      'sizes',
      'url',
      'width',
    ])
    expect(first.url).toMatch(/^\/media\/mug-.*\.[0-9a-f]{6}\/960$/)
    expect(first.sizes['320']).toBe(first.url.replace('/960', '/320'))
    expect(first.width).toBeGreaterThan(0)
    const [media] =
      await db`select mime_type, length(bytes)::int as length from media where name = ${first.url.split('/')[2]}`
    expect(media).toMatchObject({ mime_type: 'image/svg+xml', length: expect.any(Number) })
  })

  it('tells its properties and which of them a variation is chosen by [ENT-05]', async () => {
    const { properties, product_variation_properties } = await product(
      'MUG',
      '?embed=properties,product_variation_properties',
    )
    const chosen_by = new Set(
      properties
        .filter((one: Answer) => one.is_for_variation)
        .map((one: Answer) => one.product_property_id as number),
    )
    expect(chosen_by).toEqual(new Set(product_variation_properties.map(({ id }: Answer) => id as number)))
    for (const property of product_variation_properties) expect(property.attributes.length).toBeGreaterThan(1)
  })

  it('tells its fields, groups and credits where it has them [ENT-06]', async () => {
    const { product_fields } = await product('ENGRAVED', '?embed=product_fields')
    expect(product_fields[0]).toMatchObject({ is_required: true, max_length: 20 })
    const has = async (code: string) => (await product(code, '?only=has_fields')).has_fields
    expect(await Promise.all(['ENGRAVED', 'PLAIN'].map(has))).toEqual([true, false])
    const { customerAccountProducts } = await product('CREDIT', '?embed=customerAccountProducts')
    expect(Object.keys(customerAccountProducts[0]).toSorted()).toEqual([
      'amount_from_order',
      'can_use_credits',
      'customer_account_id',
      'product_variation_id',
    ])
    expect(customerAccountProducts[0].can_use_credits).toBe(true)
  })

  it("tells its own safety warnings with its brand's manufacturer [ENT-05]", async () => {
    const [warned] = await db<{ code: string }[]>`
      select code from product where safety_warnings is not null and is_active and not customer_groups_restriction
      order by id limit 1`
    const { safety, brand } = await product(warned?.code ?? '', '?embed=safety,brand.safety')
    expect(safety.manufacturer_name).toBe(brand.safety.manufacturer_name)
    expect(safety.warnings).toEqual(expect.any(String))
  })

  it('tells its video [ENT-14]', async () => {
    const { videos } = await product('VIDEO', '?embed=videos')
    expect(Object.keys(videos[0]).toSorted()).toEqual(['code', 'id', 'position', 'source', 'title'])
    expect(videos[0].source).toBe('youtube')
  })
})

describe('a variation', () => {
  it('is served with all its fields, and its embeds on request [ENT-07] [ENT-08]', async () => {
    const [row] = await db<{ id: number }[]>`
      select default_product_variation_id as id from product where code = 'MUG'`
    const variation = await expectServed(`/product-variations/${row?.id}`, productVariations)
    expect(variation.is_default).toBe(true)
    expect(variation.properties.length).toBeGreaterThan(0)
    expect(variation.stock_states).toEqual([
      { stock_id: 1, name: 'Sklad e-shopu', stock_state: variation.stock_state },
    ])
    expect(variation.image_url).toMatch(/^\/media\//)
  })

  it('lends the default one its price to the product [ENT-04]', async () => {
    const mug = await product('MUG', '?embed=product_variations')
    const chosen = mug.product_variations.filter((one: Answer) => one.is_default)
    expect(chosen).toHaveLength(1)
    expect(mug.taxed_price).toEqual(chosen[0].taxed_price)
  })
})

describe('other parts of the catalogue', () => {
  it('are availabilities [ENT-09]', async () => {
    const id = await idOf('product_availability', 'sold-out')
    const sold_out = await expectServed(`/product-availabilities/${id}`, productAvailabilities)
    expect(sold_out).toMatchObject({ can_purchase: false, for_empty_stock: true, in_catalog: true })
  })

  it('are properties with their attributes [ENT-10] [ENT-11]', async () => {
    const colour = await expectServed(
      `/product-properties/${await idOf('product_property', 'colour')}`,
      productProperties,
    )
    expect(colour.type).toBe(3)
    expect(Object.keys(colour.attributes[0]).toSorted()).toEqual([
      'id',
      'image',
      'is_hidden',
      'name',
      'position',
      'product_property_id',
      'slug',
      'value',
    ])
    expect(colour.attributes[0].value).toMatch(/^#[0-9a-f]{6}$/)
    const { items } = await ask(
      `/product-properties?paginate=false&${filters({ field: 'is_public', operator: 'eq', value: false })}`,
    )
    expect(items).toEqual([])
  })

  it('are files that can be downloaded in the language of the request [ENT-13]', async () => {
    const { attachments } = await product('VIDEO', '?embed=attachments')
    const [file] = attachments
    expect(Object.keys(file).toSorted()).toEqual([
      'download_url',
      'extension',
      'id',
      'mime_type',
      'name',
      'size',
      'status',
    ])
    expect(await ask(`/attachments/${file.id}`)).toEqual(file)
    const response = await send(file.download_url.replace('/shop-api', ''))
    expect(response.headers.get('content-type')).toBe(file.mime_type)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect((await response.arrayBuffer()).byteLength).toBe(file.size)
    expect((await send('/attachments/999999/download')).status).toBe(404)
  })

  it('are the items and parts of packages [ENT-16]', async () => {
    const id = await idOf('product', 'SET-COMPOSE')
    const items = await ask(`/products/${id}/package-items?embed=product,product_variation,package_part`)
    const parts = await ask(`/products/${id}/package-parts`)
    expect(Object.keys(items.items[0]).toSorted()).toEqual([
      'count',
      'id',
      'package_part',
      'package_part_id',
      'package_product_id',
      'position',
      'product',
      'product_id',
      'product_variation',
      'product_variation_id',
    ])
    expect(new Set(items.items.map((one: Answer) => one.package_part.name))).toEqual(
      new Set(parts.items.map((one: Answer) => one.name)),
    )
    const fixed = await product('SET-FIXED', '?embed=package_product_ids,package_product_variation_ids')
    expect(fixed.product_type).toBe(1)
    expect(fixed.package_product_ids.length).toBeGreaterThan(1)
  })

  it('are lists picked by the shop [ENT-18]', async () => {
    const { items } = await ask('/product-lists?embed=products,urls')
    expect(items.length).toBeGreaterThan(1)
    const [picked] = items
    expect(Object.keys(picked).toSorted()).toEqual([
      'code',
      'description',
      'id',
      'name',
      'position',
      'products',
      'slug',
      'url',
      'urls',
    ])
    expect(picked.urls).toMatchObject({ cs: picked.url, en: expect.stringMatching(/^\/en\/picks\//) })
    const rows = await db<{ product_id: number }[]>`
      select product_id from product_list_item where product_list_id = ${picked.id} order by position`
    expect(picked.products.map(({ id }: Answer) => id)).toEqual(rows.map(({ product_id }) => product_id))
  })
})

describe('brands and categories', () => {
  it('a brand is served with all its fields and embeds [ENT-26]', async () => {
    const [first] = (await ask('/brands?per_page=1')).items
    const brand = await expectServed(`/brands/${first.id}`, brands)
    const [own] = await db<Record<string, unknown>[]>`
      select name ->> 'cs' as name, short_description ->> 'cs' as short_description,
        description ->> 'cs' as description, slug ->> 'cs' as slug, is_active, parent_id,
        meta_title ->> 'cs' as meta_title, meta_description ->> 'cs' as meta_description,
        meta_keywords ->> 'cs' as meta_keywords, og_title ->> 'cs' as og_title,
        og_description ->> 'cs' as og_description
      from brand where id = ${first.id}`
    expect(brand).toMatchObject({ ...own })
    for (const [one, other] of [
      ['short_description', 'description'],
      ['meta_title', 'og_title'],
    ] as const)
      expect(brand[one]).not.toBe(brand[other])
    expect(brand.images[0].url).toMatch(/^\/media\/brand-/)
    expect(brand.urls).toEqual({
      cs: `/znacky/${brand.slug}`,
      sk: `/sk/znacky/${brand.slug}`,
      en: `/en/brands/${brand.slug}`,
    })
  })

  it('a category is served with all its fields and embeds [ENT-27]', async () => {
    const category = await expectServed(`/categories/${await idOf('category', 'green-tea')}`, categories)
    expect(category.url).toBe('/caje/zelene-caje')
    expect(category.available_for_languages).toEqual(['cs', 'sk', 'en', 'de'])
    expect(category.color).toMatch(/^#/)
  })
})

describe('a path', () => {
  it.each(['0', '-1', '007', '1e3', 'abc', '99999999999', '2147483647', '1%00', "1'--"])(
    'with the id %s names nothing [ENT-03]',
    async (id) => {
      const response = await send(`/products/${id}`)
      expect([400, 404]).toContain(response.status)
    },
  )
})
