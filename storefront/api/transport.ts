import type { Method } from '#contract/call.ts'
import type { ErrorBody } from '#contract/error.ts'
import type { Language } from '#contract/language.ts'
import type { CurrencyCode } from '#contract/money.ts'
import { AbortedError, ApiError, NO_ANSWER, TIMED_OUT } from './request-error.ts'
import { type Query, requestUrl } from './request-url.ts'
import { createSharedRefresh, type SharedRefresh } from './shared-refresh.ts'
import { createSupersede } from './supersede.ts'

const READ_TIMEOUT_MS = 15_000
const ORDER_AND_PAYMENT_TIMEOUT_MS = 30_000
const SERVER_TIMEOUT_MS = 5_000

const ORDER_OR_PAYMENT = /^\/(orders|gopay-requests|csob)(\/|$)/
/** A 401 of these says that the credentials are wrong, not that the session is old. */
const CREDENTIALS = /^(\/api)?\/auth\/(users\/)?(login|refresh|logout)$/

/** What a platform in the same process answers: data that nobody has made into text. Whoever reads it leaves it as it is. */
export interface Answer {
  status: number
  body: unknown
}

export type Asked = Answer | Response

/** Read at every request, so a getter may follow a switch of the currency or a consent. */
export interface TransportOptions {
  /** In front of every path: `/shop-api`, with an origin when rendering on the server. */
  base_url: string
  fetch: (request: Request) => Asked | Promise<Asked>
  language: Language
  currency: CurrencyCode
  tracking_id: string
  /** Given where cookies are not sent. */
  token?: string | undefined
  /** Rendering asks for many things side by side and must not wait long. */
  on_server?: boolean
  /** How many times the usual time an answer may take. */
  patience?: number
  /** Renews the session; true when a retry makes sense. Either the function or one shared by several clients. */
  refresh?: (() => Promise<boolean>) | SharedRefresh
  /** True while only the refresh token is left, so that asking would be refused for sure. */
  refresh_first?: () => boolean
}

export interface SendOptions {
  query?: Query | undefined
  body?: unknown
  signal?: AbortSignal | undefined
  /** Requests to one endpoint from different places of a page: only those of one slot replace each other. */
  slot?: string | undefined
  /** The same key asks for the same thing: sent again, it is not done again. */
  idempotency_key?: string | undefined
}

export function timeoutFor(method: Method, path: string, on_server = false): number {
  if (method !== 'GET' && ORDER_OR_PAYMENT.test(path)) return ORDER_AND_PAYMENT_TIMEOUT_MS
  return on_server ? SERVER_TIMEOUT_MS : READ_TIMEOUT_MS
}

export function createTransport(options: TransportOptions) {
  const supersede = createSupersede()
  const refresh =
    typeof options.refresh === 'function' ? createSharedRefresh(options.refresh) : options.refresh

  function requestFor(method: Method, url: string, send: SendOptions, signal: AbortSignal): Request {
    const { language, currency, tracking_id, token } = options
    const headers = new Headers({
      Accept: 'application/json',
      'Language-Preference': language,
      'Currency-Preference': currency,
      'X-Tracking-Id': tracking_id,
    })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (send.idempotency_key) headers.set('Idempotency-Key', send.idempotency_key)
    const init: RequestInit = { method, headers, signal, credentials: token ? 'omit' : 'same-origin' }
    if (send.body !== undefined) {
      headers.set('Content-Type', 'application/json')
      init.body = JSON.stringify(send.body)
    }
    return new Request(url, init)
  }

  async function attempt(method: Method, path: string, url: string, send: SendOptions, left: AbortSignal) {
    const timeout = new AbortController()
    const wait = timeoutFor(method, path, options.on_server) * (options.patience ?? 1)
    const timer = setTimeout(() => timeout.abort(new ApiError(TIMED_OUT, null)), wait)
    const signal = AbortSignal.any([left, timeout.signal])
    try {
      const request = requestFor(method, url, send, signal)
      return await orAborted(signal, async () => readAnswer(await options.fetch(request)))
    } finally {
      clearTimeout(timer)
    }
  }

  return async function send(method: Method, path: string, given: SendOptions = {}): Promise<unknown> {
    const url = requestUrl(options.base_url, path, given.query)
    const refreshable = CREDENTIALS.test(path) ? undefined : refresh
    const turn = options.on_server ? null : supersede(method, path, given.slot)
    const left = AbortSignal.any([turn?.signal, given.signal].filter((signal) => signal != null))
    try {
      if (refreshable && options.refresh_first?.()) {
        await orAborted(left, () => refreshable.since(refreshable.mark()))
      }
      const mark = refreshable?.mark() ?? ''
      try {
        return await attempt(method, path, url, given, left)
      } catch (error) {
        if (!refreshable || !(error instanceof ApiError) || error.status !== 401) throw error
        if (!(await orAborted(left, () => refreshable.since(mark)))) throw error
        return await attempt(method, path, url, given, left)
      }
    } finally {
      turn?.end()
    }
  }
}

export type Send = ReturnType<typeof createTransport>

/** Ends with the signal even when what runs does not listen to it, and says why in our own words. */
async function orAborted<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(reasonOf(signal))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await (signal.aborted ? aborted : Promise.race([run(), aborted]))
  } catch (error) {
    if (signal.aborted) throw reasonOf(signal)
    if (error instanceof ApiError) throw error
    throw new ApiError(NO_ANSWER, null, { cause: error })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function reasonOf(signal: AbortSignal): Error {
  const { reason } = signal
  if (reason instanceof ApiError || reason instanceof AbortedError) return reason
  return new AbortedError('The caller left', { cause: reason })
}

async function readAnswer(response: Asked): Promise<unknown> {
  if (!(response instanceof Response)) return response.body
  const text = await response.text()
  const body = parseJson(text)
  if (!response.ok) throw new ApiError(response.status, isErrorBody(body) ? body : null)
  if (text === '') return undefined
  // A page of some proxy in between is no answer, whatever its status says.
  if (body === undefined) throw new ApiError(NO_ANSWER, null)
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isErrorBody(body: unknown): body is Partial<ErrorBody> {
  if (typeof body !== 'object' || body === null) return false
  const { message, errors } = body as Partial<Record<keyof ErrorBody, unknown>>
  return (
    (message === undefined || typeof message === 'string') && (errors === undefined || Array.isArray(errors))
  )
}
