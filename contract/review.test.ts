import { expect, it } from 'vitest'
import { MAX_RATING, ratingPercent } from './rating.ts'
import { reviewerName } from './review.ts'

it('the shown reviewer is the customer by full name, otherwise the typed name [REVIEW-05]', () => {
  expect(reviewerName({ customer_full_name: 'Jana Nováková', name: 'jana' })).toBe('Jana Nováková')
  expect(reviewerName({ customer_full_name: null, name: 'jana' })).toBe('jana')
  expect(reviewerName({ customer_full_name: ' ', name: 'jana' })).toBe('jana')
  expect(reviewerName({ customer_full_name: null, name: null })).toBe('')
})

it('the highest rating is 5 [REVIEW-03] [CONST-01]', () => {
  expect(MAX_RATING).toBe(5)
})

it('bars are a percentage of 5 and never leave their track [REVIEW-04]', () => {
  expect([0, 1, 2.5, 4.2, 5].map(ratingPercent)).toEqual([0, 20, 50, 84, 100])
  expect([-1, 6].map(ratingPercent)).toEqual([0, 100])
})
