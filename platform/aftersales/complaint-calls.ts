import { COMPLAINT_STATES, complaintCalls as calls } from '#contract/complaint.ts'
import { staffCalls } from '#contract/staff.ts'
import { readList, readOne } from '#platform/db/read-table.ts'
import type { Context } from '#platform/http/context.ts'
import { idempotencyKey } from '#platform/http/idempotency-key.ts'
import { serve } from '#platform/http/serve.ts'
import { requireOrder } from '#platform/order/order.ts'
import { claimableItemTable } from './claimable-item-table.ts'
import { requireComplaint, requireReadableComplaint } from './complaint.ts'
import { complaintAddressTable } from './complaint-address-table.ts'
import { fileComplaint } from './complaint-create.ts'
import { complaintItemTable } from './complaint-item-table.ts'
import { moveComplaint } from './complaint-move.ts'
import { complaintTable, staffComplaintTable } from './complaint-table.ts'
import { addDocument, sendDocument } from './document.ts'
import { documentTable } from './document-table.ts'
import { readProtocol } from './protocol.ts'
import { drawProtocol } from './protocol-pdf.ts'

async function sendProtocol({ sql }: Context, id: number): Promise<Response> {
  const protocol = await readProtocol(sql, id)
  return new Response(await drawProtocol(protocol), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${protocol.document_number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

export const complaintCalls = [
  ...serve(calls, {
    'GET /complaints': (context, { list }) =>
      readList(
        context,
        complaintTable,
        list,
        context.sql`customer_order.customer_id = ${context.caller.customer_id}`,
      ),
    'GET /orders/{id}/complaints': async (context, { params, query, list }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return readList(context, complaintTable, list, context.sql`complaint.order_id = ${id}`)
    },
    'GET /orders/{id}/claimable-items': async (context, { params, query, list }) => {
      const { id } = await requireOrder(context, params.id, query.hash)
      return readList(context, claimableItemTable, list, context.sql`line.order_id = ${id}`)
    },
    'POST /complaints': async (context, { body, query, selection }) => {
      const idempotency_key = idempotencyKey(context)
      const id = await fileComplaint(context, { body, hash: query.hash, idempotency_key })
      return readOne(context, complaintTable, id, selection)
    },
    'GET /complaints/{id}': async (context, { params, query, selection }) => {
      const { id } = await requireReadableComplaint(context, params.id, query.hash)
      return readOne(context, complaintTable, id, selection)
    },
    'POST /complaints/{id}/cancel': async (context, { params, query, selection }) => {
      const { id } = await requireComplaint(context, params.id, query.hash)
      await moveComplaint(context, { id, to: COMPLAINT_STATES.cancelled, note: null, mover: 'customer' })
      return readOne(context, complaintTable, id, selection)
    },
    'GET /complaints/{id}/items': async (context, { params, query, list }) => {
      const { id } = await requireReadableComplaint(context, params.id, query.hash)
      return readList(context, complaintItemTable, list, context.sql`complaint_item.complaint_id = ${id}`)
    },
    'GET /complaints/{id}/addresses': async (context, { params, query, list }) => {
      const { id } = await requireReadableComplaint(context, params.id, query.hash)
      return readList(
        context,
        complaintAddressTable,
        list,
        context.sql`complaint_address.complaint_id = ${id}`,
      )
    },
    'GET /complaints/{id}/protocol': async (context, { params, query }) => {
      const { id } = await requireReadableComplaint(context, params.id, query.hash)
      return sendProtocol(context, id)
    },
    'GET /complaints/{id}/documents': async (context, { params, query, list }) => {
      const { id } = await requireReadableComplaint(context, params.id, query.hash)
      return readList(context, documentTable, list, context.sql`complaint_document.complaint_id = ${id}`)
    },
    'POST /complaints/{id}/documents': async (context, { params, query, body, selection }) => {
      const { id } = await requireComplaint(context, params.id, query.hash)
      return readOne(context, documentTable, await addDocument(context, id, body), selection)
    },
    'GET /complaints/{id}/documents/{document_id}': async (context, { params, query }) => {
      const { id } = await requireReadableComplaint(context, params.id, query.hash)
      return sendDocument(context, id, params.document_id)
    },
  }),
  ...serve(staffCalls, {
    'GET /staff/complaints': (context, { list }) => readList(context, staffComplaintTable, list),
    'PATCH /staff/complaints/{id}': async (context, { params, body, selection }) => {
      const { id } = await requireReadableComplaint(context, params.id, undefined)
      const { state: to, note = null, resolve, reduced_items } = body
      await moveComplaint(context, { id, to, note, resolve, reduced_items, mover: 'staff' })
      return readOne(context, complaintTable, id, selection)
    },
  }),
]
