import { expect, it } from 'vitest'
import { readDatabaseAddress } from './database-address.ts'

const ADDRESS = 'postgresql://shop:secret@db.example/name'
const read = (options: string) => readDatabaseAddress(`${ADDRESS}?${options}`)

it.each([
  ['', null],
  ['sslmode=disable', null],
  ['ssl=false', null],
  ['sslmode=require', 'require'],
  ['ssl=require', 'require'],
  ['sslmode=verify-ca', 'verify'],
  ['sslmode=verify-full', 'verify'],
  ['ssl=true', 'verify'],
  ['ssl=verify-full', 'verify'],
  ['sslrootcert=system', 'verify'],
  ['sslmode=require&channel_binding=require', 'require'],
  ['sslmode=require&sslrootcert=system', 'verify'],
])('an address ending with ?%s asks for TLS: %s, and none of it goes to the server', (options, tls) => {
  expect(read(options)).toEqual({ address: ADDRESS, socket: {}, tls })
})

it.each([
  ['sslmode=prefer', 'sslmode is "prefer", but may only be disable or require or verify-ca or verify-full.'],
  ['sslmode=allow', /^sslmode is "allow"/],
  ['sslmode=true', /^sslmode is "true"/],
  ['ssl=1', 'ssl is "1", but may only be disable or require or verify-ca or verify-full or true or false.'],
  ['sslmode=verify-full&sslrootcert=/etc/ca.pem', /name a file in NODE_EXTRA_CA_CERTS instead/],
])('one ending with ?%s is refused, and it is said why', (options, why) => {
  expect(() => read(options)).toThrow(why)
})

it('what else an address says reaches the driver as it is', () => {
  expect(read('sslmode=require&connect_timeout=5').address).toBe(`${ADDRESS}?connect_timeout=5`)
  expect(readDatabaseAddress('postgresql:///name?host=%2Frun%2Fdb&user=shop')).toEqual({
    address: 'postgresql:///name',
    socket: { host: '/run/db', user: 'shop' },
    tls: null,
  })
})
