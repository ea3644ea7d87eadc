import { createSandboxClock } from '../gateway/clock.ts'
import { createControl, isControl } from '../gateway/control.ts'
import { createFaults } from '../gateway/fault.ts'
import { openJournal } from '../gateway/journal.ts'
import { createRoutes, pathBelow } from '../gateway/route.ts'
import type { SandboxOptions } from '../gateway/sandbox-options.ts'
import { apiRoutes } from './api.ts'
import { gopayControlRoutes, usualSettings } from './control.ts'
import { refuse } from './error.ts'
import { createGate } from './gate.ts'
import { gatewayRoutes } from './gateway.ts'
import { createNotifier } from './notify.ts'
import type { GopayPayment } from './payment.ts'
import { createTokens } from './token.ts'

export interface GopaySandboxOptions extends SandboxOptions {
  goid: string
  client_id: string
  client_secret: string
}

/** The GoPay gateway: its REST API under `/api`, its pages under `/gw`, and what tests may do under `/__sim`. */
export function createGopaySandbox(options: GopaySandboxOptions): {
  fetch: (request: Request) => Promise<Response>
  close: () => void
} {
  const { goid, client_id, base_path = '', control_key } = options
  const clock = createSandboxClock(options.clock ?? Date.now)
  const faults = createFaults()
  const journal = openJournal<GopayPayment>(options.store_file)
  const settings = usualSettings()
  let { client_secret } = options
  const notifier = createNotifier({
    road: () => settings.notifications,
    send: options.send ?? ((request) => fetch(request)),
    save: (payment) => journal.save(String(payment.id), payment),
  })
  const gate = createGate({ clock, journal, notify: notifier.write })
  notifier.resume(gate.all())
  const pageUrl = (url: URL, hash: string) => `${options.public_url ?? url.origin + base_path}/gw/v3/${hash}`

  const api = createRoutes(
    apiRoutes({
      goid,
      client: () => ({ client_id, client_secret }),
      tokens: createTokens(() => client_secret, clock.now),
      gate,
      faults,
      now: clock.now,
      gatewayUrl: ({ url }, hash) => pageUrl(url, hash),
      ring: (payment) => notifier.ring(payment.callback.notification_url, payment.id),
      refundResult: () => settings.refunds,
    }),
  )
  const gateway = createRoutes(gatewayRoutes({ gate, road: () => settings.returns, pageUrl }))
  const simulation = createControl({
    gateway: 'gopay',
    key: control_key,
    clock,
    faults,
    settings,
    payments: gate.all,
    payment: gate.find,
    ledger: gate.ledger,
    age: gate.age,
    reset: () => {
      notifier.close()
      journal.clear()
      Object.assign(settings, usualSettings())
      client_secret = options.client_secret
    },
    routes: gopayControlRoutes({
      gate,
      notifier,
      settings,
      setSecret: (secret) => {
        client_secret = secret
      },
    }),
  })

  async function answer(request: Request): Promise<Response | null> {
    const url = new URL(request.url)
    const path = pathBelow(url, base_path)
    if (path === null) return null
    if (path.startsWith('/api/')) return api(request, url, path.slice('/api'.length))
    if (isControl(path)) return simulation(request, url, path)
    return gateway(request, url, path)
  }

  return {
    fetch: async (request) =>
      (await answer(request)) ??
      refuse(request, clock.now(), 404, [{ code: 116, description: 'no such service' }]),
    close: notifier.close,
  }
}
