import type { CallName } from '#contract/call.ts'
import { cartChannel, privateChannel } from '#contract/cart-channel.ts'
import {
  DEMO_PASSWORD,
  DEMO_STAFF_PASSWORD,
  MARK,
  PIXEL,
  type Person,
  type World,
} from './authorisation-world.ts'

export interface Asked {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  /** What whoever may make the call hears, where it is not the call's own success: nothing is behind it here. */
  answers?: number
}

/** What to ask so that the owner succeeds; all rows it names are the owner's, and new. */
export type Scene = (world: World, owner: Person) => Promise<Asked>

const NEW_PASSWORD = 'Nové-heslo-1'
const newPassword = { new_password: NEW_PASSWORD, new_password_confirmation: NEW_PASSWORD }
const RETURN_URL = 'http://localhost/kosik/souhrn'

const none: Scene = async () => ({})
const self: Scene = async (_world, { id }) => ({ params: { id } })
const withPassword: Scene = async (_world, { id }) => ({ params: { id }, body: { password: DEMO_PASSWORD } })
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
const order =
  (wish: Parameters<World['orderOf']>[1] = {}, asked: Asked = {}): Scene =>
  async (world, owner) => ({ params: { id: (await world.orderOf(owner, wish)).id }, ...asked })
const complaint: Scene = async (world, owner) => ({ params: { id: (await world.complaintOf(owner)).id } })
const refund: Scene = async (world, owner) => ({ params: { id: (await world.refundOf(owner)).id } })
const list =
  (body?: unknown): Scene =>
  async (world, owner) => ({
    params: { id: (await world.listOf(owner)).id },
    ...(body === undefined ? {} : { body }),
  })
const listItem =
  (body?: unknown): Scene =>
  async (world, owner) => {
    const { id, item_id } = await world.listOf(owner)
    return { params: { list_id: id, id: item_id }, ...(body === undefined ? {} : { body }) }
  }
const product = (world: World) => world.idOf('product', 'PLAIN')
const firstOf = async ({ db }: World, table: string): Promise<number> =>
  (await db<{ id: number }[]>`select min(id)::int as id from ${db(table)}`)[0]?.id ?? 0
const byProduct: Scene = async (world) => ({ params: { product_id: await product(world) } })
const byFirst =
  (table: string): Scene =>
  async (world) => ({ params: { id: await firstOf(world, table) } })

