import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { served } from '#platform/app.ts'
import type { Asked } from './authorisation-scene.ts'
import { openWorld, type Person } from './authorisation-world.ts'
import { holdAnswer } from './bad-input-answer.ts'
import { BAD_FILTERS, BAD_IDS, BAD_OPTIONS, BAD_VALUES, NO_BODIES, NO_TYPES } from './bad-input-rows.ts'
import { sceneOf } from './call-scene.ts'

const world = await openWorld()
const { db, platform } = world
const owner = await world.ownerOf()

/** As whoever the call is for, so that nothing but the input can be the reason to refuse. */
const tokenFor = ({ access }: Call, { token }: Person) => (access === 'staff' ? world.staffToken : token)

async function ask(
  what: string,
  name: string,
  { params = {}, query, body }: Asked,
  sent: { token: string; headers?: Record<string, string>; bytes?: BodyInit },
) {
  const [method = '', path = ''] = name.split(' ')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? `no-${key}`))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const headers = new Headers({ authorization: `Bearer ${sent.token}`, ...sent.headers })
  const bytes = sent.bytes ?? (body === undefined ? null : JSON.stringify(body))
  if (bytes !== null && !sent.headers) headers.set('content-type', 'application/json')
  const request = new Request(`http://localhost${filled}${search}`, { method, headers, body: bytes })
  return holdAnswer(`${name} ${what}`, await platform.fetch(request))
}

/** What stands in every table, besides what was tried: a row that came, went or changed changes it. */
async function digest(): Promise<string> {
  const tables = await db<{ name: string }[]>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('attempt', 'staff_action')
    order by relname`
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) as rows, sum(xmin::text::bigint) as changes from "${name}"`,
  )
  return JSON.stringify(await db.unsafe(each.join(' union all ')))
}

// Whoever sends a thousand bad inputs is stopped, which is tested elsewhere.
beforeEach(() => db`delete from attempt`)

const withParams = served.filter(({ name }) => name.includes('{'))
describe.each(withParams)('$name', ({ name, call }) => {
  it('[B-1] [B-2] [B-3] [B-4] [B-5] [B-7] [B-8] [B-88] [B-118] finds nothing under an id that is none, and changes nothing', async () => {
    const scene = await sceneOf(world, name, call)?.(world, owner)
    const token = tokenFor(call, owner)
    const before = await digest()
    for (const [, key = ''] of name.matchAll(/\{(\w+)\}/g)) {
      await db`delete from attempt`
      for (const [row, ids] of Object.entries(BAD_IDS)) {
        for (const id of ids) {
          const asked = { ...scene, params: { ...scene?.params, [key]: id } }
          const { status } = await ask(`[${row}] ${key} ${id.slice(0, 40)}`, name, asked, { token })
          expect([400, 404], `[${row}] ${name} ${key} ${id.slice(0, 40)}`).toContain(status)
        }
      }
    }
    expect(await digest()).toBe(before)
  })
})

