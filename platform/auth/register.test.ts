import { beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#platform/mail/outbox.ts'
import { startPlatform } from '#tests/platform.ts'
import { MAX_REGISTRATIONS } from './register.ts'
import { MAX_TAKEN_EMAILS, TAKEN_EMAILS_WINDOW_S } from './taken-email.ts'

let shop: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  shop = await startPlatform()
})

const PASSWORD = 'Konvička-na-čaj'
const person = (email: string) => ({
  first_name: 'Lucie',
  last_name: 'Čapková',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
})
const register = (body: object, from = '198.51.100.20', language = 'cs', path = '') =>
  shop.call(`POST /customers/register${path}`, body, { headers: { 'x-client-ip': from }, language })
const fieldsOf = async (answer: Response) =>
  (await answer.json()).errors.map(({ field }: { field: string }) => field)

describe('registering', () => {
  it('makes an account with everything the form has, and answers it [AUTH-15]', async () => {
    const answer = await register({
      ...person(' Lucie@Example.com '),
      is_subscribed: false,
      birth_at: '1990-02-28',
      dial_code: '+420',
      phone: '601 000 999',
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      first_name: 'Lucie',
      last_name: 'Čapková',
      email: 'lucie@example.com',
      birth_at: '1990-02-28',
      dial_code: '+420',
      phone: '601000999',
      is_active: true,
      is_blocked: false,
      is_guest: false,
      last_logged_at: null,
      code: expect.stringMatching(/^Z\d{6}$/),
      customer_group_ids: [],
    })
    expect((await shop.logIn('lucie@example.com', PASSWORD)).access_token).toBeTruthy()
  })

  it('takes only what must be there, with the options of every entity [AUTH-15]', async () => {
    const answer = await register(
      person('jen@example.com'),
      undefined,
      'en',
      '?only=email&embed=configurable',
    )
    expect(await answer.json()).toMatchObject({ email: 'jen@example.com', configurable: expect.any(Array) })
  })

  it('writes to the new customer in the language of the shop they stand in [AUTH-15]', async () => {
    await register(person('vitajte@example.com'), undefined, 'sk')
    const [mail] = await readOutbox(shop.db, 'vitajte@example.com')
    expect(mail).toMatchObject({ language: 'sk', subject: 'Váš účet je založený – Vitrine' })
    expect(mail?.text).toContain('Dobrý deň, Lucie')
    expect(mail?.text).not.toContain(PASSWORD)
  })

  it('names every field that is missing or wrong [AUTH-15]', async () => {
    expect((await fieldsOf(await register({}))).toSorted()).toEqual([
      'email',
      'first_name',
      'last_name',
      'password',
      'password_confirmation',
    ])
    const wrong = { birth_at: '2990-01-01', password_confirmation: 'jiné' }
    const answer = await register({ ...person('x@example.com'), ...wrong })
    expect((await fieldsOf(answer)).toSorted()).toEqual(['birth_at', 'password_confirmation'])
    const phone = { dial_code: '+420', phone: '123456' }
    expect(await fieldsOf(await register({ ...person('x@example.com'), ...phone }))).toEqual(['phone'])
  })

  it('refuses passwords that are guessed first, and the e-mail as a password [S38] [AUTH-15] [AUTH-29]', async () => {
    for (const password of ['heslo123', 'Password1', '12345678', 'Slaba@Example.com', 'QWERTZUI']) {
      const body = { ...person('slaba@example.com'), password, password_confirmation: password }
      expect(await fieldsOf(await register(body)), password).toEqual(['password'])
    }
    for (const password of ['a b c d e f', '🫖🫖🫖🫖🫖🫖🫖🫖', 'x'.repeat(128)]) {
      const email = `silna${password.length}@example.com`
      const body = { ...person(email), password, password_confirmation: password }
      expect((await register(body, '198.51.100.21')).status, password).toBe(201)
      expect((await shop.logIn(email, password)).access_token).toBeTruthy()
    }
  })
})

describe('an e-mail that has an account', () => {
  it('gets no second one, in any spelling, and the first stays as it is [AUTH-15]', async () => {
    const before = await shop.db`select * from customer where email = 'jana@example.com'`
    const answer = await register(person('JANA@example.com'), '198.51.100.22')
    expect(answer.status).toBe(422)
    expect(await fieldsOf(answer)).toEqual(['email'])
    expect(await shop.db`select * from customer where email = 'jana@example.com'`).toEqual(before)
    expect((await shop.logIn('jana@example.com')).access_token).toBeTruthy()
  })

  it('makes one account of ten sent at once [AUTH-15]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register(person('deset@example.com'), `198.51.100.${30 + index}`),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
    expect(await readOutbox(shop.db, 'deset@example.com')).toHaveLength(1)
  })

  it('is not told to whoever asks for many [S37] [AUTH-15] [AUTH-29]', async () => {
    const from = '198.51.100.23'
    for (let asked = 0; asked < MAX_TAKEN_EMAILS; asked++) {
      expect((await register(person('jana@example.com'), from)).status).toBe(422)
    }
    const answers = [
      await register(person('jana@example.com'), from),
      await register(person('nikdo@example.com'), from),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBe(TAKEN_EMAILS_WINDOW_S)
    }
    shop.wait(TAKEN_EMAILS_WINDOW_S)
    expect((await register(person('jana@example.com'), from)).status).toBe(422)
  })
})

describe('a flood of registrations', () => {
  it('from one address ends [AUTH-29]', async () => {
    const from = '198.51.100.24'
    const answers = await Promise.all(
      Array.from({ length: MAX_REGISTRATIONS + 1 }, (_, index) =>
        register(person(`f${index}@example.com`), from),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('what somebody ordered as a guest', () => {
  it('does not go to whoever registers with their e-mail [AUTH-15] [CUST-16] [X-29]', async () => {
    const [guest] = await shop.db<{ id: number }[]>`
      insert into customer (code, first_name, last_name, email, phone, is_guest)
      values ('G7', 'Host', 'Hostitý', 'host@example.com', '601777888', true) returning id`
    const answer = await register(person('host@example.com'), '198.51.100.25')
    expect(answer.status).toBe(201)
    const account = await answer.json()
    expect(account).toMatchObject({ first_name: 'Lucie', phone: null, is_guest: false })
    expect(account.id).not.toBe(guest?.id)
    const [kept] = await shop.db`select is_guest, first_name from customer where id = ${guest?.id ?? 0}`
    expect(kept).toEqual({ is_guest: true, first_name: 'Host' })
  })
})

describe('news', () => {
  it('come to whoever ticks them at registration, once the mailbox confirms it [AUTH-15]', async () => {
    await register({ ...person('novinky@example.com'), is_subscribed: true }, '198.51.100.26')
    await register({ ...person('ticho@example.com'), is_subscribed: false }, '198.51.100.26')
    const asked = await shop.db`
      select request.email, customer.email as owner from newsletter_request request
      join customer on customer.id = request.customer_id`
    expect(asked).toEqual([{ email: 'novinky@example.com', owner: 'novinky@example.com' }])
    expect(await shop.db`select from newsletter`).toHaveLength(0)
  })
})
