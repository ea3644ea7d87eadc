import type { Writable } from 'node:stream'

/** So much may wait for whoever reads the log; what comes on top is lost rather than kept in memory. */
const MOST_WAITING_BYTES = 1024 * 1024

/** Where log lines go. A reader that stands still, or a full disk, costs lines, never a request. */
export function createLogSink(stream: Writable = process.stderr) {
  let dropped = 0
  // Without a listener a failed write would end the process.
  stream.on('error', () => {})
  return {
    write: (line: string): void => {
      if (stream.writableLength > MOST_WAITING_BYTES) dropped++
      else stream.write(line, (error) => void (error && dropped++))
    },
    get dropped() {
      return dropped
    },
  }
}
