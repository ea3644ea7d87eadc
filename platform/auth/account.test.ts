import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/trade/customer.ts'
import { createPlatform } from '#platform/app.ts'
import { createDatabase, databaseUrl } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { readOutbox } from '#platform/mail/outbox.ts'
import { CONFIRMATION_PAUSE_S } from '#platform/newsletter/newsletter.ts'
import { INTERFACE_LANGUAGES } from '#contract/language.ts'
import { pathFor } from '#storefront/route-match.ts'
import { openSessionOf } from '#tests/authorisation-session.ts'
import { proxiedDatabase } from '#tests/fault-proxy.ts'
import { callsOf } from '#tests/platform-call.ts'
import { startPlatform } from '#tests/platform.ts'
import { MAX_EMAIL_CHANGES, purgeEmailChanges } from './email-change.ts'
import { EMAIL_CONFIRM_PATHS } from './email-link.ts'
import { MAX_WRONG_PASSWORDS, WRONG_PASSWORDS_WINDOW_S } from './own-password.ts'

let shop: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  shop = await startPlatform()
})

const PASSWORD = 'Konvička-na-čaj'
let count = 0

/** Somebody new, with a session of their own. */
async function newcomer() {
  const email = `nova${++count}@example.com`
  const made = await shop.call(
    'POST /customers/register',
    { first_name: 'Nová', last_name: 'Dáma', email, password: PASSWORD, password_confirmation: PASSWORD },
    { headers: { 'x-client-ip': `203.0.113.${count}` } },
  )
  const { id } = (await made.json()) as { id: number }
  const { access_token: token, refresh_token } = await shop.logIn(email, PASSWORD)
  return { id, email, token, refresh_token, path: `/customers/${id}` }
}
type Person = Awaited<ReturnType<typeof newcomer>>

const patch = ({ path, token }: Person, body: object) => shop.call(`PATCH ${path}`, body, { token })
const fieldsOf = async (answer: Response) => [
  answer.status,
  (await answer.json()).errors.map(({ field }: { field: string }) => field),
]
const works = async (token: string) =>
  (await shop.call('GET /auth/sessions', undefined, { token })).status === 200

