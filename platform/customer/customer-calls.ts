import { addressCalls } from '#contract/address.ts'
import { customerCalls as calls } from '#contract/customer.ts'
import { loyaltyCalls } from '#contract/loyalty.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { Failure, notFound } from '#platform/http/failure.ts'
import { serve } from '#platform/http/serve.ts'
import { addressTable } from './address-table.ts'
import { customerAccountTable, customerAccountUsageTable } from './customer-account-table.ts'
import { customerTable } from './customer-table.ts'

export const customerCalls = [
  ...serve(calls, {
    'GET /customers/{id}': async (context, { params, selection }) => {
      // The same answer whether there is such a customer or not.
      if (params.id !== context.caller.customer_id) throw new Failure('forbidden')
      return readOne(context, customerTable, params.id, selection)
    },
  }),
  ...serve(addressCalls, {
    'GET /customer-addresses': (context, { list }) => readList(context, addressTable, list),
    'GET /customer-addresses/{id}': (context, { params, selection }) =>
      readOne(context, addressTable, params.id, selection),
  }),
  ...serve(loyaltyCalls, {
    'GET /customer-accounts': (context, { list }) => readList(context, customerAccountTable, list),
    'GET /customer-accounts/{id}/usages': async (context, { params, list }) => {
      const { sql } = context
      const known = await sql`select from customer_account where id = ${params.id}`
      if (known.length === 0) throw notFound()
      return readList(context, customerAccountUsageTable, list, sql`usage.customer_account_id = ${params.id}`)
    },
  }),
]
