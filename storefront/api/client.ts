import type { Call, CallAnswer, CallInput, Method } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { fillPath, type Query } from './request-url.ts'
import { createTransport, type Send, type TransportOptions } from './transport.ts'

interface CallOptions {
  signal?: AbortSignal | undefined
  /** See SendOptions: a second reader of the same endpoint on a page names a slot of its own. */
  slot?: string | undefined
  idempotency_key?: string | undefined
}

/** Distributes over the calls one by one: the parts of all their inputs multiplied are beyond the compiler. */
type InputOf<C extends Call> = C extends Call ? CallInput<C> & CallOptions : never

/** Calls the platform by the contract's names: `api('GET /brands/{id}', { params: { id: 3 } })`. */
export type Api = <N extends keyof Calls, const I extends InputOf<Calls[N]>>(
  name: N,
  input: I,
) => Promise<CallAnswer<Calls[N], I['query']>>

export function createApi(options: TransportOptions): Api {
  return apiOver(createTransport(options))
}

/** The same over a transport that calls to the storefront's own server share. */
export function apiOver(send: Send): Api {
  const call = async (name: string, { params, ...asked }: LooseInput): Promise<unknown> => {
    const [method, template] = name.split(' ') as [Method, string]
    return send(method, fillPath(template, params), asked)
  }
  // The contract states what the platform answers; its tests, not every browser, hold it to that.
  return call as Api
}

/** What all typed inputs have in common, once their types have done their work. */
interface LooseInput extends CallOptions {
  params?: Record<string, string | number> | undefined
  query?: Query | undefined
  body?: unknown
}
