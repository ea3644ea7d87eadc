import { order, product, type Scene, type Scenes } from './authorisation-scene.ts'
import type { World } from './authorisation-world.ts'

const RETURN_URL = 'http://localhost/kosik/souhrn'
const cart =
  (body?: (world: World) => Promise<unknown>): Scene =>
  async (world, owner) => {
    const { cart_id } = await world.cartOf(owner)
    return { params: { cart_id }, ...(body ? { body: await body(world) } : {}) }
  }
const cartItem =
  (body?: unknown): Scene =>
  async (world, owner) => {
    const { cart_id, item_id } = await world.cartOf(owner)
    return { params: { cart_id, id: item_id }, ...(body === undefined ? {} : { body }) }
  }

export const cartScenes: Scenes = {
  'POST /carts': async () => ({}),
  'GET /carts/{cart_id}': cart(),
  'PATCH /carts/{cart_id}': cart(async () => ({ email: 'nekdo@example.com' })),
  'DELETE /carts/{cart_id}': cart(),
  'GET /carts/{cart_id}/addresses': cart(),
  'PATCH /carts/{cart_id}/addresses': cart(async (world) => ({ billing: await world.place() })),
  'PATCH /carts/{cart_id}/addresses/billing': cart((world) => world.place()),
  'PATCH /carts/{cart_id}/addresses/shipping': async (world, owner) => {
    const { cart_id } = await world.cartOf(owner)
    const method = await world.idOf('shipping_method', 'ppl-address')
    await world.db`update cart set shipping_method_id = ${method} where id = ${cart_id}`
    return { params: { cart_id }, body: await world.place() }
  },
  'GET /carts/{cart_id}/items': cart(),
  'GET /carts/{cart_id}/gifts': cart(),
  'POST /carts/{cart_id}/items': cart(async (world) => ({ product_id: await product(world), amount: 1 })),
  'POST /carts/{cart_id}/items/batch': cart(async (world) => ({
    items: [{ product_id: await product(world), amount: 1 }],
  })),
  'POST /carts/{cart_id}/transfer-items': cart(async (world) => ({
    source_cart_id: (await world.cartOf(null)).cart_id,
  })),
  'PATCH /carts/{cart_id}/items/{id}': cartItem({ amount: 2 }),
  'DELETE /carts/{cart_id}/items/{id}': cartItem(),
  'POST /carts/{cart_id}/discounts': cart(async () => ({ code: 'SLEVA10' })),
  'DELETE /carts/{cart_id}/discounts/{id}': async (world, owner) => {
    const { cart_id } = await world.cartOf(owner)
    const id = await world.idOf('discount', 'SLEVA10')
    await world.db`insert into cart_discount values (${cart_id}, ${id}, now())`
    return { params: { cart_id, id } }
  },
  'GET /carts/{cart_id}/shipping-methods': cart(),
  'GET /carts/{cart_id}/payment-methods': cart(),
}

export const orderScenes: Scenes = {
  'POST /orders': async (world, owner) => ({ body: { cart_id: (await world.cartOf(owner)).cart_id } }),
  'GET /orders/{id}': order(),
  'GET /orders/{id}/qr-code': order(),
  'GET /orders/{id}/claimable-items': order({ paid: true }),
  'GET /orders/{id}/returnable-items': order({ paid: true, delivered: true }),
  'POST /orders/{id}/cancel': order(),
  'POST /orders/{id}/repeat': async (world, owner) => ({
    params: { id: (await world.orderOf(owner)).id },
    body: { cart_id: (await world.cartOf(owner)).cart_id },
  }),
  'GET /orders/{id}/invoices/{invoice_id}': async (world, owner) => {
    const { id } = await world.orderOf(owner, { paid: true })
    const [invoice] = await world.db<{ id: number }[]>`select id from order_invoice where order_id = ${id}`
    return { params: { id, invoice_id: invoice?.id ?? 0 } }
  },
  'POST /orders/{id}/payments/verify': order(),
  // No gateway stands behind this platform.
  'POST /orders/{id}/payments': order(
    { payment: 'gopay' },
    { body: { return_url: RETURN_URL }, answers: 503 },
  ),
  'POST /gopay-requests': async (world, owner) => ({
    body: { order_id: (await world.orderOf(owner, { payment: 'gopay' })).id, return_url: RETURN_URL },
    answers: 503,
  }),
  'POST /csob/payment': async (world, owner) => ({
    body: {
      order_id: (await world.orderOf(owner, { payment: 'csob' })).id,
      return_uri: RETURN_URL,
      return_method: 'POST',
    },
    answers: 503,
  }),
  'POST /gopay-requests/{payment_id}/verify': async () => ({
    params: { payment_id: '3000000001' },
    answers: 404,
  }),
  'GET /gopay-requests/notification': async () => ({ query: { id: '3000000001' }, answers: 404 }),
  'POST /csob/payment/verify': async () => ({ body: { payId: 'nothing' }, answers: 400 }),
}
