import { reviewCalls as calls } from '#contract/review.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { writeReview } from './review.ts'
import { reviewParameterTable, reviewTable } from './review-table.ts'

export const reviewCalls = serve(calls, {
  'GET /reviews': (context, { list }) => readList(context, reviewTable, list),
  'GET /reviews/{id}': (context, { params, selection }) =>
    readOne(context, reviewTable, params.id, selection),
  'POST /reviews': (context, { body }) => writeReview(context, body),
  'GET /review-parameters': (context, { list }) => readList(context, reviewParameterTable, list),
  'GET /review-parameters/{id}': (context, { params, selection }) =>
    readOne(context, reviewParameterTable, params.id, selection),
})
