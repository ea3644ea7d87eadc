import { customerCalls as calls } from '#contract/customer.ts'
import { customerTable } from '#platform/customer/customer-table.ts'
import { readOne } from '#platform/db/read-table.ts'
import { serve } from '#platform/http/serve.ts'
import { exportAccount, type RecordReader } from './account-export.ts'
import { changeAccount, changePassword, deleteAccount } from './account.ts'
import { confirmEmail } from './email-change.ts'
import { register } from './register.ts'

/** What customers do with their own record and may need a password. */
export const accountCalls = (record: Record<string, { read: RecordReader }>) =>
  serve(calls, {
    'POST /customers/register': (context, { body, selection }) => register(context, body, selection),
    'PATCH /customers/{id}': async (context, { params, body, selection }) => {
      await changeAccount(context, params.id, body)
      return readOne(context, customerTable, params.id, selection)
    },
    'POST /customers/confirm-email': (context, { body }) => confirmEmail(context, body.token),
    'PUT /customers/{id}/password': (context, { params, body }) => changePassword(context, params.id, body),
    'DELETE /customers/{id}': (context, { params, body }) => deleteAccount(context, params.id, body.password),
    'POST /customers/{id}/export': (context, { params, body }) =>
      exportAccount(context, params.id, body.password, record),
  })
