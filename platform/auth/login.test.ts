import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/trade/customer.ts'
import { startPlatform } from '#tests/platform.ts'
import {
  FAILED_LOGINS_WINDOW_S,
  MAX_FAILED_LOGINS,
  MAX_FAILED_LOGINS_OF_ACCOUNT,
  MAX_FAILED_LOGINS_PER_ADDRESS,
} from './login-limit.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { purgePasswordResets } from './password-reset.ts'
import { purgeSessions } from './session.ts'

let shop: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  shop = await startPlatform()
})

const logIn = (email: string, password: string, from = '198.51.100.1', language = 'en') =>
  shop.call('POST /auth/login', { email, password }, { headers: { 'x-client-ip': from }, language })

describe('a password', () => {
  it('is kept as an argon2id hash with its own salt, and checked against it [S40] [AUTH-29]', async () => {
    const hash = await hashPassword('Čaj o páté')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await hashPassword('Čaj o páté')).not.toBe(hash)
    expect(await passwordMatches('Čaj o páté', hash)).toBe(true)
    expect(await passwordMatches('Caj o pate', hash)).toBe(false)
    expect(await passwordMatches('anything', null)).toBe(false)
  })

  it('is the same on every keyboard, composed or decomposed [AUTH-29]', async () => {
    expect(await passwordMatches('Čaj'.normalize('NFD'), await hashPassword('Čaj'.normalize('NFC')))).toBe(
      true,
    )
  })

  it('stands nowhere in the database [AUTH-29]', async () => {
    const rows = await shop.db`select to_jsonb(customer) as row from customer`
    expect(JSON.stringify(rows)).not.toContain(DEMO_PASSWORD)
  })
})

describe('a refused login', () => {
  it('says the same of an unknown e-mail, a wrong password, a blocked and an inactive customer [S37] [AUTH-22]', async () => {
    const answers = await Promise.all([
      logIn('nobody@example.com', DEMO_PASSWORD),
      logIn('jana@example.com', 'wrong-password'),
      logIn('blocked@example.com', DEMO_PASSWORD),
      logIn('inactive@example.com', DEMO_PASSWORD),
    ])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    for (const body of bodies) {
      expect(body).toEqual({ ...bodies[0], request_id: expect.any(String) })
      expect(body).toMatchObject({ status: 401, type: 'unauthenticated', errors: [] })
    }
  })

  it('speaks the language of the request [AUTH-18]', async () => {
    const texts = await Promise.all(
      ['cs', 'sk', 'en', 'de'].map(async (language) => {
        const answer = await logIn(`${language}@example.com`, 'wrong-password', '198.51.100.2', language)
        return (await answer.json()).message
      }),
    )
    expect(new Set(texts).size).toBe(4)
  })

  it('is the answer to a guest customer, who has no account [CUST-16] [X-29]', async () => {
    await shop.db`
      insert into customer (code, first_name, last_name, email, is_guest, password_hash)
      values ('G1', 'Host', 'Hostitý', 'guest@example.com', true, ${await hashPassword(DEMO_PASSWORD)})`
    expect((await logIn('guest@example.com', DEMO_PASSWORD)).status).toBe(401)
  })

  it('accepts the e-mail in any case and with spaces around it [AUTH-03]', async () => {
    expect((await logIn(' Jana@Example.com ', DEMO_PASSWORD)).status).toBe(200)
  })

  it('lists every wrong field of an unusable body [AUTH-03]', async () => {
    const response = await shop.call('POST /auth/login', { email: 'no e-mail', password: '', admin: true })
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'admin',
      'email',
      'password',
    ])
  })
})

