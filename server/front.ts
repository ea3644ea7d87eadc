import { getRequestListener, RequestError } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import type { BlockList } from 'node:net'
import type { ErrorBody, ErrorType } from '#contract/error.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import { asFailure } from '#platform/http/answer-failure.ts'
import { FAILURE_TEXTS } from '#platform/http/failure-texts.ts'
import { createSenderShare } from '#platform/http/sender-share.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { clientAddress } from './client-address.ts'
import { knownFew } from './known-few.ts'
import type { Recalled } from './kept-page.ts'
import { BODY_TIMEOUT_MS, type BodyWatch, checkWhileListening, createBodyWatch } from './slow-body.ts'
import { createReaderWatch, type ReaderWatch } from './slow-reader.ts'
import type { StaticFile } from './static-files.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export interface FrontOptions {
  files: () => Map<string, StaticFile>
  before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null
  /** First match by the start of the path answers; `/` is the storefront. */
  mounts: [prefix: string, fetch: Fetch][]
  /** A page that stands ready, which is written without asking anybody. */
  recall?: (request: IncomingMessage) => Recalled | null
  /** Pages carry absolute addresses, so they are drawn under the shop's own names only. */
  isOwnHost: (hostname: string) => boolean
  /** Behind HTTPS the page's own address is not what the socket shows. */
  public_url: string
  /** Whether links of mails, made from the host of a request, may name any port; a live shop has its own alone. */
  any_port?: boolean
  /** Those whose word counts about who asks; see `client-address.ts`. */
  trusted_proxies?: BlockList | null
  /** Who sees to it that bodies come at all. */
  bodies?: BodyWatch
  /** Who sees to it that answers are taken. */
  readers?: ReaderWatch
  onError: (error: unknown) => void
}

const HEADERS_TIMEOUT_MS = 15_000
/** More would only wait for each other: whoever comes on top is told to come back, while those here are served. */
const MOST_AT_ONCE = 300
/** Of one network, so that nobody takes the places of all. */
export const MOST_OF_SENDER = 100
const HEALTH = new Set(['/livez', '/readyz', '/metrics'])
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?$/i
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The one listener of the process: files from memory first, then whoever owns the path. */
export function createFront(options: FrontOptions): Server {
  const { protocol, port: own_port } = new URL(options.public_url)
  const readHost = createHostReader(protocol)
  const { bodies = createBodyWatch(), readers = createReaderWatch() } = options
  let at_work = 0
  const takePlace = createSenderShare(MOST_OF_SENDER)
  const mounted = options.mounts.map(([prefix, fetch]) => ({
    prefix,
    inside: prefix === '/' ? '/' : `${prefix}/`,
    // Probes and scrapers ask by address, not by name.
    anywhere: HEALTH.has(prefix),
    listener: getRequestListener(
      (request, { incoming }) =>
        fetch(withProtocol(withClient(request, incoming, options.trusted_proxies ?? null), protocol)),
      {
        overrideGlobalObjects: false,
        // Of a probe that says none; all others have one.
        hostname: 'localhost',
        errorHandler: (error) => {
          // An address or a host that cannot be read, such as one with a backslash.
          if (error instanceof RequestError) return new Response(null, { status: 400 })
          options.onError(error)
          const { status, headers } = asFailure(error)
          return new Response(null, { status: status === 503 ? 503 : 500, headers })
        },
      },
    ),
  }))

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const target = request.url ?? '/'
    const is_read = request.method === 'GET' || request.method === 'HEAD'
    const host = readHost(request.headers.host ?? '')
    const page = is_read && host && isOwn(host) ? options.recall?.(request) : null
    // It was drawn for the same address, which has passed all that follows.
    if (page) return watchRest(sendPage(request, response, page))
    const refuse = (status: number) => end(response, status, target.startsWith('/shop-api'))
    // An absolute target names another server; `//host/x` would too, once somebody parses it as a link.
    if (!target.startsWith('/')) return refuse(421)
    if (target.startsWith('//')) return refuse(404)
    if (!METHODS.has(request.method ?? '')) return refuse(405)
    const pathname = target.split('?', 1)[0] ?? '/'
    // The oldest of probes speak HTTP/1.0 and say no host at all.
    const is_probe = HEALTH.has(pathname) && !request.headers.host
    if (host === null && !is_probe) return refuse(400)
    // No database text holds NUL, so no address needs it.
    if (!isDecodable(pathname) || target.includes('%00')) return refuse(400)
    const file = is_read ? options.files().get(pathname) : undefined
    if (file) return watchRest(sendFile(request, response, file))
    const mount = mounted.find(({ prefix, inside }) => pathname === prefix || pathname.startsWith(inside))
    if (!mount) return refuse(404)
    if (mount.anywhere) return void mount.listener(request, response)
    if (host === null || !isOwn(host)) return refuse(421)
    if (at_work >= MOST_AT_ONCE) return refuse(503)
    const sender = clientAddress(request, options.trusted_proxies ?? null)
    const giveBack = takePlace(sender)
    if (!giveBack) return refuse(503)
    at_work++
    response.on('close', () => {
      at_work--
      giveBack()
    })
    if (!bodies.add(request, response, sender)) return refuse(429)
    readers.add(response)
    mount.listener(request, response)
  }

  /** Mostly all has gone at once, and watching would cost more than sending. */
  function watchRest(response: ServerResponse): void {
    if (response.writableLength > 0) readers.add(response)
  }

  function isOwn({ hostname, port }: Host): boolean {
    return options.isOwnHost(hostname) && ((options.any_port ?? true) || port === own_port)
  }

  const { before } = options
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: BODY_TIMEOUT_MS,
      keepAliveTimeout: 65_000,
      // Most requests have no body, and its stream would cost as much as finding the page.
      optimizeEmptyRequests: true,
    },
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
  )
  for (const { check } of [bodies, readers]) checkWhileListening(server, check)
  return server
}

