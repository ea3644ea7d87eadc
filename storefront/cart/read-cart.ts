import type { CallAnswer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { CartItem, cartItems } from '#contract/cart-item.ts'
import type { EmbedsOf } from '#contract/list.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'

const CART_EMBEDS = ['shipping_option', 'shipping_country_id', 'free_shipping', 'shortages'] as const
const ITEM_EMBEDS = [
  'availability',
  'image_url',
  'variation_properties_names',
  'taxed_lowest_price_30_days',
  'withdrawal_exception',
  'url',
  'max_purchasable_amount',
  'is_priced',
  'credit_account_ids',
] as const
const GIFT_EMBEDS = ['product', 'product.images', 'product_variation', 'gift_prices'] as const

export type CartWire = CallAnswer<Calls['GET /carts/{cart_id}'], { embed: typeof CART_EMBEDS }>
/** One line of the cart with all it contains, at any depth. */
export type Line = Omit<CartItem, 'items'> & Partial<EmbedsOf<typeof cartItems>> & { items: Line[] }
export type EarnedGift = CallAnswer<
  Calls['GET /carts/{cart_id}/gifts'],
  { embed: typeof GIFT_EMBEDS }
>['items'][number]

export interface CartRead {
  cart: CartWire
  items: Line[]
  /** The cart is there, its items could not be read. */
  items_failed: boolean
  /** What it may choose from; null where nobody asked. */
  gifts: EarnedGift[] | null
}

/** A cart with its items; both are always read together, so that lines and totals speak of one moment. */
export async function readCart(api: Api, cart_id: string, with_gifts = false): Promise<CartRead> {
  const [cart, items, gifts] = await Promise.all([
    api('GET /carts/{cart_id}', { params: { cart_id }, query: { embed: CART_EMBEDS } }),
    api('GET /carts/{cart_id}/items', {
      params: { cart_id },
      query: { embed: ITEM_EMBEDS, paginate: false },
    }).then(
      (answer) => answer.items,
      (error: unknown) => error,
    ),
    with_gifts ? readGifts(api, cart_id) : null,
  ])
  if (Array.isArray(items)) return { cart, items, items_failed: false, gifts }
  if (!(items instanceof ApiError)) throw items
  return { cart, items: [], items_failed: true, gifts }
}

export async function makeCart(api: Api): Promise<CartRead> {
  const cart = await api('POST /carts', { query: { embed: CART_EMBEDS } })
  return { cart, items: [], items_failed: false, gifts: null }
}

/** A cart is worth showing without the gifts it could have. */
async function readGifts(api: Api, cart_id: string): Promise<EarnedGift[]> {
  try {
    const { items } = await api('GET /carts/{cart_id}/gifts', {
      params: { cart_id },
      query: { embed: GIFT_EMBEDS, paginate: false },
    })
    return items
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/**
 * The cart is not there any more, or it is somebody else's: the visitor gets another one. Whoever is nobody and is
 * asked who they are holds the cart of a customer whose session has ended.
 */
export function isCartLost(error: unknown, is_guest = false): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 403 || error.status === 404 || (is_guest && error.status === 401)
}
