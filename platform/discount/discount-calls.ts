import { discountCalls as calls } from '#contract/discount.ts'
import { giftCalls } from '#contract/gift.ts'
import { loyaltyCalls } from '#contract/loyalty.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { discountTable } from './discount-table.ts'
import { giftRuleTable, giftTable } from './gift-table.ts'
import { loyaltyProgramTable } from './loyalty-program-table.ts'

export const discountCalls = [
  ...serve(calls, {
    'GET /staff/discounts': (context, { list }) => readList(context, discountTable, list),
  }),
  ...serve(giftCalls, {
    'GET /gifts': (context, { list }) => readList(context, giftTable, list),
    'GET /gifts/{id}': (context, { params, selection }) => readOne(context, giftTable, params.id, selection),
    'GET /gift-rules': (context, { list }) => readList(context, giftRuleTable, list),
  }),
  ...serve(loyaltyCalls, {
    'GET /loyalty-programs': (context, { list }) => readList(context, loyaltyProgramTable, list),
  }),
]
