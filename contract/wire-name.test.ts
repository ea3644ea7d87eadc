import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { wire } from './embed.ts'

/** The only names on the wire that are not snake_case. */
const CAMEL_CASE_NAMES = [
  'customerId',
  'customerAccountProducts',
  'gateUrl',
  'gatewayUri',
  'customerAccountId',
  'receivedAmount',
  'usedAmount',
]

function namesWithin(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesWithin)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'properties' && inner
      ? [...Object.keys(inner), ...Object.values(inner).flatMap(namesWithin)]
      : namesWithin(inner),
  )
}

function namesOf(call: Call): string[] {
  const schemas = [call.params, call.query, call.body, call.answer]
  const resources = [call.list, call.one].filter((resource) => resource !== undefined)
  return [...schemas, ...resources.map(wire)]
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => namesWithin(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
}

const entries: [string, Call][] = Object.entries(calls)

it.each(entries)('%s speaks snake_case, apart from the listed names [API-18]', (_name, call) => {
  const names = namesOf(call).filter((name) => !/^_?[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
  expect(names.filter((name) => !CAMEL_CASE_NAMES.includes(name))).toEqual([])
})

it('a product spells customerAccountProducts in camel case, its variation does not [API-18]', () => {
  const names = namesOf(calls['GET /products'])
  expect(names).toContain('customerAccountProducts')
  expect(names).toContain('customer_account_products')
})

it.each(entries)('%s sorts and filters by plain snake_case names [API-18]', (_name, call) => {
  for (const resource of [call.list, call.one]) {
    for (const name of [...(resource?.sortable ?? []), ...Object.keys(resource?.filterable ?? {})]) {
      expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
    }
  }
})
