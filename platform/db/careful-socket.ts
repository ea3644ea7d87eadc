import { connect, type Socket } from 'node:net'
import { openTls, type Tls } from './tls-line.ts'

/** Where a connection leads, as the driver has read it from the address, and how it is encrypted. */
export type Address = {
  path: string | false | undefined
  host: string[]
  port: number[]
  tls?: Tls | null
}

const PROTOCOL = 196_608
const LENGTH_BYTES = 4
/**
 * The driver gathers small pieces and writes them a turn later. When a line breaks in that turn, it believes for ever
 * that they are about to be written; a greeting of this length it writes at once, and believes so no more.
 */
export const LONG_GREETING = { options: ' '.repeat(1024) }

/**
 * A socket whose end is told a turn later, and as an end that nobody was told of: the driver may have been given a
 * question for it since it broke, and whoever asked would wait for ever. And one that never asks to wait: a transaction
 * that begins at such a moment the driver leaves on a line that others go on using, and what they write is lost with it.
 */
export function openSocket({ path, host: [host = ''], port: [port = 0], tls }: Address): Socket {
  const line = path ? connect(path) : connect(port, host)
  const socket = Object.assign(tls ? openTls(line, host, tls) : line, path ? {} : { host, port })
  const emit = socket.emit.bind(socket)
  socket.emit = (event: string | symbol, ...said: unknown[]): boolean => {
    if (event === 'drain') return true
    if (event !== 'close') return emit(event, ...said)
    setImmediate(() => emit(event, false))
    return true
  }
  const write = socket.write.bind(socket)
  let is_greeted = false
  // The driver writes in this one of the ways.
  socket.write = ((bytes: Buffer, done?: () => void): boolean => {
    write(is_greeted ? bytes : greetingIn(bytes), done)
    is_greeted = true
    return true
  }) as typeof write
  return socket
}

/** Without what was meant for the line before. */
function greetingIn(bytes: Buffer): Buffer {
  for (let at = bytes.indexOf(0); at >= 0 && at + 2 * LENGTH_BYTES <= bytes.length; at++) {
    const is_greeting =
      bytes.readInt32BE(at) === bytes.length - at && bytes.readInt32BE(at + LENGTH_BYTES) === PROTOCOL
    if (is_greeting) return bytes.subarray(at)
  }
  return bytes
}
