import path from 'node:path'
import { createCsob } from '#platform/payment/csob.ts'
import type { Gateways } from '#platform/payment/gateway.ts'
import { createGatewayCall } from '#platform/payment/gateway-call.ts'
import { createGopay } from '#platform/payment/gopay.ts'
import { createCsobSandbox } from '#sandbox/csob/csob-sandbox.ts'
import { createGopaySandbox } from '#sandbox/gopay/gopay-sandbox.ts'
import type { Config } from './config.ts'
import { createSandboxKeys } from './sandbox-keys.ts'

type Fetch = (request: Request) => Promise<Response>

interface Payments {
  gateways: Gateways
  mounts: [prefix: string, fetch: Fetch][]
  close: () => Promise<void>
}

interface PaymentOptions {
  /** Where the shop is reached; asked once it listens. */
  origin: () => string
  now: () => Date
  /** How a sandbox tells the shop of a payment. */
  notify: Fetch
}

/** The gateways of the settings. A demo without contracts pays at sandboxes of its own, over the same protocols. */
export function openPayments(config: Config, options: PaymentOptions): Payments {
  const mounts: Payments['mounts'] = []
  const closing: (() => void)[] = []
  const gateways: Gateways = {}
  if (config.gopay) gateways.gopay = createGopay(config.gopay, createGatewayCall())
  if (config.csob) gateways.csob = createCsob(config.csob, createGatewayCall(), options.now)
  // A sandbox keeps its payments in one process; with several, another one would not know them.
  if (config.mode === 'demo' && config.workers === 1) {
    if (!gateways.gopay) {
      const sandbox = gopaySandbox(config, options)
      gateways.gopay = sandbox.client
      mounts.push(['/sandbox/gopay', sandbox.fetch])
      closing.push(sandbox.close)
    }
    if (!gateways.csob) {
      const sandbox = csobSandbox(config, options)
      gateways.csob = sandbox.client
      mounts.push(['/sandbox/csob', sandbox.fetch])
    }
  }
  return {
    gateways,
    mounts,
    close: async () => {
      for (const close of closing) close()
    },
  }
}

function gopaySandbox({ data_dir }: Config, { origin, notify }: PaymentOptions) {
  const { gopay, control_key } = createSandboxKeys(data_dir)
  const sandbox = createGopaySandbox({
    ...gopay,
    control_key,
    base_path: '/sandbox/gopay',
    store_file: path.join(data_dir, 'sandbox-gopay.jsonl'),
    send: notify,
  })
  const settings = {
    ...gopay,
    get api_url() {
      return `${origin()}/sandbox/gopay/api`
    },
  }
  // Handed over in this process: a demo may stand where it cannot reach itself by its public name.
  return { ...sandbox, client: createGopay(settings, createGatewayCall({ fetch: sandbox.fetch })) }
}

function csobSandbox({ data_dir }: Config, { origin }: PaymentOptions) {
  const { merchant, bank, control_key } = createSandboxKeys(data_dir)
  const sandbox = createCsobSandbox({
    merchant,
    bank,
    control_key,
    base_path: '/sandbox/csob',
    store_file: path.join(data_dir, 'sandbox-csob.jsonl'),
  })
  const settings = {
    merchant_id: merchant.id,
    private_key: merchant.private_key,
    bank_public_key: bank.public_key,
    get api_url() {
      return `${origin()}/sandbox/csob/api/v1.9`
    },
  }
  return { ...sandbox, client: createCsob(settings, createGatewayCall({ fetch: sandbox.fetch })) }
}
