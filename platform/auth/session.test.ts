import { beforeAll, describe, expect, it } from 'vitest'
import { ACCESS_TOKEN_LIFETIME_S, REFRESH_GRACE_S, SESSION_LIFETIME_S } from '#contract/auth.ts'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { PURGE_BATCH } from '#platform/db/purge.ts'
import { openSessionOf } from '#tests/authorisation-session.ts'
import { startPlatform } from '#tests/platform.ts'
import { MAX_REFRESHES, purgeSessions, REFRESHES_WINDOW_S } from './session.ts'

let shop: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  shop = await startPlatform()
})

const jana = { email: 'jana@example.com', password: DEMO_PASSWORD }
const me = async (token: string) => shop.call('GET /auth/me?embed=customer', undefined, { token })
const refresh = (refresh_token: string) => shop.call('POST /auth/refresh', { refresh_token })

describe('a visitor', () => {
  it('is told to be a guest, which is no error [AUTH-02]', async () => {
    const response = await shop.call('GET /auth/me?embed=customer,latest_cart_id,wish_list,pairings')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      is_guest: true,
      customer_account_amounts: [],
      used_referral_code: null,
      name_inflections: { first_name_vocative: null, last_name_vocative: null },
      impersonated_by: null,
      customer: null,
      latest_cart_id: null,
      wish_list: null,
      pairings: [],
    })
  })

  it('may not call what needs a customer or the staff [GUARD-11]', async () => {
    for (const name of ['GET /customers/1', 'GET /customer-addresses', 'GET /auth/users/me']) {
      const response = await shop.call(name)
      expect(response.status, name).toBe(401)
      expect(await response.json()).toMatchObject({ type: 'unauthenticated' })
    }
  })
})

describe('logging in', () => {
  it('answers a session with tokens, its ends, and where it comes from [AUTH-23]', async () => {
    const response = await shop.call('POST /auth/login', jana, {
      headers: { 'user-agent': 'Test browser', 'x-client-ip': '203.0.113.7' },
    })
    expect(response.status).toBe(200)
    const session = await response.json()
    const now = shop.clock.now.getTime()
    expect(session).toEqual({
      id: expect.any(Number),
      customer_id: 1,
      client_ip: '203.0.113.7',
      user_agent: 'Test browser',
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      access_expiration_at: new Date(now + ACCESS_TOKEN_LIFETIME_S * 1000).toISOString(),
      session_expiration_at: new Date(now + SESSION_LIFETIME_S * 1000).toISOString(),
    })
    const stored = await shop.db`select to_jsonb(session_token) || to_jsonb(session) as row
      from session_token join session on session.id = session_id`
    expect(JSON.stringify(stored)).not.toContain(session.access_token)
    expect(JSON.stringify(stored)).not.toContain(session.refresh_token)
  })

  it('tells who is asking from then on, by Bearer token or by cookie [AUTH-01] [AUTH-24]', async () => {
    const { access_token } = await shop.logIn('jana@example.com')
    const byToken = await (await me(access_token)).json()
    expect(byToken).toMatchObject({
      is_guest: false,
      customer: { id: 1, email: 'jana@example.com', customer_group_ids: [], last_name: 'Nováková' },
    })
    const cookie = `locale=cs; access_token=${access_token}`
    const byCookie = await shop.call('GET /auth/me?embed=customer', undefined, { cookie })
    expect(await byCookie.json()).toEqual(byToken)
  })

  it('writes down when it happened [AUTH-27]', async () => {
    const before = await shop.db`select last_logged_at from customer where email = 'eva@example.com'`
    expect(before[0]?.last_logged_at).toBeNull()
    const { access_token } = await shop.logIn('eva@example.com')
    expect((await (await me(access_token)).json()).customer.last_logged_at).toBe(shop.clock.now.toISOString())
  })

  it('gives the customer the groups that prices and restrictions look at [CUST-14]', async () => {
    const { access_token } = await shop.logIn('petr@example.com')
    expect((await (await me(access_token)).json()).customer.customer_group_ids).toEqual([1])
  })

  it('prefers the Bearer token when a cookie of another session comes along [S14] [AUTH-24]', async () => {
    const own = await shop.logIn('jana@example.com')
    const other = await shop.logIn('petr@example.com')
    const response = await shop.call('GET /auth/me?embed=customer', undefined, {
      token: own.access_token,
      cookie: `access_token=${other.access_token}`,
    })
    expect((await response.json()).customer.email).toBe('jana@example.com')
  })
})

