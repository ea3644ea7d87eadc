import { expect, it } from 'vitest'
import { CSOB_RESULTS, CSOB_STATUSES } from './result.ts'

it('knows the documented result codes of card payments, zero alone being good', () => {
  expect(Object.keys(CSOB_RESULTS).map(Number)).toEqual([
    0, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 500, 600, 700, 710, 720, 730, 740, 750, 800,
    810, 820, 900, 999,
  ])
  expect(CSOB_RESULTS[0]).toBe('OK')
})

it('numbers the states of a payment from created to returned', () => {
  expect(CSOB_STATUSES).toEqual({
    created: 1,
    in_progress: 2,
    cancelled: 3,
    confirmed: 4,
    reversed: 5,
    denied: 6,
    waiting_for_settlement: 7,
    settled: 8,
    refund_processing: 9,
    returned: 10,
  })
})
