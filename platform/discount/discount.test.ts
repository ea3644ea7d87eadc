import { describe, expect, it } from 'vitest'
import { discounts } from '#contract/discount.ts'
import { giftRules, gifts } from '#contract/gift.ts'
import { loyaltyPrograms } from '#contract/loyalty.ts'
import { VISITOR } from '#platform/http/context.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { type Answer, filters, openDemoShop } from '#tests/demo-shop.ts'
import { discountCalls } from './discount-calls.ts'

const shop = await openDemoShop(discountCalls)
const staff = { ...VISITOR, user_id: 1 }

describe('gifts', () => {
  it('have every field and embed [ENT-63] [DISC-07]', async () => {
    const embeds = 'product,product_variation,gift_prices,rules'
    const { items } = await shop.ask(`/gifts?embed=${embeds}`)
    expect(items).toHaveLength(1)
    const [gift] = items
    expect(Object.keys(gift).toSorted()).toEqual([...fieldNames(gifts), ...embeds.split(',')].toSorted())
    expect(gift).toMatchObject({
      product_id: await shop.idOf('product', 'UNTRACKED'),
      product_variation_id: null,
      is_active: true,
      is_combinable: true,
      percents: 100,
      type: 1,
      limit: 1,
      product: { code: 'UNTRACKED' },
      product_variation: null,
      rules: [{ gift_id: gift.id, type: 1, condition: 'gte', amount: 1500 }],
    })
    const prices = gift.gift_prices.map((one: Answer) => [one.taxed_price.formatted, one.price.value])
    expect(prices).toEqual([
      ['0\u00a0Kč', 0],
      ['0,00\u00a0€', 0],
    ])
    expect(await shop.ask(`/gifts/${gift.id}?embed=${embeds}`)).toEqual(gift)
  })

  it('that are no longer given are not there, nor are their rules', async () => {
    const id = await shop.idOf('gift', 'gift-from-1500')
    await shop.db`update gift set is_active = false`
    expect((await shop.ask('/gifts')).items).toEqual([])
    expect((await shop.ask('/gift-rules')).items).toEqual([])
    expect((await shop.send(`/gifts/${id}`)).status).toBe(404)
    await shop.db`update gift set is_active = true`
  })

  it('of products meant for a group are promised to that group alone [CUST-14]', async () => {
    const [was] = await shop.db`select product_id from gift`
    await shop.db`update gift set product_id = ${await shop.idOf('product', 'GROUP-ONLY')}`
    expect((await shop.ask('/gifts')).items).toEqual([])
    expect((await shop.ask('/gift-rules')).items).toEqual([])
    expect((await shop.ask('/gifts', { caller: shop.salon })).items).toHaveLength(1)
    expect((await shop.ask('/gift-rules', { caller: shop.salon })).items).toHaveLength(1)
    await shop.db`update gift set product_id = ${was?.product_id}`
  })

  it('have rules that speak of the asked currency and embed their gift [ENT-64] [DISC-08]', async () => {
    const crowns = await shop.ask('/gift-rules?embed=gift')
    const [rule] = crowns.items
    expect(Object.keys(rule).toSorted()).toEqual([...fieldNames(giftRules), 'gift'].toSorted())
    expect(rule).toMatchObject({ is_active: true, amount: 1500, gift: { id: rule.gift_id, percents: 100 } })
    expect((await shop.ask('/gift-rules', { currency: 'EUR' })).items[0].amount).toBe(60)
    const other = filters({ field: 'type', operator: 'eq', value: 3 })
    expect((await shop.ask(`/gift-rules?${other}`)).items).toEqual([])
  })
})

describe('loyalty programmes', () => {
  it('have every field, and a rule in the asked currency [ENT-65] [LOYAL-03]', async () => {
    const { items } = await shop.ask('/loyalty-programs')
    expect(Object.keys(items[0]).toSorted()).toEqual([...fieldNames(loyaltyPrograms)].toSorted())
    expect(items).toMatchObject([
      {
        customer_account_id: await shop.idOf('customer_account', 'credits'),
        operation: 1,
        value: 3,
        valid_to: null,
        usage_limit: null,
        usage_limit_per_customer: null,
        is_active: true,
        rule: { minimal_order_price: { value: 300 }, category_ids: [] },
        is_for_default_category: false,
      },
    ])
    const euros = await shop.ask('/loyalty-programs', { currency: 'EUR' })
    expect(euros.items[0].rule.minimal_order_price.value).toBe(12)
  })

  it('are listed while they run', async () => {
    await shop.db`update loyalty_program set valid_to = now() - interval '1 hour'`
    expect((await shop.ask('/loyalty-programs')).items).toEqual([])
    await shop.db`update loyalty_program set valid_to = null, valid_from = now() + interval '1 hour'`
    expect((await shop.ask('/loyalty-programs')).items).toEqual([])
    await shop.db`update loyalty_program set valid_from = null`
    expect((await shop.ask('/loyalty-programs')).items).toHaveLength(1)
  })
})

