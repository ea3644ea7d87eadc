import { expect, it } from 'vitest'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import type { Answer } from '#tests/demo-shop.ts'
import { startPlatform } from '#tests/platform.ts'

const { db, call } = await startPlatform()
const login = { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }
const { access_token: token }: Answer = await (await call('POST /auth/users/login', login)).json()
const idOf = async (code: string) =>
  (await db<{ id: number }[]>`select id from currency where code = ${code}`)[0]?.id
const euro = await idOf('EUR')
const ask = async (name: string, body?: unknown) => {
  const response = await call(name, body, { token })
  return { status: response.status, answer: (await response.json()) as Answer }
}
const set = (czk_rate: unknown, id = euro) => ask(`PATCH /staff/currencies/${id}`, { czk_rate })

it('the staff sets the rate of a currency in crowns, which is listed and stands in its log [ORDER-18] [STAFF-06]', async () => {
  expect((await set(25.1234)).answer).toMatchObject({ code: 'EUR', czk_rate: 25.1234 })
  expect((await set(24.55555)).answer.czk_rate).toBe(24.5556)
  const { answer } = await ask('GET /staff/currencies')
  const rates = answer.items.map(({ code, czk_rate }: Answer) => [code, czk_rate])
  expect(rates).toEqual(
    expect.arrayContaining([
      ['CZK', null],
      ['EUR', 24.5556],
    ]),
  )
  const log = await ask('GET /staff/actions')
  expect(log.answer.items[0]).toMatchObject({
    call: 'PATCH /staff/currencies/{id}',
    params: { id: euro },
    body: { czk_rate: 24.55555 },
  })
  expect((await set(null)).answer.czk_rate).toBeNull()
})

it.each([0, -24, 1e9, '24,5', undefined])('no rate is made of %s [ORDER-18]', async (wrong) => {
  await set(24.5)
  expect((await set(wrong)).status).toBe(422)
  const [row] = await db`select czk_rate::float8 from currency where id = ${euro ?? 0}`
  expect(row?.czk_rate).toBe(24.5)
})

it('the crown has none, nor has a currency the shop does not know', async () => {
  const { status, answer } = await set(1, await idOf('CZK'))
  expect([status, answer.errors]).toEqual([
    422,
    [{ field: 'czk_rate', message: 'Koruna kurz ke koruně nemá.' }],
  ])
  expect((await set(24.5, 999_999)).status).toBe(404)
})

it('visitors see no rates', async () => {
  expect((await call('GET /staff/currencies')).status).toBe(401)
  const { answer } = await ask('GET /currencies')
  expect(Object.keys(answer.items[0])).toEqual(['id', 'code', 'symbol', 'decimal_places'])
})