describe('one’s own record', () => {
  it('takes every field the form has, and leaves the others as they are [CUST-02]', async () => {
    const person = await newcomer()
    const change = {
      first_name: 'Ludmila',
      last_name: 'Stará',
      dial_code: '+421',
      phone: '905 123 456',
      birth_at: '1970-12-31',
      bank_code: '0800',
      bank_account_number: '19-2000145399',
      bank_account_iban: 'CZ65 0800 0000 1920 0014 5399',
      bank_swift_code: 'GIBACZPX',
      gender_oriented_product_preference: 3,
      additional_params: { note: 'bez cukru', level: 2 },
    }
    const changed = await (await patch(person, change)).json()
    expect(changed).toMatchObject({
      ...change,
      email: person.email,
      phone: '905123456',
      bank_account_iban: 'CZ6508000000192000145399',
    })
    const cleared = await (await patch(person, { phone: null, bank_code: null })).json()
    expect(cleared).toEqual({ ...changed, phone: null, bank_code: null })
    expect(await (await patch(person, {})).json()).toEqual(cleared)
  })

  it('answers with the shop’s own fields, which are set by their code [CUST-02] [TBD-27]', async () => {
    const person = await newcomer()
    const send = (configurable: object) =>
      shop.call(`PATCH ${person.path}?embed=configurable`, { configurable }, person)
    const set = async (values: object) => {
      const answer = await send(values)
      const { configurable: variables } = await answer.json()
      return Object.fromEntries(
        variables.map((one: { code: string; value: unknown }) => [one.code, one.value]),
      )
    }
    const before = await set({})
    const after = { favourite_drink: 'Rooibos', grind_for_me: true, cups_per_day: 2 }
    expect(await set({ favourite_drink: 'Rooibos', cups_per_day: 2, grind_for_me: true })).toEqual(after)
    expect(await set({ cups_per_day: null })).toEqual({ ...after, cups_per_day: before.cups_per_day })
    const wrong = { cups_per_day: 'two', grind_for_me: 1, unknown: 'x' }
    expect(await fieldsOf(await send(wrong))).toEqual([
      422,
      Object.keys(wrong).map((code) => `configurable.${code}`),
    ])
    expect(await set({})).toMatchObject({ favourite_drink: 'Rooibos', grind_for_me: true })
  })

  it('holds a phone to the dial code it already has, and methods to those on offer [CUST-02]', async () => {
    const person = await newcomer()
    expect((await patch(person, { dial_code: '+420', phone: '601000111' })).status).toBe(200)
    expect(await fieldsOf(await patch(person, { phone: '12345678' }))).toEqual([422, ['phone']])
    expect((await patch(person, { dial_code: '+49', phone: '12345678' })).status).toBe(200)
    expect(await fieldsOf(await patch(person, { dial_code: '+420' }))).toEqual([422, ['phone']])
    for (const field of ['preferred_payment_method_id', 'preferred_shipping_method_id']) {
      expect(await fieldsOf(await patch(person, { [field]: 987 }))).toEqual([422, [field]])
      expect((await patch(person, { [field]: null })).status).toBe(200)
    }
    expect(await fieldsOf(await patch(person, { bank_account_iban: 'CZ6508000000192000145398' }))).toEqual([
      422,
      ['bank_account_iban'],
    ])
  })

  it('is changed by its owner alone, whether there is such a customer or not [CUST-17] [GUARD-11]', async () => {
    const { token, ...own } = await newcomer()
    const other = await newcomer()
    for (const id of [other.id, 987_654]) {
      const calls = [
        shop.call(`PATCH /customers/${id}`, { first_name: 'Cizí' }, { token }),
        shop.call(`DELETE /customers/${id}`, { password: PASSWORD }, { token }),
        shop.call(`POST /customers/${id}/export`, { password: PASSWORD }, { token }),
        shop.call(
          `PUT /customers/${id}/password`,
          { current_password: PASSWORD, new_password: 'Jiné-heslo', new_password_confirmation: 'Jiné-heslo' },
          { token },
        ),
      ]
      for (const answer of await Promise.all(calls)) expect(answer.status).toBe(403)
    }
    expect(own.id).not.toBe(other.id)
    const kept = await (await shop.call(`GET ${other.path}`, undefined, other)).json()
    expect(kept).toMatchObject({ first_name: 'Nová' })
  })
})