describe('discounts', () => {
  const ask = (query = '') => shop.ask(`/staff/discounts?per_page=100${query}`, { caller: staff })
  const codes = ({ items }: Answer) => items.map((one: Answer) => one.code)

  it('are shown to the staff alone [GUARD-11]', async () => {
    expect((await shop.send('/staff/discounts')).status).toBe(401)
    const customer = { ...VISITOR, customer_id: 1 }
    expect((await shop.send('/staff/discounts', { caller: customer })).status).toBe(403)
    expect((await shop.send('/staff/discounts', { caller: { ...customer, user_id: 1 } })).status).toBe(403)
  })

  it('have every field, with targets by id and amounts in the asked currency [ENT-62] [DISC-01]', async () => {
    const { items } = await ask()
    expect(Object.keys(items[0]).toSorted()).toEqual([...fieldNames(discounts)].toSorted())
    const of = (code: string) => items.find((one: Answer) => one.code === code)
    expect(of('MINUS100')).toMatchObject({ operation: 2, percents: null, amount: { value: 100 } })
    expect(of('SALON20')).toMatchObject({
      type_groups: 1,
      group_ids: [await shop.idOf('customer_group', 'salon')],
      type_categories: 0,
      category_ids: [],
    })
    expect(of('HRNKY15')).toMatchObject({
      percents: 15,
      type_categories: 1,
      category_ids: [await shop.idOf('category', 'mugs')],
    })
    const euros = await shop.ask('/staff/discounts?search=minus', { caller: staff, currency: 'EUR' })
    expect(euros.items).toMatchObject([{ amount: { value: 4, formatted: '4,00\u00a0€' } }])
  })

  it('come in the order in which they apply and take the list options [DISC-04] [API-11]', async () => {
    expect(codes(await ask()).slice(0, 2)).toEqual(['DOPRAVA', 'MINUS100'])
    expect(codes(await ask()).at(-1)).toBe('HRNKY15')
    expect(codes(await ask('&search=jarni'))).toEqual(['BUDE'])
    expect(codes(await ask('&search=sleva10'))).toEqual(['SLEVA10'])
    const past = filters({ field: 'valid_to', operator: 'lt', value: new Date().toISOString() })
    expect(codes(await ask(`&${past}`))).toEqual(['PROSLY'])
    expect(codes(await ask('&sort=-code&only=code')).slice(0, 2)).toEqual(['SLEVA10', 'SALON20'])
  })
})

describe('the table of discounts', () => {
  const refused = (constraint_name: string) => expect.objectContaining({ constraint_name })

  it('knows a code once, however it is typed', async () => {
    const again = shop.db`
      insert into discount (code, name, method, operation, percents, application_scope)
      values ('sleva10', '{"cs": "Znovu"}', 2, 1, 5, 1)`
    await expect(again).rejects.toEqual(refused('discount_code'))
  })

  it('gives a code to what is entered by code, and percents to what is counted in percents', async () => {
    const uncoded = shop.db`update discount set code = null where code = 'BUDE'`
    await expect(uncoded).rejects.toEqual(refused('code_is_for_the_method_code'))
    const free = shop.db`update discount set percents = 5 where code = 'MINUS100'`
    await expect(free).rejects.toEqual(refused('percents_are_for_their_operation'))
  })

  it('is not used once more than it may be, whoever asks at the same time [DISC-02]', async () => {
    const outcomes = await Promise.allSettled(
      Array.from(
        { length: 8 },
        () => shop.db`update discount set used_orders = used_orders + 1 where code = 'JEDNOU'`,
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [row] = await shop.db`select used_orders from discount where code = 'JEDNOU'`
    expect(row).toEqual({ used_orders: 1 })
  })
})
