import type { RouteTarget, Visitor } from './auth-rule.ts'
import type { Route } from './routes.ts'

export type GuardAnswer = { allowed: true } | { allowed: false; target: RouteTarget; remember: boolean }

/** Where a visitor who may not see the route goes instead, and whether the wanted path is kept for after login. */
export function guardRoute(route: Route, me: Visitor): GuardAnswer {
  const loggedIn = !me.is_guest
  if (route.access === 'guests' && loggedIn) return refuse(loggedIn)
  if (route.access === 'customers' && !loggedIn) return refuse(loggedIn)
  const rule = route.auth?.(me) ?? true
  if (rule === true) return { allowed: true }
  if (rule === false) return refuse(loggedIn)
  return { allowed: false, target: rule, remember: false }
}

function refuse(loggedIn: boolean): GuardAnswer {
  if (loggedIn) return { allowed: false, target: { name: 'home' }, remember: false }
  return { allowed: false, target: { name: 'login' }, remember: true }
}
