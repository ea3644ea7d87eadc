import { expect, it } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

const declared: Record<string, Call> = calls

it.each([
  ['GET /auth/me', 'public'],
  ['POST /auth/login', 'public'],
  ['POST /auth/logout', 'public'],
  ['POST /auth/refresh', 'public'],
  ['POST /auth/impersonate', 'staff'],
  ['POST /auth/users/login', 'public'],
  ['POST /auth/broadcasting', 'cart'],
  ['POST /customers/register', 'public'],
  ['GET /customers/{id}', 'customer'],
  ['PATCH /customers/{id}', 'customer'],
  ['DELETE /customers/{id}', 'customer'],
  ['PUT /customers/{id}/password', 'customer'],
  ['GET /customer-addresses', 'customer'],
  ['POST /customer-addresses', 'customer'],
  ['PATCH /customer-addresses/{id}', 'customer'],
  ['DELETE /customer-addresses/{id}', 'customer'],
  ['POST /passwords/customer', 'public'],
  ['PUT /passwords/customer', 'public'],
  ['POST /socialite/redirect', 'public'],
  ['POST /customer-product-lists', 'customer'],
  ['POST /carts', 'public'],
  ['GET /carts/{cart_id}', 'cart'],
  ['DELETE /carts/{cart_id}', 'cart'],
  ['PATCH /carts/{cart_id}', 'cart'],
  ['POST /carts/{cart_id}/transfer-items', 'cart'],
  ['GET /carts/{cart_id}/addresses', 'cart'],
  ['PATCH /carts/{cart_id}/addresses', 'cart'],
  ['PATCH /carts/{cart_id}/addresses/billing', 'cart'],
  ['PATCH /carts/{cart_id}/addresses/shipping', 'cart'],
  ['POST /carts/{cart_id}/items/batch', 'cart'],
  ['GET /carts/{cart_id}/items', 'cart'],
  ['POST /carts/{cart_id}/items', 'cart'],
  ['PATCH /carts/{cart_id}/items/{id}', 'cart'],
  ['DELETE /carts/{cart_id}/items/{id}', 'cart'],
  ['POST /carts/{cart_id}/discounts', 'cart'],
  ['DELETE /carts/{cart_id}/discounts/{id}', 'cart'],
  ['GET /carts/{cart_id}/shipping-methods', 'cart'],
  ['GET /carts/{cart_id}/payment-methods', 'cart'],
  ['POST /orders', 'cart'],
  ['GET /orders', 'customer'],
  ['GET /orders/{id}', 'order'],
  ['POST /gopay-requests', 'order'],
  ['POST /csob/payment', 'order'],
  ['POST /refunds', 'order'],
  ['POST /refunds/{id}/submit', 'order'],
  ['POST /complaints', 'order'],
  ['POST /newsletters', 'public'],
])('%s is declared, for %s', (name, access) => {
  expect(declared[name]?.access).toBe(access)
})

it('shipping and payment methods of a cart are filtered by can_use and embed their image', () => {
  for (const kind of ['shipping', 'payment']) {
    const list = declared[`GET /carts/{cart_id}/${kind}-methods`]?.list
    expect(list?.filterable).toHaveProperty('can_use', 'boolean')
    expect(list?.embeds).toHaveProperty('image_url')
  }
})

it('every path parameter is declared, and none that is not in the path', () => {
  for (const [name, call] of Object.entries(declared)) {
    const inPath = Array.from(name.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter)
    expect(Object.keys(call.params?._zod.def.shape ?? {}), name).toEqual(inPath)
  }
})

it('no call answers in two ways, and every call that answers nothing is 204 or a file', () => {
  for (const [name, call] of Object.entries(declared)) {
    const answers = [call.list, call.one, call.answer, call.produces].filter((answer) => answer !== undefined)
    expect(answers.length, name).toBeLessThanOrEqual(1)
    if (call.status === 204) expect(answers, name).toEqual([])
  }
})

it('every call on staff paths is for staff only', () => {
  for (const [name, call] of Object.entries(declared)) {
    if (name.includes(' /staff/')) expect(call.access, name).toBe('staff')
  }
})
