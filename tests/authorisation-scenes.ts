import { listScenes, recordScenes, sessionScenes } from './authorisation-account-scenes.ts'
import { aftersaleScenes } from './authorisation-aftersale-scenes.ts'
import { cartScenes, orderScenes } from './authorisation-buying-scenes.ts'
import { byFirst, firstOf, order, product, type Scene, type Scenes } from './authorisation-scene.ts'

const byProduct: Scene = async (world) => ({ params: { product_id: await product(world) } })

const shopScenes: Scenes = {
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
}

/** News and consents. */
const newsScenes: Scenes = {
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
}

const staffScenes: Scenes = {
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
  'POST /staff/withdrawals/{id}/confirm': async (world, owner) => {
    const { id } = await world.orderOf(owner, { paid: true })
    const [sent] = await world.db<{ id: number }[]>`
      insert into withdrawal (shop_id, order_id, first_name, last_name, email, order_code, language, content_hash,
        token_hash, created_at, mailed_at, expiration_at)
      select shop_id, id, 'Osoba', 'Nová', email, code, 'cs', sha256(code::bytea), sha256(hash::bytea), now(), now(),
        now() + interval '1 day'
      from customer_order where id = ${id} returning id`
    return { params: { id: sent?.id ?? 0 }, body: {} }
  },
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

/** Lists, and single rows of the catalogue, need no scene: see `sceneOf`. */
export const scenes: Scenes = {
  ...shopScenes,
  ...sessionScenes,
  ...recordScenes,
  ...listScenes,
  ...newsScenes,
  ...cartScenes,
  ...orderScenes,
  ...aftersaleScenes,
  ...staffScenes,
}

function consent() {
  const purposes = { preferences: true, statistics: false, marketing: false }
  return { consent_id: crypto.randomUUID(), purposes, version: '1' }
}
