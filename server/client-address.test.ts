import { describe, expect, it } from 'vitest'
import { clientAddress, readProxies } from './client-address.ts'

const from = (remoteAddress: string, forwarded: string | undefined, proxies: string | null) =>
  clientAddress(
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
    proxies === null ? null : readProxies(proxies),
  )

describe('the address of a visitor', () => {
  it.each([
    ['203.0.113.9', undefined, null, '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, null, '203.0.113.9'],
    // Nobody may claim to be another.
    ['203.0.113.9', '198.51.100.1', null, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '10.0.0.0/8', '203.0.113.9'],
    // Behind a proxy of ours.
    ['10.1.2.3', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '10.0.0.0/8', '198.51.100.1'],
    ['::1', '2001:db8::5', '127.0.0.1, ::1', '2001:db8::5'],
    ['10.1.2.3', 'unknown', '10.0.0.0/8', '10.1.2.3'],
    ['10.1.2.3', '198.51.100.1, "; drop', '10.0.0.0/8', '10.1.2.3'],
    ['10.1.2.3', undefined, '10.0.0.0/8', '10.1.2.3'],
  ])('at %s, forwarded for %s, with the proxies %s, is %s [S22] [B-17]', (socket, told, proxies, address) => {
    expect(from(socket, told, proxies)).toBe(address)
  })

  it.each(['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/', '::/129', '10.0.0.1,,'])(
    'cannot be read through %j [S22]',
    (text) => {
      expect(readProxies(text)).toBe(null)
    },
  )
})
