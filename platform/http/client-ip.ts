import { isIPv6 } from 'node:net'
import type { Context } from './context.ts'

const MAX_ADDRESS_LENGTH = 45
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/i
const GROUPS = 8
const NETWORK_GROUPS = 4

/** Set by our own front and by the storefront's server; see `server/front.ts`. */
export function clientIp({ request }: Pick<Context, 'request'>): string | null {
  return request.headers.get('x-client-ip')?.slice(0, MAX_ADDRESS_LENGTH) || null
}

/** Whom attempts are counted under. */
export function senderOf(context: Pick<Context, 'request'>): string {
  return networkOf(clientIp(context) ?? '')
}

/** A proxy in front that the settings do not name: everybody would be this one address. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address)

/** Whoever has one IPv6 address has the rest of its /64 as well. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
