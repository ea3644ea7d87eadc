import { authCalls as calls } from '#contract/auth.ts'
import { readList } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { Failure } from '#platform/http/failure.ts'
import { serve } from '#platform/http/serve.ts'
import { impersonate } from './impersonate.ts'
import { logCustomerIn, logStaffIn } from './login.ts'
import { readMe } from './me.ts'
import { requestReset } from './password-reset.ts'
import { sessionTable } from './session-table.ts'
import { endOwnSession, endSession, refreshSession } from './session.ts'
import { staffUserById } from './staff-user.ts'

export const authCalls = serve(calls, {
  'GET /auth/me': (context, { selection }) => readMe(context, selection),
  'POST /auth/login': (context, { body }) => logCustomerIn(context, body),
  'POST /auth/refresh': async (context, { body }) => {
    const { session, owner_id } = await refreshSession(context, 'customer', body.refresh_token)
    return { ...session, customer_id: owner_id }
  },
  'POST /auth/logout': (context, { body }) => endSession(context, 'customer', body.refresh_token),
  'POST /auth/impersonate': (context, { body }) => impersonate(context, body.customerId),
  'GET /auth/sessions': (context, { list }) => readList(context, sessionTable, list),
  'DELETE /auth/sessions/{id}': (context, { params }) => endOwnSession(context, params.id),
  'POST /auth/users/login': (context, { body }) => logStaffIn(context, body),
  'POST /auth/users/refresh': async (context, { body }) => {
    const { session, owner_id } = await refreshSession(context, 'staff', body.refresh_token)
    return { ...session, user: await staffOf(context, owner_id) }
  },
  'POST /auth/users/logout': (context, { body }) => endSession(context, 'staff', body.refresh_token),
  'GET /auth/users/me': (context) => staffOf(context, context.caller.user_id),
  'POST /passwords/customer': (context, { body }) => requestReset(context, body.email),
})

async function staffOf({ sql }: Context, id: number | null) {
  const user = await staffUserById(sql, id)
  if (!user) throw new Failure('unauthenticated')
  return user
}
