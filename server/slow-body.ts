import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What everybody may take for a body, however little comes. */
export const BODY_GRACE_MS = 30_000
/** Beyond that, a body has to come at a pace a poor phone line keeps: an eighth of a megabit in a second. */
export const LEAST_BYTES_PER_S = 16_000
/** As many and as large files as a complaint takes, over 0.3 Mbit/s. */
export const BODY_TIMEOUT_MS = 20 * 60_000
const CHECK_EVERY_MS = 5000

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

interface Coming {
  since: number
  bytes_before: number
  response: ServerResponse
}

/**
 * Lets a body take the longer the more of it has come. One limit for all would cut off whoever sends photographs over
 * a slow line, or be as long for those who send a byte now and then to keep a place taken.
 */
export function createBodyWatch(now: () => number = performance.now.bind(performance)) {
  const coming = new Map<IncomingMessage, Coming>()

  function add(request: IncomingMessage, response: ServerResponse): void {
    const { headers, socket } = request
    if (!Number(headers['content-length']) && !headers['transfer-encoding']) return
    coming.set(request, { since: now(), bytes_before: socket.bytesRead, response })
    const forget = () => coming.delete(request)
    request.on('end', forget)
    response.on('close', forget)
  }

  function check(): void {
    for (const [request, { since, bytes_before, response }] of coming) {
      const { socket } = request
      const bytes = socket.bytesRead - bytes_before
      if (now() - since <= BODY_GRACE_MS + (bytes / LEAST_BYTES_PER_S) * 1000) continue
      coming.delete(request)
      if (!response.headersSent) socket.write(TIMED_OUT)
      socket.destroySoon()
    }
  }

  return { add, check }
}

export type BodyWatch = ReturnType<typeof createBodyWatch>

/** Looks after the bodies of a server for as long as it listens. */
export function checkWhileListening(server: Server, check: () => void): void {
  let timer: NodeJS.Timeout | undefined
  server.on('listening', () => {
    timer = setInterval(check, CHECK_EVERY_MS).unref()
  })
  server.on('close', () => clearInterval(timer))
}
