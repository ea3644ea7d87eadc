import { afterEach, describe, expect, it } from 'vitest'
import { VISITOR } from '#platform/http/context.ts'
import { countStatements } from '#tests/count-statements.ts'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'

const { db, url, ask, idOf, platform } = await openDemoShop()

const SETS = ['SET-FIXED', 'SET-CHOICE', 'SET-COMPOSE']
const kept = await db<
  { id: number; stock_state: number | null; update_stock: boolean; is_active: boolean }[]
>`
  select id, stock_state, update_stock, is_active from product`
const variations = await db<{ id: number; stock_state: number | null; update_stock: boolean }[]>`
  select id, stock_state, update_stock from product_variation`

afterEach(async () => {
  await db`
    update product set stock_state = kept.stock_state, update_stock = kept.update_stock, is_active = kept.is_active
    from jsonb_to_recordset(${db.json(kept.map((row) => ({ ...row })))})
      kept (id int, stock_state int, update_stock boolean, is_active boolean) where kept.id = product.id`
  await db`
    update product_variation set stock_state = kept.stock_state, update_stock = kept.update_stock
    from jsonb_to_recordset(${db.json(variations.map((row) => ({ ...row })))})
      kept (id int, stock_state int, update_stock boolean) where kept.id = product_variation.id`
})

/** Takes every piece of a package from the shelf. */
async function sellPieces(package_id: number): Promise<void> {
  await db`update product set stock_state = 0, update_stock = true
    where id in (select product_id from package_item where package_product_id = ${package_id})`
  await db`update product_variation set stock_state = 0, update_stock = true
    where product_id in (select product_id from package_item where package_product_id = ${package_id})`
}

const card = async (id: number): Promise<Answer> => {
  const where = filters({ field: 'id', operator: 'eq', value: id })
  return (await ask(`/products?${where}&embed=product_availability`)).items[0]
}

describe('the card of a package', () => {
  it.each(SETS)('says what its pieces make: %s [CATALOG-08]', async (code) => {
    const id = await idOf('product', code)
    expect((await card(id)).product_availability.can_purchase).toBe(true)
    await sellPieces(id)
    const sold = await card(id)
    expect(sold).toMatchObject({ update_stock: true, stock_state: 0 })
    expect(sold.product_availability).toMatchObject({ for_empty_stock: true, can_purchase: false })
    expect(sold.product_availability_id).toBe(sold.product_availability.id)
  })

  it('is sold out as soon as one piece of a fixed package is [CATALOG-10]', async () => {
    const id = await idOf('product', 'SET-FIXED')
    await db`update product set is_active = false where id = (
      select product_id from package_item where package_product_id = ${id} order by position desc limit 1)`
    expect((await card(id)).stock_state).toBe(0)
  })

  it('leaves the availability of the package itself as it is [CATALOG-08]', async () => {
    const id = await idOf('product', 'SET-FIXED')
    await sellPieces(id)
    const own = await db`select stock_state, product_availability_id from product where id = ${id}`
    expect((await card(id)).product_availability_id).not.toBe(own[0]?.product_availability_id)
  })
})

describe('a page with packages', () => {
  async function statementsFor(ids: number[]): Promise<number> {
    const { sql, count } = countStatements(url)
    const where = filters({ field: 'id', operator: 'in', value: ids })
    const path = `/products?${where}&embed=product_availability`
    const response = await platform(VISITOR, sql).fetch(new Request(`http://localhost${path}`))
    const { items } = (await response.json()) as { items: unknown[] }
    await sql.end()
    expect(items).toHaveLength(ids.length)
    return count()
  }

  it('costs as many statements with many packages as with one, and two more than without [API-12]', async () => {
    const sets = await Promise.all(SETS.map((code) => idOf('product', code)))
    const plain = await idOf('product', 'PLAIN')
    const none = await statementsFor([plain])
    expect(await statementsFor(sets.slice(0, 1))).toBe(none + 2)
    expect(await statementsFor([...sets, plain])).toBe(none + 2)
  })

  it('reads no piece where no stock is asked for', async () => {
    const { sql, count } = countStatements(url)
    const path = `/products/${await idOf('product', 'SET-FIXED')}?only=id,name`
    const response = await platform(VISITOR, sql).fetch(new Request(`http://localhost${path}`))
    expect(await response.json()).toEqual({ id: expect.any(Number), name: expect.any(String) })
    await sql.end()
    const plain = countStatements(url)
    const other = `/products/${await idOf('product', 'PLAIN')}?only=id,name`
    await platform(VISITOR, plain.sql).fetch(new Request(`http://localhost${other}`))
    await plain.sql.end()
    expect(count()).toBe(plain.count())
  })
})
