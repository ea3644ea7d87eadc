import { afterEach, it, vi } from 'vitest'
import { setOrdering } from '../cart/ordering.ts'
import { followSession } from './browser-session.ts'

vi.mock('../cart/browser-cart.ts', () => ({
  browserCart: () => ({ refresh: () => new Promise<void>(() => {}) }),
}))
vi.mock('../wishlist/favorite-store.ts', () => ({ loadFavorites: async () => {} }))
vi.mock('./watch-session.ts', () => ({ acknowledgeSession: () => 'somebody' }))

afterEach(() => {
  setOrdering(false)
  vi.unstubAllGlobals()
})

it('a session that ends is followed while an order waits for its answer, and the cart with it [F68] [AUTH-14]', async () => {
  vi.stubGlobal('addEventListener', () => {})
  setOrdering(true)
  await followSession({ language: 'cs', currency: 'CZK' })
}, 1000)