describe('another e-mail', () => {
  const move = (person: Person, email: string, current_password?: string) =>
    patch(person, { email, current_password })
  const linkTo = async (email: string) => {
    const [mail] = await readOutbox(shop.db, email)
    return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none.invalid')
  }
  const tokenTo = async (email: string) => (await linkTo(email)).searchParams.get('token') ?? ''
  const confirm = (token: string) => shop.call('POST /customers/confirm-email', { token })
  const subjectsTo = async (email: string) =>
    (await readOutbox(shop.db, email)).map(({ subject }) => subject).slice(0, 2)

  it('needs the password and then the new mailbox; until that confirms, nothing changes [CUST-02] [AUTH-21]', async () => {
    const person = await newcomer()
    const elsewhere = await shop.logIn(person.email, PASSWORD)
    const email = `jinak-${person.email}`
    expect(await fieldsOf(await move(person, email))).toEqual([422, ['current_password']])
    expect(await fieldsOf(await move(person, email, 'Úplně jiné'))).toEqual([422, ['current_password']])
    expect(await readOutbox(shop.db, email)).toEqual([])

    const asked = await (await move(person, email.toUpperCase(), PASSWORD)).json()
    expect(asked.email).toBe(person.email)
    const pending = `GET ${person.path}?only=email&embed=pending_email`
    expect(await (await shop.call(pending, undefined, person)).json()).toEqual({
      email: person.email,
      pending_email: email,
    })
    expect(await subjectsTo(email)).toEqual(['Potvrďte prosím nový e-mail – Vitrine'])
    expect((await subjectsTo(person.email))[0]).toBe('Žádost o změnu e-mailu – Vitrine')
    expect(await works(elsewhere.access_token)).toBe(true)
    expect((await shop.logIn(email, PASSWORD)).access_token).toBeUndefined()

    expect((await confirm(await tokenTo(email))).status).toBe(204)
    expect(await (await shop.call(pending, undefined, person)).json()).toEqual({
      email,
      pending_email: null,
    })
    expect((await subjectsTo(person.email))[0]).toBe('E-mail vašeho účtu byl změněn – Vitrine')
    const [row] = await shop.db`select email_verified_at from customer where id = ${person.id}`
    expect(row?.email_verified_at).not.toBeNull()
  })

  it('once confirmed ends all sessions but the one it was asked in, and voids links that wait [CUST-02] [AUTH-21]', async () => {
    const person = await newcomer()
    const elsewhere = await shop.logIn(person.email, PASSWORD)
    await shop.call('POST /passwords/customer', { email: person.email })
    const reset = await tokenTo(person.email)
    const email = `jinak-${person.email}`
    await move(person, email, PASSWORD)
    const token = await tokenTo(email)
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await works(person.token)).toBe(true)
    expect(await works(elsewhere.access_token)).toBe(false)
    expect((await shop.call('POST /auth/refresh', { refresh_token: elsewhere.refresh_token })).status).toBe(
      401,
    )
    const fresh = { new_password: 'Cizí-heslo', new_password_confirmation: 'Cizí-heslo' }
    expect(await fieldsOf(await shop.call('PUT /passwords/customer', { token: reset, ...fresh }))).toEqual([
      422,
      ['token'],
    ])
    expect((await shop.logIn(email, PASSWORD)).access_token).toBeTruthy()
    expect((await shop.logIn(person.email, PASSWORD)).access_token).toBeUndefined()
  })

  it('is void a day later, after another one, and after a new password [CUST-02]', async () => {
    const person = await newcomer()
    await move(person, `prvni-${person.email}`, PASSWORD)
    const first = await tokenTo(`prvni-${person.email}`)
    await move(person, `druhy-${person.email}`, PASSWORD)
    expect(await fieldsOf(await confirm(first))).toEqual([422, ['token']])
    const fresh = { new_password: 'Nové-heslo-1', new_password_confirmation: 'Nové-heslo-1' }
    await shop.call(`PUT ${person.path}/password`, { current_password: PASSWORD, ...fresh }, person)
    expect(await fieldsOf(await confirm(await tokenTo(`druhy-${person.email}`)))).toEqual([422, ['token']])
    await move(person, `treti-${person.email}`, 'Nové-heslo-1')
    await shop.db`
      update email_change set expiration_at = ${shop.clock.now} where customer_id = ${person.id}`
    expect(await fieldsOf(await confirm(await tokenTo(`treti-${person.email}`)))).toEqual([422, ['token']])
    expect(await purgeEmailChanges(shop.db, shop.clock.now)).toBeGreaterThan(0)
    expect((await shop.logIn(person.email, 'Nové-heslo-1')).access_token).toBeTruthy()
  })

  it('that somebody has is refused; of two who want it, the first to confirm gets it [CUST-02]', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    expect(await fieldsOf(await move(one, 'jana@example.com', PASSWORD))).toEqual([422, ['email']])
    await move(one, 'oba@example.com', PASSWORD)
    const first = await tokenTo('oba@example.com')
    await move(two, 'oba@example.com', PASSWORD)
    const second = await tokenTo('oba@example.com')
    const answers = await Promise.all([confirm(first), confirm(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  })

  it('is changed by nobody when the line breaks, and by the next try [CUST-02] [F8]', async () => {
    const { proxy, url } = await proxiedDatabase(
      databaseUrl(inject('postgres_url'), String(shop.db.options.database)),
    )
    const sql = createDatabase(url, { max: 1 })
    afterAll(() => sql.end({ timeout: 1 }))
    const platform = createPlatform({
      sql,
      log: createLog('silent'),
      now: () => shop.clock.now,
      check_answers: true,
    })
    const person = await newcomer()
    const email = `po-vypadku-${person.email}`
    await move(person, email, PASSWORD)
    const token = await tokenTo(email)
    const confirmHere = async () =>
      (await callsOf(platform)('POST /customers/confirm-email', { token })).status
    let is_cut = false
    proxy.poison({ cut_after: (sent) => (is_cut = sent.includes('update customer set email')) })
    expect(await confirmHere()).toBe(503)
    expect(is_cut).toBe(true)
    proxy.heal()
    expect(await sql`select email from customer where id = ${person.id}`).toEqual([{ email: person.email }])
    expect(await confirmHere()).toBe(204)
    expect(await sql`select email from customer where id = ${person.id}`).toEqual([{ email }])
  })

  it('leaves the newsletter of the former mailbox behind, and one that waits there [CUST-02] [NEWS-02]', async () => {
    const person = await newcomer()
    const subscribe = () => shop.call('POST /newsletters', { email: person.email }, person)
    const own = async () =>
      (await (await shop.call('GET /newsletters', undefined, person)).json()).items.map(
        (one: { email: string }) => one.email,
      )
    const ownerOf = (email: string) =>
      shop.db`select customer_id from newsletter where email = ${email} and unsubscribed_at is null`
    await subscribe()
    const waiting = await tokenTo(person.email)
    shop.wait(CONFIRMATION_PAUSE_S)
    await subscribe()
    await shop.call('POST /newsletters/confirm', { token: await tokenTo(person.email) })
    expect(await own()).toEqual([person.email])

    const email = `jinak-${person.email}`
    await move(person, email, PASSWORD)
    await confirm(await tokenTo(email))
    expect(await own()).toEqual([])
    expect(await ownerOf(person.email)).toEqual([{ customer_id: null }])
    expect((await shop.call('POST /newsletters/confirm', { token: waiting })).status).toBe(204)
    expect(await ownerOf(person.email)).toEqual([{ customer_id: null }])
  })

  it('floods no mailbox [CUST-02] [AUTH-29]', async () => {
    const person = await newcomer()
    for (let asked = 0; asked < MAX_EMAIL_CHANGES; asked++) {
      expect((await move(person, 'zaplavena@example.com', PASSWORD)).status).toBe(200)
    }
    expect((await move(person, 'zaplavena@example.com', PASSWORD)).status).toBe(429)
    const other = await newcomer()
    expect((await move(other, 'zaplavena@example.com', PASSWORD)).status).toBe(429)
  })

  it('that is the present one asks for nothing [CUST-02]', async () => {
    const person = await newcomer()
    expect((await patch(person, { email: person.email, first_name: 'Táž' })).status).toBe(200)
  })

  it.each(INTERFACE_LANGUAGES)('is confirmed at a screen the storefront has, in %s', (language) => {
    expect(EMAIL_CONFIRM_PATHS[language]).toBe(pathFor('email-confirm', language))
  })
})

describe('a password', () => {
  const change = ({ path, token }: Person, current_password: string, new_password: string) =>
    shop.call(
      `PUT ${path}/password`,
      { current_password, new_password, new_password_confirmation: new_password },
      { token },
    )

  it('is changed with the present one; other sessions end and this one stays [S39] [S5] [CUST-04] [TBD-19] [F63]', async () => {
    const person = await newcomer()
    const elsewhere = await shop.logIn(person.email, PASSWORD)
    expect(await fieldsOf(await change(person, 'Úplně jiné', 'Nové-heslo-1'))).toEqual([
      422,
      ['current_password'],
    ])
    expect(await works(elsewhere.access_token)).toBe(true)
    expect((await change(person, PASSWORD, 'Nové-heslo-1')).status).toBe(204)
    expect(await works(person.token)).toBe(true)
    expect(await works(elsewhere.access_token)).toBe(false)
    expect((await shop.call('POST /auth/refresh', { refresh_token: person.refresh_token })).status).toBe(200)
    expect((await shop.logIn(person.email, PASSWORD)).access_token).toBeUndefined()
    expect((await shop.logIn(person.email, 'Nové-heslo-1')).access_token).toBeTruthy()
    const [mail] = await readOutbox(shop.db, person.email)
    expect(mail).toMatchObject({ subject: 'Vaše heslo bylo změněno – Vitrine' })
    expect(mail?.text).toContain('všechna ostatní zařízení jsme odhlásili')
  })

  it('is refused if it is unlike its confirmation, short, common or the e-mail [CUST-04]', async () => {
    const person = await newcomer()
    const unlike = {
      current_password: PASSWORD,
      new_password: 'Nové-heslo-1',
      new_password_confirmation: 'x',
    }
    const answer = await shop.call(`PUT ${person.path}/password`, unlike, person)
    expect(await fieldsOf(answer)).toEqual([422, ['new_password_confirmation']])
    for (const password of ['krátké', 'heslo123', person.email]) {
      expect(await fieldsOf(await change(person, PASSWORD, password))).toEqual([422, ['new_password']])
    }
  })

  it('cannot be guessed from a session left open [CUST-04] [AUTH-29]', async () => {
    const person = await newcomer()
    for (let guess = 0; guess < MAX_WRONG_PASSWORDS; guess++) {
      expect((await change(person, `Pokus-${guess}`, 'Nové-heslo-1')).status).toBe(422)
    }
    expect((await change(person, PASSWORD, 'Nové-heslo-1')).status).toBe(429)
    shop.wait(WRONG_PASSWORDS_WINDOW_S)
    const { access_token: token } = await shop.logIn(person.email, PASSWORD)
    expect((await change({ ...person, token }, PASSWORD, 'Nové-heslo-1')).status).toBe(204)
  })

  it('that nobody has chosen yet is not called wrong: it says how to get one [CUST-03] [SOCIAL-02]', async () => {
    const person = await newcomer()
    await shop.db`update customer set password_hash = null where id = ${person.id}`
    const answer = await shop.call(
      `DELETE ${person.path}`,
      { password: 'Jakékoli-1' },
      { token: person.token },
    )
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] }
    expect(errors).toEqual([{ field: 'password', message: expect.stringContaining('Zapomenuté heslo') }])
  })

  it('of two changes at once keeps one, and whoever lost is out [CUST-04]', async () => {
    const person = await newcomer()
    const other = { ...person, token: (await shop.logIn(person.email, PASSWORD)).access_token }
    const answers = await Promise.all([
      change(person, PASSWORD, 'Nové-heslo-1'),
      change(other, PASSWORD, 'Nové-heslo-2'),
    ])
    const [kept, lost] = answers.map(({ status }) => status).toSorted()
    expect(kept).toBe(204)
    // Whoever comes after the other has finished already has a wrong password.
    expect([401, 422]).toContain(lost)
    expect([await works(person.token), await works(other.token)].toSorted()).toEqual([false, true])
  })
})

