import { describe, expect, it } from 'vitest'
import { deviceName, isLocalAddress } from './device.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

describe('a device', () => {
  it.for([
    [CHROME, 'Chrome, Windows'],
    [`${CHROME} Edg/140.0`, 'Edge, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox, Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['curl/8.5.0', null],
    [null, null],
  ] as const)('is called what its owner would call it: %s', ([user_agent, name]) => {
    expect(deviceName(user_agent)).toBe(name)
  })

  it('at home in a local network is told from one out in the world', () => {
    for (const ip of [
      '127.0.0.1',
      '::1',
      '10.1.2.3',
      '192.168.0.7',
      '172.20.1.1',
      '::ffff:127.0.0.1',
      'fd00::1',
    ])
      expect([ip, isLocalAddress(ip)]).toEqual([ip, true])
    for (const ip of ['203.0.113.9', '172.32.0.1', '2001:db8::1', '100.10.0.1'])
      expect([ip, isLocalAddress(ip)]).toEqual([ip, false])
  })
})