describe('a token', () => {
  it('that is old, unknown, of the other kind or malformed is refused with 401 on any call [S7] [X-10]', async () => {
    const { access_token, refresh_token } = await shop.logIn('jana@example.com')
    const refused = ['Bearer', 'Bearer ', 'Basic amFuYTpoZXNsbw==', 'Bearer a b', 'Bearer é']
    for (const authorization of [...refused, `Bearer ${'x'.repeat(43)}`, `Bearer ${refresh_token}`]) {
      const response = await shop.call('GET /shop', undefined, { headers: { authorization } })
      expect(response.status, authorization).toBe(401)
      expect(await response.json()).toMatchObject({ type: 'unauthenticated' })
    }
    const unknown = await shop.call('GET /shop', undefined, { cookie: 'access_token=forged' })
    expect(unknown.status).toBe(401)
    shop.wait(ACCESS_TOKEN_LIFETIME_S + 1)
    expect((await me(access_token)).status).toBe(401)
  })

  it('that is old does not stand in the way of a new one [AUTH-03] [AUTH-05]', async () => {
    const { refresh_token } = await shop.logIn('jana@example.com')
    const stale = { headers: { authorization: 'Bearer nonsense' } }
    expect((await shop.call('POST /auth/login', jana, stale)).status).toBe(200)
    expect((await shop.call('POST /auth/refresh', { refresh_token }, stale)).status).toBe(200)
    expect((await shop.call('POST /auth/logout', {}, stale)).status).toBe(204)
  })
})

