import * as z from 'zod/mini'
import type { Call, CallName } from '#contract/call.ts'
import { type FieldError, formMessage } from '#contract/error.ts'
import type { ListAnswer, Resource } from '#contract/list.ts'
import type { Context } from './context.ts'
import { Failure, malformed, notFound } from './failure.ts'
import { FORM_TEXTS } from './failure-texts.ts'
import { asFieldError } from './list-problem.ts'
import { ENTITY_OPTIONS, LIST_OPTIONS, type ListRequest, parseListQuery } from './list-query.ts'
import { assertText, readFormOrJson, readJson } from './read-body.ts'
import { parseSelection, type Selection } from './selection.ts'

type Parsed<T> = T extends z.core.$ZodType ? z.output<T> : undefined

/** What a handler gets: everything already read, checked and typed by its call. */
export interface Input<C extends Call> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  list: C extends { list: Resource } ? ListRequest : undefined
  selection: C extends { one: Resource } ? Selection : undefined
}

type Answered<C extends Call> = C extends { list: Resource }
  ? ListAnswer<Record<string, unknown>>
  : C extends { one: Resource }
    ? Record<string, unknown>
    : C extends { produces: string }
      ? Response
      : C extends { answer: infer A extends z.core.$ZodType }
        ? z.input<A> | Response
        : undefined | void

export type Handler<C extends Call> = (context: Context, input: Input<C>) => Promise<Answered<C>>

export interface Served {
  name: CallName
  call: Call
  handle: Handler<Call>
}

/** Joins a domain's calls with the functions that serve them. */
export function serve<const T extends Record<CallName, Call>>(
  calls: T,
  handlers: { [N in keyof T & CallName]?: Handler<T[N]> },
): Served[] {
  return Object.entries(handlers).map(([name, handle]) => ({
    name: name as CallName,
    call: calls[name as CallName] as Call,
    // Each handler is typed by its own call above; the list of all of them is served by one untyped loop.
    handle: handle as unknown as Handler<Call>,
  }))
}

export async function readInput(
  context: Context,
  { call }: Served,
  params: Record<string, string>,
): Promise<Input<Call>> {
  const query = readQuery(new URL(context.request.url).searchParams)
  const own = call.query ? Object.keys(call.query._zod.def.shape) : []
  const options = call.list ? LIST_OPTIONS : call.one ? ENTITY_OPTIONS : []
  const open = call.query?._zod.def.catchall !== undefined
  const unknown = Object.keys(query).filter((name) => !own.includes(name) && !options.includes(name))
  if (unknown.length > 0 && !open) {
    throw new Failure('validation', {
      errors: unknown
        .slice(0, 20)
        .map((field) => ({ field, message: FORM_TEXTS[context.language].unknown_keys })),
    })
  }
  const errors: FieldError[] = []
  const selection =
    call.one &&
    parseSelection(call.one, query, (problem) => errors.push(asFieldError(context.language, problem)))
  if (errors.length > 0) throw new Failure('validation', { errors })
  const input = {
    params: call.params ? checkParams(call.params, params) : undefined,
    query: call.query ? check(context, call.query, open ? query : pick(query, own)) : undefined,
    list: call.list ? parseListQuery(call.list, query, context.language) : undefined,
    selection,
    body: call.body
      ? check(
          context,
          call.body,
          await (call.takes_form ? readFormOrJson : readJson)(context.request, call.max_body_bytes),
        )
      : undefined,
  }
  return input as Input<Call>
}

/** One rule for repeated parameters: they are refused, so nothing downstream must choose. */
function readQuery(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of search) {
    if (name in query || name.length > 100) throw malformed()
    assertText(value)
    query[name] = value
  }
  return query
}

function pick(query: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))
}

function checkParams(schema: z.core.$ZodType, params: Record<string, string>): unknown {
  const result = z.safeParse(schema, params)
  if (!result.success) throw notFound()
  return result.data
}

function check<T extends z.core.$ZodType>(context: Context, schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new Failure('validation', {
    errors: result.error.issues.slice(0, 50).flatMap((issue) => {
      const message = FORM_TEXTS[context.language][formMessage(issue)]
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null]
      return keys.map((key) => ({
        field: [...issue.path, ...(key === null ? [] : [key])].join('.').slice(0, 200),
        message,
      }))
    }),
  })
}
