import { afterEach, expect, it, vi } from 'vitest'
import type { Api } from './api/client.ts'
import { createShops } from './shops.ts'

afterEach(() => void vi.useRealTimers())

it('what an address stands for is read anew in time when the clock was set back [F22]', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  let code = 'CZK'
  const answer = async (call: string) =>
    call === 'GET /shop' ? { default_currency_id: 1 } : { items: [{ id: 1, code }] }
  const shops = createShops(() => answer as unknown as Api, true)
  const currency = () => shops.hostCurrency(new URL('http://vitrine.example/'))
  expect(await currency()).toBe('CZK')
  code = 'EUR'
  vi.setSystemTime(Date.now() - 60 * 60_000)
  expect(await currency()).toBe('CZK')
  vi.advanceTimersByTime(60_001)
  expect(await currency()).toBe('EUR')
})
