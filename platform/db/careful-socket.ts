import { connect, type Socket } from 'node:net'

/** Where a connection leads, as the driver has read it from the address. */
export type Address = { path: string | false | undefined; host: string[]; port: number[] }

/**
 * A socket that tells of its end a turn later. The driver forgets about bytes it was just going to write when it hears
 * of the end first, and that connection of the pool would wait for them for ever.
 */
export function openSocket({ path, host: [host = ''], port: [port = 0] }: Address): Socket {
  const socket = path ? connect(path) : Object.assign(connect(port, host), { host, port })
  const emit = socket.emit.bind(socket)
  socket.emit = (event: string | symbol, ...said: unknown[]): boolean => {
    if (event !== 'close') return emit(event, ...said)
    setImmediate(() => emit(event, ...said))
    return true
  }
  return socket
}
