import * as z from 'zod/mini'
import type { Embed, Resource } from '#contract/list.ts'
import type { Input, Served } from './serve.ts'
import type { Selection } from './selection.ts'

/** Holds an answer against the contract; switched on wherever tests run, so drift is caught by any test. */
export function checkAnswer({ name, call }: Served, input: Input<never>, answer: unknown): void {
  if (answer instanceof Response) return
  const list = input.list as { selection: Selection } | undefined
  const problems = call.list
    ? (answer as { items: unknown[] }).items.flatMap((item) =>
        problemsOf(call.list as Resource, list?.selection, item),
      )
    : call.one
      ? problemsOf(call.one, input.selection, answer)
      : call.answer
        ? issues('', z.safeParse(call.answer, answer))
        : []
  if (problems.length > 0) throw new Error(`${name} breaks its contract: ${problems.slice(0, 5).join('; ')}`)
}

/** What is given as it is may be kept and given to others, so nobody may change it. */
export function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeAll(inner)
}

function problemsOf(resource: Resource, selection: Selection | undefined, item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return ['not an object']
  const row = item as Record<string, unknown>
  const shape = resource.entity._zod.def.shape
  const fields = selection?.fields ?? new Set<string>()
  const embeds = selection?.embeds ?? new Map<string, Selection>()
  const extra = Object.keys(row).filter((key) => !fields.has(key) && !embeds.has(key))
  return [
    ...extra.map((key) => `${key} was not asked for`),
    ...[...fields].flatMap((key) => fieldProblems(key, shape[key], row[key])),
    ...[...embeds].flatMap(([key, nested]) => embedProblems(key, resource.embeds[key], nested, row[key])),
  ]
}

function fieldProblems(key: string, schema: z.core.$ZodType | undefined, value: unknown): string[] {
  return schema ? issues(key, z.safeParse(schema, value)) : [`${key} is unknown`]
}

/** An embedded entity may have been asked for in part, so it is held against its own selection. */
function embedProblems(key: string, embed: Embed | undefined, nested: Selection, value: unknown): string[] {
  const inner = embed?.of?.()
  if (!inner || value === null || value === undefined) return fieldProblems(key, embed?.schema, value)
  const isList = z.safeParse(embed?.schema ?? z.never(), []).success
  if (isList !== Array.isArray(value)) return [`${key} is ${isList ? 'not ' : ''}a list`]
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.flatMap((one) => problemsOf(inner, nested, one).map((problem) => `${key}.${problem}`))
}

function issues(key: string, result: z.core.util.SafeParseResult<unknown>): string[] {
  if (result.success) return []
  return result.error.issues.map((issue) => `${[key, ...issue.path].join('.')}: ${issue.message}`)
}
