import { addressCalls } from '#contract/address.ts'
import { customerCalls as calls } from '#contract/customer.ts'
import { loyaltyCalls } from '#contract/loyalty.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import { notFound } from '#platform/http/failure.ts'
import { serve } from '#platform/http/serve.ts'
import { addAddress, changeAddress, removeAddress } from './address-book.ts'
import { addressTable } from './address-table.ts'
import { customerAccountTable, customerAccountUsageTable } from './customer-account-table.ts'
import { customerTable } from './customer-table.ts'
import { requireOwn } from './customer.ts'

export const customerCalls = [
  ...serve(calls, {
    'GET /customers/{id}': async (context, { params, selection }) => {
      requireOwn(context, params.id)
      return readOne(context, customerTable, params.id, selection)
    },
  }),
  ...serve(addressCalls, {
    'GET /customer-addresses': (context, { list }) => readList(context, addressTable, list),
    'GET /customer-addresses/{id}': (context, { params, selection }) =>
      readOne(context, addressTable, params.id, selection),
    'POST /customer-addresses': async (context, { body, selection }) =>
      readOne(context, addressTable, await addAddress(context, body), selection),
    'PATCH /customer-addresses/{id}': async (context, { params, body, selection }) => {
      await changeAddress(context, params.id, body)
      return readOne(context, addressTable, params.id, selection)
    },
    'DELETE /customer-addresses/{id}': (context, { params }) => removeAddress(context, params.id),
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
