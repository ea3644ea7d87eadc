import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** Where bytes are to go: a port of this machine, or a socket file. */
type Upstream = number | string

export interface Toxics {
  /** Each piece waits so long on its way, give or take the jitter; pieces keep their order. */
  latency_ms: number
  jitter_ms: number
  /** Swallows everything; nobody is told. */
  blackhole: boolean
  /** Breaks a connection once this has gone up through it, before any answer comes down. */
  cut_after: ((sent: Buffer) => boolean) | null
}

const HEALTHY: Toxics = { latency_ms: 0, jitter_ms: 0, blackhole: false, cut_after: null }

/** A line that can be made bad in the ways lines go bad, between a client and its server. */
export async function startFaultProxy(upstream: Upstream) {
  let toxics = HEALTHY
  let is_down = false
  const pairs = new Set<[Socket, Socket]>()

  const server = createServer((client) => {
    if (is_down) return client.resetAndDestroy()
    const target = typeof upstream === 'number' ? connect(upstream, '127.0.0.1') : connect(upstream)
    const pair: [Socket, Socket] = [client, target]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const one of pair) one.destroy()
    }
    for (const one of pair) one.on('error', end).on('close', end)
    carry(client, target, (piece) => {
      if (!toxics.cut_after?.(piece)) return true
      // What was sent arrives, and nothing of what is said to it comes back.
      target.removeAllListeners('data')
      target.end(piece)
      client.destroy()
      return false
    })
    carry(target, client, () => true)
  })

  /** Bytes keep their order however much each of them is held up. */
  function carry(from: Socket, to: Socket, watch: (piece: Buffer) => boolean): void {
    let before = Promise.resolve()
    from.on('data', (piece: Buffer) => {
      if (toxics.blackhole || !watch(piece)) return
      const { latency_ms, jitter_ms } = toxics
      if (latency_ms === 0) return void before.then(() => to.write(piece))
      const wait = latency_ms + (Math.random() * 2 - 1) * jitter_ms
      const arrives = new Promise((done) => setTimeout(done, wait))
      before = before.then(() => arrives).then(() => void to.write(piece))
    })
  }

  function breakAll(): void {
    for (const [client, target] of pairs) {
      client.resetAndDestroy()
      target.destroy()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    breakAll()
    server.close()
  })
  return {
    // A listening TCP server has an address with a port.
    port: (server.address() as AddressInfo).port,
    poison: (more: Partial<Toxics>): void => void (toxics = { ...HEALTHY, ...more }),
    heal: (): void => {
      toxics = HEALTHY
      is_down = false
    },
    /** Breaks every connection, as a router that was restarted. */
    reset: breakAll,
    /** The same, and takes no new ones. */
    down: (): void => {
      is_down = true
      breakAll()
    },
    get size() {
      return pairs.size
    },
  }
}

/** The same database, reached through a proxy. */
export async function proxiedDatabase(url: string) {
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  const proxy = await startFaultProxy(folder ? `${folder}/.s.PGSQL.5432` : Number(address.port || 5432))
  const user = address.searchParams.get('user') ?? address.username
  return { proxy, url: `postgresql://${user}:${address.password}@127.0.0.1:${proxy.port}${address.pathname}` }
}