const withBody = served.filter(({ call }) => call.body !== undefined)
describe.each(withBody)('the body of $name', ({ name, call }) => {
  const bodySchema = call.body as z.core.$ZodType
  const parses = (body: unknown) => z.safeParse(bodySchema, body).success

  it('[B-19] [B-20] [B-22] [B-44] [B-47] is refused with a wrong value in any field, and changes nothing [S13] [S28]', async () => {
    const scene = (await sceneOf(world, name, call)?.(world, owner)) ?? {}
    const token = tokenFor(call, owner)
    const before = await digest()
    let refused = 0
    for (const [what, body] of variantsOf(scene.body)) {
      if (parses(body)) continue
      refused++
      const { status } = await ask(what, name, { ...scene, body }, { token })
      expect(status, `${name} ${what}`).toBe(422)
    }
    for (const [what, text] of Object.entries(NO_BODIES)) {
      const { status } = await ask(what, name, scene, {
        token,
        bytes: text,
        headers: { 'content-type': 'application/json' },
      })
      // What can be read and is no body is no wrong syntax.
      expect(what.startsWith('[B-37]') ? [400, 422] : [400], `${name} ${what}`).toContain(status)
    }
    for (const headers of NO_TYPES.filter((type) => !(call.takes_form && 'is_form' in type))) {
      const bytes = new TextEncoder().encode(JSON.stringify(scene.body))
      const { status } = await ask(JSON.stringify(headers), name, scene, {
        token,
        bytes,
        headers: headers.headers,
      })
      expect(status, `${name} ${JSON.stringify(headers)}`).toBe(415)
    }
    // A form of free keys refuses nothing by its shape.
    if (!call.takes_form && Object.keys(scene.body as object).length > 0) expect(refused).toBeGreaterThan(5)
    expect(await digest()).toBe(before)
  })

  it('[B-22] [B-29] [B-70] never breaks anything with a value that is odd and allowed', async () => {
    const person = await world.ownerOf()
    const scene = (await sceneOf(world, name, call)?.(world, person)) ?? {}
    const odd = [...variantsOf(scene.body)].filter(([, body]) => parses(body))
    // Where no odd value is allowed, the good one has to be: else nothing would have been asked at all.
    const is_strict = odd.length === 0 && scene.body !== undefined
    for (const [what, body] of is_strict ? [['as it is', scene.body] as const] : odd) {
      const answer = await ask(what, name, { ...scene, body }, { token: tokenFor(call, person) }).catch(
        (error: unknown) => {
          // Nothing stands behind these calls here, which they say.
          if (scene.answers === 503 && String(error).includes('unavailable')) return null
          throw error
        },
      )
      if (answer) expect(answer.status, `${name} ${what}`).toBeLessThan(is_strict ? 300 : 500)
    }
    expect(is_strict || odd.length > 0, `${name} was asked`).toBe(true)
  })
})

/** A good body with one field after another, two levels deep, set to one bad value after another. */
function* variantsOf(body: unknown, at: string[] = []): Generator<[string, unknown]> {
  if (typeof body !== 'object' || body === null || at.length > 1) return
  for (const key of Object.keys(body)) {
    const held = (body as Record<string, unknown>)[key]
    const put = (value: unknown) =>
      Array.isArray(body) ? body.with(Number(key), value) : { ...body, [key]: value }
    for (const [word, value] of Object.entries(BAD_VALUES)) {
      yield [`${[...at, key].join('.')} = ${word}`, put(value)]
    }
    for (const [what, value] of variantsOf(held, [...at, key])) yield [what, put(value)]
  }
}

const lists = served.filter(({ call }) => call.list)
describe.each(lists)('the list $name', ({ name, call }) => {
  it('[B-35] [B-58] [B-59] [B-62] [B-64] refuses options it does not know, and reads none twice [S29] [S48]', async () => {
    const scene = (await sceneOf(world, name, call)?.(world, owner)) ?? {}
    const token = tokenFor(call, owner)
    for (const [row, option, value] of BAD_OPTIONS) {
      const asked = { ...scene, query: { ...scene.query, [option]: value } }
      const { status } = await ask(`[${row}] ${option}=${value.slice(0, 40)}`, name, asked, { token })
      expect(status, `[${row}] ${name} ${option}=${value.slice(0, 40)}`).toBe(422)
    }
    for (const [filters, expected] of BAD_FILTERS) {
      const { status } = await ask(
        `[B-58] ${filters.slice(0, 40)}`,
        name,
        { ...scene, query: { ...scene.query, filters } },
        { token },
      )
      expect(status, `[B-58] ${name} ${filters.slice(0, 40)}`).toBe(expected)
    }
    const [method = '', path = ''] = name.split(' ')
    const twice = `${method} ${path}?page=1&page=2`
    expect((await ask('[B-64] page twice', twice, scene, { token })).status).toBe(400)
  })
})

afterAll(() => expect(({} as Record<string, unknown>).isAdmin).toBeUndefined())
