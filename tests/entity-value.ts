import { expect } from 'vitest'
import * as z from 'zod/mini'

/** Field → a value that must be taken and one that must not, for fields that are more than a plain kind. */
export type ValueTable = Record<string, readonly [taken: unknown, refused: unknown]>

export function expectValues(entity: z.core.$ZodObject, table: ValueTable) {
  const { shape } = entity._zod.def
  for (const [name, [taken, refused]] of Object.entries(table)) {
    const schema = shape[name]
    expect(schema, `${name} is declared`).toBeDefined()
    if (!schema) continue
    expect(z.safeParse(schema, taken).success, `${name} takes ${JSON.stringify(taken)}`).toBe(true)
    expect(z.safeParse(schema, refused).success, `${name} refuses ${JSON.stringify(refused)}`).toBe(false)
  }
}

export function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

/** Paths of what a body is refused for. */
export function refusedFields(schema: z.core.$ZodType, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map((issue) => issue.path.join('.')) ?? []
}
