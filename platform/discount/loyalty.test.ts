import { describe, expect, it } from 'vitest'
import { ACCOUNT_OPERATIONS } from '#contract/loyalty.ts'
import { readCreditAccounts } from '#platform/customer/customer-account.ts'
import { type Context, within } from '#platform/http/context.ts'
import { EUR, requestContext } from '#tests/cart-example.ts'
import { openDemoShop } from '#tests/demo-shop.ts'
import { readLoyaltyRules } from './loyalty.ts'

const { db, idOf } = await openDemoShop()
const account_id = await idOf('customer_account', 'credits')
const customerId = async (email: string) => {
  const [row] = await db<{ id: number }[]>`select id from customer where email = ${email}`
  return row?.id ?? 0
}
const jana = await customerId('jana@example.com')
const eva = await customerId('eva@example.com')

const contextOf = (own: Partial<Context> = {}) => requestContext(db, own)

describe('credits a cart may be paid with', () => {
  it('are the balance and its worth in the currency of the request [LOYAL-02] [LOYAL-04]', async () => {
    const own = { customer_account_id: account_id, name: 'Kredity Vitrine' }
    expect(await readCreditAccounts(contextOf(), jana)).toEqual([{ ...own, balance: 500, value: 1_00 }])
    const euros = await readCreditAccounts(contextOf({ currency: EUR }), jana)
    expect(euros).toEqual([{ ...own, balance: 500, value: 4 }])
  })

  it('are none before the first is earned, and guests have no account [LOYAL-02]', async () => {
    expect(await readCreditAccounts(contextOf(), eva)).toMatchObject([{ balance: 0 }])
    expect(await readCreditAccounts(contextOf(), null)).toEqual([])
  })

  it('are worth nothing in a currency they are not converted to [LOYAL-02]', async () => {
    const [was] = await db`
      delete from customer_account_conversion where currency_id = ${EUR.id} returning *`
    expect(await readCreditAccounts(contextOf({ currency: EUR }), jana)).toMatchObject([{ value: null }])
    await db`insert into customer_account_conversion ${db(was as Record<string, never>)}`
  })
})

describe('loyalty programmes that reward an order', () => {
  const read = (own: Partial<Context> = {}, customer_id: number | null = jana) =>
    readLoyaltyRules(contextOf(own), customer_id)

  it('speak of the currency of the request [LOYAL-03]', async () => {
    const rule = {
      id: expect.any(Number),
      customer_account_id: account_id,
      operation: 1,
      value: 3,
      category_ids: [],
      is_for_default_category: false,
    }
    expect(await read()).toEqual([{ ...rule, minimal_taxed_price: 300_00 }])
    expect(await read({ currency: EUR })).toEqual([{ ...rule, minimal_taxed_price: 12_00 }])
  })

  it('ask for a value in every currency they reward in, where they ask for one at all [LOYAL-03]', async () => {
    const was = await db`delete from loyalty_program_price where currency_id = ${EUR.id} returning *`
    expect(await read({ currency: EUR })).toEqual([])
    expect(await read()).toHaveLength(1)
    const others = await db`delete from loyalty_program_price returning *`
    expect(await read({ currency: EUR })).toMatchObject([{ minimal_taxed_price: null }])
    await db`insert into loyalty_program_price ${db([...was, ...others])}`
  })

  it('are none for a guest, nor before, after or while switched off [LOYAL-03]', async () => {
    expect(await read({}, null)).toEqual([])
    expect(await read({ now: new Date(0) })).toEqual([])
    await db`update loyalty_program set is_active = false`
    expect(await read()).toEqual([])
    await db`update loyalty_program set is_active = true, valid_to = now() - interval '1 second'`
    expect(await read()).toEqual([])
    await db`update loyalty_program set valid_to = null`
  })

  it('stop where they have rewarded as often as they may [LOYAL-03]', async () => {
    const [program] = await read()
    const earn = (customer_id: number, order_id: number) => db`
      insert into customer_account_usage ${db({
        customer_id,
        customer_account_id: account_id,
        amount: 1,
        operation: 1,
        loyalty_program_id: program?.id ?? 0,
        order_id,
      })}`
    await db`delete from order_earning`
    await earn(jana, 9001)
    await db`update loyalty_program set usage_limit_per_customer = 1`
    expect(await read()).toEqual([])
    expect(await read({}, eva)).toHaveLength(1)
    await db`update loyalty_program set usage_limit_per_customer = null, usage_limit = 2`
    expect(await read({}, eva)).toHaveLength(1)
    await earn(eva, 9002)
    expect(await read({}, eva)).toEqual([])
  })

  it('count an order that is yet to be paid, and a cancelled one only while its credits are not taken back [LOYAL-03]', async () => {
    await db`update loyalty_program set usage_limit = null, usage_limit_per_customer = 2`
    const [program] = await read()
    const [order] = await db<{ id: number }[]>`
      select id from customer_order where customer_id = ${jana} and cancelled_at is null limit 1`
    expect(await read()).toHaveLength(1)
    const earning = { order_id: order?.id ?? 0, loyalty_program_id: program?.id ?? 0, amount: 1 }
    await db`insert into order_earning ${db({ ...earning, customer_account_id: account_id })}`
    expect(await read()).toEqual([])
    expect(await read({}, eva)).toHaveLength(1)
    const booked = { ...earning, customer_id: jana, operation: ACCOUNT_OPERATIONS.received }
    await db`insert into customer_account_usage ${db({ ...booked, customer_account_id: account_id })}`
    expect(await read()).toEqual([])
    await db`update customer_order set cancelled_at = now(), state_id = 7 where id = ${order?.id ?? 0}`
    expect(await read()).toEqual([])
    const taken = { ...booked, amount: -1, operation: ACCOUNT_OPERATIONS.withdrawn, loyalty_program_id: null }
    await db`insert into customer_account_usage ${db({ ...taken, customer_account_id: account_id })}`
    expect(await read()).toHaveLength(1)
  })

  it('read nothing that other customers were given where each has a limit of their own [LOYAL-03]', async () => {
    await db`update loyalty_program set usage_limit = null, usage_limit_per_customer = 1000`
    const [program] = await read()
    await db`
      insert into customer_account_usage
        (customer_id, customer_account_id, amount, operation, loyalty_program_id, order_id)
      select ${eva}, ${account_id}, 1, 1, ${program?.id ?? 0}, 20000 + n from generate_series(1, 3000) n`
    await db`analyze customer_account_usage`
    const rowsRead = (usage_limit: number | null) =>
      db.begin(async (tx) => {
        await tx`update loyalty_program set usage_limit = ${usage_limit}`
        expect(await readLoyaltyRules(within(contextOf(), tx), jana)).toHaveLength(1)
        const [row] = await tx<{ count: number }[]>`
          select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables
          where relname = 'customer_account_usage'`
        return row?.count ?? 0
      })
    expect(await rowsRead(null)).toBeLessThan(100)
    expect(await rowsRead(10_000)).toBeGreaterThan(3000)
  })
})