describe('guessing', () => {
  it('ends after ten wrong passwords, for a quarter of an hour, even with the right one [AUTH-29]', async () => {
    const from = '198.51.100.3'
    const guesses = await Promise.all(
      Array.from({ length: MAX_FAILED_LOGINS }, () => logIn('petr@example.com', 'wrong-password', from)),
    )
    expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 401))
    const refused = await logIn('petr@example.com', DEMO_PASSWORD, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(FAILED_LOGINS_WINDOW_S)
    expect((await logIn('petr@example.com', DEMO_PASSWORD, '198.51.100.4')).status).toBe(200)
    shop.wait(FAILED_LOGINS_WINDOW_S)
    expect((await logIn('petr@example.com', DEMO_PASSWORD, from)).status).toBe(200)
  })

  it('is forgotten with the first right password [AUTH-29]', async () => {
    const from = '198.51.100.5'
    for (let round = 0; round < 2; round++) {
      await Promise.all(
        Array.from({ length: MAX_FAILED_LOGINS - 1 }, () => logIn('eva@example.com', 'wrong-password', from)),
      )
      expect((await logIn('eva@example.com', DEMO_PASSWORD, from)).status).toBe(200)
    }
  })

  it('on many accounts from one address ends too; who gets in is not counted [AUTH-29]', async () => {
    const from = '198.51.100.6'
    const guess = (name: number) => logIn(`who${name}@example.com`, 'wrong-password', from)
    const guesses = await Promise.all(
      Array.from({ length: MAX_FAILED_LOGINS_PER_ADDRESS - 1 }, (_, name) => guess(name)),
    )
    for (const { status } of guesses) expect(status).toBe(401)
    expect((await logIn('jana@example.com', DEMO_PASSWORD, from)).status).toBe(200)
    expect((await guess(MAX_FAILED_LOGINS_PER_ADDRESS)).status).toBe(401)
    const counted = async () => (await shop.db`select from attempt`).length
    const before = await counted()
    expect((await logIn('jana@example.com', DEMO_PASSWORD, from)).status).toBe(429)
    expect((await guess(MAX_FAILED_LOGINS_PER_ADDRESS + 1)).status).toBe(429)
    expect(await counted()).toBe(before)
    expect((await logIn('jana@example.com', DEMO_PASSWORD, '198.51.100.7')).status).toBe(200)
    shop.wait(FAILED_LOGINS_WINDOW_S)
    expect((await logIn('jana@example.com', DEMO_PASSWORD, from)).status).toBe(200)
  })
})

