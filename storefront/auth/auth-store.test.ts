import { describe, expect, it, vi } from 'vitest'
import { AUTH_EVENTS, AUTH_STATES, type AuthEvent } from '#contract/auth.ts'
import { AbortedError } from '../api/request-error.ts'
import { onAuth, tellAuth } from './auth-event.ts'
import { createAuthStore } from './auth-store.ts'
import type { SessionMe } from './session.ts'

// Only who it is matters here.
const jana = { is_guest: false, customer: { id: 1 } } as SessionMe

function setUp(me: () => Promise<SessionMe | null> = async () => jana) {
  const order: string[] = []
  const onUnread = vi.fn()
  const store = createAuthStore({
    fetchMe: () => {
      order.push('me')
      return me()
    },
    tell: async (event: AuthEvent, who) => {
      order.push(`${event} ${store.view().status} ${who?.customer?.id ?? '-'}`)
      await Promise.resolve()
    },
    onUnread,
  })
  const open = async () => (order.push('session'), true)
  return { store, order, onUnread, open }
}

describe('the auth state of a page', () => {
  it('is one of four, and a visitor’s at first [AUTH-06]', () => {
    expect(AUTH_STATES).toEqual(['logged_out', 'logging_in', 'logged_in', 'logging_out'])
    expect(setUp().store.view()).toEqual({ status: 'logged_out', me: null })
  })

  it('at login fetches me, tells logging-in, sets the customer and tells logged-in, in that order [AUTH-06] [AUTH-07]', async () => {
    const { store, order, open } = setUp()
    await store.enter(open)
    expect(order).toEqual(['session', 'me', 'auth:logging-in logging_in 1', 'auth:logged-in logged_in 1'])
    expect(store.view()).toEqual({ status: 'logged_in', me: jana })
  })

  it('stays as it was when the login is refused [AUTH-07] [AUTH-18]', async () => {
    const { store, order } = setUp()
    await store.enter(async () => false)
    expect(order).toEqual([])
    expect(store.view().status).toBe('logged_out')
  })

  it('at logout is flagged, tells logging-out, removes the customer and tells logged-out, in that order [AUTH-06] [AUTH-08]', async () => {
    const { store, order, open } = setUp()
    await store.enter(open)
    order.length = 0
    await store.leave(async () => void order.push('end'))
    expect(order).toEqual(['auth:logging-out logging_out 1', 'end', 'auth:logged-out logged_out 1'])
    expect(store.view()).toEqual({ status: 'logged_out', me: null })
  })

  it('is the customer’s again when the logout cannot be sent [AUTH-08]', async () => {
    const { store, open } = setUp()
    await store.enter(open)
    await expect(store.leave(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(store.view()).toEqual({ status: 'logged_in', me: jana })
  })

  it('loses its customer when the session cannot be renewed [AUTH-14]', async () => {
    const { store, order, open } = setUp()
    await store.enter(open)
    order.length = 0
    await store.drop()
    expect(store.view()).toEqual({ status: 'logged_out', me: null })
    expect(order).toEqual(['auth:logged-out logged_out 1'])
  })

  it('follows who is there when asked again, and says so where that cannot be read [AUTH-12] [ERR-22]', async () => {
    const answers = [async () => jana, () => Promise.reject(new Error('away')), async () => null]
    const { store, onUnread } = setUp(() => (answers.shift() ?? (async () => null))())
    await store.refetch()
    expect(store.view().status).toBe('logged_in')
    await store.refetch()
    expect(store.view().status).toBe('logged_in')
    expect(onUnread).toHaveBeenCalledOnce()
    await store.refetch()
    expect(store.view().status).toBe('logged_out')
  })

  it('is not brought back by an answer from before the session ended [AUTH-14]', async () => {
    const held = Promise.withResolvers<SessionMe>()
    const { store } = setUp(() => held.promise)
    const asked = store.refetch()
    await store.drop()
    held.resolve(jana)
    await asked
    expect(store.view()).toEqual({ status: 'logged_out', me: null })
  })

  it('is that of the latest question, and one that was called back for it is no failure [AUTH-12] [ERR-22]', async () => {
    const first = Promise.withResolvers<SessionMe>()
    const answers = [first.promise, Promise.resolve(jana)]
    const { store, onUnread } = setUp(() => answers.shift() ?? Promise.resolve(null))
    const asked = store.refetch()
    await store.refetch()
    first.reject(new AbortedError('A newer question took over'))
    await asked
    expect(store.view()).toEqual({ status: 'logged_in', me: jana })
    expect(onUnread).not.toHaveBeenCalled()
  })
})

describe('events of login and logout', () => {
  it('have the documents’ names, and their handlers run one after another [AUTH-07] [AUTH-08]', async () => {
    expect(AUTH_EVENTS).toEqual(['auth:logging-in', 'auth:logged-in', 'auth:logging-out', 'auth:logged-out'])
    const order: string[] = []
    const stop = [
      onAuth('auth:logged-in', async () => {
        await Promise.resolve()
        order.push('first')
      }),
      onAuth('auth:logged-in', () => order.push('second')),
    ]
    await tellAuth('auth:logged-in', jana)
    expect(order).toEqual(['first', 'second'])
    for (const end of stop) end()
    await tellAuth('auth:logged-in', jana)
    expect(order).toHaveLength(2)
  })

  it('go on when a handler fails [AUTH-07]', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const after = vi.fn()
    const stop = [
      onAuth('auth:logging-out', () => Promise.reject(new Error('a handler'))),
      onAuth('auth:logging-out', after),
    ]
    await tellAuth('auth:logging-out', null)
    expect(after).toHaveBeenCalledOnce()
    expect(said).toHaveBeenCalledOnce()
    for (const end of stop) end()
    said.mockRestore()
  })
})
