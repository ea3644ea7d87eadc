import type { Call } from '#contract/call.ts'
import type { Caller } from './context.ts'
import { Failure } from './failure.ts'

/** Refuses by what the call says of itself, before anything is read; whose row it is, the domain decides. */
export function requireAccess({ access, in_person }: Call, caller: Caller): void {
  if (access === 'customer' && caller.customer_id === null) throw new Failure('unauthenticated')
  // A session in which the staff acts as a customer may do what the customer may, and no more.
  if (access === 'staff' && (caller.user_id === null || caller.customer_id !== null)) {
    throw new Failure(caller.customer_id === null ? 'unauthenticated' : 'forbidden')
  }
  if (in_person && caller.user_id !== null && caller.customer_id !== null) throw new Failure('forbidden')
}
