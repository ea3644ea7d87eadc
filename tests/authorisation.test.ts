import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { ERROR_STATUSES } from '#contract/error.ts'
import { served } from '#platform/app.ts'
import type { Asked } from './authorisation-scene.ts'
import { scenes } from './authorisation-scenes.ts'
import { openSessionOf } from './authorisation-session.ts'
import { MARK, openWorld, type Person } from './authorisation-world.ts'
import { sceneOf } from './call-scene.ts'

const world = await openWorld()
const { db, call: send } = world

const CALLERS = ['guest', 'blocked', 'other', 'staff', 'owner', 'acting'] as const
type Who = (typeof CALLERS)[number]
type Expected = 'success' | keyof typeof ERROR_STATUSES

/** Calls about tokens themselves do not look at the one that comes along. */
const ABOUT_TOKENS = /^POST \/auth\/(users\/)?(login|refresh|logout)$/

/** What each caller hears, by nothing but what the call says of itself. */
function expected(name: string, call: Call, who: Who): Expected {
  const { access, in_person, stranger, staff_too, params } = call
  if (ABOUT_TOKENS.test(name)) return 'success'
  // Whoever is blocked has no session any more, which every call says.
  if (who === 'blocked') return 'unauthenticated'
  if (who === 'acting' && in_person) return 'forbidden'
  if (who === 'staff' && staff_too) return 'success'
  switch (access) {
    case 'public':
    case 'gateway':
      return 'success'
    case 'staff':
      if (who === 'guest') return 'unauthenticated'
      return who === 'staff' ? 'success' : 'forbidden'
    case 'customer':
      if (who === 'guest' || who === 'staff') return 'unauthenticated'
      if (who !== 'other' || stranger === 'own') return 'success'
      if (stranger === 'forbidden') return 'forbidden'
      return params ? 'not_found' : 'success'
    case 'cart':
      if (who === 'guest') return 'unauthenticated'
      return who === 'other' || who === 'staff' ? 'forbidden' : 'success'
    case 'order':
      if (who === 'guest' || who === 'staff') return 'unauthenticated'
      return who === 'other' ? 'not_found' : 'success'
  }
}

const successOf = ({ status, list, one, answer, produces }: Call): number =>
  status ?? (list || one || answer || produces ? 200 : 204)

async function tokenOf(who: Who, owner: Person): Promise<string | undefined> {
  switch (who) {
    case 'guest':
      return undefined
    case 'owner':
      return owner.token
    case 'acting':
      return world.actAs(owner)
    case 'staff':
      return openSessionOf(db, { user_id: world.user_id })
    case 'blocked':
      return (await world.newPerson({ is_blocked: true })).token
    case 'other':
      return (await world.newPerson()).token
  }
}

function ask(
  name: string,
  { params = {}, query, body }: Asked,
  token: string | undefined,
): Promise<Response> {
  const path = name.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? `no ${key}`),
  )
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return send(path + search, body, token ? { token } : {})
}

describe('every call that is served', () => {
  it('has a scene here: none is left out of the matrix [GUARD-11]', () => {
    const without = served.filter(({ name, call }) => sceneOf(world, name, call) === null)
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('and nothing else has one', () => {
    expect(Object.keys(scenes).filter((name) => !(name in calls))).toEqual([])
  })
})

describe.each(served)('$name', ({ name, call }) => {
  it(`answers everybody as its access (${call.access}) says [S23] [S24] [S25] [S26] [S27] [S30] [GUARD-11] [CUST-17] [AUTH-22] [STAFF-05]`, async () => {
    const scene = sceneOf(world, name, call)
    if (!scene) throw new Error(`${name} has no scene`)
    const owner = await world.ownerOf()
    const shared = await scene(world, owner)
    for (const who of CALLERS) {
      const wanted = expected(name, call, who)
      const isSuccess = wanted === 'success'
      // The owner may have spent the rows, or with them the account.
      const holder = who === 'acting' ? await world.ownerOf() : owner
      // Whoever is refused asks for the same rows as the owner afterwards, who finds them untouched.
      const isShared = who === 'owner' || (who !== 'acting' && !isSuccess)
      const asked = isShared ? shared : await scene(world, holder)
      const answer = await ask(name, asked, await tokenOf(who, holder))
      const text = await answer.text()
      const status = isSuccess ? (asked.answers ?? successOf(call)) : ERROR_STATUSES[wanted]
      expect(answer.status, `${name} as ${who}: ${text.slice(0, 300)}`).toBe(status)
      if (!isSuccess) expect(JSON.parse(text), `${name} as ${who}`).toMatchObject({ type: wanted })
      if (who === 'owner' || who === 'acting' || (who === 'staff' && isSuccess)) continue
      expect(text, `${name} shows ${who} what is the owner’s`).not.toContain(owner.email)
      if (!isSuccess) expect(text, `${name} shows ${who} what is the owner’s`).not.toContain(MARK)
    }
  })
})