describe('refreshing', () => {
  it('trades the refresh token for new tokens of the same session [AUTH-05]', async () => {
    const first = await shop.logIn('jana@example.com')
    shop.wait(ACCESS_TOKEN_LIFETIME_S + 1)
    expect((await me(first.access_token)).status).toBe(401)
    const second = await (await refresh(first.refresh_token)).json()
    expect(second.id).toBe(first.id)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await me(second.access_token)).status).toBe(200)
  })

  it('lets a second tab refresh with the same token within the grace [AUTH-11] [F60]', async () => {
    const { refresh_token } = await shop.logIn('jana@example.com')
    const [one, two] = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
    expect([one.status, two.status]).toEqual([200, 200])
    for (const answer of [one, two]) {
      expect((await me((await answer.json()).access_token)).status).toBe(200)
    }
  })

  it('takes a used token that comes back later for a theft and ends the session [S6] [AUTH-05] [F61]', async () => {
    const first = await shop.logIn('jana@example.com')
    const second = await (await refresh(first.refresh_token)).json()
    shop.wait(REFRESH_GRACE_S + 1)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await me(second.access_token)).status).toBe(401)
    expect((await refresh(second.refresh_token)).status).toBe(401)
  })

  it('has a grace for the last token that was traded, and for none before it [AUTH-05] [AUTH-11]', async () => {
    const first = await shop.logIn('jana@example.com')
    const second = await (await refresh(first.refresh_token)).json()
    const third = await (await refresh(second.refresh_token)).json()
    expect((await refresh(second.refresh_token)).status).toBe(200)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await me(third.access_token)).status).toBe(401)
    expect((await refresh(third.refresh_token)).status).toBe(401)
  })

  it('leaves no spare token behind when two tabs were given one each [AUTH-05] [AUTH-11]', async () => {
    const { refresh_token } = await shop.logIn('jana@example.com')
    const [kept, dropped] = await Promise.all([refresh(refresh_token), refresh(refresh_token)])
    const next = await (await refresh((await kept.json()).refresh_token)).json()
    shop.wait(REFRESH_GRACE_S + 1)
    expect((await refresh((await dropped.json()).refresh_token)).status).toBe(401)
    expect((await me(next.access_token)).status).toBe(401)
  })

  it('gives ten tabs at once tokens that all work [AUTH-11]', async () => {
    const { refresh_token } = await shop.logIn('jana@example.com')
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refresh_token)))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect((await me((await answer.json()).access_token)).status).toBe(200)
    }
  })

  it('ends with the session itself, however often it was refreshed [S6] [AUTH-05]', async () => {
    const first = await shop.logIn('jana@example.com')
    shop.wait(SESSION_LIFETIME_S - 60)
    const second = await (await refresh(first.refresh_token)).json()
    expect(Date.parse(second.access_expiration_at)).toBe(Date.parse(second.session_expiration_at))
    shop.wait(61)
    expect((await refresh(second.refresh_token)).status).toBe(401)
  })

  it('is done so often and no more in a while, and a theft is seen all the same [S6] [S43]', async () => {
    const first = await shop.logIn('jana@example.com')
    const other = await shop.logIn('jana@example.com')
    let { refresh_token, access_token } = first
    for (let count = 0; count < MAX_REFRESHES; count++)
      ({ refresh_token, access_token } = await (await refresh(refresh_token)).json())
    const surplus = await refresh(refresh_token)
    expect([surplus.status, Number(surplus.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await me(access_token)).status).toBe(200)
    expect((await refresh(other.refresh_token)).status).toBe(200)
    shop.wait(REFRESHES_WINDOW_S + 1)
    expect((await refresh(refresh_token)).status).toBe(200)
    await Promise.all(Array.from({ length: MAX_REFRESHES }, () => refresh(refresh_token)))
    expect((await refresh(refresh_token)).status).toBe(429)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect(await shop.db`select from session where id = ${first.id} and ended_at is null`).toHaveLength(0)
  })
})

describe('tokens of sessions', () => {
  const tokensOf = async (id: number) =>
    (await shop.db`select from session_token where session_id = ${id}`).length
  const LONG = 2.5 * PURGE_BATCH

  beforeAll(async () => {
    await shop.db.unsafe(`
      create table tokens_gone (count int not null);
      create function note_tokens_gone() returns trigger language plpgsql as $$
      begin insert into tokens_gone select count(*) from gone; return null; end $$;
      create trigger tokens_gone after delete on session_token referencing old table as gone
        for each statement execute function note_tokens_gone();`)
  })

  it('stay while it lives, and go some at a time once it has ended [S6] [F61]', async () => {
    const living = await shop.logIn('jana@example.com')
    const ended = await shop.logIn('jana@example.com')
    for (const { id, refresh_token } of [living, ended]) {
      await refresh(refresh_token)
      await shop.db`
        insert into session_token (session_id, access_hash, refresh_hash, access_expiration_at, used_at, previous_id)
        select ${id}, sha256(('a' || ${id} || place)::bytea), sha256(('r' || ${id} || place)::bytea),
          ${shop.clock.now}, ${shop.clock.now}, (select max(id) from session_token) + place - 1
        from generate_series(1, ${LONG}::int) place order by place`
    }
    await shop.call('POST /auth/logout', { refresh_token: ended.refresh_token })
    await purgeSessions(shop.db, shop.clock.now)
    expect([await tokensOf(living.id), await tokensOf(ended.id)]).toEqual([LONG + 2, 0])
    const [most] = await shop.db`select max(count) from tokens_gone`
    expect(most).toEqual({ max: PURGE_BATCH })
    shop.wait(REFRESH_GRACE_S + 1)
    expect((await refresh(living.refresh_token)).status).toBe(401)
    expect(await shop.db`select ended_at from session where id = ${living.id}`).toMatchObject([
      { ended_at: shop.clock.now.toISOString() },
    ])
  })

  it('of one that has come to its time are gone before it is', async () => {
    const { id } = await shop.logIn('jana@example.com')
    shop.wait(SESSION_LIFETIME_S + 1)
    await purgeSessions(shop.db, shop.clock.now)
    expect(await tokensOf(id)).toBe(0)
    expect(await shop.db`select from session where id = ${id}`).toHaveLength(1)
    shop.wait(SESSION_LIFETIME_S)
    await purgeSessions(shop.db, shop.clock.now)
    expect(await shop.db`select from session where id = ${id}`).toHaveLength(0)
  })
})

