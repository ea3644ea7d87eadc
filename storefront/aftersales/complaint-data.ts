import { accountText } from '#contract/bank.ts'
import { DOCUMENT_MIME_TYPES, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#contract/complaint-document.ts'
import { canAddDocument, canCancelComplaint, isOpenComplaint } from '#contract/complaint.ts'
import type { FieldError } from '#contract/error.ts'
import { itemDetails } from '#contract/item-detail.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import type { Translator } from '../i18n/translator.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { orderPath } from '../order/order-path.ts'
import { RESULT_PARAMETER } from '../own-request.ts'
import { lastIfBehind, pageIn } from '../page-in.ts'
import { refusedForm } from '../refused-form.ts'
import { pathFor } from '../route-match.ts'
import { DOCUMENTS_FORM } from './complaint-endpoints.ts'
import { stateWord, typeWord } from './complaint-word.ts'

const PER_PAGE = 20

interface State {
  name: string
  color: string
}

export interface ComplaintRow {
  id: number
  document_number: string
  order_code: string
  created_at: string
  state: State
  names: string[]
}

export interface ComplaintsData {
  complaints: ComplaintRow[]
  page: number
  pages: number
}

export async function loadComplaints({
  api,
  query,
  translator,
}: LoadContext): Promise<Loaded<ComplaintsData>> {
  return { data: await lastIfBehind(pageIn(query), (page) => readComplaints(api, translator, page)) }
}

async function readComplaints(api: Api, translator: Translator, page: number): Promise<ComplaintsData> {
  const { items, _meta } = await api('GET /complaints', {
    query: { embed: ['items', 'order_code'], page, per_page: PER_PAGE },
  })
  const complaints = items.map(({ id, document_number, order_code, created_at, state, items: claimed }) => ({
    id,
    document_number,
    order_code,
    created_at,
    state: stateWord(translator, state),
    names: claimed.map(({ name }) => name),
  }))
  return { complaints, page: _meta.page, pages: _meta.total_pages }
}

/** What the browser may add, told by the server: the file with the limits would bring schemas along. */
export interface UploadLimits {
  documents: number
  bytes: number
  accept: string
}

export const uploadLimits = (known = 0): UploadLimits => ({
  documents: Math.max(0, MAX_DOCUMENTS - known),
  bytes: MAX_DOCUMENT_BYTES,
  accept: DOCUMENT_MIME_TYPES.join(','),
})

const COMPLAINT_RESULTS = ['cancelled', 'not_cancelled'] as const

export interface ComplaintData {
  id: number
  hash: string | null
  document_number: string
  email: string
  created_at: string
  state: State
  type: string
  value: string
  account: string | null
  handle_until: string
  /** Whether the limit still matters. */
  is_open: boolean
  warranty_until: string | null
  order: { code: string; url: string }
  items: {
    id: number
    name: string
    details: string[]
    image_url: string | null
    amount: number
    price: string
    reason: string
    wish: string
  }[]
  history: { state: State; note: string | null; created_at: string }[]
  documents: { id: number; name: string; size: number; url: string }[]
  protocol_url: string
  can_cancel: boolean
  can_add: boolean
  limits: UploadLimits
  is_filed_now: boolean
  result: (typeof COMPLAINT_RESULTS)[number] | null
  errors: FieldError[]
}

const EMBEDS = [
  'items',
  'items.image_url',
  'items.variation_properties_names',
  'items.order_item_product_fields',
  'history',
  'order_code',
] as const

export async function loadComplaint(context: LoadContext): Promise<Loaded<ComplaintData>> {
  const { api, language, params, path, query, translator, me } = context
  const { t } = translator
  const id = Number(params.id)
  const hash = me ? null : query.get('hash')
  const key = hash ? { hash } : {}
  const [complaint, documents] = await Promise.all([
    api('GET /complaints/{id}', { params: { id }, query: { embed: EMBEDS, ...key } }),
    api('GET /complaints/{id}/documents', { params: { id }, query: { paginate: false, ...key } }),
  ]).catch((error: unknown) => {
    // To whoever may not see it there is no such page.
    if (error instanceof ApiError && [401, 403].includes(error.status)) throw new ApiError(404, null)
    throw error
  })
  const name = t('complaint.heading', { number: complaint.document_number })
  const order_url = orderPath(language, complaint.order_id, hash, me !== null)
  const file = (of: string) =>
    `/shop-api/complaints/${id}${of}${hash ? `?${new URLSearchParams({ hash })}` : ''}`
  return {
    title: name,
    breadcrumbs: [
      me
        ? { name: t('breadcrumb.customer_complaints'), url: pathFor('customer-complaints', language) }
        : { name: t('order.heading', { number: complaint.order_code }), url: order_url },
      { name, url: path },
    ],
    data: {
      id,
      hash,
      document_number: complaint.document_number,
      email: complaint.email,
      created_at: complaint.created_at,
      state: stateWord(translator, complaint.state),
      type: typeWord(translator, complaint.type),
      value: complaint.taxed_price.formatted,
      account: accountText(complaint),
      handle_until: complaint.handle_until,
      is_open: isOpenComplaint(complaint),
      warranty_until: complaint.warranty_until,
      order: { code: complaint.order_code, url: order_url },
      items: complaint.items.map((item) => ({
        id: item.id,
        name: item.name,
        details: itemDetails({ ...item, product_fields: item.order_item_product_fields }),
        image_url: item.image_url ?? null,
        amount: item.amount,
        price: item.taxed_price.formatted,
        reason: item.reason ?? '',
        wish: item.preferred_resolve
          ? t('complaint.wish', { resolve: t(`complaint.resolve.${item.preferred_resolve}`).toLowerCase() })
          : '',
      })),
      history: complaint.history.map(({ state, ...change }) => ({
        ...change,
        state: stateWord(translator, state),
      })),
      documents: documents.items.map((document) => ({
        id: document.id,
        name: document.name,
        size: document.size,
        url: file(`/documents/${document.id}`),
      })),
      protocol_url: file('/protocol'),
      can_cancel: canCancelComplaint(complaint),
      can_add: canAddDocument(complaint) && documents.items.length < MAX_DOCUMENTS,
      limits: uploadLimits(documents.items.length),
      is_filed_now: query.get('filed') === '1',
      result: COMPLAINT_RESULTS.find((one) => one === query.get(RESULT_PARAMETER)) ?? null,
      errors: refusedForm(context, DOCUMENTS_FORM, me?.customer?.id ?? null)?.errors ?? [],
    },
  }
}
