import { createSandboxClock } from '../gateway/clock.ts'
import { createControl, isControl } from '../gateway/control.ts'
import { createFaults } from '../gateway/fault.ts'
import { openJournal } from '../gateway/journal.ts'
import { createRoutes, pathBelow } from '../gateway/route.ts'
import type { SandboxOptions } from '../gateway/sandbox-options.ts'
import { csobApiRoutes } from './api.ts'
import { csobControlRoutes, usualSettings } from './control.ts'
import { createCsobGate } from './gate.ts'
import { createCsobGateway } from './gateway.ts'
import type { CsobPayment } from './payment.ts'

export interface CsobSandboxOptions extends SandboxOptions {
  /** Who may call, and the half of the key that proves it. */
  merchant: { id: string; public_key: string }
  /** The bank's own pair: what it signs with, and what it publishes. */
  bank: { private_key: string; public_key: string }
}

/** The bank's gateway: eAPI under `/api/v1.9`, its pages under `/pay`, and what tests may do under `/__sim`. */
export function createCsobSandbox(options: CsobSandboxOptions): {
  fetch: (request: Request) => Promise<Response>
} {
  const { merchant, bank, base_path = '', control_key } = options
  const base_clock = options.clock ?? Date.now
  const clock = createSandboxClock(base_clock)
  const faults = createFaults()
  const journal = openJournal<CsobPayment>(options.store_file)
  const settings = usualSettings()
  const givenKeys = () => ({
    merchant_public_key: merchant.public_key,
    private_key: bank.private_key,
    public_key: bank.public_key,
  })
  const keys = givenKeys()
  const gate = createCsobGate({ clock, journal })
  // Payments may be aged by hand; messages carry the true time, or no merchant could talk to an aged bank.
  const wall = () => base_clock() + settings.skew_ms
  const bank_key = () => keys.private_key
  const gateway = createCsobGateway({
    gate,
    bank_key,
    wall,
    road: () => settings.returns,
    pageUrl: (url, session) => `${options.public_url ?? url.origin + base_path}/pay/${session}`,
  })
  const api = createRoutes(
    csobApiRoutes({
      merchant: () => ({ id: merchant.id, public_key: keys.merchant_public_key }),
      bank_key,
      gate,
      faults,
      wall,
      openPage: gateway.openPage,
      brokenPage: gateway.brokenPage,
    }),
  )
  const pages = createRoutes({
    ...gateway.routes,
    'GET /keys/bank.pub': () =>
      new Response(keys.public_key, { headers: { 'content-type': 'application/x-pem-file' } }),
  })
  const simulation = createControl({
    gateway: 'csob',
    key: control_key,
    clock,
    faults,
    settings,
    payments: gate.all,
    payment: gate.find,
    ledger: gate.ledger,
    age: gate.age,
    reset: () => {
      journal.clear()
      Object.assign(settings, usualSettings())
      Object.assign(keys, givenKeys())
    },
    routes: csobControlRoutes({
      gate,
      settings,
      keys,
      wall,
      send: options.send ?? ((request) => fetch(request)),
    }),
  })

  async function answer(request: Request): Promise<Response | null> {
    const url = new URL(request.url)
    const path = pathBelow(url, base_path)
    if (path === null) return null
    if (path.startsWith('/api/v1.9/')) return api(request, url, path.slice('/api/v1.9'.length))
    if (isControl(path)) return simulation(request, url, path)
    return pages(request, url, path)
  }

  return { fetch: async (request) => (await answer(request)) ?? new Response(null, { status: 404 }) }
}
