import { afterEach, it, vi } from 'vitest'
import { setOrdering } from '../cart/ordering.ts'
import { followSession } from './browser-session.ts'

vi.mock('../cart/browser-cart.ts', () => ({
  browserCart: () => ({ refresh: () => new Promise<void>(() => {}) }),
}))
vi.mock('../wishlist/favorite-store.ts', () => ({ loadFavorites: async () => {} }))
let owner = 'somebody'
vi.mock('./watch-session.ts', () => ({ acknowledgeSession: () => owner, TYPED_KEY: 'checkout' }))

afterEach(() => {
  setOrdering(false)
  vi.unstubAllGlobals()
})

it('a session that ends is followed while an order waits for its answer, and the cart with it [F68] [AUTH-14]', async () => {
  vi.stubGlobal('addEventListener', () => {})
  setOrdering(true)
  await followSession({ language: 'cs', currency: 'CZK' })
})

it('a session that ends is followed where the browser forbids to keep anything [AUTH-14]', async () => {
  owner = ''
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('sessionStorage', {
    get removeItem(): never {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  })
  setOrdering(true)
  await followSession({ language: 'cs', currency: 'CZK' })
})
