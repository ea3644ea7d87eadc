import { customerCalls as calls } from '#contract/customer.ts'
import { serve } from '#platform/http/serve.ts'
import { register } from './register.ts'

/** What customers do with their own record and needs a password. */
export const accountCalls = serve(calls, {
  'POST /customers/register': (context, { body, selection }) => register(context, body, selection),
})
