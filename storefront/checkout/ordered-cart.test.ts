import { describe, expect, it } from 'vitest'
import { createApi } from '../api/client.ts'
import { orderOfCart, orderOfFormerCart } from './ordered-cart.ts'

const CART = 'c'.repeat(32)

function asked(status: number, answer: object = {}) {
  const bodies: unknown[] = []
  const api = createApi({
    base_url: 'http://localhost',
    fetch: async (request) => {
      if (request.body) bodies.push(await request.json())
      return Response.json(answer, { status })
    },
    language: 'cs',
    currency: 'CZK',
    tracking_id: 'test',
  })
  return { bodies, api, order: orderOfCart(api, CART) }
}

describe('asking for the order of a cart', () => {
  it('agrees to no total that could be, so that an open cart is never ordered by it [ORDER-13]', async () => {
    const { bodies, order } = asked(201, { id: 7, hash: 'x' })
    expect(await order).toMatchObject({ id: 7 })
    expect(bodies).toMatchObject([{ cart_id: CART, seen: { taxed_total_price: -1 } }])
  })

  it.each([401, 403, 404, 409, 422])('finds none where it is refused with %i', async (status) => {
    expect(await asked(status).order).toBeNull()
  })

  it('finds none of a former cart whose holder’s session has ended [ORDER-13] [F62]', async () => {
    expect(await orderOfFormerCart(asked(401).api, null, CART)).toBeNull()
  })

  it.each([408, 500, 503])('knows nothing after %i, and says so [F68]', async (status) => {
    await expect(asked(status).order).rejects.toMatchObject({ status })
  })
})