describe('staff acting as the customer', () => {
  it('may help with the record, but not with what opens the account or where money goes [S31] [CUST-02] [CUST-17]', async () => {
    const person = await newcomer()
    await patch(person, { bank_code: '0800' })
    const token = await openSessionOf(shop.db, { customer_id: person.id, user_id: 1 }, shop.clock.now)
    const acting = { ...person, token }
    expect((await patch(acting, { first_name: 'Opravená', email: person.email })).status).toBe(200)
    expect((await patch(acting, { email: 'zlodej@example.com', current_password: PASSWORD })).status).toBe(
      403,
    )
    expect((await patch(acting, { bank_account_number: '2000145399' })).status).toBe(403)
    expect((await (await shop.call(`GET ${person.path}`, undefined, acting)).json()).bank_code).toBeNull()
    expect((await patch(acting, { bank_code: null, last_name: 'Opravená' })).status).toBe(200)
    expect((await (await shop.call(`GET ${person.path}`, undefined, person)).json()).bank_code).toBe('0800')
    const passwords = {
      current_password: PASSWORD,
      new_password: 'Nové-heslo-1',
      new_password_confirmation: 'Nové-heslo-1',
    }
    expect((await shop.call(`PUT ${person.path}/password`, passwords, acting)).status).toBe(403)
    expect((await shop.call(`DELETE ${person.path}`, { password: PASSWORD }, acting)).status).toBe(403)
    expect((await shop.call(`POST ${person.path}/export`, { password: PASSWORD }, acting)).status).toBe(403)
    expect((await shop.logIn('jana@example.com', DEMO_PASSWORD)).access_token).toBeTruthy()
  })
})
