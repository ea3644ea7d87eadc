import type { Scene, Scenes } from './authorisation-scene.ts'
import { MARK, PIXEL } from './authorisation-world.ts'

const complaint: Scene = async (world, owner) => ({ params: { id: (await world.complaintOf(owner)).id } })
const refund: Scene = async (world, owner) => ({ params: { id: (await world.refundOf(owner)).id } })

export const aftersaleScenes: Scenes = {
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
  'GET /refunds/{id}/addresses': async (world, owner) => ({
    params: { id: (await world.refundOf(owner, true)).id },
  }),
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
}
