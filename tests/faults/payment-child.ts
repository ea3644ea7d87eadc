import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createPlatform } from '#platform/app.ts'
import { createDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/http/log.ts'
import { keepGoing } from '#platform/mail/keep-going.ts'
import { reconcileNext } from '#platform/payment/reconcile.ts'
import { STORM_TIMEOUT_MS, type StormErrand, stormClock, stormGateways } from './storm-errand.ts'

const errand = JSON.parse(process.argv[2] ?? '{}') as StormErrand
const now = stormClock(errand.clock)
const sql = createDatabase(errand.url, { max: 8, application_name: errand.application_name })
const log = createLog('silent')
const gateways = stormGateways(errand, () => now().getTime(), STORM_TIMEOUT_MS)
const platform = createPlatform({ sql, log, now, gateways, check_answers: true })
keepGoing(
  () => reconcileNext({ sql, log, gateways }, now()),
  (error) => log.error('payments not reconciled', { error }),
)

const server = createServer(getRequestListener(platform.fetch, { overrideGlobalObjects: false }))
server.listen(0)
await once(server, 'listening')
// A listening TCP server has an address with a port.
process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
// Who is killed writes nothing on leaving, and the next one would start as slowly.
flushCompileCache()
// Nobody is left behind when the test itself is gone.
process.stdin.on('end', () => process.exit(0)).resume()
