import { describe, expect, it } from 'vitest'
import {
  channelAuth,
  channelSignature,
  isChannelAuth,
  realtimeKeys,
  requestSignature,
} from './realtime-keys.ts'

const SECRET = '7ad3773142a6692b25b8'
const KEYS = { app_id: '3', key: '278d425bdf160c739803', secret: SECRET }

describe('signatures', () => {
  it('of a private channel are those of the protocol [RT-04]', () => {
    const signature = '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4'
    expect(channelSignature(SECRET, '1234.1234', 'private-foobar')).toBe(signature)
    expect(channelAuth(KEYS, '1234.1234', 'private-foobar')).toBe(`278d425bdf160c739803:${signature}`)
  })

  it('of a request to the HTTP API are those of the protocol', () => {
    const query = new URLSearchParams({
      body_md5: 'ec365a775a4cd0599faeb73354201b6f',
      auth_version: '1.0',
      auth_key: KEYS.key,
      auth_timestamp: '1353088179',
      auth_signature: 'not part of what is signed',
    })
    expect(requestSignature(SECRET, { method: 'POST', path: '/apps/3/events', query })).toBe(
      'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
    )
  })

  it('hold for one socket and one channel alone [RT-08]', () => {
    const auth = channelAuth(KEYS, '1.2', 'private-a')
    expect(isChannelAuth(KEYS, '1.2', 'private-a', auth)).toBe(true)
    expect(isChannelAuth(KEYS, '1.3', 'private-a', auth)).toBe(false)
    expect(isChannelAuth(KEYS, '1.2', 'private-b', auth)).toBe(false)
    expect(isChannelAuth(KEYS, '1.2', 'private-a', `${auth}0`)).toBe(false)
    expect(isChannelAuth({ ...KEYS, secret: 'other' }, '1.2', 'private-a', auth)).toBe(false)
  })
})

it('keys follow from the secret of the shop, and say nothing about it', () => {
  const keys = realtimeKeys('a secret of the shop')
  expect(realtimeKeys('a secret of the shop')).toEqual(keys)
  expect(realtimeKeys('another secret').key).not.toBe(keys.key)
  expect(keys.secret).not.toContain(keys.key)
  expect(keys.key).toMatch(/^[0-9a-f]{20}$/)
})
