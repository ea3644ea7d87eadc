import { expect, it } from 'vitest'
import { createApi } from '../api/client.ts'
import { INVALID_BATCH_PATH } from '../cart/batch-refusal.ts'
import { orderEndpoints } from './order-endpoints.ts'

/** A platform that puts one item into the cart, and says the rest in `_errors`. */
async function repeat(_errors: Record<string, string>) {
  const noted: unknown[] = []
  const answer = await orderEndpoints['/api/order/repeat']?.({
    api: createApi({
      base_url: 'http://localhost',
      fetch: async () => Response.json({ items: [{ id: 1 }], _meta: { page: 1, total_pages: 1 }, _errors }),
      language: 'cs',
      currency: 'CZK',
      tracking_id: 'test',
    }),
    me: null,
    set_cookies: [],
    form: { order_id: '7' },
    cookies: new Map([['cart_id', 'c'.repeat(32)]]),
    language: 'cs',
    origin: 'http://localhost',
    from: null,
    secure: false,
    log: { info: (event, fields) => noted.push([event, fields]) },
  })
  return { location: answer?.location, noted }
}

it('tells that an order was repeated in part by the errors of its batch [API-21]', async () => {
  expect(await repeat({})).toEqual({ location: '/kosik?result=repeated', noted: [] })
  expect(await repeat({ 'items.1.product_id': 'Už neprodáváme' })).toEqual({
    location: '/kosik?result=repeated_in_part',
    noted: [],
  })
})

it('notes an error whose path lacks its parts, and goes on as if there were none [API-22] [ERR-29]', async () => {
  expect(await repeat({ 'items.amount': 'Příliš mnoho', items: 'Prázdné' })).toEqual({
    location: '/kosik?result=repeated',
    noted: [
      [INVALID_BATCH_PATH, { path: 'items.amount' }],
      [INVALID_BATCH_PATH, { path: 'items' }],
    ],
  })
})
