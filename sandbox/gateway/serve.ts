import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'

/** A gateway on a port of its own, until the process is told to stop. */
export async function serveAlone(
  name: string,
  open: (values: { port: number; store_file: string | undefined }) => {
    fetch: (request: Request) => Promise<Response>
    hint: string
  },
): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '0' }, 'store-file': { type: 'string' } },
  })
  const { fetch, hint } = open({ port: Number(values.port), store_file: values['store-file'] })
  const server = createServer(
    getRequestListener(fetch, {
      overrideGlobalObjects: false,
      errorHandler: () => new Response(null, { status: 500 }),
    }),
  )
  server.listen(Number(values.port))
  await once(server, 'listening')
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  process.stdout.write(`${name} sandbox: http://localhost:${port}\n${hint}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}