/** Lists, and single rows of the catalogue, need no scene: see `sceneOf` in the test. */
export const scenes: Partial<Record<CallName, Scene>> = {
  // shop and catalogue
  'GET /pages': async () => ({ query: { path: '/' } }),
  'GET /product-filters': async ({ db }) => {
    const [route] = await db<{ path: string }[]>`
      select path from page_route where language = 'cs' and model_type = 16 limit 1`
    return { query: { path: route?.path ?? '' } }
  },
  'GET /search': async () => ({ query: { q: 'čaj' } }),
  'POST /visits': async (world) => ({ body: { product_id: await product(world) } }),
  'GET /attachments/{id}': byFirst('attachment'),
  'GET /attachments/{id}/download': byFirst('attachment'),
  'GET /products/{product_id}/package-items': byProduct,
  'GET /products/{product_id}/package-parts': byProduct,
  'GET /products/{product_id}/related-products': byProduct,
  'GET /shipping-methods/{id}/options': async (world) => ({
    params: { id: await world.idOf('shipping_method', 'packeta-point') },
  }),
  'POST /reviews': async (world) => ({
    body: { product_id: await product(world), rating: 5, name: 'Osoba', comment: `Dobré ${world.hex()}` },
  }),

  // sessions
  'POST /auth/login': async ({ newPerson }) => ({
    body: { email: (await newPerson()).email, password: DEMO_PASSWORD },
  }),
  'POST /auth/refresh': async ({ newPerson, ask }) => {
    const { email } = await newPerson()
    const { refresh_token } = await ask('POST /auth/login', { email, password: DEMO_PASSWORD })
    return { body: { refresh_token } }
  },
  'POST /auth/logout': async () => ({ body: { refresh_token: 'nothing-to-end' } }),
  'POST /auth/users/login': async () => ({
    body: { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD },
  }),
  'POST /auth/users/refresh': async ({ ask }) => {
    const credentials = { email: 'staff@example.com', password: DEMO_STAFF_PASSWORD }
    return { body: { refresh_token: (await ask('POST /auth/users/login', credentials)).refresh_token } }
  },
  'POST /auth/users/logout': async () => ({ body: { refresh_token: 'nothing-to-end' } }),
  'POST /auth/impersonate': async ({ newPerson }) => ({ body: { customerId: (await newPerson()).id } }),
  'DELETE /auth/sessions/{id}': async (world, owner) => ({ params: { id: await world.sessionOf(owner) } }),
  'POST /passwords/customer': async ({ fresh }) => ({ body: { email: fresh('nikdo') } }),
  'PUT /passwords/customer': async ({ newPerson, mailedToken, db }) => {
    const { id } = await newPerson()
    const token = await mailedToken(
      (hash) => db`
        insert into password_reset (customer_id, token_hash, created_at, expiration_at)
        values (${id}, ${hash}, now(), now() + interval '1 hour')`,
    )
    return { body: { token, ...newPassword } }
  },
  // No third party is set up here.
  'POST /socialite/redirect': async () => ({
    body: { provider: 'google', return_url: 'http://localhost/api/auth/social' },
    answers: 422,
  }),
  'POST /socialite/callback': async ({ hex }) => ({
    body: { provider: 'google', code: 'x', state: hex(), browser_secret: hex() + hex() },
    answers: 422,
  }),
  'DELETE /socialite/pairings/{provider}': async ({ db, hex }, { id }) => {
    await db`
      insert into social_pairing (provider, subject, customer_id, created_at)
      values ('google', ${hex()}, ${id}, now()) on conflict do nothing`
    return { params: { provider: 'google' } }
  },
  'POST /auth/broadcasting': async (world, owner) => {
    const { cart_id } = await world.cartOf(owner)
    const [shop] = await world.db<{ id: number }[]>`select id from shop limit 1`
    return { body: { socket_id: '1.1', channel_name: privateChannel(cartChannel(shop?.id ?? 0, cart_id)) } }
  },

  // one's own record
  'POST /customers/register': async ({ fresh }) => ({
    body: {
      first_name: 'Nová',
      last_name: 'Osoba',
      email: fresh('nova'),
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    },
  }),
  'GET /customers/{id}': self,
  'PATCH /customers/{id}': async (_world, { id }) => ({ params: { id }, body: { first_name: 'Změněná' } }),
  'POST /customers/confirm-email': async ({ db, fresh, mailedToken, newPerson }) => {
    const { id } = await newPerson()
    const token = await mailedToken(
      (hash) => db`
        insert into email_change (customer_id, email, token_hash, created_at, expiration_at)
        values (${id}, ${fresh('nova')}, ${hash}, now(), now() + interval '1 day')`,
    )
    return { body: { token } }
  },
  'DELETE /customers/{id}': withPassword,
  'PUT /customers/{id}/password': async (_world, { id }) => ({
    params: { id },
    body: { current_password: DEMO_PASSWORD, ...newPassword },
  }),
  'POST /customers/{id}/export': withPassword,
  'POST /customer-addresses': async ({ place }) => ({ body: await place() }),
  'GET /customer-addresses/{id}': async (world, owner) => ({ params: { id: await world.addressOf(owner) } }),
  'PATCH /customer-addresses/{id}': async (world, owner) => ({
    params: { id: await world.addressOf(owner) },
    body: { city: 'Brno' },
  }),
  'DELETE /customer-addresses/{id}': async (world, owner) => ({
    params: { id: await world.addressOf(owner) },
  }),
  'GET /customer-accounts/{id}/usages': byFirst('customer_account'),

  // lists
  'POST /customer-product-lists': async (_world, { id }) => ({
    body: { customer_id: id, name: MARK, type: 2 },
  }),
  'GET /customer-product-lists/{id}': list(),
  'PATCH /customer-product-lists/{id}': list({ name: `${MARK} nová` }),
  'DELETE /customer-product-lists/{id}': list(),
  'GET /customer-product-lists/{list_id}/items': async (world, owner) => ({
    params: { list_id: (await world.listOf(owner)).id },
  }),
  'POST /customer-product-lists/{list_id}/items': async (world, owner) => ({
    params: { list_id: (await world.listOf(owner)).id },
    body: { product_id: await world.idOf('product', 'UNTRACKED') },
  }),
  'PATCH /customer-product-lists/{list_id}/items/{id}': listItem({ note: MARK }),
  'DELETE /customer-product-lists/{list_id}/items/{id}': listItem(),

  // news and consents
  'POST /newsletters': async ({ fresh }) => ({ body: { email: fresh('novinky') } }),
  'POST /newsletters/confirm': async ({ db, fresh, mailedToken }) => ({
    body: {
      token: await mailedToken(
        (hash) => db`
          insert into newsletter_request (shop_id, email, type, language, token_hash, created_at, expiration_at)
          select id, ${fresh('novinky')}, 1, 'cs', ${hash}, now(), now() + interval '1 day' from shop limit 1`,
      ),
    },
  }),
  'POST /newsletters/unsubscribe': async (world) => ({
    body: { token: (await world.newsletterOf(await world.newPerson())).token },
  }),
  'DELETE /newsletters/{id}': async (world, owner) => ({
    params: { id: (await world.newsletterOf(owner)).id },
  }),
  'POST /consents': async () => ({ body: consent() }),
  'POST /consents/join': async ({ ask }) => {
    const body = consent()
    await ask('POST /consents', body)
    return { body: { consent_id: body.consent_id } }
  },

  // carts
  'POST /carts': none,
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

  // orders
  'POST /orders': async (world, owner) => ({ body: { cart_id: (await world.cartOf(owner)).cart_id } }),
  'GET /orders/{id}': order(),
  'GET /orders/{id}/qr-code': order(),
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

  // after the sale
  'POST /complaints': async (world, owner) => {
    const { id, item_id } = await world.orderOf(owner, { paid: true, delivered: true })
    const item = { order_item_id: item_id, amount: 1, reason: 'Prasklo.', preferred_resolve: 'repair' }
    const about = { order_id: id, type: 1, first_name: 'Anna', last_name: MARK, email: owner.email }
    return { body: { ...about, items: [item] } }
  },
  'GET /complaints/{id}': complaint,
  'GET /complaints/{id}/items': complaint,
  'GET /complaints/{id}/addresses': complaint,
  'GET /complaints/{id}/protocol': complaint,
  'GET /complaints/{id}/documents': complaint,
  'POST /complaints/{id}/cancel': complaint,
  'POST /complaints/{id}/documents': async (world, owner) => {
    const { id, document_id } = await world.complaintOf(owner)
    await world.db`delete from complaint_document where id = ${document_id}`
    return { params: { id }, body: { name: 'nova.png', mime_type: 'image/png', content: PIXEL } }
  },
  'GET /complaints/{id}/documents/{document_id}': async (world, owner) => {
    const { id, document_id } = await world.complaintOf(owner)
    return { params: { id, document_id } }
  },
  'POST /refunds': async (world, owner) => ({
    body: { order_id: (await world.orderOf(owner, { paid: true, delivered: true })).id, is_withdrawal: true },
  }),
  'GET /refunds/{id}': refund,
  'PATCH /refunds/{id}': async (world, owner) => {
    const { id, way_id } = await world.refundOf(owner)
    return { params: { id }, body: { shipping_method_id: way_id } }
  },
  'DELETE /refunds/{id}': refund,
  'POST /refunds/{id}/submit': refund,
  'GET /refunds/{id}/items': refund,
  'GET /refunds/{id}/addresses': refund,
  'GET /refunds/{id}/shipping-methods': refund,
  'PATCH /refunds/{id}/addresses': async (world, owner) => ({
    params: { id: (await world.refundOf(owner)).id },
    body: { billing: await world.place() },
  }),
  'POST /refunds/{id}/items': async (world, owner) => {
    const draft = await world.refundOf(owner)
    await world.call(`DELETE /refunds/${draft.id}/items/${draft.item_id}`, undefined, owner)
    return { params: { id: draft.id }, body: { order_item_id: draft.order.item_id, amount: 1 } }
  },
  'PATCH /refunds/{id}/items/{item_id}': async (world, owner) => {
    const { id, item_id } = await world.refundOf(owner)
    return { params: { id, item_id }, body: { amount: 2 } }
  },
  'DELETE /refunds/{id}/items/{item_id}': async (world, owner) => {
    const { id, item_id } = await world.refundOf(owner)
    return { params: { id, item_id } }
  },
  'POST /withdrawals': async ({ fresh }) => ({
    body: { first_name: 'Osoba', last_name: 'Nová', email: fresh('vraceni'), order_code: '26999999' },
  }),
  'POST /withdrawals/confirm': async () => ({ body: { token: 'nothing' }, answers: 422 }),

  // staff
  'GET /staff/orders/{id}': order(),
  'PATCH /staff/orders/{id}': order({}, { body: { tracking_numbers: ['X1'] } }),
  'POST /staff/orders/{id}/cancel': order(),
  'POST /staff/orders/{id}/payment': order({}, { body: {} }),
  'PUT /staff/stock': async (world) => ({ body: { product_id: await product(world), stock_state: 25 } }),
  'PATCH /staff/reviews/{id}': async (world) => ({
    params: { id: await firstOf(world, 'review') },
    body: { is_published: true },
  }),
  'PATCH /staff/refunds/{id}': async (world, owner) => ({
    params: { id: (await world.refundOf(owner, true)).id },
    body: { state: 2 },
  }),
  'PATCH /staff/complaints/{id}': async (world, owner) => ({
    params: { id: (await world.complaintOf(owner)).id },
    body: { state: 2 },
  }),
  'PATCH /staff/currencies/{id}': async (world) => ({
    params: { id: await world.idOf('currency', 'EUR') },
    body: { czk_rate: 25 },
  }),
  'POST /staff/mails/{id}/send': async () => ({ params: { id: 999_999 }, answers: 404 }),
  'POST /staff/refund-dues/{id}/send': async () => ({ params: { id: 999_999 }, answers: 404 }),
  'POST /staff/refund-dues/{id}/close': async () => ({ params: { id: 999_999 }, answers: 404 }),
}

function consent() {
  const purposes = { preferences: true, statistics: false, marketing: false }
  return { consent_id: crypto.randomUUID(), purposes, version: '1' }
}
