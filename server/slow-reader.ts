import type { ServerResponse } from 'node:http'
import { BODY_GRACE_MS, LEAST_BYTES_PER_S } from './slow-body.ts'

interface Going {
  /** When bytes were first seen to wait for the reader; null while none do. */
  since: number | null
  bytes_before: number
}

/**
 * Lets an answer take the longer the more of it there is, at the pace that is asked of bodies. Whoever asks and does
 * not read would else keep a place taken for ever, and a few hundred of them all places.
 */
export function createReaderWatch(now: () => number = performance.now.bind(performance)) {
  const going = new Map<ServerResponse, Going>()

  function add(response: ServerResponse): void {
    // What waits already counts as written by the socket.
    const bytes_before = (response.socket?.bytesWritten ?? 0) - response.writableLength
    going.set(response, { since: null, bytes_before })
    response.on('close', () => going.delete(response))
  }

  function check(): void {
    for (const [response, one] of going) {
      const written = response.socket?.bytesWritten ?? 0
      // All is taken that has been made so far: making the rest may last.
      if (response.writableLength === 0) [one.since, one.bytes_before] = [null, written]
      else {
        one.since ??= now()
        const earned_ms = ((written - one.bytes_before) / LEAST_BYTES_PER_S) * 1000
        if (now() - one.since > BODY_GRACE_MS + earned_ms) response.destroy()
      }
    }
  }

  return { add, check }
}

export type ReaderWatch = ReturnType<typeof createReaderWatch>
