import { describe, expect, it } from 'vitest'
import { createApi } from '../api/client.ts'
import { heldCartId } from './held-cart.ts'

const LATEST = 'a'.repeat(32)
const COOKIE = 'c'.repeat(32)
const STAFF = { id: 1, first_name: 'Iva', last_name: 'Malá' }

type Holder = Parameters<typeof heldCartId>[0]

function holder(latest_cart_id: string | null, me: object | null): Holder {
  const api = createApi({
    base_url: 'http://localhost',
    fetch: async () => Response.json({ is_guest: false, latest_cart_id }),
    language: 'cs',
    currency: 'CZK',
    tracking_id: 'test',
  })
  // Only who acts for whom matters here.
  return { api, me: me as Holder['me'] }
}

const held = (one: Holder, cookie = COOKIE) => heldCartId(one, new Map([['cart_id', cookie]]))

describe('the cart that counts', () => {
  it('is that of the cookie for a visitor [CART-01]', async () => {
    expect(await held(holder(LATEST, null))).toBe(COOKIE)
  })

  it.each(['', '../orders', 'A'.repeat(32), 'a'.repeat(31)])(
    'is none where the cookie holds %j',
    async (cookie) => {
      expect(await held(holder(null, null), cookie)).toBeNull()
    },
  )

  it('is the latest one of the account for a customer [CART-02]', async () => {
    expect(await held(holder(LATEST, { impersonated_by: null }))).toBe(LATEST)
  })

  it('stays that of the cookie while the account has none', async () => {
    expect(await held(holder(null, { impersonated_by: null }))).toBe(COOKIE)
  })

  it('is never the one staff brings along when it acts as a customer [CART-07]', async () => {
    expect(await held(holder(LATEST, { impersonated_by: STAFF }))).toBe(LATEST)
    expect(await held(holder(null, { impersonated_by: STAFF }))).toBeNull()
  })
})
