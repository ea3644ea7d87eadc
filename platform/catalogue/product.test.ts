import { describe, expect, it } from 'vitest'
import { withoutTax } from '#contract/money.ts'
import { canPurchase, maxPurchasableAmount } from '#contract/stock.ts'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'

const { ask, send, product, idOf, db, salon } = await openDemoShop()

const listed = async (code: string, asked = {}): Promise<boolean> => {
  const query = filters({ field: 'code', operator: 'eq', value: code })
  return (await ask(`/products?${query}&only=code`, asked)).items.length === 1
}

describe('what can be bought', () => {
  it.each([
    ['PLAIN', true],
    ['LAST', true],
    ['GONE', false],
    ['NULLSTOCK', true],
    ['UNTRACKED', true],
    ['NOBUY', false],
    ['SOON', false],
  ])('%s: %s, by the served availability and stock [CATALOG-05]', async (code, expected) => {
    const served = await product(code, '?embed=product_availability')
    expect(canPurchase(served, new Date())).toBe(expected)
  })

  it('is the lesser of the maximum and the stock where stock is tracked [CATALOG-06]', async () => {
    expect(maxPurchasableAmount(await product('MAX3'))).toBe(3)
    expect(maxPurchasableAmount(await product('LAST'))).toBe(1)
    expect(maxPurchasableAmount(await product('NULLSTOCK'))).toBe(Infinity)
    expect(maxPurchasableAmount(await product('UNTRACKED'))).toBe(Infinity)
  })
})

describe('availability', () => {
  it('follows the stock: sold out at zero, in stock again when refilled [CATALOG-08]', async () => {
    const id = await idOf('product', 'LAST')
    const slug = async () =>
      (await product('LAST', '?embed=product_availability')).product_availability as Answer
    await db`update product set stock_state = 0 where id = ${id}`
    expect(await slug()).toMatchObject({ for_empty_stock: true, can_purchase: false })
    await db`update product set stock_state = 4 where id = ${id}`
    expect(await slug()).toMatchObject({ for_refilled_stock: true, can_purchase: true })
    await db`update product set stock_state = 1 where id = ${id}`
  })

  it('that forbids buying stays, however the stock moves [CATALOG-08]', async () => {
    const id = await idOf('product', 'LAST')
    const archived = await idOf('product_availability', 'archived')
    const [before] = await db`select product_availability_id from product where id = ${id}`
    const own = async () =>
      (await db`select product_availability_id as own from product where id = ${id}`)[0]?.own
    await db`update product set product_availability_id = ${archived} where id = ${id}`
    await db`update product set stock_state = 0 where id = ${id}`
    expect(await own()).toBe(archived)
    await db`update product set stock_state = 3 where id = ${id}`
    expect(await own()).toBe(archived)
    await db`update product set product_availability_id = ${before?.product_availability_id} where id = ${id}`
    // Given in one row with the last piece gone, as a file of the merchant gives it.
    await db`update product set product_availability_id = ${archived}, stock_state = 0 where id = ${id}`
    expect(await own()).toBe(archived)
    await db`update product set product_availability_id = ${before?.product_availability_id}, stock_state = 1
      where id = ${id}`
  })

  it('is that of refilled goods once stock is counted no more [CATALOG-05] [CATALOG-08]', async () => {
    const id = await idOf('product', 'LAST')
    const bought = async () => canPurchase(await product('LAST', '?embed=product_availability'), new Date())
    for (const uncounted of [db`stock_state = null`, db`update_stock = false`]) {
      await db`update product set stock_state = 0 where id = ${id}`
      expect(await bought()).toBe(false)
      await db`update product set ${uncounted} where id = ${id}`
      expect(await bought()).toBe(true)
      await db`update product set update_stock = true, stock_state = 1 where id = ${id}`
    }
  })

  it('that is not in the catalogue keeps a product out of lists but not from its address [CATALOG-08]', async () => {
    const id = await idOf('product', 'UNTRACKED')
    const archived = await idOf('product_availability', 'archived')
    const [before] = await db`select product_availability_id from product where id = ${id}`
    expect(await listed('UNTRACKED')).toBe(true)
    await db`update product set product_availability_id = ${archived} where id = ${id}`
    expect(await listed('UNTRACKED')).toBe(false)
    expect((await send(`/products/${id}`)).status).toBe(200)
    await db`update product set product_availability_id = ${before?.product_availability_id} where id = ${id}`
  })
})

