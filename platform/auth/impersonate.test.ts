import { beforeAll, describe, expect, it } from 'vitest'
import { IMPERSONATION_LIFETIME_S } from '#contract/impersonation.ts'
import { DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { startPlatform } from '#tests/platform.ts'

const { db, call, logIn, wait } = await startPlatform()
const idOf = async (email: string) => {
  const [row] = await db<{ id: number }[]>`select id from customer where email = ${email}`
  return row?.id ?? 0
}
const [jana, petr, blocked, inactive] = await Promise.all(
  ['jana', 'petr', 'blocked', 'inactive'].map((name) => idOf(`${name}@example.com`)),
)

let staff: string
async function logStaffIn(): Promise<string> {
  const response = await call('POST /auth/users/login', {
    email: 'staff@example.com',
    password: DEMO_STAFF_PASSWORD,
  })
  return ((await response.json()) as { access_token: string }).access_token
}
beforeAll(async () => {
  staff = await logStaffIn()
})

const actAs = (customerId: unknown, token?: string) =>
  call('POST /auth/impersonate', { customerId }, token === undefined ? {} : { token })
const tokenAs = async (customerId: number | undefined) =>
  ((await (await actAs(customerId, staff)).json()) as { access_token: string }).access_token

describe('acting as a customer', () => {
  it('opens a session of the customer that says whose it truly is [S31] [STAFF-01] [STAFF-06]', async () => {
    const response = await actAs(jana, staff)
    expect(response.status).toBe(200)
    const session = (await response.json()) as { access_token: string; customer_id: number }
    expect(session.customer_id).toBe(jana)
    const me = await call('GET /auth/me?embed=customer', undefined, { token: session.access_token })
    expect(await me.json()).toMatchObject({
      is_guest: false,
      customer: { email: 'jana@example.com' },
      impersonated_by: { first_name: expect.any(String) },
    })
  })

  it('is for the staff alone: neither a guest nor a customer may, nor staff that already does [S30] [STAFF-05]', async () => {
    expect((await actAs(petr)).status).toBe(401)
    const { access_token } = await logIn('eva@example.com')
    expect((await actAs(petr, access_token)).status).toBe(403)
    expect((await actAs(petr, await tokenAs(jana))).status).toBe(403)
  })

  it('needs a customer who could log in [AUTH-22]', async () => {
    expect((await actAs(999_999, staff)).status).toBe(404)
    expect((await actAs(blocked, staff)).status).toBe(409)
    expect((await actAs(inactive, staff)).status).toBe(409)
    const [guest] = await db<{ id: number }[]>`
      insert into customer (first_name, last_name, email, is_guest, code)
      values ('Host', 'Bez účtu', 'host@example.com', true, 'GUEST-1') returning id`
    expect((await actAs(guest?.id, staff)).status).toBe(409)
    for (const wrong of ['1', 0, -1, null, 1.5]) expect((await actAs(wrong, staff)).status).toBe(422)
  })

  it('ends by itself after an hour, and a refresh does not prolong it', async () => {
    const session = (await (await actAs(jana, staff)).json()) as Record<string, string>
    wait(IMPERSONATION_LIFETIME_S - 60)
    const again = await call('POST /auth/refresh', { refresh_token: session.refresh_token })
    const { access_token, session_expiration_at } = (await again.json()) as Record<string, string>
    expect(session_expiration_at).toBe(session.session_expiration_at)
    wait(61)
    const me = await call('GET /auth/me', undefined, { token: access_token ?? '' })
    expect(me.status).toBe(401)
    staff = await logStaffIn()
  })

  it('ends when the member of the staff logs out [STAFF-02] [STAFF-06]', async () => {
    const own = await logStaffIn()
    const { access_token: token, refresh_token } = (await (await actAs(jana, own)).json()) as Record<
      string,
      string
    >
    expect((await call('POST /auth/users/logout', {}, { token: own })).status).toBe(204)
    expect((await call('GET /auth/me', undefined, { token: token ?? '' })).status).toBe(401)
    expect((await call('POST /auth/refresh', { refresh_token })).status).toBe(401)
    staff = await logStaffIn()
  })

  it('writes no reviews: what a customer thinks is only the customer’s to say [STAFF-06] [REVIEW-02]', async () => {
    const body = { product_id: 1, rating: 5, comment: 'Výborný čaj.' }
    const refused = await call('POST /reviews', body, { token: await tokenAs(jana) })
    expect(refused.status).toBe(403)
  })

  it('ends at once when the member of the staff is sent away', async () => {
    const token = await tokenAs(jana)
    await db`update staff_user set is_active = false where email = 'staff@example.com'`
    expect((await call('GET /auth/me', undefined, { token })).status).toBe(401)
    await db`update staff_user set is_active = true where email = 'staff@example.com'`
  })

  it('may not do what is asked of the customer in person, who is refused a wrong password alone', async () => {
    const { access_token: own } = await logIn('jana@example.com')
    const token = await tokenAs(jana)
    const secret = { password: 'x' }
    for (const [name, body] of [
      [`DELETE /customers/${jana}`, secret],
      [`POST /customers/${jana}/export`, secret],
      [`PUT /customers/${jana}/password`, {}],
    ] as const) {
      expect((await call(name, body, { token })).status, name).toBe(403)
      expect((await call(name, body, { token: own })).status, name).toBe(422)
    }
  })
})

describe('the record of what the staff does', () => {
  const actions = async () => {
    const response = await call('GET /staff/actions?per_page=100', undefined, { token: staff })
    return ((await response.json()) as { items: Record<string, unknown>[] }).items
  }

  it('names both, the member of the staff and the customer [S31] [STAFF-05]', async () => {
    const token = await tokenAs(petr)
    await call(`PATCH /customers/${petr}`, { first_name: 'Petr' }, { token })
    const [changed, began] = await actions()
    expect(began).toMatchObject({
      call: 'POST /auth/impersonate',
      customer_id: petr,
      body: { customerId: petr },
    })
    expect(changed).toMatchObject({
      call: 'PATCH /customers/{id}',
      customer_id: petr,
      user_id: began?.user_id,
      params: { id: petr },
      body: null,
    })
  })

  it('stays what it was when a later call, or one at the same time, bears the same request id [S31] [STAFF-05]', async () => {
    const headers = { 'x-request-id': 'chosen-by-the-caller' }
    const act = (customerId: unknown) =>
      call('POST /auth/impersonate', { customerId }, { token: staff, headers })
    await act(jana)
    await Promise.all([act(petr), act(jana), act(petr)])
    const noted = (await actions()).slice(0, 4)
    for (const { customer_id, body } of noted) expect(body).toEqual({ customerId: customer_id })
    expect(noted.at(-1)).toMatchObject({ call: 'POST /auth/impersonate', customer_id: jana })
  })

  it('is written even when the call is refused later, and not for reading', async () => {
    const before = (await actions()).length
    await call('PUT /staff/stock', { product_id: 1, stock_state: 5 }, { token: staff })
    await call('GET /staff/customers', undefined, { token: staff })
    const after = await actions()
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({ call: 'PUT /staff/stock', body: { product_id: 1, stock_state: 5 } })
  })

  it('has the end of it once, however it ends [S31] [STAFF-06]', async () => {
    const acting = async () => (await (await actAs(petr, staff)).json()) as Record<string, string>
    await call('POST /auth/users/logout', {}, { token: staff })
    staff = await logStaffIn()
    const first = await acting()
    await call('POST /auth/logout', { refresh_token: first.refresh_token })
    const second = await acting()
    await call('POST /auth/logout', {}, { token: second.access_token ?? '' })
    await acting()
    await call('POST /auth/users/logout', {}, { token: staff })
    staff = await logStaffIn()
    const ended = (await actions()).slice(0, 7).map((one) => [one.call, one.customer_id])
    expect(ended).toEqual([
      ['POST /auth/users/logout', petr],
      ['POST /auth/users/logout', null],
      ['POST /auth/impersonate', petr],
      ['POST /auth/logout', petr],
      ['POST /auth/impersonate', petr],
      ['POST /auth/logout', petr],
      ['POST /auth/impersonate', petr],
    ])
  })
})

describe('finding a customer', () => {
  it('goes by name or e-mail, with or without accents [STAFF-05]', async () => {
    const find = async (search: string) => {
      const response = await call(`GET /staff/customers?search=${encodeURIComponent(search)}`, undefined, {
        token: staff,
      })
      return ((await response.json()) as { items: { email: string }[] }).items.map(({ email }) => email)
    }
    expect(await find('jana@')).toEqual(['jana@example.com'])
    const [{ last_name = '' } = {}] = await db<
      { last_name: string }[]
    >`select last_name from customer where id = ${jana ?? 0}`
    expect(await find(last_name.normalize('NFD').replaceAll(/\p{M}/gu, ''))).toContain('jana@example.com')
    expect(await find('nikdo takový')).toEqual([])
  })

  it('is not for customers', async () => {
    const { access_token } = await logIn('eva@example.com')
    for (const name of ['customers', 'customer-groups', 'actions', 'reviews'])
      expect((await call(`GET /staff/${name}`, undefined, { token: access_token })).status).toBe(403)
  })

  it('knows the groups of customers', async () => {
    const response = await call('GET /staff/customer-groups', undefined, { token: staff })
    expect(await response.json()).toMatchObject({ items: [expect.objectContaining({ code: 'salon' })] })
  })
})
