import { BlockList, isIP, type Socket } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'

const MAX_HOPS = 20

/** Proxies as written in a setting: addresses, or networks such as `10.0.0.0/8`. Null: one of them is neither. */
export function readProxies(text: string): BlockList | null {
  const proxies = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address)
    const length = prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix)
    if (!family || !/^\d{1,3}$/.test(prefix ?? '0') || length > (family === 4 ? 32 : 128)) return null
    proxies.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6')
  }
  return proxies
}

/**
 * Who asks: whoever is at the other end of the socket. Only where that is a proxy of ours it is the last one in
 * `X-Forwarded-For` that is none; what stands before it anybody may have written.
 */
export function clientAddress(
  { headers, socket }: { headers: IncomingHttpHeaders; socket: Pick<Socket, 'remoteAddress'> },
  proxies: BlockList | null,
): string {
  let address = plain(socket.remoteAddress ?? '')
  const told = String(headers['x-forwarded-for'] ?? '').split(',')
  for (const hop of told.slice(-MAX_HOPS).toReversed()) {
    if (!proxies || !isProxy(proxies, address)) break
    const before = plain(hop.trim())
    if (!isIP(before)) break
    address = before
  }
  return address
}

function isProxy(proxies: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && proxies.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** A socket for both kinds of addresses writes one of the old kind in the new way. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}