/** What a visitor claims in a header of this name is overwritten. */
function withClient(
  request: Request,
  incoming: IncomingMessage | Http2ServerRequest,
  proxies: BlockList | null,
): Request {
  request.headers.set('x-client-ip', clientAddress(incoming, proxies))
  return request
}

function withProtocol(request: Request, protocol: string): Request {
  if (protocol === 'http:' || request.url.startsWith(protocol)) return request
  return new Request(protocol + request.url.slice(request.url.indexOf(':') + 1), request)
}

/** Malformed escapes and overlong UTF-8 name nothing. */
function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

type Host = Pick<URL, 'hostname' | 'port'>

/** Of the names a request may be sent to. Null: no name at all. */
function createHostReader(protocol: string): (host: string) => Host | null {
  return knownFew((host) => {
    if (host.length > 260 || !HOST.test(host)) return null
    const url = URL.parse(`${protocol}//${host}`)
    // A URL works its parts out anew for everyone who asks.
    return url && { hostname: url.hostname, port: url.port }
  }, 100)
}

const TYPES: Record<number, ErrorType> = {
  400: 'malformed',
  404: 'not_found',
  405: 'method_not_allowed',
  421: 'misdirected',
  429: 'rate_limited',
  503: 'unavailable',
}

/** What never reaches the platform is refused in its words; elsewhere the status says it all. */
function end(response: ServerResponse, status: number, as_platform: boolean): void {
  const type = TYPES[status] ?? 'malformed'
  const body: ErrorBody = { status, type, message: FAILURE_TEXTS[DEFAULT_LANGUAGE][type], errors: [] }
  const text = as_platform ? JSON.stringify(body) : ''
  const headers = {
    'content-length': Buffer.byteLength(text),
    'x-content-type-options': 'nosniff',
    ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
    // What is still to come of it is not waited for.
    ...(status === 429 ? { connection: 'close' } : {}),
    ...(as_platform ? { 'content-type': 'application/json' } : {}),
  }
  response.writeHead(status, headers).end(text)
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Recalled): ServerResponse {
  response.writeHead(page.status, page.headers)
  return response.end(request.method === 'HEAD' ? undefined : page.body)
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): ServerResponse {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const wanted = acceptedEncoding(accepted)
  const encoding = wanted && file[wanted] ? wanted : null
  const bytes = (encoding && file[encoding]) || file.bytes
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': bytes.length,
    'cache-control': file.cache_control,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  return response.end(request.method === 'HEAD' ? undefined : bytes)
}
