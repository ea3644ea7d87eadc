import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createSenderShare } from '#platform/http/sender-share.ts'

/** What everybody may take for a body, however little comes. */
export const BODY_GRACE_MS = 30_000
/** Beyond that, a body has to come at a pace a poor phone line keeps: an eighth of a megabit in a second. */
export const LEAST_BYTES_PER_S = 16_000
/** As many and as large files as a complaint takes, over 0.3 Mbit/s. */
export const BODY_TIMEOUT_MS = 20 * 60_000
/** Of one network at once, a tenth of all places: whoever sends slowly must not shut the others out meanwhile. */
export const MOST_BODIES_OF_SENDER = 30
const CHECK_EVERY_MS = 5000

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

interface Coming {
  since: number
  bytes_before: number
  response: ServerResponse
  leave: () => void
}

/**
 * Lets a body take the longer the more of it has come. One limit for all would cut off whoever sends photographs over
 * a slow line, or be as long for those who send a byte now and then to keep a place taken.
 */
export function createBodyWatch(now: () => number = performance.now.bind(performance)) {
  const coming = new Map<IncomingMessage, Coming>()
  const takePlace = createSenderShare(MOST_BODIES_OF_SENDER)

  /** False: its sender has enough of them on the way. */
  function add(request: IncomingMessage, response: ServerResponse, sender: string): boolean {
    const { headers, socket } = request
    if (!Number(headers['content-length']) && !headers['transfer-encoding']) return true
    const giveBack = takePlace(sender)
    if (!giveBack) return false
    const leave = () => void (coming.delete(request) && giveBack())
    coming.set(request, { since: now(), bytes_before: socket.bytesRead, response, leave })
    request.on('end', leave)
    response.on('close', leave)
    return true
  }

  function check(): void {
    for (const [request, { since, bytes_before, response, leave }] of coming) {
      const { socket } = request
      const bytes = socket.bytesRead - bytes_before
      if (now() - since <= BODY_GRACE_MS + (bytes / LEAST_BYTES_PER_S) * 1000) continue
      leave()
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
