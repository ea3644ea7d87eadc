import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFront } from './front.ts'

const server = createFront({
  files: () => new Map(),
  public_url: 'http://localhost',
  onError: () => {},
  before: null,
  mounts: [
    ['/copied', (request) => new Response(new Request(request.url, request).headers.get('x-client-ip'))],
    ['/', (request) => new Response(request.headers.get('x-client-ip'))],
  ],
})
let origin: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('the front', () => {
  it('names the other end of the socket, whatever a visitor claims to be [AUTH-23]', async () => {
    for (const path of ['/', '/copied']) {
      expect(await (await fetch(origin + path)).text()).toBe('127.0.0.1')
      const claimed = await fetch(origin + path, { headers: { 'X-Client-IP': '203.0.113.1' } })
      expect(await claimed.text()).toBe('127.0.0.1')
    }
  })
})