describe('what is seen', () => {
  it('an inactive product is gone, a hidden one is reached by its address only [CATALOG-21]', async () => {
    expect((await send(`/products/${await idOf('product', 'INACTIVE')}`)).status).toBe(404)
    expect(await listed('INACTIVE')).toBe(false)
    expect((await send(`/products/${await idOf('product', 'HIDDEN')}`)).status).toBe(200)
    expect(await listed('HIDDEN')).toBe(false)
    expect((await ask('/products?search=HIDDEN&only=code')).items).toEqual([])
  })

  it('a price from counts no variation whose attribute is hidden [CATALOG-03]', async () => {
    const from = async () =>
      (await product('MUG', '?embed=price_range')).price_range.taxed_min_price.value as number
    const hide = (is_hidden: boolean) =>
      db`update product_property_attribute set is_hidden = ${is_hidden} where code = 'prototype-ochre'`
    const charge = (minor: number) =>
      db`update product_price set taxed_price = ${minor} where currency_id = 1
        and variation_key = (select id from product_variation where code = 'MUG-OCHRE-350')`
    await charge(99_00)
    expect(await from()).toBe(360)
    await hide(false)
    expect(await from()).toBe(99)
    await hide(true)
    await charge(450_00)
  })

  it('a price from is that of a variation that is left, while one is [CATALOG-17]', async () => {
    const from = async () =>
      (await product('MUG', '?embed=price_range')).price_range.taxed_min_price.value as number
    const blue = db`code = 'MUG-BLUE-350'`
    await db`update product_variation set stock_state = 0 where ${blue}`
    expect(await from()).toBe(390)
    await db`update product_variation set stock_state = 8 where ${blue}`
    expect(await from()).toBe(360)
    const mug = await idOf('product', 'MUG')
    const before = await db`select id, stock_state from product_variation where product_id = ${mug}`
    await db`update product_variation set stock_state = 0 where product_id = ${mug}`
    expect(await from()).toBe(360)
    for (const { id, stock_state } of before)
      await db`update product_variation set stock_state = ${stock_state} where id = ${id}`
  })

  it('inactive and hidden variations are listed nowhere [CATALOG-21]', async () => {
    const mug = await product('MUG', '?embed=product_variations')
    const [inactive, hidden] = mug.product_variations.map(({ id }: Answer) => id as number)
    await db`update product_variation set is_active = false where id = ${inactive}`
    await db`update product_variation set is_hidden = true where id = ${hidden}`
    const left = (await product('MUG', '?embed=product_variations')).product_variations
    expect(left.map(({ id }: Answer) => id)).not.toEqual(expect.arrayContaining([inactive]))
    expect(left).toHaveLength(mug.product_variations.length - 2)
    const query = filters({ field: 'product_id', operator: 'eq', value: mug.id })
    // The product itself says too which of them has a hidden attribute.
    expect((await ask(`/product-variations?${query}&paginate=false`)).items).toHaveLength(left.length - 1)
    expect((await send(`/product-variations/${inactive}`)).status).toBe(404)
    expect((await send(`/product-variations/${hidden}`)).status).toBe(200)
    await db`update product_variation set is_active = true, is_hidden = false where product_id = ${mug.id}`
  })

  it('a product of a group is there for the group alone, in lists and in search [CATALOG-21]', async () => {
    const id = await idOf('product', 'GROUP-ONLY')
    expect((await send(`/products/${id}`)).status).toBe(404)
    expect(await listed('GROUP-ONLY')).toBe(false)
    expect((await send(`/products/${id}`, { caller: salon })).status).toBe(200)
    expect(await listed('GROUP-ONLY', { caller: salon })).toBe(true)
    expect((await ask('/search?q=GROUP-ONLY')).products.total).toBe(0)
    expect((await ask('/search?q=GROUP-ONLY', { caller: salon })).products.total).toBe(1)
  })
})

