import { COMPLAINT_STATES, COMPLAINT_TYPES } from '#contract/complaint.ts'
import { fileComplaint } from '#platform/aftersales/complaint-create.ts'
import { moveComplaint } from '#platform/aftersales/complaint-move.ts'
import { addDocument } from '#platform/aftersales/document.ts'
import type { Transaction } from '#platform/db/database.ts'
import { renderMedia } from '#platform/media/media-render.ts'
import { contextOf } from './seed-order.ts'
import { daysFrom } from './seed-rows.ts'

const CUSTOMER = 'jana@example.com'
const PRODUCT = 'TEA-DIANHONG'
const FILED_DAYS_AGO = 6
const PHOTO_PX = 960

/** One complaint on its way, filed and moved by the shop itself. */
export async function seedComplaints(sql: Transaction, now: Date): Promise<void> {
  const [bought] = await sql<{ order_id: number; item_id: number; bytes: Uint8Array }[]>`
    select order_id, order_item.id as item_id, media.bytes
    from order_item join customer_order on customer_order.id = order_id
    join product on product.id = product_id join customer on customer.id = customer_id
    join media on media.name = image_name
    where customer.email = ${CUSTOMER} and product.code = ${PRODUCT} and delivered_at is not null`
  if (!bought) throw new Error('The demo shop has nothing to complain about')
  const filed = await contextOf(sql, CUSTOMER, daysFrom(now, -FILED_DAYS_AGO))
  const id = await fileComplaint(filed, {
    body: {
      order_id: bought.order_id,
      type: COMPLAINT_TYPES.defect,
      first_name: 'Jana',
      last_name: 'Nováková',
      email: CUSTOMER,
      items: [
        {
          order_item_id: bought.item_id,
          amount: 1,
          reason: 'Sáček měl proříznutý šev.\nČaj je vyčichlý a po zalití skoro nevoní.',
          preferred_resolve: 'exchange',
        },
      ],
    },
    hash: undefined,
    idempotency_key: null,
  })
  const photo = await renderMedia(bought.bytes, PHOTO_PX, 'jpeg')
  const content = Buffer.from(photo).toString('base64')
  await addDocument(filed, id, { name: 'caj.jpg', mime_type: 'image/jpeg', content })
  const [user] = await sql<{ id: number }[]>`select min(id) as id from staff_user`
  const staff = { customer_id: null, customer_group_ids: [], user_id: user?.id ?? null, session_id: null }
  const taken = { ...filed, caller: staff, now: daysFrom(now, 1 - FILED_DAYS_AGO) }
  const note = 'Balení jsme předali kolegům z balírny, ozveme se vám s výsledkem.'
  await moveComplaint(taken, { id, to: COMPLAINT_STATES.in_progress, note, mover: 'staff' })
  // Nobody wants mails about what happened long ago.
  await sql`delete from mail_outbox`
}
