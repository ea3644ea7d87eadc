import { once } from 'node:events'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createPlatform } from '#platform/app.ts'
import { createCsob } from '#platform/payment/csob.ts'
import type { Gateways } from '#platform/payment/gateway.ts'
import { BREAKER_FAILURES, createGatewayCall } from '#platform/payment/gateway-call.ts'
import { createGopay } from '#platform/payment/gopay.ts'
import { BANK, MERCHANT } from '#sandbox/csob/known-keys.ts'
import { openPaymentShop } from '../payment-scene.ts'
import { joinStorefront } from '../shop.ts'

/** Nobody has signed it but itself, and it is for another name: made for this test and used nowhere else. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKbwv/S1O6+aBD10X
mVTbBwmXcwXhzYks2OUKTjrM8oehRANCAAQhaNVbfCZXWqOWdv+wKwT9xZetM7jO
XfNd3l3vTjQH9fClSPvsKip8qVKj6qo3NMBkDEn01Mkaba479MhZQV0D
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBpjCCAU2gAwIBAgIUYajYHIKJwVvzt6ePPmuhSsB+oBcwCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPZ2F0ZXdheS5leGFtcGxlMCAXDTI2MTExNTEyNDYyMloYDzIx
MjYxMDIyMTI0NjIyWjAaMRgwFgYDVQQDDA9nYXRld2F5LmV4YW1wbGUwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAQhaNVbfCZXWqOWdv+wKwT9xZetM7jOXfNd3l3v
TjQH9fClSPvsKip8qVKj6qo3NMBkDEn01Mkaba479MhZQV0Do28wbTAdBgNVHQ4E
FgQUkIbyATUd63GQffJUY9xiDGqYfWAwHwYDVR0jBBgwFoAUkIbyATUd63GQffJU
Y9xiDGqYfWAwDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgg9nYXRld2F5LmV4
YW1wbGUwCgYIKoZIzj0EAwIDRwAwRAIgG7cHoPQ/PJY2tM5IV6lXszbIZjexuH0/
7LiOfhYPaAACICcLex3Tb5FmxOc/mfm7VgDNtHTRkgoMJnaJz9Z2dwd7
-----END CERTIFICATE-----`

const shop = await openPaymentShop()
const heard: string[] = []

async function listening(server: Server): Promise<string> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  afterAll(() => void server.close())
  // A listening TCP server has an address with a port.
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

const GATEWAYS: [string, () => Server][] = [
  [
    'whose certificate is not to be trusted',
    () =>
      createTlsServer({ key, cert }, (request, response) => {
        heard.push(request.url ?? '')
        response.end('{}')
      }),
  ],
  ['that cuts the handshake', () => createServer((socket) => socket.once('data', () => socket.destroy()))],
  ['that hangs up at once', () => createServer((socket) => socket.destroy())],
  [
    'that speaks something else',
    () => createServer((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))),
  ],
]

describe.each(GATEWAYS)('a gateway %s', (_, open) => {
  it.each(['gopay', 'csob'] as const)(
    'is told nothing; the order stays, its page says so, and %s is left alone after a while [F26]',
    async (gateway) => {
      const url = await listening(open())
      const call = createGatewayCall({ timeout_ms: 1500, now: () => shop.clock.now.getTime() })
      const gateways: Gateways = {
        gopay: createGopay({ goid: '1', client_id: 'a', client_secret: 'b', api_url: url }, call),
        csob: createCsob(
          {
            merchant_id: MERCHANT.id,
            private_key: MERCHANT.private_key,
            bank_public_key: BANK.public_key,
            api_url: url,
          },
          call,
        ),
      }
      const platform = createPlatform({
        sql: shop.db,
        log: shop.log,
        now: () => shop.clock.now,
        gateways,
        check_answers: true,
      })
      const { submit, visit } = await joinStorefront(platform)
      const order = await shop.ordered(gateway)
      const fields = { order_id: String(order.id), hash: order.hash, language: 'cs' }
      const answer = await submit('/api/payment', fields)
      const summary = answer.headers.get('location') ?? ''
      expect(summary).toContain('result=go_pay_load_error')
      expect(await (await visit(summary)).text()).toContain('Platební bránu se nepodařilo otevřít.')
      for (let failure = 1; failure < BREAKER_FAILURES; failure += 1) await submit('/api/payment', fields)
      expect(gateways[gateway]?.isResting()).toBe(true)
      expect(heard).toEqual([])
      expect(await shop.stateOf(order)).toMatchObject({ paid: false, refunds: 0 })
      const states = (await shop.attempts(order)).map(({ state }) => state)
      expect(states.every((state) => state === 'failed' || state === 'unknown')).toBe(true)
      // The true gateway takes it all the same.
      expect((await shop.again(order)).status).toBe(200)
    },
  )
})