describe('prices', () => {
  it('are told with tax, and without it by the rate of the country [CATALOG-18]', async () => {
    const plain = await product('PLAIN')
    const minor = Math.round(plain.taxed_price.value * 100)
    expect(plain.price.value).toBe(withoutTax(minor, plain.tax_rate) / 100)
    expect(plain.price.value).toBeLessThan(plain.taxed_price.value)
  })

  it('are rounded by the database exactly as by the contract [CATALOG-18]', async () => {
    for (const rate of [0, 5, 12, 19, 21, 23]) {
      const rows = await db<{ minor: number; untaxed: number }[]>`
        select minor, without_tax(minor, ${rate}::numeric) as untaxed from generate_series(1, 400) minor`
      for (const { minor, untaxed } of rows) expect(untaxed).toBe(withoutTax(minor, rate))
    }
  })

  it('of a discount are counted from the lowest price of 30 days [CATALOG-18]', async () => {
    const embeds =
      '?embed=discount_percents,discounted_taxed_price,taxed_lowest_price_30_days,discounted_fixed_amount'
    const sale = await product('SALE', embeds)
    expect(sale.discount_percents).toBe(20)
    expect(sale.taxed_lowest_price_30_days).toEqual(sale.taxed_price)
    expect(sale.discounted_fixed_amount.value).toBeCloseTo(
      sale.taxed_price.value - sale.discounted_taxed_price.value,
    )
    const plain = await product('PLAIN', embeds)
    expect(plain).toMatchObject({
      discount_percents: null,
      discounted_taxed_price: null,
      taxed_lowest_price_30_days: null,
    })
  })

  it("of a group count for its customers' computed price [ENT-05]", async () => {
    const [row] = await db<{ code: string; taxed_price: number }[]>`
      select product.code, own.taxed_price from customer_price own join product on product.id = own.product_id
      where own.variation_key = 0 and own.currency_id = 1 and product.default_product_variation_id is null
        and product.is_active and not product.customer_groups_restriction order by product.id limit 1`
    const embeds = '?embed=customer_taxed_price,computed_taxed_prices'
    const visitor = await product(row?.code ?? '', embeds)
    const member = await product(row?.code ?? '', embeds, { caller: salon })
    expect(visitor.customer_taxed_price).toBeNull()
    expect(member.customer_taxed_price.value).toBe((row?.taxed_price ?? 0) / 100)
    expect(member.computed_taxed_prices[0].taxed_price).toEqual(member.customer_taxed_price)
  })

  it('per unit are those of what is in the packet [ENT-05]', async () => {
    const [row] = await db<{ code: string; content: number; base: number; taxed_price: number }[]>`
      select product.code, unit_content as content, unit_base as base, price.taxed_price
      from product join product_price price on price.product_id = product.id and price.variation_key = 0
      where unit = 'g' and currency_id = 1 and discounted_taxed_price is null
        and default_product_variation_id is null and is_active and not customer_groups_restriction
      order by product.id limit 1`
    if (!row) throw new Error('The demo shop sells nothing by weight')
    const { unit_price } = await product(row.code, '?embed=unit_price')
    expect(unit_price.taxed_price.value).toBe(Math.round((row.taxed_price * row.base) / row.content) / 100)
  })

  it('per unit are those that the caller pays [ENT-05]', async () => {
    const [row] = await db<{ id: number; code: string; content: number; base: number }[]>`
      select id, code, unit_content as content, unit_base as base from product
      where unit = 'g' and default_product_variation_id is null and is_active
        and not customer_groups_restriction order by id limit 1`
    if (!row) throw new Error('The demo shop sells nothing by weight')
    await db`
      insert into customer_price (product_id, customer_group_id, currency_id, taxed_price)
      values (${row.id}, ${salon.customer_group_ids[0] ?? 0}, 1, 1000)
      on conflict (product_id, variation_key, currency_id, customer_group_id) do update set taxed_price = 1000`
    const { unit_price } = await product(row.code, '?embed=unit_price', { caller: salon })
    expect(unit_price.taxed_price.value).toBe(Math.round((1000 * row.base) / row.content) / 100)
  })
})

