import { afterEach, expect, it, vi } from 'vitest'
import { forgetLatestOrder } from './latest-order.ts'

afterEach(() => vi.unstubAllGlobals())

it('a summary that is left forgets its own order, not the one that another tab has made since [CHECK-08]', () => {
  const held = 'locale=cs; latest_order=12.abcdefghijklmnop'
  const document = { cookie: held }
  vi.stubGlobal('document', document)
  for (const other of [11, 1, undefined]) forgetLatestOrder(other)
  expect(document.cookie).toBe(held)
  forgetLatestOrder(12)
  expect(document.cookie).toMatch(/^latest_order=;.*Max-Age=0/)
})
