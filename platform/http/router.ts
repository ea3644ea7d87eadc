import { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import { type Language, parseLanguage } from '#contract/language.ts'
import type { Database } from '#platform/db/database.ts'
import { answerFailure, asFailure } from './answer-failure.ts'
import { checkAnswer, freezeAll } from './check-answer.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { Caller, Context, Preferences } from './context.ts'
import { Failure, malformed, notFound } from './failure.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { requireAccess } from './require-access.ts'
import { type Input, readInput, type Served } from './serve.ts'

export interface RouterOptions {
  sql: Database
  log: Log
  metrics: Metrics
  now: () => Date
  served: Served[]
  /** Paths outside the contract, such as its documentation. */
  pages?: Record<string, (request: Request) => Response>
  preferences: (request: Request) => Promise<Preferences>
  identify: (request: Request) => Promise<Caller>
  attempts?: AttemptStore | undefined
  payment_services?: readonly number[] | undefined
  /** Told of every call before it is carried out. */
  before?: (context: Context, one: Served, input: Input<Call>) => Promise<void>
  /** Holds every answer against the contract: on in tests and in development. */
  check_answers: boolean
}

/** What a call answers before it becomes bytes. */
export interface Answer {
  status: number
  body: unknown
}

export interface Router {
  fetch: (request: Request) => Promise<Response>
  /** The same for whoever asks within this process: an answer of data comes as it is, not as text to be read again. */
  ask: (request: Request) => Promise<Answer | Response>
}

interface Bindings {
  request_id: string
  /** Takes the answer in the place of a response. */
  take?: (answer: Answer) => void
}

const TAKEN = new Response(null, { status: 204 })
const REQUEST_ID = /^[\w-]{8,64}$/

/** The platform's HTTP side: finds the call, reads its input, lets the domain answer, translates failures. */
export function createRouter(options: RouterOptions): Router {
  const app = new Hono<{ Bindings: Bindings }>({ strict: true })
  const methods = new Map<string, Set<string>>()

  for (const one of options.served) {
    const [method, path] = one.name.split(' ') as [string, string]
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
    methods.set(route, (methods.get(route) ?? new Set()).add(method))
    app.on(method, route, async (hono) => {
      const started = performance.now()
      const observe = (status: number) =>
        options.metrics.observe(one.name, status, (performance.now() - started) / 1000)
      const { raw } = hono.req
      const answered = await answer(options, one, raw, hono.req.param(), hono.env.request_id).catch(
        (error: unknown) => {
          observe(asFailure(error).status)
          throw error
        },
      )
      observe(answered.status)
      if (answered instanceof Response) return answered
      if (!hono.env.take) return written(answered)
      hono.env.take(answered)
      return TAKEN
    })
  }
  for (const [path, page] of Object.entries(options.pages ?? {})) app.all(path, (hono) => page(hono.req.raw))
  for (const [route, allowed] of methods) {
    const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    app.all(route, (hono) => {
      if (hono.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
      throw new Failure('method_not_allowed', { headers: { allow } })
    })
  }
  app.notFound(() => {
    throw notFound()
  })
  app.onError((error, hono) =>
    answerFailure(
      error,
      parseLanguage(hono.req.header('language-preference')),
      hono.env.request_id,
      options.log,
    ),
  )

  return {
    ask: async (request) => {
      let taken: Answer | null = null
      const take = (answered: Answer) => {
        if (options.check_answers) freezeAll(answered.body)
        taken = answered
      }
      const response = await app.fetch(request, { request_id: requestId(request), take })
      return taken ?? response
    },
    fetch: async (request) => {
      const request_id = requestId(request)
      const response = await app.fetch(request, { request_id })
      const headers = new Headers(response.headers)
      headers.set('x-request-id', request_id)
      headers.set('x-content-type-options', 'nosniff')
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      return new Response(request.method === 'HEAD' ? null : response.body, {
        status: response.status,
        headers,
      })
    },
  }
}

function requestId(request: Request): string {
  const asked = request.headers.get('x-request-id') ?? ''
  return REQUEST_ID.test(asked) ? asked : randomUUID()
}

interface Answered extends Answer {
  language: Language
}

async function answer(
  options: RouterOptions,
  one: Served,
  request: Request,
  params: Record<string, string>,
  request_id: string,
): Promise<Answered | Response> {
  // Hono leaves a malformed escape as it is; such a path names nothing.
  if (Object.values(params).some((value) => value.includes('\0') || value.includes('\uFFFD')))
    throw malformed()
  const [preferences, caller] = await Promise.all([options.preferences(request), options.identify(request)])
  requireAccess(one.call, caller)
  const context: Context = {
    ...preferences,
    sql: options.sql,
    request,
    request_id,
    caller,
    now: options.now(),
    log: options.log,
    ...(options.attempts ? { attempts: options.attempts } : {}),
    ...(options.payment_services ? { payment_services: options.payment_services } : {}),
  }
  const input = await readInput(context, one, params)
  await options.before?.(context, one, input)
  const result: unknown = await one.handle(context, input)
  if (options.check_answers) checkAnswer(one, input, result)
  if (result instanceof Response) return result
  if (result === undefined) return new Response(null, { status: 204 })
  return { status: one.call.status ?? 200, body: result, language: context.language }
}

function written({ status, body, language }: Answered): Response {
  return Response.json(body, {
    status,
    headers: {
      'content-language': language,
      vary: 'Language-Preference, Currency-Preference, Authorization',
    },
  })
}
