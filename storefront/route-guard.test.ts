import { describe, expect, it } from 'vitest'
import type { Visitor } from './auth-rule.ts'
import { guardRoute } from './route-guard.ts'
import { routeEntries, routeOf } from './route-match.ts'
import type { Route } from './routes.ts'

const guest: Visitor = { is_guest: true, customer: null }
const customer: Visitor = { is_guest: false, customer: { is_active: true, is_blocked: false } }

describe('the route guard', () => {
  it('sends a logged-in customer home from a guests-only page', () => {
    expect(guardRoute(routeOf('login'), customer)).toEqual({
      allowed: false,
      target: { name: 'home' },
      remember: false,
    })
    expect(guardRoute(routeOf('login'), guest)).toEqual({ allowed: true })
  })

  it('sends a guest to login from every customer page and asks to remember the path [GUARD-06]', () => {
    const pages = routeEntries().filter(([name]) => name.startsWith('customer-'))
    expect(pages.length).toBeGreaterThanOrEqual(6)
    for (const [, route] of pages) {
      expect(guardRoute(route, guest)).toEqual({ allowed: false, target: { name: 'login' }, remember: true })
      expect(guardRoute(route, customer)).toEqual({ allowed: true })
    }
  })

  it('does not take the record of a guest customer for a login', () => {
    const guestCustomer: Visitor = { is_guest: true, customer: { is_active: true, is_blocked: false } }
    expect(guardRoute(routeOf('customer-account'), guestCustomer)).toMatchObject({ allowed: false })
    expect(guardRoute(routeOf('login'), guestCustomer)).toEqual({ allowed: true })
  })

  it('sends blocked and inactive customers where the rule of the route says [GUARD-04]', () => {
    const home = { allowed: false, target: { name: 'home' }, remember: false }
    const blocked: Visitor = { is_guest: false, customer: { is_active: true, is_blocked: true } }
    const inactive: Visitor = { is_guest: false, customer: { is_active: false, is_blocked: false } }
    expect(guardRoute(routeOf('customer-dashboard'), blocked)).toEqual(home)
    expect(guardRoute(routeOf('customer-dashboard'), inactive)).toEqual(home)
    expect(guardRoute(routeOf('home'), blocked)).toEqual({ allowed: true })
  })

  it('hands the visitor to the rule of the route, which may refuse or name any target [GUARD-04]', () => {
    const route = (auth: Route['auth']): Route => ({ ...routeOf('home'), ...(auth && { auth }) })
    const target = { name: 'customer-order', params: { id: 3 } } as const
    expect(
      guardRoute(
        route((me) => (me.is_guest ? true : target)),
        customer,
      ),
    ).toEqual({
      allowed: false,
      target,
      remember: false,
    })
    expect(
      guardRoute(
        route(() => false),
        customer,
      ),
    ).toMatchObject({ target: { name: 'home' } })
    expect(
      guardRoute(
        route(() => false),
        guest,
      ),
    ).toMatchObject({ target: { name: 'login' }, remember: true })
  })
})
