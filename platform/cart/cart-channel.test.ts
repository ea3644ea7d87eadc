import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createLog } from '#platform/http/log.ts'
import { channelAuth } from '#platform/realtime/realtime-keys.ts'
import { cartShop } from '#tests/cart-shop.ts'
import { KEYS } from '#tests/realtime-server.ts'

const shop = await cartShop()
const platform = createPlatform({
  sql: shop.db,
  log: createLog('silent'),
  realtime_keys: KEYS,
  check_answers: true,
})
const SOCKET = '123.456'
const channelOf = (cart: string, shop_id = 1) => `private-shop.${shop_id}.cart.${cart}`

async function ask(body: unknown, token?: string): Promise<{ status: number; answer: unknown }> {
  const response = await platform.fetch(
    new Request('http://localhost/auth/broadcasting', {
      method: 'POST',
      headers: {
        ...(body instanceof URLSearchParams ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    }),
  )
  return { status: response.status, answer: await response.json() }
}
const asked = (cart: string, token?: string) =>
  ask({ socket_id: SOCKET, channel_name: channelOf(cart) }, token).then(({ status }) => status)

describe('the channel of a cart', () => {
  it('is signed for the visitor who knows the cart, as JSON and as a form [RT-04]', async () => {
    const cart = await shop.newCart()
    const channel_name = channelOf(cart)
    const expected = {
      status: 200,
      answer: { auth: channelAuth(KEYS, SOCKET, channel_name), channel_data: null, shared_secret: null },
    }
    expect(await ask({ socket_id: SOCKET, channel_name })).toEqual(expected)
    expect(await ask(new URLSearchParams({ socket_id: SOCKET, channel_name }))).toEqual(expected)
  })

  it("of a customer is that customer's alone [RT-08]", async () => {
    const [jana, petr] = [await shop.logIn('jana@example.com'), await shop.logIn('petr@example.com')]
    const cart = await shop.newCart({ token: jana })
    expect(await asked(cart, jana)).toBe(200)
    expect(await asked(cart, await shop.actAs('jana@example.com'))).toBe(200)
    expect(await asked(cart, petr)).toBe(403)
    expect(await asked(cart)).toBe(401)
  })

  it('of no cart, an expired or an ordered one is nobodys [RT-08]', async () => {
    const [expired, ordered] = [await shop.newCart(), await shop.newCart()]
    await shop.db`update cart set expiration_at = now() - interval '1 hour' where id = ${expired}`
    await shop.db`update cart set ordered_at = now() where id = ${ordered}`
    expect(await asked(randomBytes(16).toString('hex'))).toBe(404)
    expect(await asked(expired)).toBe(404)
    expect(await asked(ordered)).toBe(404)
  })

  it.each([
    ['a socket id that hides a channel', { socket_id: '1.1:private-shop.1.cart.x' }, 422],
    ['a socket id of letters', { socket_id: 'abc' }, 422],
    ['a socket id with a line break', { socket_id: '1.1\n' }, 422],
    ['a socket id of a megabyte', { socket_id: '1'.repeat(1_000_000) }, 413],
    ['no socket id', { socket_id: undefined }, 422],
    ['a channel with a space', { channel_name: `${channelOf('a'.repeat(32))} ` }, 422],
    ['another shop', { channel_name: channelOf('a'.repeat(32), 2) }, 403],
    ['a public channel', { channel_name: `shop.1.cart.${'a'.repeat(32)}` }, 403],
    ['a presence channel', { channel_name: `presence-shop.1.cart.${'a'.repeat(32)}` }, 403],
    ['an encrypted channel', { channel_name: `private-encrypted-shop.1.cart.${'a'.repeat(32)}` }, 403],
    ['any other channel', { channel_name: 'private-orders' }, 403],
  ])('is not signed for %s [RT-04] [S57] [B-94]', async (_case, body, status) => {
    const answer = await ask({ socket_id: SOCKET, channel_name: channelOf('a'.repeat(32)), ...body })
    expect(answer.status).toBe(status)
  })
})
