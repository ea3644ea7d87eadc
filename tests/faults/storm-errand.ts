import { createCsob } from '#platform/payment/csob.ts'
import type { Gateways } from '#platform/payment/gateway.ts'
import { createGatewayCall } from '#platform/payment/gateway-call.ts'
import { createGopay } from '#platform/payment/gopay.ts'
import type { SandboxKeys } from '#server/sandbox-keys.ts'

/** What the test tells a platform of its own, as JSON in its only argument. */
export interface StormErrand {
  url: string
  application_name: string
  sandbox_url: string
  keys: SandboxKeys
  clock: StormClock
}

/** Time runs faster than on the wall, so that what takes minutes (polls, a breaker's pause) happens in a test. */
export interface StormClock {
  from: number
  speed: number
}

export const stormClock =
  ({ from, speed }: StormClock) =>
  () =>
    new Date(from + (Date.now() - from) * speed)

/** Twice this, for a token and a payment, is still less than a try may take before it counts as lost. */
export const STORM_TIMEOUT_MS = 350

export function stormGateways(
  { keys, sandbox_url }: StormErrand,
  now: () => number,
  timeout_ms: number,
): Gateways {
  const call = () => createGatewayCall({ timeout_ms, now })
  return {
    gopay: createGopay({ ...keys.gopay, api_url: `${sandbox_url}/sandbox/gopay/api` }, call()),
    csob: createCsob(
      {
        merchant_id: keys.merchant.id,
        private_key: keys.merchant.private_key,
        bank_public_key: keys.bank.public_key,
        api_url: `${sandbox_url}/sandbox/csob/api/v1.9`,
      },
      call(),
    ),
  }
}
