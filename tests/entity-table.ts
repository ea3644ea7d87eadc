import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Resource } from '#contract/list.ts'

const money = { value: 129.5, formatted: '129,50 Kč' }

/** Per kind: a value that must be taken, and one that must not. */
const SAMPLES = {
  number: [7, '7'],
  text: ['text', 7],
  boolean: [true, 'true'],
  money: [money, 129.5],
  list: [[], {}],
  numbers: [[1, 2], ['1']],
} as const
export type Kind = keyof typeof SAMPLES

/** Field → kind, with a question mark where the field may be null. */
export type Table = Record<string, Kind | `${Kind}?`>

function expectKind(schema: z.core.$ZodType | undefined, name: string, kind: string) {
  expect(schema, `${name} is declared`).toBeDefined()
  if (!schema) return
  // A kind is written by hand next to its table, so the cut-off name is always one of the samples.
  const [taken, refused] = SAMPLES[kind.replace('?', '') as Kind]
  expect(z.safeParse(schema, taken).success, `${name} takes ${JSON.stringify(taken)}`).toBe(true)
  expect(z.safeParse(schema, refused).success, `${name} refuses ${JSON.stringify(refused)}`).toBe(false)
  expect(z.safeParse(schema, undefined).success, `${name} is always there`).toBe(false)
  expect(z.safeParse(schema, null).success, `${name} may be null`).toBe(kind.endsWith('?'))
}

export function expectFields(entity: z.core.$ZodObject, table: Table) {
  const { shape } = entity._zod.def
  for (const [name, kind] of Object.entries(table)) expectKind(shape[name], name, kind)
}

export function expectEmbeds(resource: Resource, table: Table) {
  const { shape } = resource.entity._zod.def
  for (const [name, kind] of Object.entries(table)) {
    expectKind(resource.embeds[name]?.schema, name, kind)
    expect(Object.keys(shape), `${name} is sent on request only`).not.toContain(name)
  }
}
