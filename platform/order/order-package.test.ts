import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { type Line, openOrderShop } from '#tests/order-scene.ts'

const { db, ask, fill, order, setStock, stockOf } = await openOrderShop()

const FIXED: Line = {
  code: 'SET-FIXED',
  amount: 2,
  parts: [{ code: 'POT-MIST' }, { code: 'TUMBLER-MIST', amount: 2 }, { code: 'PLAIN' }],
}
const CHOICE: Line = { code: 'SET-CHOICE', parts: [{ code: 'TIN-SENCHA', amount: 2 }, { code: 'TIN-MINT' }] }
const COMPOSE: Line = {
  code: 'SET-COMPOSE',
  parts: [
    { code: 'DRIPPER-CERAMIC' },
    { code: 'COF-GUJI', variation: 'COF-GUJI-250-FILTER' },
    { code: 'TUMBLER-MIST' },
  ],
}

beforeEach(async () => {
  for (const code of ['PLAIN', 'POT-MIST', 'TUMBLER-MIST']) await setStock(code, 50)
})

const lineOf = async (cart_id: string): Promise<Answer> =>
  (await ask(`GET /carts/${cart_id}/items?embed=max_purchasable_amount`)).items[0]
const item = (package_code: string, code: string) => db`
  package_product_id = (select id from product where code = ${package_code})
    and product_id = (select id from product where code = ${code})`

type Change = (sql: Database) => Promise<unknown>
type Case = [name: string, line: Line, change: Change, undo: Change]

describe('a package in a cart', () => {
  it.each<Case>([
    [
      'of more pieces by now',
      FIXED,
      (sql) => sql`update package_item set count = 3 where ${item('SET-FIXED', 'TUMBLER-MIST')}`,
      (sql) => sql`update package_item set count = 2 where ${item('SET-FIXED', 'TUMBLER-MIST')}`,
    ],
    [
      'for another number of choices by now',
      CHOICE,
      (sql) => sql`update product set flexible_package_number_of_items = 5 where code = 'SET-CHOICE'`,
      (sql) => sql`update product set flexible_package_number_of_items = 3 where code = 'SET-CHOICE'`,
    ],
    [
      'with a choice that is none any more',
      CHOICE,
      (sql) => sql`
        update package_item set product_id = (select id from product where code = 'UNTRACKED')
        where ${item('SET-CHOICE', 'TIN-MINT')}`,
      (sql) => sql`
        update package_item set product_id = (select id from product where code = 'TIN-MINT')
        where ${item('SET-CHOICE', 'UNTRACKED')}`,
    ],
    [
      'of one part more by now',
      COMPOSE,
      (sql) => sql`
        insert into package_part (package_product_id, code, name)
        select id, 'late', '{"cs": "Navíc"}' from product where code = 'SET-COMPOSE'`,
      (sql) => sql`delete from package_part where code = 'late'`,
    ],
    [
      'of which a piece was deleted from the shop',
      FIXED,
      (sql) => sql`delete from cart_item using product where product.id = product_id and code = 'POT-MIST'`,
      (sql) => sql`
        insert into cart_item (cart_id, parent_id, item_type, product_id, amount, amount_per_package, created_at)
        select cart_id, line.id, 6, piece.id, line.amount, 1, line.created_at
        from cart_item line join product set on set.id = line.product_id and set.code = 'SET-FIXED'
        join product piece on piece.code = 'POT-MIST'`,
    ],
    [
      'that was a single product then',
      { code: 'PLAIN' },
      (sql) => sql`
        with changed as (update product set product_type = 1 where code = 'PLAIN' returning id)
        insert into package_item (package_product_id, product_id)
        select changed.id, piece.id from changed, product piece where piece.code = 'UNTRACKED'`,
      (sql) => sql`
        with changed as (update product set product_type = 0 where code = 'PLAIN' returning id)
        delete from package_item using changed where package_product_id = changed.id`,
    ],
  ])('%s is refused and takes nothing from stock [CART-38] [ORDER-13]', async (_name, line, change, undo) => {
    const cart_id = await fill({ lines: [line] })
    expect((await lineOf(cart_id)).max_purchasable_amount).not.toBe(0)
    const stock = await stockOf('TUMBLER-MIST')
    await change(db)
    const { id, max_purchasable_amount } = await lineOf(cart_id)
    expect(max_purchasable_amount).toBe(0)
    const refused = await order(cart_id)
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as Answer).errors).toMatchObject([{ field: `items.${id}` }])
    expect(await stockOf('TUMBLER-MIST')).toEqual(stock)
    await undo(db)
    expect((await order(cart_id)).status).toBe(201)
  })
})
