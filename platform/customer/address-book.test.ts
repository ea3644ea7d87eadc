import { beforeAll, describe, expect, it } from 'vitest'
import type { CustomerAddress } from '#contract/address.ts'
import { startPlatform } from '#tests/platform.ts'
import { MAX_ADDRESSES } from './address-book.ts'

let shop: Awaited<ReturnType<typeof startPlatform>>
let jana: string
let petr: string
let eva: string
let czechia: number
let slovakia: number
beforeAll(async () => {
  shop = await startPlatform()
  const logIn = async (email: string) => (await shop.logIn(email)).access_token
  ;[jana, petr, eva] = [
    await logIn('jana@example.com'),
    await logIn('petr@example.com'),
    await logIn('eva@example.com'),
  ]
  const country = async (alpha2: string) =>
    (await shop.db<{ id: number }[]>`select id from country where alpha2 = ${alpha2}`)[0]?.id ?? 0
  ;[czechia, slovakia] = [await country('CZ'), await country('SK')]
})

const home = () => ({
  first_name: 'Eva',
  last_name: 'Kováčová',
  street: 'Dlouhá 12',
  city: 'Praha',
  post_code: '110 00',
  country_id: czechia,
})
const add = (token: string, change: object = {}) =>
  shop.call('POST /customer-addresses', { ...home(), ...change }, { token })
const change = (token: string, id: number, body: object) =>
  shop.call(`PATCH /customer-addresses/${id}`, body, { token })
const added = async (token: string, body: object = {}): Promise<CustomerAddress> =>
  (await add(token, body)).json()
const book = async (token: string): Promise<CustomerAddress[]> =>
  (await (await shop.call('GET /customer-addresses?paginate=false', undefined, { token })).json()).items
const fieldsOf = async (answer: Response) => [
  answer.status,
  (await answer.json()).errors.map(({ field }: { field: string }) => field),
]
const idsWith = async (token: string, flag: 'is_billing_default' | 'is_shipping_default') =>
  (await book(token)).filter((one) => one[flag]).map(({ id }) => id)

