import { beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_OPERATIONS, customerAccounts, customerAccountUsages } from '#contract/loyalty.ts'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { fieldNames } from '#platform/http/selection.ts'
import { useSeededDatabase } from '#tests/database.ts'
import type { Answer } from '#tests/demo-shop.ts'

const { db } = await useSeededDatabase()
const platform = createPlatform({ sql: db, log: createLog('silent'), check_answers: true })

interface Person {
  token: string
  id: number
}

async function send(path: string, person: Person | null, body?: unknown): Promise<Response> {
  return platform.fetch(
    new Request(`http://localhost${path}`, {
      headers: {
        ...(person ? { authorization: `Bearer ${person.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
}
const ask = async (path: string, person: Person | null): Promise<Answer> => (await send(path, person)).json()

async function logIn(email: string): Promise<Person> {
  const answer: Answer = await (await send('/auth/login', null, { email, password: DEMO_PASSWORD })).json()
  return { token: answer.access_token, id: answer.customer_id }
}

let jana: Person
let petr: Person
beforeAll(async () => {
  jana = await logIn('jana@example.com')
  petr = await logIn('petr@example.com')
})

const move = (person: Person, operation: number, amount: number) => db`
  insert into customer_account_usage (customer_id, customer_account_id, amount, operation)
  select ${person.id}, id, ${amount}, ${operation} from customer_account where code = 'credits'`

describe('an account of credits', () => {
  it('shows what was received, used and is left, and what a credit is worth [ENT-66] [LOYAL-04]', async () => {
    const { items } = await ask('/customer-accounts', jana)
    expect(Object.keys(items[0]).toSorted()).toEqual([...fieldNames(customerAccounts)].toSorted())
    expect(items).toMatchObject([{ name: 'Kredity Vitrine', amount: 500, received: 500, used: 0 }])
    const codes = await db<{ id: number; code: string }[]>`select id, code from currency order by id`
    expect(items[0].conversion_values).toEqual(
      codes.map(({ id, code }) => ({ currency_id: id, value: code === 'CZK' ? 1 : 0.04 })),
    )
  })

  it('stands with who one is and in one’s own record, empty until something moves [ENT-66]', async () => {
    const { customer_account_amounts: own } = await ask('/auth/me', jana)
    expect(own).toMatchObject([{ amount: 500, receivedAmount: 500, usedAmount: 0 }])
    expect(own[0].conversion_values).toHaveLength(2)
    expect((await ask(`/customers/${jana.id}`, jana)).customer_account_amounts).toEqual(own)
    const { customer } = await ask('/auth/me?embed=customer', jana)
    expect(customer.customer_account_amounts).toEqual(own)
    expect((await ask('/auth/me', petr)).customer_account_amounts).toMatchObject([
      { customerAccountId: own[0].customerAccountId, amount: 0, receivedAmount: 0, usedAmount: 0 },
    ])
    expect((await ask('/auth/me', null)).customer_account_amounts).toEqual([])
  })

  it('counts what moves: used and returned, received and withdrawn [LOYAL-04] [LOYAL-08]', async () => {
    await move(petr, ACCOUNT_OPERATIONS.received, 100)
    await move(petr, ACCOUNT_OPERATIONS.used, -60)
    await move(petr, ACCOUNT_OPERATIONS.returned, 20)
    await move(petr, ACCOUNT_OPERATIONS.withdrawn, -10)
    const { items } = await ask('/customer-accounts', petr)
    expect(items).toMatchObject([{ amount: 50, received: 90, used: 40 }])
  })

  it('lists its movements, newest first, with every field [ENT-66] [LOYAL-05]', async () => {
    const [account] = (await ask('/customer-accounts', petr)).items
    const { items } = await ask(`/customer-accounts/${account.id}/usages`, petr)
    expect(Object.keys(items[0]).toSorted()).toEqual([...fieldNames(customerAccountUsages)].toSorted())
    expect(items.map((one: Answer) => [one.operation, one.amount])).toEqual([
      [4, -10],
      [3, 20],
      [2, -60],
      [1, 100],
    ])
    const page = await ask(`/customer-accounts/${account.id}/usages?per_page=1&sort=amount&only=amount`, petr)
    expect(page).toMatchObject({ items: [{ amount: -60 }], _meta: { page: 1, total_pages: 4 } })
  })

  it('is its customer’s alone [GUARD-11]', async () => {
    const [account] = (await ask('/customer-accounts', jana)).items
    const { items } = await ask(`/customer-accounts/${account.id}/usages`, jana)
    expect(items.map((one: Answer) => one.amount)).toEqual([500])
    expect((await send('/customer-accounts', null)).status).toBe(401)
    expect((await send(`/customer-accounts/${account.id}/usages`, null)).status).toBe(401)
    expect((await send('/customer-accounts/999/usages', jana)).status).toBe(404)
  })
})

describe('the book of movements', () => {
  it('takes no movement that leaves less than nothing [LOYAL-08]', async () => {
    const spend = move(jana, ACCOUNT_OPERATIONS.used, -501)
    await expect(spend).rejects.toMatchObject({ constraint_name: 'credits_never_run_below_zero' })
    const withdraw = move(jana, ACCOUNT_OPERATIONS.withdrawn, -501)
    await expect(withdraw).rejects.toMatchObject({ code: '23514' })
    expect((await ask('/customer-accounts', jana)).items[0].amount).toBe(500)
  })

  it('knows which way each movement goes [LOYAL-05]', async () => {
    await expect(move(jana, ACCOUNT_OPERATIONS.used, 5)).rejects.toMatchObject({ code: '23514' })
    await expect(move(jana, ACCOUNT_OPERATIONS.received, -5)).rejects.toMatchObject({ code: '23514' })
    await expect(move(jana, ACCOUNT_OPERATIONS.received, 0)).rejects.toMatchObject({ code: '23514' })
  })

  it('is never rewritten, and goes only with its customer', async () => {
    const change = db`update customer_account_usage set amount = 900 where customer_id = ${jana.id}`
    await expect(change).rejects.toMatchObject({ code: '23514' })
    const take = db`delete from customer_account_usage where customer_id = ${jana.id}`
    await expect(take).rejects.toMatchObject({ code: '23514' })
    const undo = new Error('undone')
    const deleted = db.begin(async (sql) => {
      await sql`delete from customer where id = ${jana.id}`
      const left = await sql`select from customer_account_usage where customer_id = ${jana.id}`
      expect(left).toHaveLength(0)
      throw undo
    })
    await expect(deleted).rejects.toBe(undo)
  })

  it('credits an order once, however often it is settled [LOYAL-01]', async () => {
    const earn = () => db`
      insert into customer_account_usage
        (customer_id, customer_account_id, amount, operation, loyalty_program_id, order_id)
      select ${jana.id}, customer_account_id, 7, 1, id, 4711 from loyalty_program
      on conflict do nothing`
    await Promise.all([earn(), earn(), earn()])
    expect((await ask('/customer-accounts', jana)).items[0].amount).toBe(507)
  })
})