describe('related products', () => {
  it('are delivered by relation [CATALOG-14] [ENT-15]', async () => {
    const [row] = await db<{ product_id: number }[]>`
      select product_id from related_product group by product_id order by count(distinct relation) desc limit 1`
    const path = `/products/${row?.product_id}/related-products`
    const all = await ask(`${path}?paginate=false`)
    expect(new Set(all.items.map(({ relation }: Answer) => relation)).size).toBeGreaterThan(2)
    expect(Object.keys(all.items[0]).toSorted()).toEqual([
      'id',
      'position',
      'product_id',
      'related_product_id',
      'relation',
    ])
    for (const relation of [2, 3]) {
      const drawn = await ask(
        `${path}?${filters({ field: 'relation', operator: 'eq', value: relation })}&embed=related_product`,
      )
      expect(drawn.items.length).toBeGreaterThan(0)
      for (const one of drawn.items) {
        expect(one.related_product.id).toBe(one.related_product_id)
        expect(one.related_product_id).not.toBe(row?.product_id)
      }
    }
  })

  it('of the same default category really share it [CATALOG-14]', async () => {
    const mug = await product('PLAIN')
    const query = filters({ field: 'relation', operator: 'eq', value: 3 })
    const { items } = await ask(`/products/${mug.id}/related-products?${query}&embed=related_product`)
    for (const one of items) expect(one.related_product.default_category_id).toBe(mug.default_category_id)
  })
})

describe('visits', () => {
  const headers = { 'x-tracking-id': 'visitor-1' }

  it('are recorded and listed for their holder, each product once [CATALOG-22] [ENT-17]', async () => {
    const first = await idOf('product', 'PLAIN')
    const second = await idOf('product', 'MUG')
    for (const product_id of [first, second, first]) {
      const visit = await ask('/visits', { headers, body: { product_id } })
      expect(visit).toMatchObject({ tracking_id: 'visitor-1', customer_id: null, product_id })
    }
    const { items } = await ask('/visits?embed=product', { headers })
    expect(items.map(({ product_id }: Answer) => product_id)).toEqual([first, second])
    expect(items[0].product.code).toBe('PLAIN')
    expect((await ask('/visits', { headers: { 'x-tracking-id': 'visitor-2' } })).items).toEqual([])
    expect((await ask('/visits')).items).toEqual([])
  })

  it('keep the last look of each visitor at a product, and nothing of nobody [CATALOG-22] [S43]', async () => {
    const product_id = await idOf('product', 'SALE')
    const looks = async () => (await db`select from visit where product_id = ${product_id}`).length
    expect(await ask('/visits', { body: { product_id } })).toMatchObject({ tracking_id: null, product_id })
    expect(await looks()).toBe(0)
    for (const visitor of ['a', 'b', 'a']) {
      await ask('/visits', { headers: { 'x-tracking-id': visitor }, body: { product_id } })
    }
    expect(await looks()).toBe(2)
  })

  it('of what cannot be seen are refused [CATALOG-22]', async () => {
    const product_id = await idOf('product', 'INACTIVE')
    expect((await send('/visits', { headers, body: { product_id } })).status).toBe(422)
  })
})

describe('search of the shop', () => {
  it('finds products first, then categories and brands, without accents [CONTENT-08]', async () => {
    const found = await ask('/search?q=caj')
    expect(found.products.total).toBeGreaterThan(10)
    expect(found.products.items.length).toBeLessThanOrEqual(20)
    expect(found.categories.items.map(({ name }: Answer) => name)).toContain('Čaje')
    const brand = await ask('/search?q=Hlubina&limit=2')
    expect(brand.brands.total).toBeGreaterThan(1)
    expect(brand.products.items).toHaveLength(2)
    expect(brand.products.items[0].images[0].url).toMatch(/^\/media\//)
  })

  it('of nothing finds nothing [CONTENT-08]', async () => {
    expect((await ask('/search?q=%20')).products).toEqual({ items: [], total: 0 })
    expect((await ask('/search?q=qqqqqq')).products).toEqual({ items: [], total: 0 })
    expect((await send('/search')).status).toBe(422)
  })
})

describe('what the merchant wrote', () => {
  it.each([
    ['products', 'product'],
    ['product-variations', 'product_variation'],
  ])('of %s is answered without forms and scripts', async (folder, table) => {
    const [row] = await db<{ id: number }[]>`
      update ${db(table)} set description = jsonb_build_object('cs',
        '<p>Čaj</p><form action=https://example.org><input name=password></form><script>1</script>'::text)
      where id = (select min(id) from ${db(table)} where is_active and not is_hidden) returning id`
    expect((await ask(`/${folder}/${row?.id}`)).description).toBe('<p>Čaj</p>')
  })
})
