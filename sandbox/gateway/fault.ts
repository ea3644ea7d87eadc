import * as z from 'zod/mini'

export const DelayMs = z._default(z.int().check(z.gte(0), z.lte(600_000)), 0)

/** What goes wrong with the next calls of one operation (`*` for any), before or after they had their effect. */
export const Fault = z.strictObject({
  operation: z._default(z.string(), '*'),
  kind: z.enum(['error', 'malformed', 'slow', 'hang', 'cut', 'alter', 'bad_signature', 'notify_first']),
  when: z._default(z.enum(['before', 'after']), 'before'),
  /** How many calls it hits; null: all of them until faults are cleared. */
  times: z._default(z.nullable(z.int().check(z.positive())), 1),
  status: z._default(z.int().check(z.gte(400), z.lte(599)), 503),
  delay_ms: DelayMs,
  /** With `alter`: what the answer says instead; null leaves a field out. */
  fields: z._default(z.record(z.string(), z.unknown()), {}),
})
export type Fault = z.infer<typeof Fault>

export type Answering = { alter: Record<string, unknown>; bad_signature: boolean; notify_first: boolean }

export interface Faults {
  list: () => Fault[]
  add: (fault: Fault) => void
  /** Also lets go of what hangs. */
  clear: () => void
  around: (
    operation: string,
    request: Request,
    answer: (answering: Answering) => Response | Promise<Response>,
  ) => Promise<Response>
}

export function createFaults(): Faults {
  let waiting: Fault[] = []
  let release = new AbortController()

  function take(operation: string): Fault[] {
    const hit = waiting.filter((fault) => fault.operation === '*' || fault.operation === operation)
    for (const fault of hit) if (fault.times !== null) fault.times -= 1
    waiting = waiting.filter(({ times }) => times !== 0)
    return hit
  }

  /** Ends when the caller hangs up, as on a real line, or when faults are cleared. */
  function hang({ signal }: Request, ms?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
      const end = (then: () => void) => () => {
        clearTimeout(timer)
        then()
      }
      release.signal.addEventListener('abort', end(resolve), { once: true })
      if (signal.aborted) end(() => reject(signal.reason))()
      signal.addEventListener(
        'abort',
        end(() => reject(signal.reason)),
        { once: true },
      )
    })
  }

  async function spoilt(fault: Fault, request: Request): Promise<Response | null> {
    if (fault.kind === 'error') return new Response('<h1>Gateway error</h1>', HTML(fault.status))
    if (fault.kind === 'malformed') return new Response('{"id":', { headers: { 'content-type': JSON_TYPE } })
    if (fault.kind === 'cut') return new Response(brokenStream(), { headers: { 'content-type': JSON_TYPE } })
    if (fault.kind === 'slow') await hang(request, fault.delay_ms)
    if (fault.kind !== 'hang') return null
    await hang(request)
    return new Response('<h1>Gateway timeout</h1>', HTML(504))
  }

  return {
    list: () => waiting,
    add: (fault) => void waiting.push({ ...fault }),
    clear: () => {
      waiting = []
      release.abort()
      release = new AbortController()
    },
    around: async (operation, request, answer) => {
      const hit = take(operation)
      for (const fault of hit.filter(({ when }) => when === 'before')) {
        const instead = await spoilt(fault, request)
        if (instead) return instead
      }
      const response = await answer({
        alter: Object.assign({}, ...hit.filter(({ kind }) => kind === 'alter').map(({ fields }) => fields)),
        bad_signature: hit.some(({ kind }) => kind === 'bad_signature'),
        notify_first: hit.some(({ kind }) => kind === 'notify_first'),
      })
      for (const fault of hit.filter(({ when }) => when === 'after')) {
        const instead = await spoilt(fault, request)
        if (instead) return instead
      }
      return response
    },
  }
}

const JSON_TYPE = 'application/json;charset=UTF-8'
const HTML = (status: number) => ({ status, headers: { 'content-type': 'text/html; charset=utf-8' } })

function brokenStream(): ReadableStream<Uint8Array> {
  let started = false
  return new ReadableStream({
    pull: (controller) => {
      if (started) return controller.error(new Error('the line was cut'))
      started = true
      controller.enqueue(new TextEncoder().encode('{"id":1'))
    },
  })
}

/** An answer as a fault wants it told: fields replaced, or left out when null. */
export function altered(answer: Record<string, unknown>, fields: Record<string, unknown>) {
  const merged = { ...answer, ...fields }
  return Object.fromEntries(Object.entries(merged).filter(([name]) => fields[name] !== null))
}