describe('logging out', () => {
  it('kills both tokens of the session and no other session [S3] [AUTH-04]', async () => {
    const here = await shop.logIn('jana@example.com')
    const elsewhere = await shop.logIn('jana@example.com')
    const { refresh_token } = here
    expect((await shop.call('POST /auth/logout', { refresh_token })).status).toBe(204)
    expect((await me(here.access_token)).status).toBe(401)
    expect((await refresh(refresh_token)).status).toBe(401)
    expect((await me(elsewhere.access_token)).status).toBe(200)
  })

  it('works by the access token alone, and without any [AUTH-04]', async () => {
    const { access_token } = await shop.logIn('jana@example.com')
    expect((await shop.call('POST /auth/logout', {}, { token: access_token })).status).toBe(204)
    expect((await me(access_token)).status).toBe(401)
    expect((await shop.call('POST /auth/logout', {})).status).toBe(204)
  })
})

describe('a change made with cookies', () => {
  it('is refused when another site sends it, and passes from our own [S12] [AUTH-25]', async () => {
    const { access_token } = await shop.logIn('jana@example.com')
    const cookie = `access_token=${access_token}`
    const send = (headers: Record<string, string>) => shop.call('POST /auth/logout', {}, { cookie, headers })
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await send({ origin: 'null' })).status).toBe(403)
    expect((await me(access_token)).status).toBe(200)
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(204)
    expect((await me(access_token)).status).toBe(401)
  })

  it('passes with a Bearer token from anywhere, which no browser adds by itself [S12] [AUTH-24]', async () => {
    const { access_token } = await shop.logIn('jana@example.com')
    const headers = { origin: 'https://app.example' }
    expect((await shop.call('POST /auth/logout', {}, { token: access_token, headers })).status).toBe(204)
  })
})

describe('a blocked or inactive customer', () => {
  it('is out at the next request, and cannot refresh [S4] [AUTH-22] [F63]', async () => {
    const { access_token, refresh_token } = await shop.logIn('eva@example.com')
    for (const change of [{ is_blocked: true }, { is_active: false }]) {
      await shop.db`update customer set ${shop.db(change)} where email = 'eva@example.com'`
      expect((await me(access_token)).status).toBe(401)
      expect((await refresh(refresh_token)).status).toBe(401)
      await shop.db`
        update customer set is_blocked = false, is_active = true where email = 'eva@example.com'`
    }
  })
})

