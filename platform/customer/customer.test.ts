import { beforeAll, describe, expect, it } from 'vitest'
import { startPlatform } from '#tests/platform.ts'

let shop: Awaited<ReturnType<typeof startPlatform>>
let token: string
beforeAll(async () => {
  shop = await startPlatform()
  token = (await shop.logIn('jana@example.com')).access_token
})

describe('a customer', () => {
  it('reads their own record, with the shop’s own fields on request [CUST-01]', async () => {
    const response = await shop.call('GET /customers/1?embed=configurable,latest_order', undefined, { token })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      id: 1,
      code: 'Z000001',
      email: 'jana@example.com',
      birth_at: '1988-04-17',
      gender_oriented_product_preference: 1,
      is_guest: false,
      latest_order: null,
      configurable: [
        { code: 'favourite_drink', value: 'Sencha' },
        { code: 'grind_for_me', value: false },
        { code: 'cups_per_day', value: 4 },
      ],
    })
  })

  it('may read nobody else’s record, existing or not [CUST-17] [GUARD-11]', async () => {
    const answers = await Promise.all(
      [2, 999].map((id) => shop.call(`GET /customers/${id}`, undefined, { token })),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ type: 'forbidden' })
    }
  })

  it('never sees a password, not even hashed [CUST-17]', async () => {
    const response = await shop.call('GET /customers/1', undefined, { token })
    expect(await response.text()).not.toContain('argon2')
    expect((await shop.call('GET /customers/1?only=password_hash', undefined, { token })).status).toBe(422)
  })

  it('lists their own addresses alone, with the options of every list [CUST-05] [GUARD-11]', async () => {
    const all = await (await shop.call('GET /customer-addresses', undefined, { token })).json()
    expect(all.items.map(({ city }: { city: string }) => city)).toEqual(['Brno', 'Třebíč'])
    expect(all._meta).toEqual({ page: 1, total_pages: 1 })
    const filters = encodeURIComponent(
      JSON.stringify([{ field: 'is_shipping_default', operator: 'eq', value: true }]),
    )
    const one = await shop.call(`GET /customer-addresses?filters=${filters}&only=city`, undefined, { token })
    expect((await one.json()).items).toEqual([{ city: 'Třebíč' }])
  })

  it('finds nobody else’s address under its number [GUARD-11]', async () => {
    const petr = await shop.logIn('petr@example.com')
    const own = await shop.call('GET /customer-addresses', undefined, { token: petr.access_token })
    const { id } = (await own.json()).items[0]
    expect((await shop.call(`GET /customer-addresses/${id}`, undefined, { token })).status).toBe(404)
  })
})
