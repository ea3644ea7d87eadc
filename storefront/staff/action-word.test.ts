import { expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { actionWord, UNTOLD_CALLS } from './action-word.ts'

/** Only the customer in person may. */
const NOT_FOR_STAFF = ['POST /consents', 'POST /reviews']

it('every change the staff may make is told in words [STAFF-06]', () => {
  const untold = new Set([...UNTOLD_CALLS, ...NOT_FOR_STAFF])
  const changes = Object.keys(calls).filter((name) => !name.startsWith('GET ') && !untold.has(name))
  expect(changes.length).toBeGreaterThan(50)
  expect(changes.filter((name) => actionWord(name) === 'staff.did_other')).toEqual([])
})

it('the closest word is said: emptying a cart is not taking a piece out of it [STAFF-06]', () => {
  expect(actionWord('DELETE /carts/{cart_id}')).toBe('staff.did_cart_clear')
  expect(actionWord('DELETE /carts/{cart_id}/items/{id}')).toBe('staff.did_cart_remove')
  expect(actionWord('PATCH /staff/orders/{id}')).toBe('staff.did_order_move')
  expect(actionWord('POST /staff/orders/{id}/payment')).toBe('staff.did_order_paid')
  expect(actionWord('POST /auth/logout')).toBe('staff.did_end_acting')
  expect(actionWord('POST /somewhere/else')).toBe('staff.did_other')
})