describe('one’s own sessions', () => {
  const list = async (token: string, query = '') =>
    (await (await shop.call(`GET /auth/sessions${query}`, undefined, { token })).json()).items
  const end = (id: number, token: string) => shop.call(`DELETE /auth/sessions/${id}`, undefined, { token })

  it('are listed, the last used first, without their tokens [AUTH-23]', async () => {
    await shop.db`update session set ended_at = ${shop.clock.now} where ended_at is null`
    const headers = { 'user-agent': 'Old browser', 'x-client-ip': '203.0.113.8' }
    const first = await (await shop.call('POST /auth/login', jana, { headers })).json()
    shop.wait(60)
    const second = await shop.logIn('jana@example.com')
    await shop.logIn('petr@example.com')
    const found = await list(second.access_token)
    expect(found).toEqual([
      expect.objectContaining({ id: second.id, is_current: true }),
      {
        id: first.id,
        client_ip: '203.0.113.8',
        user_agent: 'Old browser',
        created_at: new Date(shop.clock.now.getTime() - 60_000).toISOString(),
        last_used_at: new Date(shop.clock.now.getTime() - 60_000).toISOString(),
        session_expiration_at: first.session_expiration_at,
        is_current: false,
        is_impersonated: false,
      },
    ])
    expect(await list(second.access_token, '?per_page=1&sort=id&only=id')).toEqual([{ id: first.id }])
  })

  it('end one by one, and an ended one is out at once [AUTH-22] [AUTH-23]', async () => {
    const [here, there] = [await shop.logIn('jana@example.com'), await shop.logIn('jana@example.com')]
    expect((await end(there.id, here.access_token)).status).toBe(204)
    expect((await me(there.access_token)).status).toBe(401)
    expect((await refresh(there.refresh_token)).status).toBe(401)
    expect((await end(there.id, here.access_token)).status).toBe(404)
    expect((await list(here.access_token)).map(({ id }: { id: number }) => id)).not.toContain(there.id)
    expect((await end(here.id, here.access_token)).status).toBe(204)
    expect((await me(here.access_token)).status).toBe(401)
  })

  it('of somebody else are not found, as one nobody has [GUARD-11]', async () => {
    const [own, other] = [await shop.logIn('jana@example.com'), await shop.logIn('petr@example.com')]
    for (const id of [other.id, 987_654]) expect((await end(id, own.access_token)).status).toBe(404)
    expect((await me(other.access_token)).status).toBe(200)
  })

  it('show the staff that acts as the customer, who may send them away, but not where it sits [AUTH-23]', async () => {
    const { access_token } = await shop.logIn('eva@example.com')
    const staff = await openSessionOf(shop.db, { customer_id: 3, user_id: 1 }, shop.clock.now)
    await shop.db`update session set client_ip = '192.0.2.1', user_agent = 'x' where user_id = 1 and customer_id = 3`
    const [acting] = (await list(access_token)).filter(
      (one: { is_impersonated: boolean }) => one.is_impersonated,
    )
    expect(acting).toMatchObject({ client_ip: null, user_agent: null, is_current: false })
    expect((await end(acting.id, staff)).status).toBe(403)
    expect((await end(acting.id, access_token)).status).toBe(204)
    expect((await me(staff)).status).toBe(401)
  })
})

describe('the staff', () => {
  it('has sessions of its own, which are no customer’s [STAFF-02] [STAFF-03] [STAFF-05]', async () => {
    const login = await shop.call('POST /auth/users/login', {
      email: 'staff@example.com',
      password: DEMO_STAFF_PASSWORD,
    })
    const { access_token, refresh_token, user } = await login.json()
    expect(user).toEqual({ id: 1, first_name: 'Tereza', last_name: 'Provozní' })
    const whoami = await shop.call('GET /auth/users/me', undefined, { token: access_token })
    expect(await whoami.json()).toEqual(user)
    expect((await (await me(access_token)).json()).is_guest).toBe(true)
    expect((await refresh(refresh_token)).status).toBe(401)
    expect((await shop.call('POST /auth/users/refresh', { refresh_token })).status).toBe(200)
    const customer = await shop.logIn('jana@example.com')
    const asCustomer = await shop.call('GET /auth/users/me', undefined, { token: customer.access_token })
    expect(asCustomer.status).toBe(403)
    const refused = await shop.call('POST /auth/users/refresh', { refresh_token: customer.refresh_token })
    expect(refused.status).toBe(401)
    const [token] = await shop.db`
      select count(*)::int as traded from session_token
      where session_id = ${customer.id} and used_at is not null`
    expect(token).toEqual({ traded: 0 })
  })
})
