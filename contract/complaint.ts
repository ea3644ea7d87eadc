import * as z from 'zod/mini'
import { AddressBody, addressFields, AddressTypeWord } from './address.ts'
import { bankBodyFields, bankFields } from './bank.ts'
import { defineCalls, Id, PathId } from './call.ts'
import { ItemAmount } from './cart-item.ts'
import { claimableItems } from './claimable-item.ts'
import { ComplaintDocumentBody, complaintDocuments, MAX_DOCUMENT_BODY_BYTES } from './complaint-document.ts'
import { DialCode, Email, paragraphs, PersonName, Phone, phoneFitsDialCode } from './form-field.ts'
import { embedMany } from './embed.ts'
import { resource } from './list.ts'
import { Money } from './money.ts'
import { OrderAccess } from './payment.ts'
import { returnedItemEmbeds, returnedItemFields } from './refund-item.ts'
import { TaxPerRate } from './tax.ts'

export const COMPLAINT_STATES = {
  new: 1,
  received: 2,
  in_progress: 3,
  accepted: 4,
  rejected: 5,
  resolved: 6,
  cancelled: 7,
} as const
export const ComplaintState = z.literal(Object.values(COMPLAINT_STATES))
export type ComplaintState = z.infer<typeof ComplaintState>

export const COMPLAINT_TYPES = { defect: 1, damaged_in_transport: 2, wrong_or_missing_item: 3 } as const
export const ComplaintType = z.literal(Object.values(COMPLAINT_TYPES))
export type ComplaintType = z.infer<typeof ComplaintType>

export const COMPLAINT_RESOLVES = ['repair', 'exchange', 'price_reduction', 'money_back'] as const
export type ComplaintResolve = (typeof COMPLAINT_RESOLVES)[number]

/** Since the goods were received. What is reported later is taken all the same, and decided by the staff. */
export const WARRANTY_MONTHS = 24
export const COMPLAINT_HANDLING_DAYS = 30
export const MAX_DEFECT_LENGTH = 2000

const OPEN: readonly ComplaintState[] = [
  COMPLAINT_STATES.new,
  COMPLAINT_STATES.received,
  COMPLAINT_STATES.in_progress,
  COMPLAINT_STATES.accepted,
]

/** While it is open its pieces cannot be complained about once more. */
export function isOpenComplaint({ state }: { state: ComplaintState }): boolean {
  return OPEN.includes(state)
}

/** By the customer; staff may cancel later as well. */
export function canCancelComplaint({ state }: { state: ComplaintState }): boolean {
  return state === COMPLAINT_STATES.new
}

/** Papers help only until something is decided. */
export function canAddDocument({ state }: { state: ComplaintState }): boolean {
  return isOpenComplaint({ state }) && state !== COMPLAINT_STATES.accepted
}

/** As an item of a refund, less max_amount and tax_amount, plus taxed_price: what is claimed for the line. */
export const ComplaintItem = z.object({
  ...returnedItemFields,
  preferred_resolve: z.nullable(z.literal(COMPLAINT_RESOLVES)),
  taxed_price: Money,
})
export type ComplaintItem = z.infer<typeof ComplaintItem>

export const complaintItems = resource({
  name: 'complaint_item',
  entity: ComplaintItem,
  embeds: returnedItemEmbeds,
  filterable: { id: 'number', order_id: 'number', order_item_id: 'number', name: 'text' },
  sortable: ['id', 'name'],
  searchable: false,
})

export const ComplaintAddress = z.object({
  ...addressFields,
  type: AddressTypeWord,
  complaint_id: z.number(),
})
export type ComplaintAddress = z.infer<typeof ComplaintAddress>

export const complaintAddresses = resource({
  name: 'complaint_address',
  entity: ComplaintAddress,
  embeds: {},
  filterable: { type: 'text', country_id: 'number' },
  sortable: ['type'],
  searchable: false,
})

export const Complaint = z.object({
  id: z.number(),
  order_id: z.number(),
  customer_id: z.nullable(z.number()),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  dial_code: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  ...bankFields,
  document_number: z.string(),
  state: ComplaintState,
  type: ComplaintType,
  price: Money,
  taxed_price: Money,
  /** The last day for an answer, `YYYY-MM-DD`. */
  handle_until: z.string(),
  /** The last day on which a defect may be reported; null where nobody has recorded the delivery. */
  warranty_until: z.nullable(z.string()),
  created_at: z.string(),
})
export type Complaint = z.infer<typeof Complaint>