describe('guessing at one account from many addresses', () => {
  const from = (address: number) => `203.0.113.${address}`
  const guessAt = (email: string) =>
    Promise.all(
      Array.from({ length: MAX_FAILED_LOGINS_OF_ACCOUNT }, (_, address) =>
        logIn(email, 'wrong-password', from(address)),
      ),
    )

  it('ends for all of them, and for an e-mail that is nobody’s alike [S36] [AUTH-29]', async () => {
    for (const email of ['eva@example.com', 'nobody-at-all@example.com']) {
      const guesses = await guessAt(email)
      expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 401))
      expect((await logIn(email, 'wrong-password', from(200))).status).toBe(429)
    }
    shop.wait(FAILED_LOGINS_WINDOW_S)
    expect((await logIn('eva@example.com', DEMO_PASSWORD, from(200))).status).toBe(200)
  })

  it('does not keep the owner out where they have been before, nor after a mailed link [S36]', async () => {
    expect((await logIn('jana@example.com', DEMO_PASSWORD, '2001:db8:1:2::a')).status).toBe(200)
    await guessAt('jana@example.com')
    expect((await logIn('jana@example.com', DEMO_PASSWORD, from(201))).status).toBe(429)
    expect((await logIn('jana@example.com', DEMO_PASSWORD, '2001:db8:1:2:ffff::b')).status).toBe(200)

    const token = 'a-token-of-the-mail-sent-to-jana'
    await shop.db`
      insert into password_reset (customer_id, token_hash, created_at, expiration_at)
      select id, sha256(${token}::text::bytea), ${shop.clock.now}, ${shop.clock.now}::timestamptz + interval '1 hour'
      from customer where email = 'jana@example.com'`
    const password = 'Nové-heslo-pro-Janu'
    const body = { token, new_password: password, new_password_confirmation: password }
    const headers = { 'x-client-ip': from(202) }
    expect((await shop.call('PUT /passwords/customer', body, { headers })).status).toBe(204)
    await guessAt('jana@example.com')
    expect((await logIn('jana@example.com', password, from(203))).status).toBe(429)
    expect((await logIn('jana@example.com', password, from(202))).status).toBe(200)
  })

  it('counts all addresses of an IPv6 network as one [S36]', async () => {
    const guesses = await Promise.all(
      Array.from({ length: MAX_FAILED_LOGINS + 1 }, (_, place) =>
        logIn('petr@example.com', 'wrong-password', `2001:db8:7:7::${place.toString(16)}`),
      ),
    )
    expect(
      guesses
        .map(({ status }) => status)
        .toSorted()
        .slice(-2),
    ).toEqual([401, 429])
  })

  it('does not keep the owner out where they were less than 30 days ago, whatever is cleared away [S36]', async () => {
    const DAY_S = 24 * 60 * 60
    const email = 'petr@example.com'
    const home = from(204)
    const clear = () =>
      Promise.all([purgeSessions(shop.db, shop.clock.now), purgePasswordResets(shop.db, shop.clock.now)])
    expect((await logIn(email, DEMO_PASSWORD, home)).status).toBe(200)
    await shop.db`
      insert into password_reset (customer_id, token_hash, created_at, expiration_at, used_at, client_ip)
      select id, sha256('used'), ${shop.clock.now}, ${shop.clock.now}, ${shop.clock.now}, ${from(205)}
      from customer where email = ${email}`
    shop.wait(30 * DAY_S - 1)
    await clear()
    await guessAt(email)
    for (const known of [home, from(205)])
      expect((await logIn(email, 'wrong-password', known)).status).toBe(401)
    shop.wait(FAILED_LOGINS_WINDOW_S)
    await clear()
    await guessAt(email)
    for (const former of [home, from(205)]) {
      expect((await logIn(email, 'wrong-password', former)).status).toBe(429)
    }
  })
})

describe('a login that is still being checked', () => {
  const isWaiting = async () =>
    (
      await shop.db`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length > 0

  it('does not survive a block or a change of the password in the meantime [AUTH-22]', async () => {
    const email = 'eva@example.com'
    const password_hash = await hashPassword('Nové-heslo-9')
    for (const change of [{ is_blocked: true }, { is_blocked: false, password_hash }]) {
      await shop.db`update customer set is_blocked = false where email = ${email}`
      const { answer } = await shop.db.begin(async (sql) => {
        await sql`update customer set ${sql(change)} where email = ${email}`
        const pending = logIn(email, DEMO_PASSWORD, '198.51.100.9')
        await vi.waitUntil(isWaiting, { timeout: 20_000 })
        return { answer: pending }
      })
      expect((await answer).status).toBe(401)
    }
    expect((await logIn(email, 'Nové-heslo-9', '198.51.100.9')).status).toBe(200)
  })

  it('does not survive a new password of the staff, nor the end of an account [S4] [STAFF-02]', async () => {
    const email = 'staff@example.com'
    const logStaffIn = (password: string) => shop.call('POST /auth/users/login', { email, password })
    const password_hash = await hashPassword('Nové-heslo-9')
    for (const change of [{ is_active: false }, { is_active: true, password_hash }]) {
      await shop.db`update staff_user set is_active = true where email = ${email}`
      const { answer } = await shop.db.begin(async (sql) => {
        await sql`update staff_user set ${sql(change)} where email = ${email}`
        const pending = logStaffIn(DEMO_STAFF_PASSWORD)
        await vi.waitUntil(isWaiting, { timeout: 20_000 })
        return { answer: pending }
      })
      expect((await answer).status).toBe(401)
    }
    expect((await logStaffIn('Nové-heslo-9')).status).toBe(200)
  })
})
