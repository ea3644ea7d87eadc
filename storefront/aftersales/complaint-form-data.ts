import {
  COMPLAINT_HANDLING_DAYS,
  COMPLAINT_RESOLVES,
  COMPLAINT_TYPES,
  MAX_DEFECT_LENGTH,
  WARRANTY_MONTHS,
} from '#contract/complaint.ts'
import { ADDRESS_TYPES } from '#contract/address.ts'
import type { FieldError } from '#contract/error.ts'
import { canComplain, isCancelled } from '#contract/order-flag.ts'
import type { Api } from '../api/client.ts'
import { ApiError } from '../api/request-error.ts'
import { type DialCode, readDialCodes } from '../auth/dial-code.ts'
import type { RecapLine } from '../checkout/recap.ts'
import { loadStaticText } from '../content/static-text.ts'
import type { LoadContext, Loaded } from '../load-context.ts'
import { orderPath } from '../order/order-path.ts'
import { orderView, type OrderWire } from '../order/order-view.ts'
import { readOrder } from '../order/read-order.ts'
import { refusedForm } from '../refused-form.ts'
import { pathFor } from '../route-match.ts'
import { BANK_FIELDS, type BankField } from './bank-form.ts'
import { type UploadLimits, uploadLimits } from './complaint-data.ts'
import { COMPLAINT_FORM } from './complaint-endpoints.ts'
import { typeHint, typeWord } from './complaint-word.ts'

export interface ClaimableLine {
  id: number
  name: string
  details: string[]
  image_url: string | null
  amount: number
  /** Pieces that can be complained about. */
  left: number
  is_part: boolean
}

interface Choice {
  value: string
  name: string
  hint?: string
}

export interface ComplaintFormData {
  order: { id: number; code: string; url: string }
  hash: string | null
  is_cancelled: boolean
  can_complain: boolean
  lines: ClaimableLine[]
  types: Choice[]
  resolves: Choice[]
  dial_codes: DialCode[]
  values: Record<string, string>
  errors: FieldError[]
  /** The shop's own words, as HTML. */
  notice: string | null
  limits: UploadLimits & { reason: number; warranty_months: number; handling_days: number }
}

export async function loadComplaintForm(context: LoadContext): Promise<Loaded<ComplaintFormData>> {
  const { api, language, params, path, query, translator, me } = context
  const { t } = translator
  const hash = me ? null : query.get('hash')
  const order = await readOrder(api, Number(params.id), hash)
  if (!order) throw new ApiError(404, null)
  const [left, dial_codes, customer, notice] = await Promise.all([
    claimablePieces(api, order.id, hash),
    readDialCodes(api),
    me ? api('GET /auth/me', { query: { embed: ['customer'] } }).then((found) => found.customer) : null,
    loadStaticText(api, 'complaint-notice'),
  ])
  const lines = flat(orderView(order, new Map(), context.now).lines, false).map((line) => ({
    ...line,
    left: left.get(line.id) ?? 0,
  }))
  const order_url = orderPath(language, order.id, hash, me !== null)
  const refused = refusedForm(context, COMPLAINT_FORM, customer?.id ?? null)
  return {
    title: t('complaint.form_heading', { number: order.code }),
    breadcrumbs: [
      ...(me
        ? [{ name: t('breadcrumb.customer_my_orders'), url: pathFor('customer-my-orders', language) }]
        : []),
      { name: t('order.heading', { number: order.code }), url: order_url },
      { name: t('breadcrumb.new_complaint'), url: path },
    ],
    data: {
      order: { id: order.id, code: order.code, url: order_url },
      hash,
      is_cancelled: isCancelled(order),
      can_complain: canComplain(order),
      lines,
      types: Object.values(COMPLAINT_TYPES).map((type) => ({
        value: String(type),
        name: typeWord(translator, type),
        hint: typeHint(translator, type),
      })),
      resolves: COMPLAINT_RESOLVES.map((value) => ({ value, name: t(`complaint.resolve.${value}`) })),
      dial_codes,
      values: refused?.values ?? { ...contactOf(order), ...bankOf(customer), ...firstTick(lines) },
      errors: refused?.errors ?? [],
      notice,
      limits: {
        ...uploadLimits(),
        reason: MAX_DEFECT_LENGTH,
        warranty_months: WARRANTY_MONTHS,
        handling_days: COMPLAINT_HANDLING_DAYS,
      },
    },
  }
}

/** How many pieces of each line can be complained about. */
async function claimablePieces(
  api: Api,
  order_id: number,
  hash: string | null,
): Promise<Map<number, number>> {
  const { items } = await api('GET /orders/{id}/claimable-items', {
    params: { id: order_id },
    query: { paginate: false, ...(hash ? { hash } : {}) },
  })
  return new Map(items.map(({ id, max_amount }) => [id, max_amount]))
}

function flat(lines: readonly RecapLine[], is_part: boolean): Omit<ClaimableLine, 'left'>[] {
  return lines.flatMap(({ id, name, details, image_url, amount, parts }) => [
    { id, name, details, image_url, amount, is_part },
    ...flat(parts, true),
  ])
}

function contactOf({ email, order_addresses }: OrderWire): Record<string, string> {
  const billing = order_addresses.find(({ type }) => type === ADDRESS_TYPES.billing)
  return {
    email,
    first_name: billing?.first_name ?? '',
    last_name: billing?.last_name ?? '',
    dial_code: billing?.dial_code ?? '',
    phone: billing?.phone ?? '',
  }
}

function bankOf(customer: Partial<Record<BankField, string | null>> | null) {
  return Object.fromEntries(BANK_FIELDS.map((name) => [name, customer?.[name] ?? '']))
}

/** Where there is only one thing to complain about, it is that. */
function firstTick(lines: readonly ClaimableLine[]): Record<string, string> {
  const [only, more] = lines.filter(({ left }) => left > 0)
  return only && !more ? { [`item_${only.id}`]: 'on' } : {}
}
