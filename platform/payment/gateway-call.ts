import { GatewayError } from './gateway.ts'

export interface GatewayCallOptions {
  fetch?: (request: Request) => Promise<Response>
  now?: () => number
  timeout_ms?: number
}

export interface GatewayAnswer {
  status: number
  body: unknown
}

export interface GatewayCall {
  (request: Request): Promise<GatewayAnswer>
  /** Whether the gateway is being left alone after failures. */
  isResting: () => boolean
}

/** Of one call; with a token to be asked for first, paying is opened or given up within 8 seconds. */
export const GATEWAY_TIMEOUT_MS = 4000
/** So many failures in a row, and the gateway is left alone for a while. */
export const BREAKER_FAILURES = 5
export const BREAKER_PAUSE_MS = 15_000

/** Calls a gateway: never waits for ever, never takes a broken answer for an answer. */
export function createGatewayCall(options: GatewayCallOptions = {}): GatewayCall {
  const { fetch = globalThis.fetch, now = Date.now, timeout_ms = GATEWAY_TIMEOUT_MS } = options
  let failures = 0
  let closed_until = 0

  async function send(request: Request): Promise<GatewayAnswer> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeout_ms)
    const timed_out = new Promise<never>((_, reject) =>
      limit.signal.addEventListener('abort', () => reject(new Error('no answer in time'))),
    )
    try {
      const answer = async () => {
        const response = await fetch(new Request(request, { signal: limit.signal, redirect: 'manual' }))
        return { status: response.status, text: await response.text() }
      }
      const { status, text } = await Promise.race([answer(), timed_out])
      if (status >= 500 || status === 429) throw new Error(`answered ${status}`)
      return { status, body: text === '' ? null : JSON.parse(text) }
    } finally {
      clearTimeout(timer)
    }
  }

  const isResting = () => now() < closed_until

  async function call(request: Request): Promise<GatewayAnswer> {
    if (isResting()) throw new GatewayError('left alone after failures', { certain: true })
    try {
      const answer = await send(request)
      failures = 0
      return answer
    } catch (cause) {
      if (++failures >= BREAKER_FAILURES) closed_until = now() + BREAKER_PAUSE_MS
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new GatewayError(
        `${request.method} ${new URL(request.url).pathname.split('/', 4).join('/')}: ${reason}`,
        {
          certain: isUnreached(cause),
          cause,
        },
      )
    }
  }

  return Object.assign(call, { isResting })
}

const UNREACHED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** Where not even a connection came about, or not to whom it should, nothing was asked. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && UNREACHED.includes(code)
}
