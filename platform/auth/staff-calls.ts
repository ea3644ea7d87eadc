import { customerCalls } from '#contract/customer.ts'
import { staffCalls as calls } from '#contract/staff.ts'
import { anyCustomerTable, customerGroupTable } from '#platform/customer/customer-table.ts'
import { readList } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { staffActionTable } from './staff-action.ts'

/** Whom the staff can find, and what it has done. */
export const staffCalls = [
  ...serve(customerCalls, {
    'GET /staff/customers': (context, { list }) => readList(context, anyCustomerTable, list),
    'GET /staff/customer-groups': (context, { list }) => readList(context, customerGroupTable, list),
  }),
  ...serve(calls, {
    'GET /staff/actions': (context, { list }) => readList(context, staffActionTable, list),
  }),
]
