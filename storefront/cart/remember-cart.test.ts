import { afterEach, expect, it, vi } from 'vitest'
import { forgottenCart } from './cart-cookie.ts'
import { rememberCart } from './remember-cart.ts'

afterEach(() => vi.unstubAllGlobals())

it('a cart that scripts forget leaves the same cookie as one that the server does', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('isSecureContext', false)
  rememberCart(null)
  expect(page.cookie).toBe(forgottenCart(false))
})
