import { heldCartId } from '../cart/held-cart.ts'
import { type CartRead, isCartLost, readCart } from '../cart/read-cart.ts'
import type { OwnAnswer, OwnRequest } from '../own-request.ts'
import { pathFor } from '../route-match.ts'

/** Does something with the cart of whoever asks; where there is none, or no longer, they are led to the empty one. */
export async function withCart(
  asked: OwnRequest,
  run: (state: CartRead) => Promise<OwnAnswer>,
): Promise<OwnAnswer> {
  const lost = { location: pathFor('cart', asked.language), status: 404, body: null }
  const cart_id = await heldCartId(asked, asked.cookies)
  if (!cart_id) return lost
  try {
    return await run(await readCart(asked.api, cart_id))
  } catch (error) {
    if (isCartLost(error, asked.me === null)) return lost
    throw error
  }
}
