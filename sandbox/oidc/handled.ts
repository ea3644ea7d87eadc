import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { duplexPair } from 'node:stream'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Turns a handler of Node's own requests into `fetch(Request) → Response`. Real HTTP goes through a pair of streams
 * within the process; no port is opened.
 */
export function handledBy(handle: Handle): (request: Request) => Promise<Response> {
  const server = createServer(handle)
  return async (request) => {
    const url = new URL(request.url)
    const body = Buffer.from(await request.arrayBuffer())
    const [near, far] = duplexPair()
    server.emit('connection', far)
    return new Promise((resolve, reject) => {
      const asked = send({
        createConnection: () => near,
        method: request.method,
        path: url.pathname + url.search,
        headers: {
          ...Object.fromEntries(request.headers),
          host: url.host,
          // What a visitor claims here is overwritten.
          'x-forwarded-host': url.host,
          'x-forwarded-proto': url.protocol.slice(0, -1),
          'content-length': body.length,
          connection: 'close',
        },
        signal: request.signal,
      })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        answer.toArray().then(
          (chunks) => resolve(responseOf(answer, Buffer.concat(chunks))),
          (error: unknown) => reject(error),
        )
      })
      asked.end(body)
    })
  }
}

/** Of the connection, not of the answer. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])
const NO_BODY = [204, 304]

function responseOf({ statusCode = 500, headersDistinct }: IncomingMessage, body: Buffer): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    if (HOP_BY_HOP.has(name)) continue
    for (const value of values ?? []) headers.append(name, value)
  }
  return new Response(NO_BODY.includes(statusCode) ? null : new Uint8Array(body), {
    status: statusCode,
    headers,
  })
}