export const ComplaintChange = z.object({
  state: ComplaintState,
  note: z.nullable(z.string()),
  created_at: z.string(),
})

export const complaints = resource({
  name: 'complaint',
  entity: Complaint,
  embeds: {
    tax_per_rate: { schema: TaxPerRate },
    items: embedMany(complaintItems),
    /** From its filing on; a note is what the staff told the customer. */
    history: { schema: z.array(ComplaintChange) },
    order_code: { schema: z.string() },
  },
  filterable: {
    id: 'number',
    order_id: 'number',
    document_number: 'text',
    state: 'number',
    type: 'number',
    handle_until: 'date',
    created_at: 'date',
  },
  sortable: ['id', 'document_number', 'handle_until', 'created_at'],
  searchable: true,
})

export const ComplaintBody = z
  .strictObject({
    order_id: Id,
    type: ComplaintType,
    first_name: PersonName,
    last_name: PersonName,
    email: Email,
    dial_code: z.optional(z.nullable(DialCode)),
    phone: z.optional(z.nullable(Phone)),
    ...bankBodyFields,
    items: z
      .array(
        z.strictObject({
          order_item_id: Id,
          amount: ItemAmount,
          reason: paragraphs(MAX_DEFECT_LENGTH).check(z.minLength(1)),
          preferred_resolve: z.literal(COMPLAINT_RESOLVES),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
    addresses: z.optional(
      z.strictObject({ billing: z.optional(AddressBody), shipping: z.optional(AddressBody) }),
    ),
  })
  .check(phoneFitsDialCode)
export type ComplaintBody = z.infer<typeof ComplaintBody>

const byId = z.object({ id: PathId })
const held = { access: 'order', query: OrderAccess } as const
const read = { ...held, staff_too: true } as const

export const complaintCalls = defineCalls({
  'GET /complaints': { summary: 'Lists one’s own complaints', access: 'customer', list: complaints },
  'GET /orders/{id}/complaints': {
    summary: 'Lists the complaints about an order, by its owner or by its hash',
    ...held,
    params: byId,
    list: complaints,
  },
  'GET /orders/{id}/claimable-items': {
    summary: 'Lists what of an order can be complained about, and how many pieces of it',
    ...held,
    params: byId,
    list: claimableItems,
  },
  'POST /complaints': {
    summary: 'Files a complaint about an order that is paid and not cancelled',
    ...held,
    body: ComplaintBody,
    one: complaints,
    status: 201,
  },
  'GET /complaints/{id}': { summary: 'Reads a complaint', ...read, params: byId, one: complaints },
  'POST /complaints/{id}/cancel': {
    summary: 'Takes back a complaint nobody has begun to work on',
    ...held,
    params: byId,
    one: complaints,
  },
  'GET /complaints/{id}/items': {
    summary: 'Lists the items of a complaint',
    ...read,
    params: byId,
    list: complaintItems,
  },
  'GET /complaints/{id}/addresses': {
    summary: 'Lists the addresses of a complaint',
    ...read,
    params: byId,
    list: complaintAddresses,
  },
  'GET /complaints/{id}/protocol': {
    summary: 'Downloads the written confirmation of a complaint',
    ...read,
    params: byId,
    produces: 'application/pdf',
  },
  'GET /complaints/{id}/documents': {
    summary: 'Lists the documents of a complaint',
    ...read,
    params: byId,
    list: complaintDocuments,
  },
  'POST /complaints/{id}/documents': {
    summary: 'Adds a document to a complaint',
    ...held,
    params: byId,
    body: ComplaintDocumentBody,
    max_body_bytes: MAX_DOCUMENT_BODY_BYTES,
    one: complaintDocuments,
    status: 201,
  },
  'GET /complaints/{id}/documents/{document_id}': {
    summary: 'Downloads a document of a complaint',
    ...read,
    params: z.object({ id: PathId, document_id: PathId }),
    produces: 'application/octet-stream',
  },
})
