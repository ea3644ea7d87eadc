import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import type { StaticFile } from './static-files.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export interface FrontOptions {
  files: () => Map<string, StaticFile>
  before: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null
  /** First match by the start of the path answers; `/` is the storefront. */
  mounts: [prefix: string, fetch: Fetch][]
  /** Behind HTTPS the page's own address is not what the socket shows. */
  public_url: string
  onError: (error: unknown) => void
}

const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 30_000
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The one listener of the process: files from memory first, then whoever owns the path. */
export function createFront(options: FrontOptions): Server {
  const protocol = new URL(options.public_url).protocol
  const mounted = options.mounts.map(([prefix, fetch]) => ({
    prefix,
    listener: getRequestListener(
      (request, { incoming }) => fetch(withProtocol(withClient(request, incoming), protocol)),
      {
        overrideGlobalObjects: false,
        errorHandler: (error) => {
          options.onError(error)
          return new Response(null, { status: 500 })
        },
      },
    ),
  }))

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const target = request.url ?? '/'
    // An absolute target names another server; `//host/x` would too, once somebody parses it as a link.
    if (!target.startsWith('/') || target.startsWith('//'))
      return end(response, target.startsWith('/') ? 404 : 421)
    if (!METHODS.has(request.method ?? '')) return end(response, 405)
    const pathname = target.split('?', 1)[0] ?? '/'
    if (!isDecodable(pathname)) return end(response, 400)
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? options.files().get(pathname) : undefined
    if (file) return sendFile(request, response, file)
    const mount = mounted.find(
      ({ prefix }) => pathname === prefix || pathname.startsWith(prefix === '/' ? '/' : `${prefix}/`),
    )
    if (!mount) return end(response, 404)
    void mount.listener(request, response)
  }

  const { before } = options
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: 65_000 },
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
  )
  return server
}

/** Who is at the other end of the socket: what a visitor claims in a header of this name is overwritten. */
function withClient(request: Request, { socket }: IncomingMessage | Http2ServerRequest): Request {
  request.headers.set('x-client-ip', socket.remoteAddress ?? '')
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

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end()
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null
  const bytes = (encoding && file[encoding]) || file.bytes
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': bytes.length,
    'cache-control': file.cache_control,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
