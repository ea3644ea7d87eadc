import type { RouteName } from './routes.ts'

/** What a rule may know of the visitor: the part of `me` that decides about access. */
export interface Visitor {
  is_guest: boolean
  customer?: { is_active: boolean; is_blocked: boolean } | null | undefined
}

export interface RouteTarget {
  name: RouteName
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
}

/** True lets the visitor in, false refuses as the route's access would, a target sends them elsewhere. */
export type AuthRule = (me: Visitor) => boolean | RouteTarget

/** A customer blocked while a page is open still looks logged in there until the session is asked for again. */
export function sendBlockedHome(me: Visitor): boolean | RouteTarget {
  if (me.customer && (me.customer.is_blocked || !me.customer.is_active)) return { name: 'home' }
  return true
}
