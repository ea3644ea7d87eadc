import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { SandboxClock } from './clock.ts'
import { Fault, type Faults } from './fault.ts'
import { type Answerer, type Asked, createRoutes } from './route.ts'

const Shift = z.strictObject({ shift_ms: z.int() })

export interface ControlOptions {
  gateway: 'gopay' | 'csob'
  /** Whoever names it may steer the gateway; anybody when not given, as on a machine of one's own. */
  key: string | undefined
  clock: SandboxClock
  faults: Faults
  settings: object
  payments: () => unknown[]
  payment: (id: string) => unknown
  ledger: () => { totals: unknown }
  /** After the clock moved. */
  age: () => void
  reset: () => void
  /** What only this gateway can do. */
  routes: Record<string, Answerer>
}

const CONTROL_PATH = '/__sim'

/** What a test may do besides the protocol, under `/__sim`; null for everybody it is not for, as if nothing were there. */
export function createControl(options: ControlOptions) {
  const { clock, faults, settings } = options
  const seen = () =>
    Response.json({
      gateway: options.gateway,
      now: new Date(clock.now()).toISOString(),
      shift_ms: clock.shifted(),
      payments: options.payments().length,
      settings,
      faults: faults.list(),
      totals: options.ledger().totals,
    })
  const answer = createRoutes({
    'GET /': seen,
    'GET /payments': () => Response.json(options.payments()),
    'GET /payments/{id}': ({ params }) => {
      const found = options.payment(params.id ?? '')
      return found ? Response.json(found) : unknownPayment()
    },
    'GET /ledger': () => Response.json(options.ledger()),
    'GET /faults': () => Response.json(faults.list()),
    'POST /faults': told(Fault, (fault) => {
      faults.add(fault)
      return Response.json(faults.list())
    }),
    'DELETE /faults': () => {
      faults.clear()
      return Response.json([])
    },
    'POST /clock': told(Shift, ({ shift_ms }) => {
      clock.shift(shift_ms)
      options.age()
      return seen()
    }),
    'POST /reset': () => {
      faults.clear()
      clock.reset()
      options.reset()
      return seen()
    },
    ...options.routes,
  })
  return (request: Request, url: URL, path: string): Response | Promise<Response> | null => {
    if (isForeign(request) || !isHolder(request, options.key)) return null
    return answer(request, url, path.slice(CONTROL_PATH.length) || '/')
  }
}

export const isControl = (path: string) => path === CONTROL_PATH || path.startsWith(`${CONTROL_PATH}/`)

/** Some other site's page acting through a visitor's browser. */
const isForeign = (request: Request) => request.headers.get('sec-fetch-site') === 'cross-site'

function isHolder({ headers }: Request, key: string | undefined): boolean {
  if (key === undefined) return true
  const [given, wanted] = [Buffer.from(headers.get('authorization') ?? ''), Buffer.from(`Bearer ${key}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export const unknownPayment = () => Response.json({ error: 'no such payment' }, { status: 404 })

/** A body of JSON only: no page of another site can send one without asking first. */
export function told<Schema extends z.core.$ZodType>(
  schema: Schema,
  answer: (body: z.output<Schema>, asked: Asked) => Response | Promise<Response>,
): Answerer {
  return async (asked) => {
    if (!/^application\/json\b/.test(asked.request.headers.get('content-type') ?? '')) {
      return Response.json({ error: 'send application/json' }, { status: 415 })
    }
    const parsed = z.safeParse(schema, await asked.request.json().catch(() => undefined))
    if (parsed.success) return answer(parsed.data, asked)
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return Response.json({ error: wrong.join('; ') }, { status: 400 })
  }
}
