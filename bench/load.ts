import { once } from 'node:events'
import { connect } from 'node:net'

export interface Load {
  requests_per_second: number
  p50_ms: number
  p95_ms: number
}

/**
 * Asks addresses again and again over a few kept connections, one request at a time on each, for a fixed count, so it
 * always ends by itself. It knows no more of HTTP than where an answer ends: what asks must not take the machine away
 * from what answers. Addresses of several servers are asked of each in equal parts.
 */
export async function load(
  addresses: readonly string[],
  { count = 400, connections = 4 } = {},
): Promise<Load> {
  const times: number[] = []
  let left = count
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const own = addresses[index % addresses.length] ?? ''
      const { host } = new URL(own)
      const requests = addresses.filter((one) => new URL(one).host === host).map(requestFor)
      const asker = await openAsker(own)
      for (let turn = index; left-- > 0; turn++) {
        const asked = performance.now()
        await asker.ask(requests[turn % requests.length] ?? '')
        times.push(performance.now() - asked)
      }
      asker.close()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { requests_per_second: times.length / seconds, p50_ms: at(0.5), p95_ms: at(0.95) }
}

function requestFor(address: string): string {
  const { host, pathname, search } = new URL(address)
  return `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** One connection on which one request at a time is under way. */
async function openAsker(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  await once(socket, 'connect')
  let end = () => {}
  let fail = (_error: Error) => {}
  /** Bytes still to come; null before the head is read, endless until the last chunk where nobody says. */
  let missing: number | null = null
  let tail = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    missing = (missing ?? wholeLength(bytes, address, fail)) - bytes.length
    // The last chunk may come in two parts.
    tail = Buffer.concat([tail, bytes.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length)
    if (missing > 0 && (Number.isFinite(missing) || !tail.equals(LAST_CHUNK))) return
    missing = null
    end()
  })
  socket.on('error', (error) => fail(error))
  socket.on('close', () => fail(new Error(`${address} closed the connection`)))
  return {
    ask: (request: string) =>
      new Promise<void>((resolve, reject) => {
        ;[end, fail] = [resolve, reject]
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** Of an answer whose head has come whole, as a head of a few hundred bytes does. */
function wholeLength(bytes: Buffer, address: string, fail: (error: Error) => void): number {
  const head_end = bytes.indexOf('\r\n\r\n') + 4
  const head = bytes.toString('latin1', 0, head_end)
  if (!head.startsWith('HTTP/1.1 200 ')) fail(new Error(`${address} answered ${head.split('\r\n', 1)[0]}`))
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length === undefined ? Infinity : head_end + Number(length)
}
