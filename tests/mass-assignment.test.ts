import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Resource } from '#contract/list.ts'
import { served } from '#platform/app.ts'
import { scenes } from './authorisation-scenes.ts'
import { openWorld } from './authorisation-world.ts'

const world = await openWorld()
const all = Object.entries(calls as Record<string, Call>)
const writable = all.filter(([, { body }]) => body !== undefined)

/** Maps with keys of the caller's own choosing. A new one must be named here, with what keeps it harmless. */
const FREE_MAPS: Record<string, string> = {
  'PATCH /customers/{id} additional_params': 'notes that nothing decides by',
  'PATCH /customers/{id} configurable': 'the codes of the shop’s own fields; any other code is refused',
  'POST /gopay-requests payload': 'never read: the order alone says what is paid',
  'POST /csob/payment/verify ': 'the form of the bank, believed only with its signature',
}

/** Everything that any entity is made of, and a few words every attacker tries. */
const WORDS = new Set([
  ...all.flatMap(([, { list, one }]) =>
    [list, one].flatMap((resource) => (resource ? fieldsOf(resource) : [])),
  ),
  ...`id code customer_id user_id shop_id order_id cart_id state_id hash price taxed_price unit_price
    taxed_unit_price total_price taxed_total_price tax_rate is_active is_blocked is_guest is_admin is_staff role
    customer_group_ids discounts paid_at created_at updated_at email_verified_at last_logged_at password_hash
    verified balance restrict_to_country_id stock_state expiration_at currency_id`.split(/\s+/),
])

function fieldsOf({ entity, embeds }: Resource): string[] {
  return [...Object.keys(entity._zod.def.shape), ...Object.keys(embeds)]
}

interface Place {
  path: string
  keys: string[]
  is_strict: boolean
}

/** Every object inside a schema, through whatever is wrapped around it; a map of free keys has none of its own. */
function* placesIn(schema: z.core.$ZodType, path = ''): Generator<Place | { path: string; is_map: true }> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      yield { path, keys: Object.keys(def.shape), is_strict: def.catchall?._zod.def.type === 'never' }
      for (const [key, inner] of Object.entries(def.shape)) yield* placesIn(inner, join(path, key))
      break
    case 'array':
      yield* placesIn(def.element, join(path, '0'))
      break
    case 'record':
      yield { path, is_map: true }
      break
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'lazy':
      yield* placesIn(def.type === 'lazy' ? def.getter() : def.innerType, path)
      break
    case 'pipe':
      yield* placesIn(def.in, path)
      break
    case 'union':
      for (const option of def.options) yield* placesIn(option, path)
      break
    case 'intersection':
      for (const side of [def.left, def.right]) yield* placesIn(side, path)
      break
    case 'any':
    case 'unknown':
      throw new Error(`${path || 'The body'} takes anything`)
  }
}
const join = (path: string, key: string) => (path ? `${path}.${key}` : key)

describe('a body', () => {
  it.each(writable)(
    '%s is a closed list of fields, however deep [S28] [API-19] [CUST-17]',
    (name, { body }) => {
      if (!body) return
      for (const place of placesIn(body)) {
        if ('is_map' in place) expect(Object.keys(FREE_MAPS)).toContain(`${name} ${place.path}`)
        else expect(place, `${name} ${place.path}`).toMatchObject({ is_strict: true })
      }
    },
  )

  it('has no free map besides those that are told here', () => {
    const maps = writable.flatMap(([name, { body }]) =>
      body ? [...placesIn(body)].flatMap((one) => ('is_map' in one ? [`${name} ${one.path}`] : [])) : [],
    )
    expect([...new Set(maps)].toSorted()).toEqual(Object.keys(FREE_MAPS).toSorted())
  })
})

/** The objects that stand in a body which is accepted, by their path. */
function* objectsIn(
  value: unknown,
  path: string[] = [],
): Generator<{ path: string[]; at: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { path, at: value as Record<string, unknown> }
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, [...path, key])
}

function withFields(value: unknown, [key, ...rest]: string[], fields: Record<string, unknown>): unknown {
  if (key === undefined) return { ...(value as object), ...fields }
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? withFields(one, rest, fields) : one))
  const here = value as Record<string, unknown>
  return { ...here, [key]: withFields(here[key], rest, fields) }
}

const open = served.filter(({ name, call }) => call.body && !(`${name} ` in FREE_MAPS))

describe.each(open)('$name', ({ name, call }) => {
  it('names every field that is none of its own, and does nothing [API-19] [CUST-17]', async () => {
    const scene = scenes[name]
    if (!scene) throw new Error(`${name} has no scene`)
    const owner = await world.ownerOf()
    const { params = {}, query = {}, body } = await scene(world, owner)
    const path = name.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
    const token = call.access === 'staff' ? world.staffToken : owner.token
    const allowed = new Map<string, string[]>()
    for (const place of call.body ? placesIn(call.body) : []) {
      if ('keys' in place) allowed.set(place.path, [...(allowed.get(place.path) ?? []), ...place.keys])
    }
    for (const { path: place } of objectsIn(body)) {
      const own = allowed.get(place.map((key) => (/^\d+$/.test(key) ? '0' : key)).join('.'))
      // Inside a free map every key is welcome.
      if (!own) continue
      const foreign = [...WORDS].filter((word) => !own.includes(word))
      const fields = Object.fromEntries(foreign.map((word) => [word, 1]))
      const search = new URLSearchParams(query).toString()
      const answer = await world.call(`${path}${search && `?${search}`}`, withFields(body, place, fields), {
        token,
      })
      const { errors = [], ...rest } = await answer.json()
      expect(answer.status, `${name} ${place.join('.')}: ${JSON.stringify(rest)}`).toBe(422)
      const named = new Set(errors.map(({ field }: { field: string }) => field))
      expect(foreign.map((word) => [...place, word].join('.')).filter((field) => !named.has(field))).toEqual(
        [],
      )
    }
  })
})

describe('a query', () => {
  it('takes no field that the call does not know [API-19]', async () => {
    for (const { name, call } of served.filter((one) => one.call.query?._zod.def.catchall === undefined)) {
      const scene = scenes[name]
      if (call.access !== 'public' || (name.includes('{') && !scene)) continue
      const { params = {}, query = {}, body } = scene ? await scene(world, await world.ownerOf()) : {}
      const path = name.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
      const search = new URLSearchParams({ ...query, is_active: 'true', customer_id: '1' })
      const answer = await world.call(`${path}?${search}`, body)
      expect(answer.status, name).toBe(422)
      const { errors } = await answer.json()
      expect(errors.map(({ field }: { field: string }) => field).toSorted(), name).toEqual([
        'customer_id',
        'is_active',
      ])
    }
  })
})
