import * as z from 'zod/mini'
import type { Resource } from '#contract/list.ts'
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

function problemsOf(resource: Resource, selection: Selection | undefined, item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return ['not an object']
  const shape = resource.entity._zod.def.shape
  const expected = new Map([
    ...[...(selection?.fields ?? [])].map((field) => [field, shape[field]] as const),
    ...[...(selection?.embeds.keys() ?? [])].map((name) => [name, resource.embeds[name]?.schema] as const),
  ])
  const extra = Object.keys(item).filter((key) => !expected.has(key))
  return [
    ...extra.map((key) => `${key} was not asked for`),
    ...[...expected].flatMap(([key, schema]) =>
      schema
        ? issues(key, z.safeParse(schema, (item as Record<string, unknown>)[key]))
        : [`${key} is unknown`],
    ),
  ]
}

function issues(key: string, result: z.core.util.SafeParseResult<unknown>): string[] {
  if (result.success) return []
  return result.error.issues.map((issue) => `${[key, ...issue.path].join('.')}: ${issue.message}`)
}
