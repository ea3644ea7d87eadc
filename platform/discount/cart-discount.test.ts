import { describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '#contract/language.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { EUR, line, requestContext } from '#tests/cart-example.ts'
import { openDemoShop } from '#tests/demo-shop.ts'
import {
  type Buyer,
  findVoucher,
  provideDiscountUses,
  readCartDiscounts,
  requireVoucher,
} from './cart-discount.ts'
import { VOUCHER_TEXTS } from './voucher-texts.ts'

const { db, idOf, product } = await openDemoShop()
const group_id = await idOf('customer_group', 'salon')
const [jana] = await db`select id from customer where email = 'jana@example.com'`
const guest: Buyer = { customer_id: null, group_ids: [], email: null }
const salon: Buyer = { ...guest, customer_id: jana?.id, group_ids: [group_id] }

const contextOf = (own: Partial<Context> = {}) => requestContext(db, own)

const mugs = await idOf('category', 'mugs')
const mug = line({ id: 1, category_ids: [mugs] })
const tea = line({ id: 2 })
const find = (code: string, own: Partial<Parameters<typeof findVoucher>[1]> = {}, context = contextOf()) =>
  findVoucher(context, { ...guest, entered_ids: [], lines: [mug], code, ...own })

/** Changes a discount for the length of one test. */
async function changed(code: string, change: object, check: () => Promise<unknown>): Promise<void> {
  const [was] = await db`select * from discount where code = ${code}`
  await db`update discount set ${db(change as Record<string, never>)} where code = ${code}`
  await check()
  const columns = Object.keys(change)
  await db`update discount set ${db(was as Record<string, never>, columns)} where code = ${code}`
}

describe('a discount code', () => {
  it('is found however it is typed [DISC-05]', async () => {
    const id = await idOf('discount', 'SLEVA10')
    expect(await find('SLEVA10')).toBe(id)
    expect(await find('  sleva10 ')).toBe(id)
  })

  it.for([
    ['is unknown', 'NENI', 'unknown'],
    ['has expired', 'PROSLY', 'expired'],
    ['is not valid yet', 'BUDE', 'not_yet'],
    ['is for a group', 'SALON20', 'not_for_guests'],
  ] as const)('that %s is refused with that reason [DISC-02] [DISC-03]', async ([, code, reason]) => {
    expect(await find(code)).toBe(reason)
  })

  it('of a group opens for that group [DISC-03]', async () => {
    expect(await find('SALON20', salon)).toBe(await idOf('discount', 'SALON20'))
    await changed('SALON20', { type_groups: 2 }, async () => {
      expect(await find('SALON20', salon)).toBe('not_for_you')
      expect(await find('SALON20')).toBeTypeOf('number')
    })
  })

  it('of a customer opens for that customer [DISC-03]', async () => {
    const discount_id = await idOf('discount', 'KAZDY1')
    await db`insert into discount_customer ${db({ discount_id, customer_id: jana?.id })}`
    await changed('KAZDY1', { type_customers: 1 }, async () => {
      expect(await find('KAZDY1')).toBe('not_for_guests')
      expect(await find('KAZDY1', { customer_id: jana?.id + 1 })).toBe('not_for_you')
      expect(await find('KAZDY1', { customer_id: jana?.id })).toBe(discount_id)
    })
    await db`delete from discount_customer`
  })

  it('that is switched off is as unknown as one that never was [DISC-02]', async () => {
    await changed('SLEVA10', { is_active: false }, async () => expect(await find('SLEVA10')).toBe('unknown'))
  })

  it('whose orders are used up is refused [DISC-02]', async () => {
    expect(await find('JEDNOU')).toBeTypeOf('number')
    await changed('JEDNOU', { used_orders: 1 }, async () => expect(await find('JEDNOU')).toBe('used_up'))
  })

  it('that this buyer has used as often as one may is refused to this buyer [DISC-02]', async () => {
    const discount_id = await idOf('discount', 'KAZDY1')
    provideDiscountUses(async (_context, { email }, ids) => {
      expect(ids).toEqual([discount_id])
      return new Map(email === 'used@example.com' ? [[discount_id, 1]] : [])
    })
    expect(await find('KAZDY1', { email: 'used@example.com' })).toBe('used_by_you')
    expect(await find('KAZDY1', { email: 'new@example.com' })).toBe(discount_id)
    const own = { ...guest, entered_ids: [discount_id] }
    expect(await readCartDiscounts(contextOf(), { ...own, email: 'used@example.com' })).toEqual([])
    expect(await readCartDiscounts(contextOf(), own)).toHaveLength(1)
    provideDiscountUses(async () => new Map())
  })

  it('of a fixed amount counts in currencies it has an amount for', async () => {
    const discount_id = await idOf('discount', 'MINUS100')
    const euros = contextOf({ currency: EUR })
    const read = () => readCartDiscounts(euros, { ...guest, entered_ids: [discount_id] })
    expect(await read()).toMatchObject([{ amount: 4_00 }])
    const [was] = await db`
      delete from discount_amount where discount_id = ${discount_id} and currency_id = ${EUR.id} returning *`
    expect(await find('MINUS100', {}, euros)).toBe('not_in_currency')
    expect(await read()).toEqual([])
    expect(await find('MINUS100')).toBe(discount_id)
    await db`insert into discount_amount ${db(was as Record<string, never>)}`
  })

  it('needs something in the cart it is for [DISC-03]', async () => {
    expect(await find('HRNKY15', { lines: [tea] })).toBe('nothing_to_discount')
    expect(await find('HRNKY15', { lines: [tea, mug] })).toBeTypeOf('number')
    expect(await find('SLEVA10', { lines: [] })).toBe('nothing_to_discount')
  })

  it('counts once in a cart [DISC-05]', async () => {
    const id = await idOf('discount', 'SLEVA10')
    expect(await find('SLEVA10', { entered_ids: [id] })).toBe('already_applied')
  })

  it.for(LANGUAGES)(
    'tells a customer on its own field why it is refused, in %s [DISC-05]',
    async (language) => {
      const voucher = { ...salon, entered_ids: [], lines: [mug], code: 'PROSLY' }
      const refused = await requireVoucher(contextOf({ language }), voucher).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(Failure)
      expect(refused).toMatchObject({
        status: 422,
        errors: [{ field: 'code', message: VOUCHER_TEXTS[language].expired }],
      })
    },
  )

  it('has a sentence of its own for every reason and language', () => {
    const texts = LANGUAGES.flatMap((language: Language) => Object.values(VOUCHER_TEXTS[language]))
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('the discounts of a cart', () => {
  const read = (own: Partial<Parameters<typeof readCartDiscounts>[1]> = {}, context = contextOf()) =>
    readCartDiscounts(context, { ...guest, entered_ids: [], ...own })
  async function automatic(own: object): Promise<number> {
    const [made] = await db<{ id: number }[]>`
      insert into discount (name, method, operation, percents, priority, application_scope)
      values ('{"cs": "Víkend"}', 1, 1, 5, 15, 1) returning id`
    await db`update discount set ${db(own as Record<string, never>)} where id = ${made?.id ?? 0}`
    return made?.id ?? 0
  }

  it('are the entered codes that still count, in the order in which they apply [DISC-04]', async () => {
    const ids = await Promise.all(
      ['SLEVA10', 'PROSLY', 'DOPRAVA', 'SALON20'].map((code) => idOf('discount', code)),
    )
    expect((await read({ entered_ids: ids })).map(({ code }) => code)).toEqual(['DOPRAVA', 'SLEVA10'])
    const own = await read({ entered_ids: ids, group_ids: [group_id] })
    expect(own.map(({ code }) => code)).toEqual(['DOPRAVA', 'SLEVA10', 'SALON20'])
    expect(await read()).toEqual([])
  })

  it('carry what the price is counted from, named in the language of the request [DISC-01]', async () => {
    const rules = await read(
      { entered_ids: [await idOf('discount', 'HRNKY15')] },
      contextOf({ language: 'en' }),
    )
    expect(rules).toEqual([
      {
        id: expect.any(Number),
        name: '15% off mugs',
        code: 'HRNKY15',
        operation: 1,
        percents: 15,
        amount: null,
        priority: 5,
        is_for_purchase: true,
        free_shipping: false,
        application_scope: 2,
        products: { targeting: 0, ids: [] },
        variations: { targeting: 0, ids: [] },
        categories: { targeting: 1, ids: [mugs] },
      },
    ])
  })

  it('are automatic ones by themselves, as long as they run [DISC-02]', async () => {
    const now = new Date()
    const made = [
      await automatic({ valid_from: new Date(now.getTime() - 1), valid_to: new Date(now.getTime() + 1) }),
      await automatic({ valid_to: now }),
      await automatic({ valid_from: new Date(now.getTime() + 1) }),
      await automatic({ is_active: false }),
      await automatic({ limit_orders: 2, used_orders: 2 }),
      await automatic({ type_groups: 1 }),
    ]
    const entered = await idOf('discount', 'SLEVA10')
    const found = await read({ entered_ids: [entered] }, contextOf({ now }))
    expect(found.map(({ id }) => id)).toEqual([made[0], entered])
    await db`delete from discount where id = any(${made}::int[])`
  })

  it('stand apart from the discounted prices of the catalogue, so none counts twice [DISC-01]', async () => {
    const price = () => product('PLAIN', '?embed=computed_taxed_prices,discounted_taxed_price')
    const before = await price()
    const id = await automatic({ is_for_purchase: false })
    expect(await price()).toEqual(before)
    expect(await read()).toMatchObject([{ id, is_for_purchase: false, percents: 5 }])
    await db`delete from discount where id = ${id}`
  })
})
