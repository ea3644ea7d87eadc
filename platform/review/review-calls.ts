import { reviewCalls as calls } from '#contract/review.ts'
import { staffCalls } from '#contract/staff.ts'
import { standsInLists } from '#platform/catalogue/visibility.ts'
import { whenCustomerLeaves } from '#platform/customer/customer.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { Fragment } from '#platform/db/table.ts'
import type { Context } from '#platform/http/context.ts'
import type { ListRequest } from '#platform/http/list-query.ts'
import { serve } from '#platform/http/serve.ts'
import { provideReviews } from './page-review.ts'
import { judgeReview, writeReview } from './review.ts'
import { reviewParameterTable, reviewTable, staffReviewTable } from './review-table.ts'

provideReviews()

// The name typed under a review is the customer's as much as the one of the account.
whenCustomerLeaves(async (sql, { id }) => {
  await sql`update review set name = null, show_full_name = false where customer_id = ${id}`
})

/** Who knows a hidden product may read its reviews, but a list of all reviews must not give it away. */
function reviewScope(context: Context, { filters }: ListRequest): Fragment | undefined {
  const of_one = filters.some(({ field, operator }) => field === 'product_id' && operator === 'eq')
  return of_one ? undefined : standsInLists(context)
}

export const reviewCalls = [
  ...serve(calls, {
    'GET /reviews': (context, { list }) => readList(context, reviewTable, list, reviewScope(context, list)),
    'GET /reviews/{id}': (context, { params, selection }) =>
      readOne(context, reviewTable, params.id, selection),
    'POST /reviews': (context, { body }) => writeReview(context, body),
    'GET /review-parameters': (context, { list }) => readList(context, reviewParameterTable, list),
    'GET /review-parameters/{id}': (context, { params, selection }) =>
      readOne(context, reviewParameterTable, params.id, selection),
  }),
  ...serve(staffCalls, {
    'GET /staff/reviews': (context, { list }) => readList(context, staffReviewTable, list),
    'PATCH /staff/reviews/{id}': async (context, { params: { id }, body, selection }) => {
      await judgeReview(context, id, body.is_published)
      return readOne(context, staffReviewTable, id, selection)
    },
  }),
]
