import { authCalls } from '#contract/auth.ts'
import { parseCartChannel, PRIVATE_PREFIX } from '#contract/cart-channel.ts'
import { Failure } from '#platform/http/failure.ts'
import { serve } from '#platform/http/serve.ts'
import { requireCart } from './cart.ts'

/** Lets whoever may open a cart listen to it; `sign` is what the socket believes. */
export const cartChannelCalls = (sign: (socket_id: string, channel: string) => string) =>
  serve(authCalls, {
    'POST /auth/broadcasting': async (context, { body: { socket_id, channel_name } }) => {
      const named = channel_name.startsWith(PRIVATE_PREFIX) ? parseCartChannel(channel_name) : null
      if (!named || named.shopId !== context.shop_id) throw new Failure('forbidden')
      await requireCart(context, named.cartId)
      return { auth: sign(socket_id, channel_name), channel_data: null, shared_secret: null }
    },
  })
