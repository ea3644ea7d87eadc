import * as z from 'zod/mini'
import type { SandboxClock } from './clock.ts'
import { Fault, type Faults } from './fault.ts'
import type { Answerer, Asked } from './route.ts'

const Shift = z.strictObject({ shift_ms: z.int() })

export interface ControlOptions {
  clock: SandboxClock
  faults: Faults
  overview: () => Record<string, unknown>
  payments: () => unknown[]
  payment: (id: string) => unknown
  ledger: () => unknown
  /** After the clock moved. */
  age: () => void
  reset: () => void
}

/** What both gateways let a test do besides their protocol. */
export function controlRoutes(options: ControlOptions): Record<string, Answerer> {
  const { clock, faults } = options
  const seen = () => Response.json(options.overview())
  return {
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
  }
}

export const unknownPayment = () => Response.json({ error: 'no such payment' }, { status: 404 })

/** Some other site's page acting through a visitor's browser. */
export const isForeign = (request: Request) => request.headers.get('sec-fetch-site') === 'cross-site'

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
