import { afterEach, expect, it, vi } from 'vitest'
import { clearCookie, setCookie } from '../api/cookie.ts'
import { writeCartId } from './write-cart-id.ts'

const ID = '0123456789abcdef'.repeat(2)

afterEach(() => vi.unstubAllGlobals())

it.each([true, false])(
  'a script keeps the cart in the very cookie that the server sets, for 2147483647 s (secure: %s) [COOKIE-02] [COOKIE-07]',
  (secure) => {
    const document = { cookie: '' }
    vi.stubGlobal('document', document)
    vi.stubGlobal('isSecureContext', secure)
    writeCartId(ID)
    expect(document.cookie).toContain('Max-Age=2147483647')
    expect(document.cookie).toBe(setCookie('cart_id', ID, { secure }))
    writeCartId(null)
    expect(document.cookie).toBe(clearCookie('cart_id', { secure }))
  },
)