describe('the address book', () => {
  it('takes a new address and answers it whole [CUST-05] [ENT-52] [TBD-24]', async () => {
    const answer = await add(eva, { phone: '601 000 103', dial_code: '+420' })
    expect(answer.status).toBe(201)
    const address = await answer.json()
    expect(address).toEqual({
      ...home(),
      id: expect.any(Number),
      customer_id: 3,
      phone: '601000103',
      dial_code: '+420',
      is_company: false,
      company_name: null,
      company_identification_number: null,
      company_vat_number: null,
      is_billing_default: false,
      is_shipping_default: false,
      created_at: shop.clock.now.toISOString(),
    })
    expect(await book(eva)).toContainEqual(address)
  })

  it('holds an address that is sent again once, with the flags of the last time [CUST-05]', async () => {
    const again = { street: 'Opakovaná 7' }
    const first = await added(eva, again)
    const second = await added(eva, { ...again, is_shipping_default: true })
    expect(second).toEqual({ ...first, is_shipping_default: true })
    expect(await added(eva, again)).toEqual(second)
    expect(await idsWith(eva, 'is_shipping_default')).toEqual([first.id])
    expect((await added(eva, { ...again, phone: '601000103', dial_code: '+420' })).id).not.toBe(first.id)
    const sent = await Promise.all([1, 2, 3].map(() => added(eva, { street: 'Souběžná 1' })))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  it('keeps what a change does not name [CUST-05]', async () => {
    const address = await added(eva, { phone: '601000103', dial_code: '+420' })
    const changed = await (await change(eva, address.id, { street: 'Krátká 1', phone: null })).json()
    expect(changed).toEqual({ ...address, street: 'Krátká 1', phone: null })
  })

  it('gives an address up [CUST-05]', async () => {
    const { id } = await added(eva)
    expect((await shop.call(`DELETE /customer-addresses/${id}`, undefined, { token: eva })).status).toBe(204)
    expect((await shop.call(`GET /customer-addresses/${id}`, undefined, { token: eva })).status).toBe(404)
    expect((await shop.call(`DELETE /customer-addresses/${id}`, undefined, { token: eva })).status).toBe(404)
  })

  it('holds post codes, phones and countries to their rules [CUST-05]', async () => {
    expect(await fieldsOf(await add(eva, { post_code: '1100' }))).toEqual([422, ['post_code']])
    expect(await fieldsOf(await add(eva, { country_id: 999 }))).toEqual([422, ['country_id']])
    expect(await fieldsOf(await add(eva, { phone: '1234567', dial_code: '+420' }))).toEqual([422, ['phone']])
    expect(await fieldsOf(await add(eva, { street: ' ', city: undefined }))).toEqual([
      422,
      ['street', 'city'],
    ])
    const { id } = await added(eva, { phone: '601000103', dial_code: '+420' })
    expect(await fieldsOf(await change(eva, id, { post_code: 'SW1A 1AA' }))).toEqual([422, ['post_code']])
    await shop.db`update country set is_active = false where id = ${slovakia}`
    expect(await fieldsOf(await change(eva, id, { country_id: slovakia }))).toEqual([422, ['country_id']])
    await shop.db`update country set is_active = true where id = ${slovakia}`
  })

  it('wants name and number of a company, and forgets them of a person [CUST-18]', async () => {
    const company = {
      is_company: true,
      company_name: 'Čajovna s.r.o.',
      company_identification_number: '876 543 26',
      company_vat_number: 'cz87654326',
    }
    expect(await fieldsOf(await add(eva, { is_company: true }))).toEqual([
      422,
      ['company_name', 'company_identification_number'],
    ])
    expect(await fieldsOf(await add(eva, { ...company, company_identification_number: '12345678' }))).toEqual(
      [422, ['company_identification_number']],
    )
    const address = await added(eva, company)
    expect(address).toMatchObject({
      ...company,
      company_identification_number: '87654326',
      company_vat_number: 'CZ87654326',
    })
    expect(await (await change(eva, address.id, { is_company: false })).json()).toMatchObject({
      is_company: false,
      company_name: null,
      company_identification_number: null,
      company_vat_number: null,
    })
  })

  it('has an end [CUST-05]', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_ADDRESSES }, (_, at) => add(petr, { street: `Dlouhá ${at}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES - 1)
    expect(await book(petr)).toHaveLength(MAX_ADDRESSES)
    await shop.db`delete from customer_address where customer_id = 2 and not is_billing_default`
  })
})

describe('the default address', () => {
  it('is one for bills and one for parcels: a new one takes over [CUST-05] [ENT-52]', async () => {
    const [first, second] = [await added(jana), await added(jana, { street: 'Krátká 2' })]
    await change(jana, first.id, { is_billing_default: true, is_shipping_default: true })
    await change(jana, second.id, { is_billing_default: true })
    expect(await idsWith(jana, 'is_billing_default')).toEqual([second.id])
    expect(await idsWith(jana, 'is_shipping_default')).toEqual([first.id])
    const third = await added(jana, { street: 'Nová 3', is_shipping_default: true })
    expect(await idsWith(jana, 'is_shipping_default')).toEqual([third.id])
    await change(jana, third.id, { is_shipping_default: false })
    expect(await idsWith(jana, 'is_shipping_default')).toEqual([])
    expect(await idsWith(jana, 'is_billing_default')).toEqual([second.id])
  })

  it.each(['is_billing_default', 'is_shipping_default'] as const)(
    'is each customer’s own: %s, chosen by one, is left to the others [CUST-05] [CUST-17]',
    async (flag) => {
      const id = (await book(petr))[0]?.id ?? 0
      await change(petr, id, { [flag]: true })
      const [first, second] = [await added(jana), await added(jana, { street: 'Krátká 2' })]
      await change(jana, first.id, { [flag]: true })
      await add(jana, { street: 'Krátká 2', [flag]: true })
      await add(jana, { street: `Nová ${flag}`, [flag]: true })
      expect(await idsWith(jana, flag)).not.toContain(second.id)
      expect(await idsWith(petr, flag)).toEqual([id])
    },
  )

  it('is one however many ask for it at once, new or changed [CUST-05]', async () => {
    const addresses = await Promise.all(
      Array.from({ length: 6 }, (_, at) => added(jana, { street: `Stará ${at}` })),
    )
    const flags = { is_billing_default: true, is_shipping_default: true }
    const answers = await Promise.all([
      ...addresses.map(({ id }) => change(jana, id, flags)),
      ...Array.from({ length: 6 }, (_, at) => add(jana, { ...flags, street: `Nová ${at}` })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), ...Array(6).fill(201)])
    expect(await idsWith(jana, 'is_billing_default')).toHaveLength(1)
    expect(await idsWith(jana, 'is_shipping_default')).toHaveLength(1)
  })

  it('is one by a rule of the database itself [CUST-05]', async () => {
    const twice = shop.db`update customer_address set is_billing_default = true where customer_id = 1`
    await expect(twice).rejects.toMatchObject({ code: '23505' })
  })
})

describe('a customer who may send to one country only', () => {
  it('keeps no address elsewhere [CUST-15]', async () => {
    const { id } = await added(eva)
    await shop.db`update customer set restrict_to_country_id = ${slovakia} where id = 3`
    expect(await fieldsOf(await add(eva))).toEqual([422, ['country_id']])
    expect(await fieldsOf(await change(eva, id, { is_shipping_default: true }))).toEqual([
      422,
      ['country_id'],
    ])
    const there = { country_id: slovakia, post_code: '811 01', city: 'Bratislava' }
    expect((await change(eva, id, there)).status).toBe(200)
    expect((await add(eva, there)).status).toBe(201)
    await shop.db`update customer set restrict_to_country_id = null where id = 3`
  })
})

describe('somebody else’s address', () => {
  it('is not found, as one nobody has, and stays as it is [GUARD-11] [CUST-17]', async () => {
    const [own] = await book(petr)
    for (const id of [own?.id ?? 0, 987_654]) {
      expect((await change(eva, id, { city: 'Jinde' })).status).toBe(404)
      expect((await shop.call(`DELETE /customer-addresses/${id}`, undefined, { token: eva })).status).toBe(
        404,
      )
    }
    expect(await book(petr)).toEqual([own])
  })
})
