import { isIP, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { connect as secure } from 'node:tls'

/** How a line is encrypted: `require` believes any server, as the driver and PostgreSQL's own tools do by that word. */
export type Tls = 'require' | 'verify'

/** PostgreSQL is asked for TLS in plain bytes, and answers with one. */
const REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
const AGREED = 'S'

/**
 * TLS on a line that is yet to be opened, in one socket from the start: the driver would put another one on the line
 * later, which nobody could take care of.
 */
export function openTls(line: Socket, host: string, tls: Tls): Socket {
  const socket = secure({
    socket: agreedLine(line),
    rejectUnauthorized: tls === 'verify',
    ...(isIP(host) ? { host } : { host, servername: host }),
  })
  // TLS knows no such thing; without it a server that is gone would never be missed.
  return Object.assign(socket, {
    setKeepAlive: (is_on: boolean, after_ms: number) => {
      line.setKeepAlive(is_on, after_ms)
      return socket
    },
  })
}

/** The line from the answer on; whatever is written before waits for it. */
function agreedLine(line: Socket): Duplex {
  const { promise: agreed, resolve } = Promise.withResolvers<void>()
  const rest = new Duplex({
    read: () => void line.resume(),
    write: (bytes: Buffer, _, done) => void agreed.then(() => line.write(bytes, done)),
    final: (done) => void line.end(done),
    destroy: (error, done) => {
      line.destroy()
      done(error)
    },
  })
  line.write(REQUEST)
  line.once('data', (answer: Buffer) => {
    // What follows it in plain bytes is from somebody else.
    if (answer.toString('latin1') !== AGREED) {
      rest.destroy(Object.assign(new Error('The database does not offer TLS'), { code: 'ECONNREFUSED' }))
      return
    }
    line.on('data', (bytes: Buffer) => void (rest.push(bytes) || line.pause()))
    resolve()
  })
  line.on('end', () => rest.push(null))
  line.on('error', (error) => rest.destroy(error))
  line.on('close', () => rest.destroy())
  return rest
}
